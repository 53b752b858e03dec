<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>app</name>
    <message>
        <source>Built-in catalogue: %1 devices, %2 figures, %3 faults; %4 figures without a recorded source.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no faults found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a screenshot is written as PNG; a name that ends in .png was expected</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>model</name>
    <message>
        <source>there is no such file or folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the folder may not be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown device &quot;%1&quot;%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found %1, expected %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown key%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text that is not empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found &quot;%1&quot;, expected one of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object with title, url and date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found %1, expected a date such as 2022, 2022-09, 2022-09-20 or &quot;read 2026-11&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object of sources by name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object of figures by name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown figure%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object of rates by number format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown number format%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object with the rates &quot;dense&quot; and &quot;sparse&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object of counts by name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the figure has no value; write null for a figure that is not published</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found %1, expected a number above 0 and at most %2 (null for &quot;not published&quot;)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found the unit &quot;%1&quot;, expected %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> or </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object with value, unit, kind and sources, or null</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found &quot;%1&quot;, expected published, derived, estimated or yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of names of the device&apos;s sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no source of this device is called &quot;%1&quot;%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of dissents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of prices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object with amount, currency, kind, date and source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a price needs amount, currency, kind and date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found %1, expected an amount above 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found &quot;%1&quot;, expected %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found &quot;%1&quot;, expected list, street, system or cloud-hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of claims</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found %1, expected a catalogue: an object with format, version and devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected &quot;ridgepoint-catalogue&quot;: this does not look like a catalogue file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this program reads version 1 of the catalogue format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found %1, expected a list of devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found %1, expected a device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found &quot;%1&quot;, expected an id of lower-case letters, digits and hyphens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the id &quot;%1&quot; is already used in line %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the id &quot;%1&quot; is already used in another file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a new device needs name, vendor and kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a year, a currency and a rate above 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected yearly rates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>system on chip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accelerator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>superchip (CPU and GPU)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FP64 tensor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>billion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory bandwidth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory bus width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bandwidth of second memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On-chip cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interconnect type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interconnect, both directions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Host link type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Host link, both directions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power limit (TDP)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Released</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Process</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transistors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CUDA cores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensor cores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stream processors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compute units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU cores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU cores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Performance cores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Efficiency cores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory channels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boost clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matrix cores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Xe cores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>XMX engines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vector engines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shaders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AI accelerators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not published</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peak %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dense</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with structured sparsity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unified memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also called: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>source not recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stated in: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vendor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>price kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>list price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>street price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>system price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cloud price per hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>breaks the schema: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prices: %1, %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prices of different kinds are compared: %1; dates %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Converted to %1 at the mean rate of %2: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The baseline %1 has no figure, so nothing is shown relative to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower is better here: 2× means half of the baseline&apos;s value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower is better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Not published for %n device(s): %1.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Estimated, not published by the vendor: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Publications disagree about %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The faster of FP16 and BF16: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory as on the label: 1 GB is 2^30 bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sum of both directions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no device is compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: not published for any of these devices.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 with %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: from %2 to %3, %4 times as much.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the device &quot;%1&quot; is given twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the baseline &quot;%1&quot; is not among the compared devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>published</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>derived</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>estimated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>relative (×)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>publications that disagree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be written: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no folder %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>column %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the key is given twice, here and in line %1; the last one counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nested more than %1 levels deep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>null</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is empty; JSON was expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is UTF-16; JSON in UTF-8 was expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a Git LFS pointer, not the file itself; fetch it with &quot;git lfs pull&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a web page (HTML), not JSON; download the raw file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a folder; a JSON file was expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 MB is too large; at most %2 MB were expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peak compute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interconnect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Host link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ridge point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Year of release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compute for the money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bandwidth for the money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory for the money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compute per watt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bandwidth per watt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory per watt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FP16 or BF16</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>best known price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; did you mean %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; did you mean %1 or %2?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::BarLayer</name>
    <message>
        <source>Baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Baseline: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No value is above zero, so the scale is linear.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zero or less, so not drawn on the logarithmic scale: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::ChartExporter</name>
    <message>
        <source>%1: %2</source>
        <comment>name of a device, its value</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a picture is saved as .png, .svg or .pdf, not as &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a picture of %1 × %2 pixels does not fit into memory</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::ChartPanel</name>
    <message>
        <source>Metric of this chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What this chart shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show as table (T)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy picture and data (Ctrl+C)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save this chart as a picture or as data</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::ChartScene</name>
    <message>
        <source>%1 (logarithmic)</source>
        <comment>title of an axis</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Sources: %1; and %n more</source>
        <comment>list of sources</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Sources: %1</source>
        <comment>list of sources</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>estimated, not published</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your own figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sources disagree</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::ChartTableModel</name>
    <message>
        <source>%1×</source>
        <comment>relative to the baseline</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Detail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::ChartText</name>
    <message>
        <source>not published</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>≈ %1</source>
        <comment>estimated value</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>value, unit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>name, metric, why there is no value</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rank %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, %3, %4</source>
        <comment>name, metric, value with unit, rank</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>all about a bar, its status</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick devices on the left to compare them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of these devices has this figure</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::ChartView</name>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;Picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;Data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save As…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show as &amp;Table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::ComparePage</name>
    <message>
        <source>&amp;FLOPS of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>s&amp;parse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rates with structured sparsity, where vendors state them. They are not comparable with dense rates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;rice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Relative to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;ort by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Logarithmic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Axes in decades: for devices that differ by orders of magnitude</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number format of the compute rates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best known: list price, else street price, else the price of the whole system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Currency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prices are converted at the yearly mean of their own year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of the bars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>order of choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing (absolute)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::ComparisonChart</name>
    <message>
        <source>Kind: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number format: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Converted at the mean rate of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source not recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source: %1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stated differently: %1 in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1×</source>
        <comment>ratio to the baseline</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>value and unit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>value with unit; price kind and date</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>× as much as %1</source>
        <comment>axis title of ratios</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>× as good as %1 (lower is better)</source>
        <comment>axis title of ratios</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::DevicePanel</name>
    <message numerus="yes">
        <source>At most %n device(s) can be compared at once; take one out first.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Search: h100 pcie, 4090, 苹果 M2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words of a name, vendor or alias, in any order. Enter checks the first device found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only compared devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check a device to compare it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare no device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No device is compared yet. Check some in the list of all devices.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No device has “%1” in its name, vendor or aliases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n compared</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::MainWindow</name>
    <message>
        <source>Ridgepoint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export chart…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the chart that was used last as PNG, SVG, PDF, CSV or JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export &amp;all charts…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the four charts together as one picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy picture and data of the chart that was used last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as co&amp;mmand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the command line that makes the chart that was used last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the search field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select &amp;nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highlight no device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;lear the comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare no device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put panels back in their places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faults in &amp;catalogue files…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List what was wrong in your own catalogue files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List the keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Ridgepoint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Catalogue of %1, %n device(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n compared</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s) were found in your catalogue files. The entries concerned are left out or marked.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Show…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG picture (*.png);;SVG drawing (*.svg);;PDF document (*.pdf);;CSV table (*.csv);;JSON data (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export all charts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG picture (*.png);;SVG drawing (*.svg);;PDF document (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The command line is on the clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faults in catalogue files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faults, one a line: file, line, place, what was found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up, Down, Home, End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a chart: go from bar to bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a chart: select the bar, in all charts; in the list: compare the device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a chart: clear the selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a chart: show it as a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Ridgepoint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;h3&gt;Ridgepoint %1&lt;/h3&gt;&lt;p&gt;Compares hardware for training and running large language models, with the source of every figure.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. It comes without any warranty.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
