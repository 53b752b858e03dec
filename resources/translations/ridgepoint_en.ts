<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>app</name>
    <message numerus="yes">
        <source> (and %n more; &quot;ridgepoint catalogue check&quot; lists all)</source>
        <translation>
            <numerusform> (and %n more; &quot;ridgepoint catalogue check&quot; lists all)</numerusform>
            <numerusform> (and %n more; &quot;ridgepoint catalogue check&quot; lists all)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>model</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not published for %n device(s): %1.</source>
        <translation>
            <numerusform>Not published for %n device: %1.</numerusform>
            <numerusform>Not published for %n devices: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n number format(s) are published for %2, the most of these devices.</source>
        <translation>
            <numerusform>%1: %n number format is published for %2, the most of these devices.</numerusform>
            <numerusform>%1: %n number formats are published for %2, the most of these devices.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 not published for %n device(s): %2.</source>
        <translation>
            <numerusform>%1 not published for %n device: %2.</numerusform>
            <numerusform>%1 not published for %n devices: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n device(s).</source>
        <translation>
            <numerusform>%1: %n device.</numerusform>
            <numerusform>%1: %n devices.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>how many of the %n power supply(s) are spare</source>
        <translation>
            <numerusform>whether the %n power supply is spare</numerusform>
            <numerusform>how many of the %n power supplies are spare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n server(s) with cooling and losses of the building (PUE %1) take %2.</source>
        <translation>
            <numerusform>%n server with cooling and losses of the building (PUE %1) takes %2.</numerusform>
            <numerusform>%n servers with cooling and losses of the building (PUE %1) take %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n core(s)</source>
        <translation>
            <numerusform>%n core</numerusform>
            <numerusform>%n cores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep %n GPU(s)</source>
        <translation>
            <numerusform>Keep %n GPU</numerusform>
            <numerusform>Keep %n GPUs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lane(s)</source>
        <translation>
            <numerusform>%n lane</numerusform>
            <numerusform>%n lanes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n uplink(s)</source>
        <translation>
            <numerusform>%n uplink</numerusform>
            <numerusform>%n uplinks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n module(s) in a channel: modules of %1 will run at %2.</source>
        <translation>
            <numerusform>%n module in a channel: modules of %1 will run at %2.</numerusform>
            <numerusform>%n modules in a channel: modules of %1 will run at %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep %n module(s)</source>
        <translation>
            <numerusform>Keep %n module</numerusform>
            <numerusform>Keep %n modules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fit %n module(s)</source>
        <translation>
            <numerusform>Fit %n module</numerusform>
            <numerusform>Fit %n modules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n adapter(s)</source>
        <translation>
            <numerusform>%n adapter</numerusform>
            <numerusform>%n adapters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep %n processor(s)</source>
        <translation>
            <numerusform>Keep %n processor</numerusform>
            <numerusform>Keep %n processors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fit %n processor(s)</source>
        <translation>
            <numerusform>Fit %n processor</numerusform>
            <numerusform>Fit %n processors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n socket(s)</source>
        <translation>
            <numerusform>%n socket</numerusform>
            <numerusform>%n sockets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n server(s) of a rack draw %1. A rack of %2 holds %3 of them (%4).</source>
        <translation>
            <numerusform>%n server of a rack draws %1. A rack of %2 holds %3 of them (%4).</numerusform>
            <numerusform>%n servers of a rack draw %1. A rack of %2 holds %3 of them (%4).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s)</source>
        <translation>
            <numerusform>%n position</numerusform>
            <numerusform>%n positions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slot(s)</source>
        <translation>
            <numerusform>%n slot</numerusform>
            <numerusform>%n slots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n switch(es)</source>
        <translation>
            <numerusform>%n switch</numerusform>
            <numerusform>%n switches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>not priced: %n part(s)</source>
        <translation>
            <numerusform>not priced: %n part</numerusform>
            <numerusform>not priced: %n parts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n network adapter(s) are assumed to take %1 W each.</source>
        <translation>
            <numerusform>%n network adapter is assumed to take %1 W.</numerusform>
            <numerusform>%n network adapters are assumed to take %1 W each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s): %1.</source>
        <translation>
            <numerusform>%n piece: %1.</numerusform>
            <numerusform>%n pieces: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n price(s) are estimates.</source>
        <translation>
            <numerusform>%n price is an estimate.</numerusform>
            <numerusform>%n prices are estimates.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) converted at the mean rate of %1.</source>
        <translation>
            <numerusform>%n piece converted at the mean rate of %1.</numerusform>
            <numerusform>%n pieces converted at the mean rate of %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n server(s) to a rack, by its height and its power; switches are not counted.</source>
        <translation>
            <numerusform>%n server to a rack, by its height and its power; switches are not counted.</numerusform>
            <numerusform>%n servers to a rack, by its height and its power; switches are not counted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::AnalysisChart</name>
    <message numerus="yes">
        <source>%1, a curve for each of %n device(s).</source>
        <translation>
            <numerusform>%1, a curve for %n device.</numerusform>
            <numerusform>%1, a curve for each of %n devices.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more move it less.</source>
        <translation>
            <numerusform>%n more moves it less.</numerusform>
            <numerusform>%n more move it less.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ChartScene</name>
    <message numerus="yes">
        <source>Sources: %1; and %n more</source>
        <translation>
            <numerusform>Sources: %1; and %n more</numerusform>
            <numerusform>Sources: %1; and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ComparedList</name>
    <message numerus="yes">
        <source>%n compared</source>
        <translation>
            <numerusform>%n compared</numerusform>
            <numerusform>%n compared</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n device(s) are compared at once.</source>
        <translation>
            <numerusform>Up to %n device is compared at once.</numerusform>
            <numerusform>Up to %n devices are compared at once.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::DetailsPanel</name>
    <message numerus="yes">
        <source>At most %n device(s) can be compared at once; take one out first.</source>
        <translation>
            <numerusform>At most %n device can be compared at once; take it out first.</numerusform>
            <numerusform>At most %n devices can be compared at once; take one out first.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::DevicePanel</name>
    <message numerus="yes">
        <source>At most %n device(s) can be compared at once; take one out first.</source>
        <translation>
            <numerusform>At most %n device can be compared at once; take it out first.</numerusform>
            <numerusform>At most %n devices can be compared at once; take one out first.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::DifferencesDialog</name>
    <message numerus="yes">
        <source>%n figure(s) differ.</source>
        <translation>
            <numerusform>%n figure differs.</numerusform>
            <numerusform>%n figures differ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s) are the same and not shown.</source>
        <translation>
            <numerusform>%n figure is the same and not shown.</numerusform>
            <numerusform>%n figures are the same and not shown.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::DocumentActions</name>
    <message numerus="yes">
        <source>%1: %n fault(s). What they concern is left out or at its default.</source>
        <translation>
            <numerusform>%1: %n fault. What it concerns is left out or at its default.</numerusform>
            <numerusform>%1: %n faults. What they concern is left out or at its default.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::MainWindow</name>
    <message numerus="yes">
        <source>Catalogue of %1, %n device(s)</source>
        <translation>
            <numerusform>Catalogue of %1, %n device</numerusform>
            <numerusform>Catalogue of %1, %n devices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n compared</source>
        <translation>
            <numerusform>%n compared</numerusform>
            <numerusform>%n compared</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s) were found in your catalogue files. The entries concerned are left out or marked.</source>
        <translation>
            <numerusform>%n fault was found in your catalogue files. The entry concerned is left out or marked.</numerusform>
            <numerusform>%n faults were found in your catalogue files. The entries concerned are left out or marked.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::MeasuredPage</name>
    <message numerus="yes">
        <source>%1: %n more row(s) with faults</source>
        <translation>
            <numerusform>%1: %n more row with faults</numerusform>
            <numerusform>%1: %n more rows with faults</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) are on the clipboard</source>
        <translation>
            <numerusform>%n row is on the clipboard</numerusform>
            <numerusform>%n rows are on the clipboard</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::PointLayer</name>
    <message numerus="yes">
        <source>%n name(s) without room: point at a mark, or enlarge</source>
        <translation>
            <numerusform>%n name without room: point at a mark, or enlarge</numerusform>
            <numerusform>%n names without room: point at a mark, or enlarge</numerusform>
        </translation>
    </message>
</context>
</TS>
