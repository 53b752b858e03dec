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
