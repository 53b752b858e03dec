<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Text</name>
    <message>
        <source>%1, %2</source>
        <comment>name of a quantity, its unit</comment>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>app</name>
    <message>
        <source>%1: no faults found</source>
        <translation>%1：未发现错误</translation>
    </message>
    <message numerus="yes">
        <source> (and %n more; &quot;ridgepoint catalogue check&quot; lists all)</source>
        <translation>
            <numerusform>（另有 %n 处；可用“ridgepoint catalogue check”列出全部）</numerusform>
        </translation>
    </message>
    <message>
        <source>Built-in catalogue: devices %1, figures %2, faults %3, figures without a recorded source %4.</source>
        <translation>内置设备库：设备 %1 个，数据 %2 项，错误 %3 处，未记录来源的数据 %4 项。</translation>
    </message>
    <message>
        <source>doubtful: %1</source>
        <translation>存疑：%1</translation>
    </message>
    <message>
        <source>standard output: cannot be written: %1</source>
        <translation>标准输出：无法写入：%1</translation>
    </message>
</context>
<context>
    <name>model</name>
    <message>
        <source>there is no such file or folder</source>
        <translation>文件或文件夹不存在</translation>
    </message>
    <message>
        <source>the folder may not be read</source>
        <translation>没有读取该文件夹的权限</translation>
    </message>
    <message>
        <source>unknown device &quot;%1&quot;%2</source>
        <translation>未知的设备“%1”%2</translation>
    </message>
    <message>
        <source>found %1, expected %2</source>
        <translation>此处为%1，应为%2</translation>
    </message>
    <message>
        <source>unknown key%1</source>
        <translation>未知的键%1</translation>
    </message>
    <message>
        <source>text that is not empty</source>
        <translation>非空文本</translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation>文本列表</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>布尔值（true 或 false）</translation>
    </message>
    <message>
        <source>an object with title, url and date</source>
        <translation>含 title、url 和 date 的对象</translation>
    </message>
    <message>
        <source>found %1, expected a date such as 2022, 2022-09, 2022-09-20 or &quot;read 2026-11&quot;</source>
        <translation>此处为%1，应为日期，如 2022、2022-09、2022-09-20 或“read 2026-11”</translation>
    </message>
    <message>
        <source>an object of sources by name</source>
        <translation>以名称为键的来源对象</translation>
    </message>
    <message>
        <source>an object of figures by name</source>
        <translation>以名称为键的数据项对象</translation>
    </message>
    <message>
        <source>unknown figure%1</source>
        <translation>未知的数据项%1</translation>
    </message>
    <message>
        <source>an object of rates by number format</source>
        <translation>以数值格式为键的算力对象</translation>
    </message>
    <message>
        <source>unknown number format%1</source>
        <translation>未知的数值格式%1</translation>
    </message>
    <message>
        <source>an object with the rates &quot;dense&quot; and &quot;sparse&quot;</source>
        <translation>含“dense”和“sparse”两项算力的对象</translation>
    </message>
    <message>
        <source>an object of counts by name</source>
        <translation>以名称为键的数量对象</translation>
    </message>
    <message>
        <source>the figure has no value; write null for a figure that is not published</source>
        <translation>该数据项缺少 value；未公布的数据请写 null</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>found %1, expected a number above 0 and at most %2 (null for &quot;not published&quot;)</source>
        <translation>此处为 %1，应为大于 0 且不超过 %2 的数字（未公布请写 null）</translation>
    </message>
    <message>
        <source>found the unit &quot;%1&quot;, expected %2</source>
        <translation>此处单位为“%1”，应为 %2</translation>
    </message>
    <message>
        <source> or </source>
        <translation> 或 </translation>
    </message>
    <message>
        <source>an object with value, unit, kind and sources, or null</source>
        <translation>含 value、unit、kind 和 sources 的对象，或 null</translation>
    </message>
    <message>
        <source>a list of names of the device&apos;s sources</source>
        <translation>该设备来源名称的列表</translation>
    </message>
    <message>
        <source>no source of this device is called &quot;%1&quot;%2</source>
        <translation>该设备没有名为“%1”的来源%2</translation>
    </message>
    <message>
        <source>a list of dissents</source>
        <translation>不同说法（dissents）的列表</translation>
    </message>
    <message>
        <source>a list of prices</source>
        <translation>价格列表</translation>
    </message>
    <message>
        <source>an object with amount, currency, kind, date and source</source>
        <translation>含 amount、currency、kind、date 和 source 的对象</translation>
    </message>
    <message>
        <source>a price needs amount, currency, kind and date</source>
        <translation>价格须有 amount、currency、kind 和 date</translation>
    </message>
    <message>
        <source>found %1, expected an amount above 0</source>
        <translation>此处为 %1，应为大于 0 的金额</translation>
    </message>
    <message>
        <source>a list of claims</source>
        <translation>说法（claims）的列表</translation>
    </message>
    <message>
        <source>found %1, expected a catalogue: an object with format, version and devices</source>
        <translation>此处为%1，应为设备库：含 format、version 和 devices 的对象</translation>
    </message>
    <message>
        <source>expected &quot;ridgepoint-catalogue&quot;: this does not look like a catalogue file</source>
        <translation>应为“ridgepoint-catalogue”：这似乎不是设备库文件</translation>
    </message>
    <message>
        <source>found %1, expected a list of devices</source>
        <translation>此处为%1，应为设备列表</translation>
    </message>
    <message>
        <source>found %1, expected a device</source>
        <translation>此处为%1，应为设备</translation>
    </message>
    <message>
        <source>the id &quot;%1&quot; is already used in line %2</source>
        <translation>id“%1”已在第 %2 行使用</translation>
    </message>
    <message>
        <source>the id &quot;%1&quot; is already used in another file</source>
        <translation>id“%1”已在另一文件中使用</translation>
    </message>
    <message>
        <source>a new device needs name, vendor and kind</source>
        <translation>新设备须有 name、vendor 和 kind</translation>
    </message>
    <message>
        <source>expected a year, a currency and a rate above 0</source>
        <translation>应为年份、货币和大于 0 的汇率</translation>
    </message>
    <message>
        <source>expected yearly rates</source>
        <translation>应为逐年汇率</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>system on chip</source>
        <translation>片上系统（SoC）</translation>
    </message>
    <message>
        <source>accelerator</source>
        <translation>加速卡</translation>
    </message>
    <message>
        <source>TPU</source>
        <translation>TPU</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>superchip (CPU and GPU)</source>
        <translation>超级芯片（CPU 与 GPU）</translation>
    </message>
    <message>
        <source>FP64 tensor</source>
        <translation>FP64 张量</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>显存容量</translation>
    </message>
    <message>
        <source>Memory bandwidth</source>
        <translation>显存带宽</translation>
    </message>
    <message>
        <source>Memory bus width</source>
        <translation>显存位宽</translation>
    </message>
    <message>
        <source>Memory type</source>
        <translation>显存类型</translation>
    </message>
    <message>
        <source>Second memory</source>
        <translation>第二级内存</translation>
    </message>
    <message>
        <source>Bandwidth of second memory</source>
        <translation>第二级内存带宽</translation>
    </message>
    <message>
        <source>On-chip cache</source>
        <translation>片上缓存</translation>
    </message>
    <message>
        <source>Interconnect type</source>
        <translation>卡间互联类型</translation>
    </message>
    <message>
        <source>Interconnect, both directions</source>
        <translation>卡间互联（双向）</translation>
    </message>
    <message>
        <source>Host link type</source>
        <translation>主机接口类型</translation>
    </message>
    <message>
        <source>Host link, both directions</source>
        <translation>主机接口（双向）</translation>
    </message>
    <message>
        <source>Power limit (TDP)</source>
        <translation>功耗上限（TDP）</translation>
    </message>
    <message>
        <source>Released</source>
        <translation>发布时间</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>架构</translation>
    </message>
    <message>
        <source>Process</source>
        <translation>制程</translation>
    </message>
    <message>
        <source>Transistors</source>
        <translation>晶体管数</translation>
    </message>
    <message>
        <source>CUDA cores</source>
        <translation>CUDA 核心数</translation>
    </message>
    <message>
        <source>Tensor cores</source>
        <translation>张量核心数</translation>
    </message>
    <message>
        <source>Stream processors</source>
        <translation>流处理器数</translation>
    </message>
    <message>
        <source>Compute units</source>
        <translation>计算单元数</translation>
    </message>
    <message>
        <source>GPU cores</source>
        <translation>GPU 核心数</translation>
    </message>
    <message>
        <source>CPU cores</source>
        <translation>CPU 核心数</translation>
    </message>
    <message>
        <source>Performance cores</source>
        <translation>性能核数</translation>
    </message>
    <message>
        <source>Efficiency cores</source>
        <translation>能效核数</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>线程数</translation>
    </message>
    <message>
        <source>Memory channels</source>
        <translation>内存通道数</translation>
    </message>
    <message>
        <source>Base clock</source>
        <translation>基础频率</translation>
    </message>
    <message>
        <source>Boost clock</source>
        <translation>加速频率</translation>
    </message>
    <message>
        <source>Matrix cores</source>
        <translation>矩阵核心数</translation>
    </message>
    <message>
        <source>Xe cores</source>
        <translation>Xe 核心数</translation>
    </message>
    <message>
        <source>XMX engines</source>
        <translation>XMX 引擎数</translation>
    </message>
    <message>
        <source>Vector engines</source>
        <translation>矢量引擎数</translation>
    </message>
    <message>
        <source>Shaders</source>
        <translation>着色单元数</translation>
    </message>
    <message>
        <source>AI accelerators</source>
        <translation>AI 加速器数</translation>
    </message>
    <message>
        <source>not published</source>
        <translation>未公布</translation>
    </message>
    <message>
        <source>Peak %1, %2</source>
        <translation>峰值算力（%1，%2）</translation>
    </message>
    <message>
        <source>dense</source>
        <translation>稠密</translation>
    </message>
    <message>
        <source>with structured sparsity</source>
        <translation>结构化稀疏</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>unified memory</source>
        <translation>统一内存</translation>
    </message>
    <message>
        <source>, </source>
        <translation>，</translation>
    </message>
    <message>
        <source>Also called: %1</source>
        <translation>别名：%1</translation>
    </message>
    <message>
        <source>source not recorded</source>
        <translation>来源未记录</translation>
    </message>
    <message>
        <source>%1 stated in: %2</source>
        <translation>另有说法 %1，来源：%2</translation>
    </message>
    <message>
        <source>device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>vendor</source>
        <translation>厂商</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>price kind</source>
        <translation>价格种类</translation>
    </message>
    <message>
        <source>list price</source>
        <translation>官方价</translation>
    </message>
    <message>
        <source>street price</source>
        <translation>市场价</translation>
    </message>
    <message>
        <source>system price</source>
        <translation>整机价</translation>
    </message>
    <message>
        <source>cloud price per hour</source>
        <translation>云租用每小时价</translation>
    </message>
    <message>
        <source>breaks the schema: %1</source>
        <translation>不符合 schema：%1</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1，另有 %n 个设备</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>Prices: %1, %2.</source>
        <translation>价格：%1，%2。</translation>
    </message>
    <message>
        <source>Converted to %1 at the mean rate of %2: %3.</source>
        <translation>按 %2 年平均汇率换算为 %1：%3。</translation>
    </message>
    <message>
        <source>The baseline %1 has no figure, so nothing is shown relative to it.</source>
        <translation>基准 %1 没有此项数据，因此不显示相对值。</translation>
    </message>
    <message>
        <source>Lower is better here: 2× means half of the baseline&apos;s value.</source>
        <translation>此项越低越好：2× 表示数值为基准的一半。</translation>
    </message>
    <message>
        <source>Lower is better.</source>
        <translation>越低越好。</translation>
    </message>
    <message numerus="yes">
        <source>Not published for %n device(s): %1.</source>
        <translation>
            <numerusform>%n 个设备未公布：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Estimated, not published by the vendor: %1.</source>
        <translation>估算值，厂商未公布：%1。</translation>
    </message>
    <message>
        <source>Publications disagree about %1.</source>
        <translation>来源说法不一：%1。</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>The faster of FP16 and BF16: %1.</source>
        <translation>取 FP16 与 BF16 中较快者：%1。</translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
    <message>
        <source>Sum of both directions.</source>
        <translation>双向合计。</translation>
    </message>
    <message>
        <source>%1: no device is compared.</source>
        <translation>%1：尚未选择对比设备。</translation>
    </message>
    <message>
        <source>%1: not published for any of these devices.</source>
        <translation>%1：这些设备均未公布。</translation>
    </message>
    <message>
        <source>%1 with %2 %3</source>
        <translation>%1（%2 %3）</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>%1: from %2 to %3, %4 times as much.</source>
        <translation>%1：从 %2 到 %3，后者是前者的 %4 倍。</translation>
    </message>
    <message>
        <source>the device &quot;%1&quot; is given twice</source>
        <translation>设备“%1”重复</translation>
    </message>
    <message>
        <source>published</source>
        <translation>公布值</translation>
    </message>
    <message>
        <source>derived</source>
        <translation>推算值</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>估算值</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>自有数据</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>relative (×)</source>
        <translation>相对值（×）</translation>
    </message>
    <message>
        <source>status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>publications that disagree</source>
        <translation>说法不一的来源</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1，见 %2</translation>
    </message>
    <message>
        <source>cannot be written: %1</source>
        <translation>无法写入：%1</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>这是文件夹</translation>
    </message>
    <message>
        <source>there is no folder %1</source>
        <translation>文件夹 %1 不存在</translation>
    </message>
    <message>
        <source>column %1: %2</source>
        <translation>第 %1 列：%2</translation>
    </message>
    <message>
        <source>the key is given twice, here and in line %1; the last one counts</source>
        <translation>键重复：此处与第 %1 行；以最后一个为准</translation>
    </message>
    <message>
        <source>nested more than %1 levels deep</source>
        <translation>嵌套超过 %1 层</translation>
    </message>
    <message>
        <source>null</source>
        <translation>空值（null）</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>the file is UTF-16; JSON in UTF-8 was expected</source>
        <translation>文件为 UTF-16 编码；应为 UTF-8 编码的 JSON</translation>
    </message>
    <message>
        <source>not JSON</source>
        <translation>不是 JSON</translation>
    </message>
    <message>
        <source>this is a folder; a JSON file was expected</source>
        <translation>这是文件夹；应为 JSON 文件</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation>无法读取：%1</translation>
    </message>
    <message>
        <source>%1 MB is too large; at most %2 MB were expected</source>
        <translation>文件过大（%1 MB）；最多 %2 MB</translation>
    </message>
    <message>
        <source>Peak compute</source>
        <translation>峰值算力</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Interconnect</source>
        <translation>卡间互联</translation>
    </message>
    <message>
        <source>Host link</source>
        <translation>主机接口</translation>
    </message>
    <message>
        <source>Ridge point</source>
        <translation>脊点</translation>
    </message>
    <message>
        <source>Year of release</source>
        <translation>发布年份</translation>
    </message>
    <message>
        <source>Compute for the money</source>
        <translation>算力性价比</translation>
    </message>
    <message>
        <source>Bandwidth for the money</source>
        <translation>显存带宽性价比</translation>
    </message>
    <message>
        <source>Memory for the money</source>
        <translation>显存容量性价比</translation>
    </message>
    <message>
        <source>Compute per watt</source>
        <translation>每瓦算力</translation>
    </message>
    <message>
        <source>Bandwidth per watt</source>
        <translation>每瓦显存带宽</translation>
    </message>
    <message>
        <source>Memory per watt</source>
        <translation>每瓦显存容量</translation>
    </message>
    <message>
        <source>FP16 or BF16</source>
        <translation>FP16 或 BF16</translation>
    </message>
    <message>
        <source>year</source>
        <translation>年</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>; did you mean %1?</source>
        <translation>；是否指 %1？</translation>
    </message>
    <message>
        <source>; did you mean %1 or %2?</source>
        <translation>；是否指 %1 或 %2？</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>read %1</source>
        <comment>date on which a source was read</comment>
        <translation>查阅于 %1</translation>
    </message>
    <message>
        <source>Sizes as on the label: 1 GB is 2³⁰ bytes.</source>
        <translation>容量按标称：1 GB 为 2³⁰ 字节。</translation>
    </message>
    <message>
        <source>unknown device &quot;%1&quot;; expected an id that &quot;ridgepoint devices&quot; lists</source>
        <translation>未知设备“%1”；应为“ridgepoint devices”列出的标识</translation>
    </message>
    <message>
        <source>found nothing, expected %1</source>
        <translation>此处为空，应为%1</translation>
    </message>
    <message>
        <source>found %1, expected one of %2</source>
        <translation>此处为 %1，应为以下之一：%2</translation>
    </message>
    <message>
        <source>found %1, expected published, derived, estimated or yours</source>
        <translation>此处为 %1，应为 published、derived、estimated 或 yours</translation>
    </message>
    <message>
        <source>found %1, expected list, street, system or cloud-hour</source>
        <translation>此处为 %1，应为 list、street、system 或 cloud-hour</translation>
    </message>
    <message>
        <source>found %1, expected version 1 of the catalogue format</source>
        <translation>此处为 %1，应为设备库格式第 1 版</translation>
    </message>
    <message>
        <source>found %1, expected an id of lower-case letters, digits and hyphens</source>
        <translation>此处为 %1，应为由小写字母、数字和连字符组成的标识</translation>
    </message>
    <message>
        <source>found nothing, expected an id of lower-case letters, digits and hyphens</source>
        <translation>此处为空，应为由小写字母、数字和连字符组成的标识</translation>
    </message>
    <message>
        <source>%1 dense</source>
        <translation>%1 稠密</translation>
    </message>
    <message>
        <source>%1 sparse</source>
        <translation>%1 稀疏</translation>
    </message>
    <message>
        <source>found %1 %4, expected %2 to %3 %4: is the unit right?</source>
        <translation>此处为 %1 %4，应为 %2 至 %3 %4：单位是否正确？</translation>
    </message>
    <message>
        <source>found %1 GiB, expected %2 GiB as in the name &quot;%3&quot;</source>
        <translation>此处为 %1 GiB，按名称“%3”应为 %2 GiB</translation>
    </message>
    <message>
        <source>found %1 GiB, expected %2 GiB: memory sold as %2 GB has %2 times 2^30 bytes; was GB converted to GiB?</source>
        <translation>此处为 %1 GiB，应为 %2 GiB：标称 %2 GB 的显存为 %2 × 2^30 字节；是否把 GB 换算成了 GiB？</translation>
    </message>
    <message>
        <source>found %1 GB/s, expected %2 to %3 GB/s</source>
        <translation>此处为 %1 GB/s，应为 %2 至 %3 GB/s</translation>
    </message>
    <message>
        <source>found %1 GB/s, expected %2 to %3 GB/s: is this MB/s?</source>
        <translation>此处为 %1 GB/s，应为 %2 至 %3 GB/s：是否为 MB/s？</translation>
    </message>
    <message>
        <source>found %1 GB/s, expected %2 to %3 GB/s: is this TB/s?</source>
        <translation>此处为 %1 GB/s，应为 %2 至 %3 GB/s：是否为 TB/s？</translation>
    </message>
    <message>
        <source>found %1 GB/s, expected about %2 GB/s of a bus of %3 bit with %4</source>
        <translation>此处为 %1 GB/s，%3 位总线配 %4 应约为 %2 GB/s</translation>
    </message>
    <message>
        <source>found %1 GB/s, expected %2 to %3 GB/s of a bus of %4 bit with %5</source>
        <translation>此处为 %1 GB/s，%4 位总线配 %5 应为 %2 至 %3 GB/s</translation>
    </message>
    <message>
        <source>found %1 bit, expected %2 bit: %3 memory channels of 64 bit</source>
        <translation>此处为 %1 位，应为 %2 位：%3 个 64 位内存通道</translation>
    </message>
    <message>
        <source>found %1 %2 for %3, expected none: no device has structured sparsity in %4</source>
        <translation>%3 此处为 %1 %2，应为空：没有设备在 %4 下支持结构化稀疏</translation>
    </message>
    <message>
        <source>as %1</source>
        <translation>与 %1 相同</translation>
    </message>
    <message>
        <source>%1 times %2</source>
        <translation>%2 的 %1 倍</translation>
    </message>
    <message>
        <source>found %1 %2 for %3, expected about %4 (%5)</source>
        <translation>%3 此处为 %1 %2，应约为 %4（%5）</translation>
    </message>
    <message>
        <source>found %1 %2 for %3, expected about %4 (%5): is this the sparse rate?</source>
        <translation>%3 此处为 %1 %2，应约为 %4（%5）：是否为稀疏算力？</translation>
    </message>
    <message>
        <source>found %1 %2 for %3, expected about %4 (%5): is the unit right?</source>
        <translation>%3 此处为 %1 %2，应约为 %4（%5）：单位是否正确？</translation>
    </message>
    <message>
        <source>found %1 %2 for %3, expected %4 to %5 beside a memory bandwidth of %6 GB/s: is the unit right?</source>
        <translation>%3 此处为 %1 %2，显存带宽为 %6 GB/s 时应为 %4 至 %5：单位是否正确？</translation>
    </message>
    <message>
        <source>found %1 W beside %2 %3 of %4, expected more than %5 W: is the unit right?</source>
        <translation>此处为 %1 W，%4 为 %2 %3 时应高于 %5 W：单位是否正确？</translation>
    </message>
    <message>
        <source>found %1 GB/s, expected %2 GB/s for NVLink %3: is this one direction only?</source>
        <translation>此处为 %1 GB/s，NVLink %3 应为 %2 GB/s：是否只计了单向？</translation>
    </message>
    <message>
        <source>found %1 GB/s, expected %2 GB/s for NVLink %3 (of a cut link the name should say so: &quot;NVLink %3 (reduced)&quot;)</source>
        <translation>此处为 %1 GB/s，NVLink %3 应为 %2 GB/s（若链路被削减，名称应写明：“NVLink %3 (reduced)”）</translation>
    </message>
    <message>
        <source>found %1 GB/s, expected %2 GB/s for %3: is this one direction only?</source>
        <translation>此处为 %1 GB/s，%3 应为 %2 GB/s：是否只计了单向？</translation>
    </message>
    <message>
        <source>found %1 GB/s, expected %2 GB/s for %3</source>
        <translation>此处为 %1 GB/s，%3 应为 %2 GB/s</translation>
    </message>
    <message>
        <source>found the year %1, expected %2 to %3</source>
        <translation>此处年份为 %1，应为 %2 至 %3</translation>
    </message>
    <message>
        <source>%1: from %2 (%3) to %4 (%5).</source>
        <translation>%1：从 %2（%3）到 %4（%5）。</translation>
    </message>
    <message>
        <source>the baseline &quot;%1&quot; is not among the compared devices; expected one of %2</source>
        <translation>基准“%1”不在所对比的设备中；应为以下之一：%2</translation>
    </message>
    <message>
        <source>the file that is there may not be changed</source>
        <translation>已有的文件不可更改</translation>
    </message>
    <message>
        <source>the folder %1 may not be written to</source>
        <translation>文件夹 %1 不可写入</translation>
    </message>
    <message>
        <source>not CBOR</source>
        <translation>不是 CBOR 格式</translation>
    </message>
    <message>
        <source>best known</source>
        <translation>首选价格</translation>
    </message>
    <message>
        <source>pasted text</source>
        <translation>粘贴的文本</translation>
    </message>
    <message>
        <source>is not an option of &quot;%1&quot;%2</source>
        <translation>不是“%1”的选项%2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; means nothing here</source>
        <translation>“%1”在这里没有意义</translation>
    </message>
    <message>
        <source>has no value</source>
        <translation>缺少取值</translation>
    </message>
    <message>
        <source>your own devices</source>
        <translation>您自己的设备</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>%1 之一</translation>
    </message>
    <message>
        <source>a number above 0 or null</source>
        <translation>大于 0 的数或 null</translation>
    </message>
    <message>
        <source>a list of device ids</source>
        <translation>设备 id 的列表</translation>
    </message>
    <message>
        <source>found %1, expected a device id</source>
        <translation>发现 %1，应为设备 id</translation>
    </message>
    <message>
        <source>one of the compared devices or nothing</source>
        <translation>对比中的某个设备，或空</translation>
    </message>
    <message>
        <source>a list of charts</source>
        <translation>图表的列表</translation>
    </message>
    <message>
        <source>the number of a chart, or -1</source>
        <translation>图表的序号，或 -1</translation>
    </message>
    <message>
        <source>found %1, expected a workspace: an object with format and version</source>
        <translation>发现 %1，应为工作区：含 format 和 version 的对象</translation>
    </message>
    <message>
        <source>expected &quot;%1&quot;: this does not look like a workspace</source>
        <translation>应为“%1”：这看起来不是工作区文件</translation>
    </message>
    <message>
        <source>found version %1: the file was made by a newer Ridgepoint, this one reads up to version %2</source>
        <translation>版本为 %1：该文件由更新的 Ridgepoint 生成，本程序最高可读版本 %2</translation>
    </message>
    <message>
        <source>expected a version from 1 to %1</source>
        <translation>版本应在 1 到 %1 之间</translation>
    </message>
    <message>
        <source>a catalogue of your own</source>
        <translation>您自己的目录数据</translation>
    </message>
    <message>
        <source>has no line that begins with &quot;%1&quot;</source>
        <translation>其中没有以“%1”开头的行</translation>
    </message>
    <message>
        <source>the line that begins with &quot;%1&quot; is damaged or cut off</source>
        <translation>以“%1”开头的行已损坏或被截断</translation>
    </message>
    <message>
        <source>Compare nothing</source>
        <translation>清空对比</translation>
    </message>
    <message>
        <source>Reorder the compared devices</source>
        <translation>调整对比设备的顺序</translation>
    </message>
    <message>
        <source>Compare %1</source>
        <translation>对比 %1</translation>
    </message>
    <message>
        <source>Take out %1</source>
        <translation>移出 %1</translation>
    </message>
    <message>
        <source>Compare other devices</source>
        <translation>更换对比设备</translation>
    </message>
    <message>
        <source>Change the kind of chart %1</source>
        <translation>更改图表 %1 的类型</translation>
    </message>
    <message>
        <source>Show %1 in chart %2</source>
        <translation>在图表 %2 中显示%1</translation>
    </message>
    <message>
        <source>Show chart %1 as a table</source>
        <translation>将图表 %1 显示为表格</translation>
    </message>
    <message>
        <source>Show chart %1 as a picture</source>
        <translation>将图表 %1 显示为图形</translation>
    </message>
    <message>
        <source>Change the charts</source>
        <translation>更改图表</translation>
    </message>
    <message>
        <source>Change devices and prices of your own</source>
        <translation>更改自有设备和价格</translation>
    </message>
    <message>
        <source>Relative to nothing</source>
        <translation>取消基准</translation>
    </message>
    <message>
        <source>Relative to %1</source>
        <translation>以 %1 为基准</translation>
    </message>
    <message>
        <source>Change sparsity</source>
        <translation>切换稀疏/稠密</translation>
    </message>
    <message>
        <source>Price: %1</source>
        <translation>价格：%1</translation>
    </message>
    <message>
        <source>Currency: %1</source>
        <translation>货币：%1</translation>
    </message>
    <message>
        <source>Change the order of the bars</source>
        <translation>更改条形顺序</translation>
    </message>
    <message>
        <source>Logarithmic axes</source>
        <translation>对数坐标</translation>
    </message>
    <message>
        <source>Linear axes</source>
        <translation>线性坐标</translation>
    </message>
    <message>
        <source>Show all charts</source>
        <translation>显示全部图表</translation>
    </message>
    <message>
        <source>Enlarge chart %1</source>
        <translation>放大图表 %1</translation>
    </message>
    <message>
        <source>Filter the list of devices</source>
        <translation>筛选设备列表</translation>
    </message>
    <message>
        <source>Change the workspace</source>
        <translation>更改工作区</translation>
    </message>
    <message>
        <source>expected an amount above 0 and a currency</source>
        <translation>应为大于 0 的金额和货币</translation>
    </message>
    <message>
        <source>expected a date with a year</source>
        <translation>应为含年份的日期</translation>
    </message>
    <message>
        <source>expected a list of prices</source>
        <translation>应为价格列表</translation>
    </message>
    <message>
        <source>expected 1 or more devices</source>
        <translation>应为 1 个或更多设备</translation>
    </message>
    <message>
        <source>expected a key of &quot;sources&quot;</source>
        <translation>应为“sources”中的一个键</translation>
    </message>
    <message>
        <source>one %1</source>
        <translation>一个 %1</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 at %2 with a context of %3 tokens</source>
        <translation>%1（%2，上下文 %3 词元）</translation>
    </message>
    <message>
        <source>Training %1</source>
        <translation>训练 %1</translation>
    </message>
    <message>
        <source>Fine-tuning %1</source>
        <translation>全量微调 %1</translation>
    </message>
    <message>
        <source>LoRA on %1</source>
        <translation>对 %1 做 LoRA 微调</translation>
    </message>
    <message>
        <source>QLoRA on %1</source>
        <translation>对 %1 做 QLoRA 微调</translation>
    </message>
    <message>
        <source>%1: whether it fits on %2 is not known</source>
        <translation>%1：能否放入%2未知</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 fits on %2 (%3)</source>
        <translation>%1 可放入%2（%3）</translation>
    </message>
    <message>
        <source>%1 does not fit on %2 (%3); it needs %4</source>
        <translation>%1 放不进%2（%3）；需要 %4 个</translation>
    </message>
    <message>
        <source>%1 does not fit on %2 (%3)</source>
        <translation>%1 放不进%2（%3）</translation>
    </message>
    <message>
        <source>takes about %1 days</source>
        <translation>约需 %1 天</translation>
    </message>
    <message>
        <source>decodes at about %1 tokens/s</source>
        <translation>解码速度约 %1 词元/秒</translation>
    </message>
    <message>
        <source>trains at about %1 tokens/s a device</source>
        <translation>每个设备训练速度约 %1 词元/秒</translation>
    </message>
    <message>
        <source>memory bandwidth</source>
        <translation>显存带宽</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>算力</translation>
    </message>
    <message>
        <source>links between devices</source>
        <translation>设备间互联</translation>
    </message>
    <message>
        <source>memory capacity</source>
        <translation>显存容量</translation>
    </message>
    <message>
        <source>latency</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source> and %1</source>
        <comment>after: … fits on …</comment>
        <translation>，%1</translation>
    </message>
    <message>
        <source>; with enough memory it %1</source>
        <translation>；若显存足够，%1</translation>
    </message>
    <message>
        <source>, limited by %1</source>
        <translation>，受限于%1</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>end of a sentence</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 字节</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>currency and amount</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 tokens/s</source>
        <translation>%1 词元/秒</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 毫秒</translation>
    </message>
    <message>
        <source>%1 h (%2 days)</source>
        <translation>%1 小时（%2 天）</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>放得下</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>放不下</translation>
    </message>
    <message>
        <source>bound by %1</source>
        <translation>受限于 %1</translation>
    </message>
    <message>
        <source>quantity</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>value</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>80 % range</source>
        <translation>80 % 区间</translation>
    </message>
    <message>
        <source>rests on</source>
        <translation>依据</translation>
    </message>
    <message>
        <source>assumed: %1</source>
        <translation>假定：%1</translation>
    </message>
    <message>
        <source>warning:</source>
        <translation>警告：</translation>
    </message>
    <message>
        <source>note: %1</source>
        <translation>提示：%1</translation>
    </message>
    <message>
        <source>expected a number</source>
        <translation>应为数字</translation>
    </message>
    <message>
        <source>found %1, expected %2 to %3</source>
        <translation>发现 %1，应为 %2 到 %3</translation>
    </message>
    <message>
        <source>expected &quot;ridgepoint-calibration&quot;</source>
        <translation>应为“ridgepoint-calibration”</translation>
    </message>
    <message>
        <source>%1 for inference of %2 is stated in %3; its 16-bit weights alone take %4 (%5 GiB)</source>
        <translation>%3 称 %2 推理需要 %1；仅 16 位权重就占 %4（%5 GiB）</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>an offer, and where it was read</comment>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>; in the middle of %1 clouds, %2 to %3</source>
        <translation>；%1 家云厂商的中位价，范围 %2 到 %3</translation>
    </message>
    <message>
        <source>%1, %2; %3</source>
        <comment>country, who pays, source</comment>
        <translation>%1，%2；%3</translation>
    </message>
    <message>
        <source>TTFT</source>
        <translation>TTFT</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>所需数量</translation>
    </message>
    <message>
        <source>Cost / M tokens</source>
        <translation>每百万词元成本</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>总时长</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>每步</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>成本</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数量</translation>
    </message>
    <message>
        <source>Active parameters</source>
        <translation>激活参数量</translation>
    </message>
    <message>
        <source>Trainable parameters</source>
        <translation>可训练参数量</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Weights per device</source>
        <translation>每设备权重</translation>
    </message>
    <message>
        <source>KV cache per token</source>
        <translation>每词元的 KV 缓存</translation>
    </message>
    <message>
        <source>KV cache per token and device</source>
        <translation>每设备每词元的 KV 缓存</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>KV 缓存</translation>
    </message>
    <message>
        <source>KV cache per device</source>
        <translation>每设备 KV 缓存</translation>
    </message>
    <message>
        <source>Recurrent state</source>
        <translation>循环状态</translation>
    </message>
    <message>
        <source>Activations per device</source>
        <translation>每设备激活值</translation>
    </message>
    <message>
        <source>Gradients per device</source>
        <translation>每设备梯度</translation>
    </message>
    <message>
        <source>Optimizer per device</source>
        <translation>每设备优化器状态</translation>
    </message>
    <message>
        <source>Model state per device</source>
        <translation>每设备模型状态</translation>
    </message>
    <message>
        <source>Overhead per device</source>
        <translation>每设备额外开销</translation>
    </message>
    <message>
        <source>Memory needed per device</source>
        <translation>每设备所需显存</translation>
    </message>
    <message>
        <source>Memory usable</source>
        <translation>可用显存</translation>
    </message>
    <message>
        <source>Devices needed</source>
        <translation>所需设备数</translation>
    </message>
    <message>
        <source>Largest batch</source>
        <translation>最大批大小</translation>
    </message>
    <message>
        <source>Longest context</source>
        <translation>最长上下文</translation>
    </message>
    <message>
        <source>FLOPs per token, forward</source>
        <translation>每词元前向 FLOPs</translation>
    </message>
    <message>
        <source>FLOPs per token, training</source>
        <translation>每词元训练 FLOPs</translation>
    </message>
    <message>
        <source>FLOPs of the run</source>
        <translation>整个训练的 FLOPs</translation>
    </message>
    <message>
        <source>FLOPs of the prefill</source>
        <translation>预填充的 FLOPs</translation>
    </message>
    <message>
        <source>Prefill</source>
        <translation>预填充</translation>
    </message>
    <message>
        <source>Time to first token</source>
        <translation>首词元延迟</translation>
    </message>
    <message>
        <source>Decode</source>
        <translation>解码</translation>
    </message>
    <message>
        <source>Time per output token</source>
        <translation>每输出词元延迟</translation>
    </message>
    <message>
        <source>Output, end to end</source>
        <translation>端到端输出</translation>
    </message>
    <message>
        <source>Training, per device</source>
        <translation>每设备训练速度</translation>
    </message>
    <message>
        <source>Model FLOPS per device</source>
        <translation>每设备模型 FLOPS</translation>
    </message>
    <message>
        <source>Time per step</source>
        <translation>每步时间</translation>
    </message>
    <message>
        <source>Time of the run</source>
        <translation>总训练时间</translation>
    </message>
    <message>
        <source>Device-hours</source>
        <translation>设备小时</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>能耗</translation>
    </message>
    <message>
        <source>Cost of the run</source>
        <translation>总成本</translation>
    </message>
    <message>
        <source>Cost per million tokens</source>
        <translation>每百万词元成本</translation>
    </message>
    <message>
        <source>Distinct experts a step</source>
        <translation>每步不同的专家数</translation>
    </message>
    <message>
        <source>AutoAWQ and TinyChat</source>
        <translation>AutoAWQ 和 TinyChat</translation>
    </message>
    <message>
        <source>MLC-LLM and gpt-fast</source>
        <translation>MLC-LLM 和 gpt-fast</translation>
    </message>
    <message>
        <source>TensorRT-LLM and its relatives</source>
        <translation>TensorRT-LLM 及同类引擎</translation>
    </message>
    <message>
        <source>DeepSpeed inference</source>
        <translation>DeepSpeed 推理</translation>
    </message>
    <message>
        <source>Transformers without compilation</source>
        <translation>未编译的 Transformers</translation>
    </message>
    <message>
        <source>any engine</source>
        <translation>任意引擎</translation>
    </message>
    <message>
        <source>Megatron-LM and its relatives</source>
        <translation>Megatron-LM 及同类框架</translation>
    </message>
    <message>
        <source>NeMo and vendors&apos; containers</source>
        <translation>NeMo 和厂商容器</translation>
    </message>
    <message>
        <source>Transformers, PEFT and LitGPT</source>
        <translation>Transformers、PEFT 和 LitGPT</translation>
    </message>
    <message>
        <source>any framework</source>
        <translation>任意框架</translation>
    </message>
    <message>
        <source>whether it fits is not known: the memory of the device is not stated</source>
        <translation>无法判断是否放得下：未给出设备的显存容量</translation>
    </message>
    <message>
        <source>whether it fits cannot be said without the weights</source>
        <translation>不知道权重大小，无法判断是否放得下</translation>
    </message>
    <message>
        <source>does not fit: %1 are needed on the fullest device, %2 are usable</source>
        <translation>放不下：占用最多的设备需要 %1，可用 %2</translation>
    </message>
    <message>
        <source>warning: fits, but tight: %1 of %2 usable are left, less than this estimate&apos;s uncertainty</source>
        <translation>警告：放得下，但很紧：可用的 %2 中只剩 %1，小于本估算的误差</translation>
    </message>
    <message>
        <source>no devices_needed: gpu_layers %1 leaves %2 of the %3 layers to the host</source>
        <translation>不给出 devices_needed：gpu_layers %1 把 %3 层中的 %2 层留给了主机</translation>
    </message>
    <message>
        <source>the smallest number of devices that fits is %1 (tp %2, pp %3, dp %4)</source>
        <translation>放得下所需的最少设备数为 %1（tp %2，pp %3，dp %4）</translation>
    </message>
    <message>
        <source>no number of these devices fits this job: what each of them must hold whole is too large</source>
        <translation>再多的此类设备也放不下：每个设备必须完整保存的部分太大</translation>
    </message>
    <message>
        <source>no max_batch: the memory of the device does not limit it</source>
        <translation>不给出 max_batch：批大小不受设备显存限制</translation>
    </message>
    <message>
        <source>no usable_bytes_per_device: the memory of the device is not stated</source>
        <translation>不给出 usable_bytes_per_device：未给出设备的显存容量</translation>
    </message>
    <message>
        <source>no model was given: only what the device alone tells is answered</source>
        <translation>未给出模型：只回答仅凭设备就能得知的内容</translation>
    </message>
    <message>
        <source>%1: found %2, expected 1 or more</source>
        <translation>%1：发现 %2，应为 1 或更大</translation>
    </message>
    <message>
        <source>tp %1 does not divide num_attention_heads %2</source>
        <translation>tp %1 不能整除 num_attention_heads %2</translation>
    </message>
    <message>
        <source>tp %1 and num_key_value_heads %2: one must divide the other</source>
        <translation>tp %1 与 num_key_value_heads %2：其中一个必须能整除另一个</translation>
    </message>
    <message>
        <source>pp %1 is more than the %2 layers</source>
        <translation>pp %1 超过了层数 %2</translation>
    </message>
    <message>
        <source>interleave %1 with pp %2 makes more chunks than the %3 layers</source>
        <translation>interleave %1 与 pp %2 产生的分块多于 %3 层</translation>
    </message>
    <message>
        <source>ep %1, but the model has no experts</source>
        <translation>ep %1，但该模型没有专家</translation>
    </message>
    <message>
        <source>ep %1 does not divide the %2 experts</source>
        <translation>ep %1 不能整除 %2 个专家</translation>
    </message>
    <message>
        <source>ep %1 does not divide the %2 data- and context-parallel ranks</source>
        <translation>ep %1 不能整除 %2 个数据并行与上下文并行的进程</translation>
    </message>
    <message>
        <source>ep: found %1, expected a divisor of the %2 devices of a stage (tp %3 · dp %4 · cp %5)</source>
        <translation>ep：发现 %1，应为一个流水线阶段的 %2 个设备（tp %3 · dp %4 · cp %5）的约数</translation>
    </message>
    <message>
        <source>Weight format</source>
        <translation>权重格式</translation>
    </message>
    <message>
        <source>How weights are stored: fp16, fp8, int4, AWQ, GPTQ, NF4, or a GGUF type such as Q4_K_M</source>
        <translation>权重的存储方式：fp16、fp8、int4、AWQ、GPTQ、NF4，或 Q4_K_M 等 GGUF 类型</translation>
    </message>
    <message>
        <source>Size of the weight file (bytes)</source>
        <translation>权重文件大小（字节）</translation>
    </message>
    <message>
        <source>Where it is known, it counts instead of what the format would give</source>
        <translation>若已知，则以它代替按格式算出的大小</translation>
    </message>
    <message>
        <source>KV cache format</source>
        <translation>KV 缓存格式</translation>
    </message>
    <message>
        <source>How keys and values of the tokens before are stored</source>
        <translation>此前各词元的键和值的存储方式</translation>
    </message>
    <message>
        <source>MLA cache</source>
        <translation>MLA 缓存</translation>
    </message>
    <message>
        <source>Multi-head latent attention: keep the latent, or the keys and values made from it</source>
        <translation>多头潜在注意力：保存潜在向量，或由其展开的键和值</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>推理/训练框架</translation>
    </message>
    <message>
        <source>The program that runs the model: overhead and efficiency are those measured with it</source>
        <translation>运行模型的程序：开销和效率取自其实测值</translation>
    </message>
    <message>
        <source>Context (tokens)</source>
        <translation>上下文长度（词元）</translation>
    </message>
    <message>
        <source>Tokens of a sequence that the cache has room for: prompt and output together</source>
        <translation>缓存可容纳的单条序列词元数：提示与输出合计</translation>
    </message>
    <message>
        <source>Sequences at a time</source>
        <translation>并发序列数</translation>
    </message>
    <message>
        <source>Batch: requests that are answered at the same time</source>
        <translation>批大小：同时处理的请求数</translation>
    </message>
    <message>
        <source>Prompt (tokens)</source>
        <translation>提示长度（词元）</translation>
    </message>
    <message>
        <source>Read in the prefill, before the first token is written</source>
        <translation>在预填充阶段读入，然后才写出首个词元</translation>
    </message>
    <message>
        <source>Output (tokens)</source>
        <translation>输出长度（词元）</translation>
    </message>
    <message>
        <source>Written one after the other, in the decode</source>
        <translation>在解码阶段逐个写出</translation>
    </message>
    <message>
        <source>Layers on the device</source>
        <translation>放在设备上的层数</translation>
    </message>
    <message>
        <source>The rest stays with the CPU and is slower; for devices too small for the model</source>
        <translation>其余层由 CPU 处理，速度较慢；用于显存放不下整个模型的设备</translation>
    </message>
    <message>
        <source>Draft model</source>
        <translation>草稿模型</translation>
    </message>
    <message>
        <source>A small model that proposes tokens which the large one checks: id of a preset</source>
        <translation>由小模型提出词元、大模型校验：预设模型的 id</translation>
    </message>
    <message>
        <source>Draft tokens</source>
        <translation>草稿词元数</translation>
    </message>
    <message>
        <source>Proposed at a time</source>
        <translation>每次提出的数量</translation>
    </message>
    <message>
        <source>Acceptance (0 to 1)</source>
        <translation>接受率（0 到 1）</translation>
    </message>
    <message>
        <source>Share of proposed tokens that the large model takes</source>
        <translation>草稿词元中被大模型接受的比例</translation>
    </message>
    <message>
        <source>Sequence length (tokens)</source>
        <translation>序列长度（词元）</translation>
    </message>
    <message>
        <source>Tokens of a training example</source>
        <translation>每条训练样本的词元数</translation>
    </message>
    <message>
        <source>Micro-batch (sequences)</source>
        <translation>微批大小（序列）</translation>
    </message>
    <message>
        <source>Sequences a device works on at a time</source>
        <translation>每个设备一次处理的序列数</translation>
    </message>
    <message>
        <source>Global batch (sequences)</source>
        <translation>全局批大小（序列）</translation>
    </message>
    <message>
        <source>Sequences between two updates of the weights, over all devices</source>
        <translation>所有设备在两次权重更新之间处理的序列数</translation>
    </message>
    <message>
        <source>Tokens to train on</source>
        <translation>训练词元总数</translation>
    </message>
    <message>
        <source>All of the run; 3e11 means 300 billion</source>
        <translation>整个训练的总量；3e11 表示 3000 亿</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>Mixed precision keeps a 32-bit copy of the weights in the optimizer; bf16-true keeps none</source>
        <translation>混合精度在优化器中保留 32 位权重副本；bf16-true 不保留</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>优化器</translation>
    </message>
    <message>
        <source>AdamW keeps two states a parameter, others less</source>
        <translation>AdamW 每个参数保存两份状态，其他优化器更少</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>梯度</translation>
    </message>
    <message>
        <source>Format in which gradients are summed</source>
        <translation>梯度累加所用的格式</translation>
    </message>
    <message>
        <source>ZeRO / FSDP stage</source>
        <translation>ZeRO / FSDP 阶段</translation>
    </message>
    <message>
        <source>What is divided among data-parallel devices: 1 optimizer, 2 and gradients, 3 and weights</source>
        <translation>在数据并行设备间切分的内容：1 优化器，2 加上梯度，3 再加上权重</translation>
    </message>
    <message>
        <source>Offload to the host</source>
        <translation>卸载到主机</translation>
    </message>
    <message>
        <source>What is kept in the host&apos;s memory</source>
        <translation>保存在主机内存中的内容</translation>
    </message>
    <message>
        <source>Recompute activations</source>
        <translation>激活值重计算</translation>
    </message>
    <message>
        <source>Memory for time: full recomputation keeps only each layer&apos;s input</source>
        <translation>以时间换显存：完全重计算只保留每层的输入</translation>
    </message>
    <message>
        <source>Flash attention</source>
        <translation>Flash 注意力</translation>
    </message>
    <message>
        <source>Attention scores are not kept</source>
        <translation>不保存注意力分数</translation>
    </message>
    <message>
        <source>LoRA rank</source>
        <translation>LoRA 秩</translation>
    </message>
    <message>
        <source>Width of the adapters</source>
        <translation>适配器的宽度</translation>
    </message>
    <message>
        <source>LoRA targets</source>
        <translation>LoRA 目标模块</translation>
    </message>
    <message>
        <source>Modules that get adapters, with commas: q_proj,v_proj</source>
        <translation>添加适配器的模块，以逗号分隔：q_proj,v_proj</translation>
    </message>
    <message>
        <source>Devices (of a node)</source>
        <translation>设备数（每节点）</translation>
    </message>
    <message>
        <source>How many of each compared device work together</source>
        <translation>每种对比设备协同工作的数量</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>节点数</translation>
    </message>
    <message>
        <source>Servers with that many devices each, joined by a network</source>
        <translation>各含上述数量设备、由网络互联的服务器</translation>
    </message>
    <message>
        <source>Tensor parallel</source>
        <translation>张量并行</translation>
    </message>
    <message>
        <source>Devices that share each layer; needs fast links</source>
        <translation>共同承担每一层的设备数；需要高速互联</translation>
    </message>
    <message>
        <source>Pipeline parallel</source>
        <translation>流水线并行</translation>
    </message>
    <message>
        <source>Stages that hold different layers</source>
        <translation>各自保存不同层的阶段数</translation>
    </message>
    <message>
        <source>Data parallel</source>
        <translation>数据并行</translation>
    </message>
    <message>
        <source>Copies of the model that work on different data</source>
        <translation>处理不同数据的模型副本数</translation>
    </message>
    <message>
        <source>Expert parallel</source>
        <translation>专家并行</translation>
    </message>
    <message>
        <source>Devices over which the experts of a layer are spread</source>
        <translation>一层的专家所分布的设备数</translation>
    </message>
    <message>
        <source>Context parallel</source>
        <translation>上下文并行</translation>
    </message>
    <message>
        <source>Devices that share each sequence</source>
        <translation>共同处理每条序列的设备数</translation>
    </message>
    <message>
        <source>Sequence parallel</source>
        <translation>序列并行</translation>
    </message>
    <message>
        <source>Tensor-parallel devices divide norms and dropout too</source>
        <translation>张量并行设备同时切分归一化和 dropout</translation>
    </message>
    <message>
        <source>Interleaved stages</source>
        <translation>交错阶段数</translation>
    </message>
    <message>
        <source>Chunks of the model a pipeline stage holds: more chunks, a smaller bubble</source>
        <translation>每个流水线阶段保存的模型块数：块越多，气泡越小</translation>
    </message>
    <message>
        <source>Reserve (share of memory)</source>
        <translation>预留（显存占比）</translation>
    </message>
    <message>
        <source>Memory that stays free</source>
        <translation>保持空闲的显存</translation>
    </message>
    <message>
        <source>Wired limit of a Mac (bytes)</source>
        <translation>Mac 的 wired 上限（字节）</translation>
    </message>
    <message>
        <source>iogpu.wired_limit_mb as bytes: what the GPU may take of unified memory</source>
        <translation>即以字节计的 iogpu.wired_limit_mb：GPU 可占用的统一内存</translation>
    </message>
    <message>
        <source>Best: list, else street, else system price; cloud-hour is rent</source>
        <translation>best：官方价，其次市场价，再次整机价；cloud-hour 为云租价</translation>
    </message>
    <message>
        <source>Price of a device-hour</source>
        <translation>每设备小时价格</translation>
    </message>
    <message>
        <source>Your own rent for one device and hour, in the currency below</source>
        <translation>您自己的单设备每小时租价，货币见下</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>货币</translation>
    </message>
    <message>
        <source>Of all costs</source>
        <translation>所有成本所用的货币</translation>
    </message>
    <message>
        <source>Electricity (per kWh)</source>
        <translation>电价（每 kWh）</translation>
    </message>
    <message>
        <source>In the currency above</source>
        <translation>货币见上</translation>
    </message>
    <message>
        <source>PUE</source>
        <translation>PUE</translation>
    </message>
    <message>
        <source>Power usage effectiveness: power of the site for each watt of the machines</source>
        <translation>电能使用效率：机器每耗 1 瓦，机房共耗多少瓦</translation>
    </message>
    <message>
        <source>Average power of a device (W)</source>
        <translation>设备平均功率（W）</translation>
    </message>
    <message>
        <source>While it works; less than the power limit</source>
        <translation>工作时的平均值；低于功率上限</translation>
    </message>
    <message>
        <source>Weights and cache</source>
        <translation>权重与缓存</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>工作负载</translation>
    </message>
    <message>
        <source>Speculative decoding</source>
        <translation>推测解码</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Adapters</source>
        <translation>适配器</translation>
    </message>
    <message>
        <source>Devices and layout</source>
        <translation>设备与并行方式</translation>
    </message>
    <message>
        <source>Memory limits</source>
        <translation>显存限制</translation>
    </message>
    <message>
        <source>Money and energy</source>
        <translation>费用与能耗</translation>
    </message>
    <message>
        <source>Inference</source>
        <translation>推理</translation>
    </message>
    <message>
        <source>Training from scratch</source>
        <translation>从头训练</translation>
    </message>
    <message>
        <source>Full fine-tuning</source>
        <translation>全量微调</translation>
    </message>
    <message>
        <source>engine &quot;%1&quot; is not known: taken as any framework; known are Megatron-LM, DeepSpeed, NeMo, PyTorch FSDP, torchtune, Transformers, PEFT, LitGPT, Unsloth, Axolotl and JAX</source>
        <translation>未知的引擎“%1”：按任意框架处理；已知的有 Megatron-LM、DeepSpeed、NeMo、PyTorch FSDP、torchtune、Transformers、PEFT、LitGPT、Unsloth、Axolotl 和 JAX</translation>
    </message>
    <message>
        <source>engine &quot;%1&quot; is not known: taken as any engine; known are llama.cpp, Ollama, vLLM, SGLang, TGI, TensorRT-LLM, LMDeploy, ExLlama, MLC-LLM, AutoAWQ, DeepSpeed, Transformers and optimum-habana</source>
        <translation>未知的引擎“%1”：按任意引擎处理；已知的有 llama.cpp、Ollama、vLLM、SGLang、TGI、TensorRT-LLM、LMDeploy、ExLlama、MLC-LLM、AutoAWQ、DeepSpeed、Transformers 和 optimum-habana</translation>
    </message>
    <message>
        <source>%1 not stated: parameters, weights and what depends on them stay unknown</source>
        <translation>未给出 %1：参数量、权重及与之相关的数值均无法得知</translation>
    </message>
    <message>
        <source>only a parameter count was given: cache and activations are those of an assumed dense shape (%1 layers, hidden size %2, %3 heads, %4 KV heads of %5)</source>
        <translation>只给出了参数量：缓存和激活值按假定的稠密结构计算（%1 层，隐藏维度 %2，%3 个注意力头，%4 个宽度为 %5 的 KV 头）</translation>
    </message>
    <message>
        <source>the model has no experts: mxfp4 is taken for the matrices of its layers, tables and head stay at 16 bit</source>
        <translation>该模型没有专家：各层矩阵按 mxfp4 计算，词表和输出头保持 16 位</translation>
    </message>
    <message>
        <source>%1 is taken as the format in memory; PEFT unpacks GGUF weights to 16 bit when it loads them, so state fp16 for it</source>
        <translation>内存中的格式按 %1 计算；PEFT 加载 GGUF 权重时会解压为 16 位，使用 PEFT 请填 fp16</translation>
    </message>
    <message>
        <source>warning: weights_file_bytes is %1 GB, the weights in %2 take %3 GB; the file&apos;s size was taken</source>
        <translation>警告：weights_file_bytes 为 %1 GB，而 %2 格式的权重应为 %3 GB；已采用文件大小</translation>
    </message>
    <message>
        <source>interleave %1 has no effect without a pipeline (pp 1)</source>
        <translation>没有流水线（pp 1）时 interleave %1 不起作用</translation>
    </message>
    <message>
        <source>sequence_parallel has no effect without tensor parallelism (tp 1)</source>
        <translation>没有张量并行（tp 1）时 sequence_parallel 不起作用</translation>
    </message>
    <message>
        <source>nodes is not stated: the devices are taken to be in nodes of eight</source>
        <translation>未给出 nodes：假定每个节点八个设备</translation>
    </message>
    <message>
        <source>no link between the devices is published: they are taken to talk over the host&apos;s bus at %1 GB/s each way</source>
        <translation>未公布设备间的互联：假定经主机总线通信，单向 %1 GB/s</translation>
    </message>
    <message>
        <source>no link of the device is known: %1 GB/s each way is assumed between devices</source>
        <translation>不知道该设备的互联：假定设备间单向 %1 GB/s</translation>
    </message>
    <message>
        <source>warning: %1 tokens are more than the %2 that the model was trained for</source>
        <translation>警告：%1 个词元超过了模型训练时的 %2 个</translation>
    </message>
    <message>
        <source>%1: found %2, expected a number %3 and at most %4</source>
        <translation>%1：发现 %2，应为%3且不超过 %4 的数字</translation>
    </message>
    <message>
        <source>from 0</source>
        <translation>不小于 0 </translation>
    </message>
    <message>
        <source>above 0</source>
        <translation>大于 0 </translation>
    </message>
    <message>
        <source>%1: found %2, expected a whole number</source>
        <translation>%1：发现 %2，应为整数</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is not known; expected %3</source>
        <translation>%1：未知的“%2”；应为 %3</translation>
    </message>
    <message>
        <source>%1: found &quot;%2&quot;, expected %3</source>
        <translation>%1：发现“%2”，应为 %3</translation>
    </message>
    <message>
        <source>lora_targets: found %1, expected a list of module names</source>
        <translation>lora_targets：发现 %1，应为模块名列表</translation>
    </message>
    <message>
        <source>pue: found %1, expected 1 or more</source>
        <translation>pue：发现 %1，应为 1 或更大</translation>
    </message>
    <message>
        <source>%1 are given; a request has one model</source>
        <translation>同时给出了 %1；一个请求只能有一个模型</translation>
    </message>
    <message>
        <source> and </source>
        <translation> 和 </translation>
    </message>
    <message>
        <source>%1: found %2, expected the id of a model</source>
        <translation>%1：发现 %2，应为模型的标识</translation>
    </message>
    <message>
        <source>device and server are given; a request has one of them</source>
        <translation>同时给出了 device 和 server；一个请求只能有其中之一</translation>
    </message>
    <message>
        <source>device: found %1, expected the id of a device or an object</source>
        <translation>device：发现 %1，应为设备的标识或一个对象</translation>
    </message>
    <message>
        <source>servers are not available in this version; give the device with count and nodes</source>
        <translation>此版本不支持 server；请用 count 和 nodes 给出设备</translation>
    </message>
    <message>
        <source>server: found %1, expected the id of a server</source>
        <translation>server：发现 %1，应为服务器的标识</translation>
    </message>
    <message>
        <source>%1: found %2, expected a number above 0</source>
        <translation>%1：发现 %2，应为大于 0 的数字</translation>
    </message>
    <message>
        <source>%1: found %2, expected an object of number formats and rates</source>
        <translation>%1：发现 %2，应为由数值格式和算力组成的对象</translation>
    </message>
    <message>
        <source>%1%2 is not a key of a request%3</source>
        <translation>%1%2 不是请求的键%3</translation>
    </message>
    <message>
        <source>found %1, expected a request object</source>
        <translation>发现 %1，应为请求对象</translation>
    </message>
    <message>
        <source>%1 is given twice, with hyphens and underscores</source>
        <translation>%1 以连字符和下划线两种写法给出了两次</translation>
    </message>
    <message>
        <source>weight_type: found %1, expected bf16, fp16, fp32 or fp8: a GGUF type is not trained</source>
        <translation>weight_type：发现 %1，应为 bf16、fp16、fp32 或 fp8：GGUF 类型不能训练</translation>
    </message>
    <message>
        <source>context: found %1, expected %2 or more, prompt_tokens %3 and output_tokens %4</source>
        <translation>context：发现 %1，应为 %2 或更大，即 prompt_tokens %3 加 output_tokens %4</translation>
    </message>
    <message>
        <source>weights_file_bytes: found %1 for %2 parameters, expected %3 to %4 (1.5 to 32 bits each)</source>
        <translation>weights_file_bytes：发现 %1，而 %2 个参数应占 %3 到 %4（每个参数 1.5 到 32 位）</translation>
    </message>
    <message>
        <source>%1 is not stated; training cannot be estimated without it</source>
        <translation>未给出 %1；缺少它无法估算训练</translation>
    </message>
    <message>
        <source>global_batch: found %1, expected a multiple of %2 (micro_batch %3 · dp %4)</source>
        <translation>global_batch：发现 %1，应为 %2（micro_batch %3 · dp %4）的倍数</translation>
    </message>
    <message>
        <source>tp %1 · pp %2 · cp %3%4 does not make the %5 devices of count · nodes</source>
        <translation>tp %1 · pp %2 · cp %3%4 与 count · nodes 的 %5 个设备不符</translation>
    </message>
    <message>
        <source>costs are in %1, from the stated %2 of a device for an hour</source>
        <translation>成本以 %1 计，按给定的每设备每小时 %2 计算</translation>
    </message>
    <message>
        <source>costs are in %1, from the rent of a device for an hour: %2</source>
        <translation>成本以 %1 计，按每设备每小时的租价计算：%2</translation>
    </message>
    <message>
        <source>costs are in %1, from the price of a device, spread over four years of which 70 % are used: %2</source>
        <translation>成本以 %1 计，按设备价格在四年内摊销、其中 70 % 的时间在用计算：%2</translation>
    </message>
    <message>
        <source>costs without electricity: neither average_watts nor the device&apos;s TDP is known</source>
        <translation>成本不含电费：既不知道 average_watts，也不知道设备的 TDP</translation>
    </message>
    <message>
        <source>costs without electricity: no electricity_per_kwh was given</source>
        <translation>成本不含电费：未给出 electricity_per_kwh</translation>
    </message>
    <message>
        <source>electricity for a kilowatt-hour: %1</source>
        <translation>每千瓦时电价：%1</translation>
    </message>
    <message>
        <source>average power is taken as %1 % of the TDP of %2 W</source>
        <translation>平均功率按 TDP %2 W 的 %1 % 计算</translation>
    </message>
    <message>
        <source>%1 (%2, %3; %4)</source>
        <comment>amount, kind of price, date, source</comment>
        <translation>%1（%2，%3；%4）</translation>
    </message>
    <message>
        <source>, %1 at the mean rate of %2</source>
        <translation>，按 %2 年平均汇率合 %1</translation>
    </message>
    <message>
        <source>; older than two years</source>
        <translation>；已超过两年</translation>
    </message>
    <message>
        <source>electricity tariff</source>
        <translation>电价</translation>
    </message>
    <message>
        <source>no energy: neither average_watts nor the device&apos;s TDP is known</source>
        <translation>不给出电能：既不知道 average_watts，也不知道设备的 TDP</translation>
    </message>
    <message>
        <source>cost per million output tokens, input included, with the devices busy all the time</source>
        <translation>每百万输出词元的成本，含输入，按设备始终满载计算</translation>
    </message>
    <message>
        <source>cost per million output tokens without reading the prompt, with the devices busy all the time</source>
        <translation>每百万输出词元的成本，不含读取提示词，按设备始终满载计算</translation>
    </message>
    <message>
        <source>no cost: no price_per_device_hour was given and no price in %1 is known</source>
        <translation>不给出成本：未给出 price_per_device_hour，也没有以 %1 计的价格</translation>
    </message>
    <message>
        <source>no cost: no price_per_device_hour was given and no price of the kind %1 in %2 is known</source>
        <translation>不给出成本：未给出 price_per_device_hour，也没有以 %2 计的 %1 类价格</translation>
    </message>
    <message>
        <source>%1: expected a number above 0</source>
        <translation>%1：应为大于 0 的数字</translation>
    </message>
    <message>
        <source>fitted on %1 measurements of %2 on %3</source>
        <translation>由 %2 在 %3 设备上的 %1 个实测值拟合</translation>
    </message>
    <message>
        <source>, none of the generation %1</source>
        <translation>，其中没有 %1 这一代</translation>
    </message>
    <message>
        <source>extrapolated from %1 measurements of %2 on devices of other vendors</source>
        <translation>由 %2 在其他厂商设备上的 %1 个实测值外推</translation>
    </message>
    <message>
        <source>extrapolated from %1 measurements of all engines and vendors</source>
        <translation>由所有引擎和厂商的 %1 个实测值外推</translation>
    </message>
    <message>
        <source>; of the device only peaks are known</source>
        <translation>；该设备只知道峰值</translation>
    </message>
    <message>
        <source>decode_tokens_per_s holds in the middle of the output, at %1 tokens a sequence; e2e_output_tokens_per_s counts the reading of the prompt as well</source>
        <translation>decode_tokens_per_s 是输出过半时（每个序列 %1 个词元）的速度；e2e_output_tokens_per_s 还计入读取提示词的时间</translation>
    </message>
    <message>
        <source>from bandwidth alone; the device&apos;s compute peak is not published</source>
        <translation>仅按带宽推算；该设备的算力峰值未公布</translation>
    </message>
    <message>
        <source>no prefill speed: the device&apos;s compute peak is not published</source>
        <translation>不给出预填充速度：该设备的算力峰值未公布</translation>
    </message>
    <message>
        <source>no speed: the device&apos;s fp32 peak, which training in fp32 needs, is not published</source>
        <translation>不给出速度：fp32 训练需要的 fp32 峰值未公布</translation>
    </message>
    <message>
        <source>fp32 is taken for products in full fp32; a framework that is told to use tf32 is faster (&quot;tf32&quot;)</source>
        <translation>fp32 按完整 fp32 乘法计算；启用 TF32 的框架更快（填 &quot;tf32&quot;）</translation>
    </message>
    <message>
        <source>training in fp32 was not measured: the shares of the peak are those of 16-bit runs</source>
        <translation>没有 fp32 训练的实测值：峰值利用比例取自 16 位训练</translation>
    </message>
    <message>
        <source>layers on the host are taken to be read at 60 GB/s, two channels of DDR5</source>
        <translation>留在主机上的层按 60 GB/s（双通道 DDR5）读取</translation>
    </message>
    <message>
        <source>no speed: it needs the device&apos;s memory bandwidth and a 16-bit or 32-bit peak rate</source>
        <translation>不给出速度：需要设备的显存带宽和 16 位或 32 位峰值算力</translation>
    </message>
    <message>
        <source>bandwidth alone tells only how fast one sequence is decoded (batch 1, no draft model)</source>
        <translation>只有带宽时只能得出单个序列的解码速度（批大小 1，无草稿模型）</translation>
    </message>
    <message>
        <source>the file is empty; expected a JSON object</source>
        <translation>文件为空；应为 JSON 对象</translation>
    </message>
    <message>
        <source>binary data; expected JSON text</source>
        <translation>二进制数据；应为 JSON 文本</translation>
    </message>
    <message>
        <source>a Git LFS pointer, not the file itself; fetch it with &quot;git lfs pull&quot;</source>
        <translation>这是 Git LFS 指针，不是文件本身；请用“git lfs pull”获取</translation>
    </message>
    <message>
        <source>a web page (HTML), not JSON; the download may have been refused</source>
        <translation>这是网页（HTML），不是 JSON；下载可能被拒绝</translation>
    </message>
    <message>
        <source>invalid UTF-8 at byte %1 of the file</source>
        <translation>文件第 %1 字节处不是有效的 UTF-8</translation>
    </message>
    <message>
        <source>layer_types has %1 entries, but num_hidden_layers is %2</source>
        <translation>layer_types 有 %1 项，但 num_hidden_layers 为 %2</translation>
    </message>
    <message>
        <source>layer_types[%1]: %2 is not a kind of layer that this program knows</source>
        <translation>layer_types[%1]：%2 不是本程序已知的层类型</translation>
    </message>
    <message>
        <source>, although layer_types names windowed layers</source>
        <translation>，但 layer_types 中有滑动窗口层</translation>
    </message>
    <message>
        <source>%1 has %2 entries, but num_hidden_layers is %3</source>
        <translation>%1 有 %2 项，但 num_hidden_layers 为 %3</translation>
    </message>
    <message>
        <source>a window of %1 tokens is stated, but not for which layers; every layer is taken as full</source>
        <translation>给出了 %1 个词元的窗口，但未说明用于哪些层；所有层都按完整注意力处理</translation>
    </message>
    <message>
        <source>%1 is a list; models with several kinds of experts are not read</source>
        <translation>%1 是列表；不支持有多种专家的模型</translation>
    </message>
    <message>
        <source>num_experts_per_tok is %1, more than the %2 experts</source>
        <translation>num_experts_per_tok 为 %1，超过了 %2 个专家</translation>
    </message>
    <message>
        <source>; layer %1 is not a mixture of experts</source>
        <translation>；第 %1 层不是混合专家层</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>%1 到 %2 的整数</translation>
    </message>
    <message>
        <source>%1: found %2, expected %3</source>
        <translation>%1：发现 %2，应为 %3</translation>
    </message>
    <message>
        <source>%1: found %2, expected a number</source>
        <translation>%1：发现 %2，应为数字</translation>
    </message>
    <message>
        <source>%1: found %2, expected true or false</source>
        <translation>%1：发现 %2，应为 true 或 false</translation>
    </message>
    <message>
        <source>%1: found %2, expected a text</source>
        <translation>%1：发现 %2，应为文本</translation>
    </message>
    <message>
        <source>%1 is missing%2</source>
        <translation>缺少 %1%2</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>以及另外 %1 个</translation>
    </message>
    <message>
        <source>block_configs has %1 entries, but num_hidden_layers is %2</source>
        <translation>block_configs 有 %1 项，但 num_hidden_layers 为 %2</translation>
    </message>
    <message>
        <source>block_configs[%1] has no attention or ffn entry, or replaces one by a linear layer, which is not read</source>
        <translation>block_configs[%1] 缺少 attention 或 ffn 项，或用线性层代替了它，本程序不支持</translation>
    </message>
    <message>
        <source>block_configs[%1].attention.n_heads_in_group is absent or does not divide num_attention_heads</source>
        <translation>block_configs[%1].attention.n_heads_in_group 缺失或不能整除 num_attention_heads</translation>
    </message>
    <message>
        <source>block_configs[%1].ffn.ffn_mult: expected a number from 0 to 64</source>
        <translation>block_configs[%1].ffn.ffn_mult：应为 0 到 64 的数字</translation>
    </message>
    <message>
        <source>hybrid_override_pattern has %1 letters, but num_hidden_layers is %2</source>
        <translation>hybrid_override_pattern 有 %1 个字母，但 num_hidden_layers 为 %2</translation>
    </message>
    <message>
        <source>hybrid_override_pattern: the letter &apos;%1&apos; is not known</source>
        <translation>hybrid_override_pattern：未知的字母“%1”</translation>
    </message>
    <message>
        <source>parameters of the Mamba part of Falcon-H1 were not checked against a published count</source>
        <translation>Falcon-H1 中 Mamba 部分的参数量未与公布值核对</translation>
    </message>
    <message>
        <source>quantization_config.quant_method: &quot;%1&quot; is not a format that this program knows; expected awq, gptq, fp8, mxfp4, nvfp4, bitsandbytes or compressed-tensors</source>
        <translation>quantization_config.quant_method：“%1”不是本程序已知的格式；应为 awq、gptq、fp8、mxfp4、nvfp4、bitsandbytes 或 compressed-tensors</translation>
    </message>
    <message>
        <source>quantization_config does not state the number of bits; 8 are assumed</source>
        <translation>quantization_config 未给出位数；按 8 位处理</translation>
    </message>
    <message>
        <source>%1: the family &quot;%2&quot; is not one that this program can count</source>
        <translation>%1：本程序无法计算“%2”系列的模型</translation>
    </message>
    <message>
        <source>model_type &quot;%1&quot; is not known and &quot;%2&quot; says that it is not a plain transformer; its shape cannot be read</source>
        <translation>未知的 model_type“%1”，而“%2”表明它不是普通的 Transformer；无法读取其结构</translation>
    </message>
    <message>
        <source>no model_type: read as a Llama-like decoder by its sizes; check the parameter count</source>
        <translation>没有 model_type：按各项尺寸当作类 Llama 解码器读取；请核对参数量</translation>
    </message>
    <message>
        <source>model_type &quot;%1&quot; is not known: read as a Llama-like decoder by its sizes; check the parameter count</source>
        <translation>未知的 model_type“%1”：按各项尺寸当作类 Llama 解码器读取；请核对参数量</translation>
    </message>
    <message>
        <source>num_hidden_layers, hidden_size and the other sizes together give %1 parameters, more than any model has</source>
        <translation>num_hidden_layers、hidden_size 等尺寸合计得出 %1 个参数，超过任何模型</translation>
    </message>
    <message>
        <source>the trained context (max_position_embeddings) is not stated</source>
        <translation>未给出训练上下文长度（max_position_embeddings）</translation>
    </message>
    <message>
        <source>the index of a diffusion pipeline</source>
        <translation>扩散模型流水线的索引</translation>
    </message>
    <message>
        <source>an adapter configuration (adapter_config.json)</source>
        <translation>适配器配置（adapter_config.json）</translation>
    </message>
    <message>
        <source>a weight index (model.safetensors.index.json)</source>
        <translation>权重索引（model.safetensors.index.json）</translation>
    </message>
    <message>
        <source>a tokenizer configuration</source>
        <translation>分词器配置</translation>
    </message>
    <message>
        <source>not in the file, taken from the family&apos;s defaults: %1</source>
        <translation>文件中没有，取自该系列的默认值：%1</translation>
    </message>
    <message>
        <source>found %1, expected a JSON object with the model&apos;s configuration</source>
        <translation>发现 %1，应为含模型配置的 JSON 对象</translation>
    </message>
    <message>
        <source>this is %1, not the configuration of a language model</source>
        <translation>这是%1，不是语言模型的配置</translation>
    </message>
    <message>
        <source>a multimodal model: the figures are those of its language part</source>
        <translation>多模态模型：数值仅为其语言部分</translation>
    </message>
    <message>
        <source>; without it parameters cannot be counted</source>
        <translation>；缺少它无法计算参数量</translation>
    </message>
    <message>
        <source>%1 is %2, which does not divide %3 %4</source>
        <translation>%1 为 %2，不能整除 %3 %4</translation>
    </message>
    <message>
        <source>word_embed_proj_dim %1 differs from hidden_size; such a projection is not read</source>
        <translation>word_embed_proj_dim %1 与 hidden_size 不同；不支持这种投影</translation>
    </message>
    <message>
        <source>looks like %1 but is damaged; save it as UTF-8</source>
        <translation>看似 %1 但已损坏；请另存为 UTF-8</translation>
    </message>
    <message>
        <source>the file is encoded as %1, not UTF-8</source>
        <translation>文件编码为 %1，而不是 UTF-8</translation>
    </message>
    <message>
        <source>text &quot;%1&quot;</source>
        <translation>文本“%1”</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source> (while reading %1)</source>
        <translation>（读取 %1 时）</translation>
    </message>
    <message>
        <source>%1: the file ends inside the header, at %2 bytes; it is incomplete or damaged</source>
        <translation>%1：文件在文件头内、第 %2 字节处结束；文件不完整或已损坏</translation>
    </message>
    <message>
        <source>a file of the format before GGUF; convert it with llama.cpp&apos;s tools</source>
        <translation>GGUF 之前的旧格式；请用 llama.cpp 的工具转换</translation>
    </message>
    <message>
        <source>the file does not begin with &quot;GGUF&quot;</source>
        <translation>文件不以“GGUF”开头</translation>
    </message>
    <message>
        <source>metadata entries</source>
        <translation>条元数据</translation>
    </message>
    <message>
        <source>a big-endian GGUF file (version %1); only little-endian files are read</source>
        <translation>大端序 GGUF 文件（版本 %1）；只支持小端序文件</translation>
    </message>
    <message>
        <source>GGUF version 1; convert the file to version 2 or 3</source>
        <translation>GGUF 版本 1；请将文件转换为版本 2 或 3</translation>
    </message>
    <message>
        <source>GGUF version %1 is not known; versions 2 and 3 are read</source>
        <translation>未知的 GGUF 版本 %1；支持版本 2 和 3</translation>
    </message>
    <message>
        <source>the header claims %1 %2, more than a file of %3 bytes can hold</source>
        <translation>文件头声称有 %1 %2，%3 字节的文件容纳不下</translation>
    </message>
    <message>
        <source>metadata entry %1</source>
        <translation>第 %1 条元数据</translation>
    </message>
    <message>
        <source>%1: a key of %2 bytes; at most %3 are possible</source>
        <translation>%1：键长 %2 字节；最多 %3 字节</translation>
    </message>
    <message>
        <source>%1: value type %2 is not known</source>
        <translation>%1：未知的值类型 %2</translation>
    </message>
    <message>
        <source>%1: arrays of type %2 are not read</source>
        <translation>%1：不支持类型为 %2 的数组</translation>
    </message>
    <message>
        <source>%1: an array of %2 entries is longer than the file</source>
        <translation>%1：含 %2 项的数组比文件还长</translation>
    </message>
    <message>
        <source>%1: an array of %2 texts; at most %3 are read</source>
        <translation>%1：含 %2 个文本的数组；最多读取 %3 个</translation>
    </message>
    <message>
        <source>tensor %1</source>
        <translation>张量 %1</translation>
    </message>
    <message>
        <source>%1: a name of %2 bytes</source>
        <translation>%1：名称长 %2 字节</translation>
    </message>
    <message>
        <source>%1: %2 dimensions, at most 4 are possible</source>
        <translation>%1：%2 个维度，最多 4 个</translation>
    </message>
    <message>
        <source>%1: %2 weights, more than any tensor has</source>
        <translation>%1：%2 个权重，超过任何张量</translation>
    </message>
    <message>
        <source>%1: tensor type %2 is not known</source>
        <translation>%1：未知的张量类型 %2</translation>
    </message>
    <message>
        <source>found %1, expected an object with GGUF metadata</source>
        <translation>发现 %1，应为含 GGUF 元数据的对象</translation>
    </message>
    <message>
        <source>general.architecture is missing, so the other keys cannot be read</source>
        <translation>缺少 general.architecture，无法读取其他键</translation>
    </message>
    <message>
        <source>%1.block_count is missing; a projector, an adapter or a vocabulary has none</source>
        <translation>缺少 %1.block_count；投影器、适配器或词表文件没有这一项</translation>
    </message>
    <message>
        <source>the file is shorter (%1 bytes) than its tensors need (%2): the download may be incomplete</source>
        <translation>文件（%1 字节）比其张量所需的（%2）短：下载可能不完整</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>part %1 of %2 was not read: %3</source>
        <translation>第 %1 部分（共 %2 部分）未能读取：%3</translation>
    </message>
    <message>
        <source>the tensors hold %1 weights, the shape gives %2</source>
        <translation>张量共有 %1 个权重，而按结构应为 %2 个</translation>
    </message>
    <message>
        <source>%1 is not stated, so parameters cannot be counted</source>
        <translation>未给出 %1，无法计算参数量</translation>
    </message>
    <message>
        <source>lora_rank: found %1, expected a whole number from 1 to 65536</source>
        <translation>lora_rank：发现 %1，应为 1 到 65536 的整数</translation>
    </message>
    <message>
        <source>lora_targets: this model has no matrix named %1; usual names are q_proj, k_proj, v_proj, o_proj, gate_proj, up_proj, down_proj and all-linear</source>
        <translation>lora_targets：该模型没有名为 %1 的矩阵；常用名称有 q_proj、k_proj、v_proj、o_proj、gate_proj、up_proj、down_proj 和 all-linear</translation>
    </message>
    <message>
        <source>%1: found %2, expected a number of parameters above zero, at most 1e15</source>
        <translation>%1：发现 %2，参数量应大于零且不超过 1e15</translation>
    </message>
    <message>
        <source>params_active: found %1, expected at most the %2 of params</source>
        <translation>params_active：发现 %1，不应超过 params 的 %2</translation>
    </message>
    <message>
        <source>%1 B parameters</source>
        <translation>%1 B 参数</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is not one of the known kinds</source>
        <translation>%1：“%2”不是已知的种类</translation>
    </message>
    <message>
        <source>%1: what, value, unit GB and statedIn are required</source>
        <translation>%1：必须有 what、value、单位 GB 和 statedIn</translation>
    </message>
    <message>
        <source>%1: id, hiddenSize, vocabulary and layers are required</source>
        <translation>%1：必须有 id、hiddenSize、vocabulary 和 layers</translation>
    </message>
    <message>
        <source>expected a list of models</source>
        <translation>应为模型列表</translation>
    </message>
    <message>
        <source>&quot;%1&quot; exists already</source>
        <translation>“%1”已存在</translation>
    </message>
    <message>
        <source>%1: no model has the id &quot;%2&quot;%3</source>
        <translation>%1：没有标识为“%2”的模型%3</translation>
    </message>
    <message>
        <source>; near are %1</source>
        <translation>；相近的有 %1</translation>
    </message>
    <message>
        <source>%1 was not read: %2</source>
        <translation>%1 未能读取：%2</translation>
    </message>
    <message>
        <source>%1 bytes are no config.json (at most %2), and it is not a GGUF file</source>
        <translation>%1 字节不可能是 config.json（最多 %2），也不是 GGUF 文件</translation>
    </message>
    <message>
        <source>%1: found an empty text, expected the id of a model, a config.json or a GGUF file</source>
        <translation>%1：发现空文本，应为模型的标识、config.json 或 GGUF 文件</translation>
    </message>
    <message>
        <source>weight_type: &quot;%1&quot; is not a known format%2; known are bf16, fp16, fp32, fp8, int8, int4, awq, gptq, nf4, mxfp4, EXL2-&lt;bits&gt;, MLX-&lt;bits&gt; and the GGUF types such as Q4_K_M</source>
        <translation>weight_type：“%1”不是已知的格式%2；已知的有 bf16、fp16、fp32、fp8、int8、int4、awq、gptq、nf4、mxfp4、EXL2-&lt;位数&gt;、MLX-&lt;位数&gt; 以及 Q4_K_M 等 GGUF 类型</translation>
    </message>
    <message>
        <source> (did you mean %1?)</source>
        <translation>（是否指 %1？）</translation>
    </message>
    <message>
        <source>kv_type: &quot;%1&quot; is not a known cache type; known are f32, f16, bf16, fp8, int8, q8_0, q5_1, q5_0, q4_1, q4_0, iq4_nl</source>
        <translation>kv_type：“%1”不是已知的缓存类型；已知的有 f32、f16、bf16、fp8、int8、q8_0、q5_1、q5_0、q4_1、q4_0、iq4_nl</translation>
    </message>
    <message>
        <source>the file is UTF-16 or binary; save it as CSV in UTF-8</source>
        <translation>文件是 UTF-16 或二进制；请另存为 UTF-8 编码的 CSV</translation>
    </message>
    <message>
        <source>the columns are separated by %1; commas are expected</source>
        <translation>各列以%1分隔；应以逗号分隔</translation>
    </message>
    <message>
        <source>semicolons</source>
        <translation>分号</translation>
    </message>
    <message>
        <source>tabs</source>
        <translation>制表符</translation>
    </message>
    <message>
        <source>line %1: a quoted cell is never closed, or a quote stands inside one</source>
        <translation>第 %1 行：带引号的单元格没有结束，或其中含有引号</translation>
    </message>
    <message>
        <source>no row was found, expected a header and rows of measurements</source>
        <translation>没有任何行，应有表头和实测数据行</translation>
    </message>
    <message>
        <source>found columns %1, expected a column decode_tokens_per_s (inference) or tokens_per_s_per_device (training)</source>
        <translation>发现的列为 %1，应有 decode_tokens_per_s（推理）或 tokens_per_s_per_device（训练）列</translation>
    </message>
    <message>
        <source>a column device_id is missing</source>
        <translation>缺少 device_id 列</translation>
    </message>
    <message>
        <source>no row after the header, expected measurements</source>
        <translation>表头之后没有行，应有实测数据</translation>
    </message>
    <message>
        <source>line %1: %2 cells, expected %3; %4</source>
        <translation>第 %1 行：%2 个单元格，应为 %3 个；%4</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>已略去</translation>
    </message>
    <message>
        <source>read as far as it goes</source>
        <translation>按已有的读取</translation>
    </message>
    <message>
        <source>line %1: %2: found &quot;%3&quot;, expected a number from 0 or nothing</source>
        <translation>第 %1 行：%2：发现“%3”，应为不小于 0 的数字或留空</translation>
    </message>
    <message>
        <source>weights are streamed from host memory or disk, which no column describes</source>
        <translation>权重从主机内存或磁盘流式读取，没有列描述这一点</translation>
    </message>
    <message>
        <source>shape of the model not stated</source>
        <translation>未给出模型结构</translation>
    </message>
    <message>
        <source>device not stated, or its variant left open</source>
        <translation>未给出设备，或未说明其具体型号</translation>
    </message>
    <message>
        <source>a cell is no number</source>
        <translation>有单元格不是数字</translation>
    </message>
    <message>
        <source>line %1: no device has the id &quot;%2&quot;%3</source>
        <translation>第 %1 行：没有标识为“%2”的设备%3</translation>
    </message>
    <message>
        <source>line %1: %2 tokens/s, but the device&apos;s %3 allows %4 at most</source>
        <translation>第 %1 行：%2 词元/秒，但设备的%3最多允许 %4</translation>
    </message>
    <message>
        <source>compute peak</source>
        <translation>算力峰值</translation>
    </message>
    <message>
        <source>prompt or output length not stated</source>
        <translation>未给出提示词或输出长度</translation>
    </message>
    <message>
        <source>sequence length not stated</source>
        <translation>未给出序列长度</translation>
    </message>
    <message>
        <source>the measured figure is zero</source>
        <translation>实测值为零</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>已预测</translation>
    </message>
    <message>
        <source>median error (%)</source>
        <translation>误差中位数（%）</translation>
    </message>
    <message>
        <source>90th percentile (%)</source>
        <translation>第 90 百分位（%）</translation>
    </message>
    <message>
        <source>signed median (%)</source>
        <translation>带符号中位数（%）</translation>
    </message>
    <message>
        <source>in 80 % range (%)</source>
        <translation>落在 80 % 区间内（%）</translation>
    </message>
    <message>
        <source>(not stated)</source>
        <translation>（未说明）</translation>
    </message>
    <message>
        <source>%1 of %2 (%3 %)</source>
        <translation>%2 中的 %1（%3 %）</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>fits: runs recognised %1, out of memory recognised %2</source>
        <translation>是否放得下：成功运行判对 %1，显存不足判对 %2</translation>
    </message>
    <message>
        <source>engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Left out:</source>
        <translation>略去：</translation>
    </message>
    <message>
        <source>Above the peaks of their devices:</source>
        <translation>超出设备峰值：</translation>
    </message>
    <message>
        <source>warning: %1</source>
        <translation>警告：%1</translation>
    </message>
    <message>
        <source>cannot be asked so</source>
        <translation>无法如此估算</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>≈ %1</source>
        <comment>an estimated value</comment>
        <translation>≈ %1</translation>
    </message>
    <message>
        <source>80 %: %1 to %2</source>
        <translation>80 %：%1 至 %2</translation>
    </message>
    <message>
        <source>before: %1</source>
        <translation>之前：%1</translation>
    </message>
    <message>
        <source>Fits</source>
        <translation>能否放下</translation>
    </message>
    <message>
        <source>Memory needed of what is usable, per device</source>
        <translation>每设备所需显存 / 可用显存</translation>
    </message>
    <message>
        <source>an object of texts: keys of a request and their words</source>
        <translation>由文本组成的对象：请求的键及其取值</translation>
    </message>
    <message>
        <source>Estimate: %1</source>
        <translation>估算：%1</translation>
    </message>
    <message>
        <source>a list of memory options</source>
        <translation>内存选项列表</translation>
    </message>
    <message>
        <source>an object with memoryCapacity</source>
        <translation>含 memoryCapacity 的对象</translation>
    </message>
    <message>
        <source>a memory option needs a memoryCapacity</source>
        <translation>内存选项需要 memoryCapacity</translation>
    </message>
    <message>
        <source>this memory option is there already</source>
        <translation>该内存选项已存在</translation>
    </message>
    <message>
        <source>an object of names by vendor</source>
        <translation>按厂商列出名称的对象</translation>
    </message>
    <message>
        <source>export variant for China</source>
        <translation>面向中国的出口版</translation>
    </message>
    <message>
        <source>of a Chinese vendor</source>
        <translation>中国厂商产品</translation>
    </message>
    <message>
        <source>to China under a US licence only</source>
        <translation>须经美国许可方可销往中国</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>市场</translation>
    </message>
    <message>
        <source>Also sold with</source>
        <translation>另有容量</translation>
    </message>
    <message>
        <source>Best known price</source>
        <translation>首选价格</translation>
    </message>
    <message>
        <source>%1 (%2, %3)</source>
        <translation>%1（%2，%3）</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>比值</translation>
    </message>
    <message>
        <source>sources of %1</source>
        <translation>%1 的来源</translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation>厂商</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Memory at least</source>
        <translation>显存不低于</translation>
    </message>
    <message>
        <source>Memory at most</source>
        <translation>显存不高于</translation>
    </message>
    <message>
        <source>Number format</source>
        <translation>数值格式</translation>
    </message>
    <message>
        <source>Released from</source>
        <translation>发布年份不早于</translation>
    </message>
    <message>
        <source>Released until</source>
        <translation>发布年份不晚于</translation>
    </message>
    <message>
        <source>%1 %2 or more</source>
        <comment>a memory size with its unit</comment>
        <translation>不低于 %1 %2</translation>
    </message>
    <message>
        <source>%1 %2 at most</source>
        <comment>a memory size with its unit</comment>
        <translation>不高于 %1 %2</translation>
    </message>
    <message>
        <source>price known</source>
        <translation>有价格</translation>
    </message>
    <message>
        <source>%1 or later</source>
        <translation>%1 年及以后</translation>
    </message>
    <message>
        <source>%1 or earlier</source>
        <translation>%1 年及以前</translation>
    </message>
    <message>
        <source>The 2023 articles&apos; table</source>
        <translation>2023 年文章中的对比表</translation>
    </message>
    <message>
        <source>The four devices that the articles of 2023 on H100 or Apple M2 put side by side.</source>
        <translation>2023 年那几篇 H100 与苹果 M2 的文章所对比的四款设备。</translation>
    </message>
    <message>
        <source>24 GB cards</source>
        <translation>24 GB 显卡</translation>
    </message>
    <message>
        <source>Graphics cards with just 24 GB: room for a 32B model in 4 bits, or for LoRA of an 8B one.</source>
        <translation>显存恰为 24 GB 的显卡：放得下 4 比特量化的 320 亿参数模型，或对 80 亿参数模型做 LoRA 微调。</translation>
    </message>
    <message>
        <source>Run 70B at home</source>
        <translation>在家运行 70B 模型</translation>
    </message>
    <message>
        <source>One card or one small machine with 48 GB or more, enough for a 70B model in 4 bits (about 40 GB).</source>
        <translation>一张卡或一台小型机，显存或统一内存不低于 48 GB，放得下 4 比特量化的 700 亿参数模型（约 40 GB）。</translation>
    </message>
    <message>
        <source>8-GPU servers</source>
        <translation>8 卡服务器</translation>
    </message>
    <message>
        <source>Modules that are sold in boards of eight with a fast link between them, for training and large serving.</source>
        <translation>以八卡基板出售、卡间高速互联的模组，用于训练和大规模推理服务。</translation>
    </message>
    <message>
        <source>Data-centre GPUs by generation</source>
        <translation>各代数据中心 GPU</translation>
    </message>
    <message>
        <source>One part of each generation of NVIDIA and AMD, from P100 and MI25 to B300 and MI355X.</source>
        <translation>英伟达与 AMD 每一代各取一款，从 P100、MI25 到 B300、MI355X。</translation>
    </message>
    <message>
        <source>Export variants and their originals</source>
        <translation>出口版与原版</translation>
    </message>
    <message>
        <source>What was made for China under the export rules of the United States, next to what it was made from.</source>
        <translation>按美国出口管制规定为中国推出的型号，与其原版并列。</translation>
    </message>
    <message>
        <source>Accelerators of Chinese vendors</source>
        <translation>中国厂商的加速卡</translation>
    </message>
    <message>
        <source>Ascend, Cambricon, Hygon, MetaX and others.</source>
        <translation>昇腾、寒武纪、海光、沐曦等。</translation>
    </message>
    <message>
        <source>Macs with 64 GB or more</source>
        <translation>64 GB 及以上的 Mac</translation>
    </message>
    <message>
        <source>Apple&apos;s chips in the largest memory that each is sold with; smaller ones are options of the device.</source>
        <translation>苹果各款芯片，取其在售的最大统一内存；较小的容量是该设备的选项。</translation>
    </message>
    <message>
        <source>The device needs a name.</source>
        <translation>设备需要名称。</translation>
    </message>
    <message>
        <source>The device needs a vendor.</source>
        <translation>设备需要厂商。</translation>
    </message>
    <message>
        <source>Dates of the prices: %1.</source>
        <translation>价格日期：%1。</translation>
    </message>
    <message>
        <source>rate</source>
        <translation>算力类型</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n number format(s) are published for %2, the most of these devices.</source>
        <translation>
            <numerusform>%1：%2 公布了 %n 种数值格式，在这些设备中最多。</numerusform>
        </translation>
    </message>
    <message>
        <source>Peak compute by number format</source>
        <translation>各数值格式的峰值算力</translation>
    </message>
    <message>
        <source>Dense and sparse rates are two figures: a sparse one holds only for weights with structured sparsity.</source>
        <translation>稠密与稀疏算力是两个数据：稀疏算力仅适用于具有结构化稀疏的权重。</translation>
    </message>
    <message>
        <source>Integer formats are in TOPS.</source>
        <translation>整数格式的单位为 TOPS。</translation>
    </message>
    <message>
        <source>Not like with like: rates with structured sparsity (%1) beside dense ones (%2).</source>
        <translation>口径不一：结构化稀疏算力（%1）与稠密算力（%2）并列。</translation>
    </message>
    <message>
        <source>Published dense only, so without a sparse figure here: %1.</source>
        <translation>仅公布了稠密算力，此处没有稀疏数据：%1。</translation>
    </message>
    <message>
        <source>Prices of different kinds are compared: %1.</source>
        <translation>对比的价格种类不同：%1。</translation>
    </message>
    <message>
        <source>A system price buys a whole machine; a card needs a host besides.</source>
        <translation>整机价买的是整台机器；加速卡另需主机。</translation>
    </message>
    <message>
        <source>%1 an hour</source>
        <translation>每小时 %1</translation>
    </message>
    <message>
        <source>Rent is not compared with purchase; known only for rent: %1.</source>
        <translation>租用价不与购买价对比；仅有租用价：%1。</translation>
    </message>
    <message>
        <source>Purchase is not compared with rent; known only for sale: %1.</source>
        <translation>购买价不与租用价对比；仅有购买价：%1。</translation>
    </message>
    <message>
        <source>The prices are %1 years apart: %2 of %3, %4 of %5.</source>
        <translation>价格相隔 %1 年：%2（%3 年），%4（%5 年）。</translation>
    </message>
    <message>
        <source>The devices are %1 years apart: %2 of %3, %4 of %5.</source>
        <translation>设备相隔 %1 年：%2（%3 年），%4（%5 年）。</translation>
    </message>
    <message>
        <source>The power of %1 includes a CPU; a card (%2) needs a host besides.</source>
        <translation>%1 的功耗包含 CPU；加速卡（%2）另需主机。</translation>
    </message>
    <message>
        <source>Both directions are counted here; some publications print one, half of it, for %1.</source>
        <translation>此处为双向合计；有的资料只写单向，即其一半：%1。</translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>条形图</translation>
    </message>
    <message>
        <source>Scatter</source>
        <translation>散点图</translation>
    </message>
    <message>
        <source>Time line</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>屋顶线模型</translation>
    </message>
    <message>
        <source>Number formats</source>
        <translation>数值格式</translation>
    </message>
    <message>
        <source>%1: no device has both figures.</source>
        <translation>%1：没有设备同时具有两项数据。</translation>
    </message>
    <message>
        <source>%1: the ridge point of %2.</source>
        <translation>%1：脊点，%2。</translation>
    </message>
    <message>
        <source>%1: ridge points from %2 to %3.</source>
        <translation>%1：脊点从 %2 到 %3。</translation>
    </message>
    <message>
        <source>Roofline, %1</source>
        <translation>屋顶线模型，%1</translation>
    </message>
    <message numerus="yes">
        <source>%1 not published for %n device(s): %2.</source>
        <translation>
            <numerusform>%n 个设备未公布%1：%2。</numerusform>
        </translation>
    </message>
    <message>
        <source>Left of its ridge point a program is bound by memory, right of it by compute. Peaks, not measurements.</source>
        <translation>脊点左侧受显存带宽限制，右侧受算力限制。均为峰值，并非实测。</translation>
    </message>
    <message>
        <source>Lower is better in %1.</source>
        <translation>%1越低越好。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n device(s).</source>
        <translation>
            <numerusform>%1：%n 个设备。</numerusform>
        </translation>
    </message>
    <message>
        <source>No other is better in both than %1.</source>
        <translation>两项都不被其他设备超过的有：%1。</translation>
    </message>
    <message>
        <source>Best of their day: %1.</source>
        <translation>当时最佳：%1。</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>title of a scatter plot</comment>
        <translation>%1与%2</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>发布时间</translation>
    </message>
    <message>
        <source>%1 over the years</source>
        <comment>title of a time line</comment>
        <translation>%1的历年变化</translation>
    </message>
    <message>
        <source>Only the year is published, so placed in its middle: %1.</source>
        <translation>仅公布了年份，置于年中：%1。</translation>
    </message>
    <message>
        <source>sparse</source>
        <translation>稀疏</translation>
    </message>
    <message>
        <source>sparse where published</source>
        <translation>有稀疏则用稀疏</translation>
    </message>
    <message>
        <source>dense and sparse</source>
        <translation>稠密与稀疏</translation>
    </message>
    <message>
        <source>%1: all is shown relative to it</source>
        <translation>%1：所有数值均相对于它显示</translation>
    </message>
    <message>
        <source>%1, the baseline</source>
        <translation>%1，基准</translation>
    </message>
    <message>
        <source>With figures or prices of your own</source>
        <translation>含您自己的数据或价格</translation>
    </message>
    <message>
        <source>a list of vendors</source>
        <translation>厂商列表</translation>
    </message>
    <message>
        <source>a list of kinds of device</source>
        <translation>设备类型列表</translation>
    </message>
    <message>
        <source>a list of markets</source>
        <translation>市场列表</translation>
    </message>
    <message>
        <source>a number format or nothing</source>
        <translation>数值格式，或留空</translation>
    </message>
    <message>
        <source>a year or null</source>
        <translation>年份或 null</translation>
    </message>
    <message>
        <source>%1 M</source>
        <comment>millions</comment>
        <translation>%1 百万</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>memory needed, usable</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>tokens/s</source>
        <translation>词元/秒</translation>
    </message>
    <message>
        <source>server</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>Not like with like: whole machines with their host (%1) beside devices alone (%2).</source>
        <translation>口径不一致：含主机的整机（%1）与单独的设备（%2）放在一起。</translation>
    </message>
    <message>
        <source>Not like with like: servers with all their GPUs together (%1) beside single devices (%2).</source>
        <translation>口径不一致：服务器按全部 GPU 合计（%1），旁边是单个设备（%2）。</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>a device reaches those of other servers over the adapters of its own at %1 GB/s each way</source>
        <translation>设备经各自的网卡访问其他服务器上的设备，单向 %1 GB/s</translation>
    </message>
    <message>
        <source>the adapters of the server are not all known: the network between servers is taken as usual for the device</source>
        <translation>服务器的网卡并非全部已知：服务器间网络按该设备的常见配置计算</translation>
    </message>
    <message>
        <source>count: found %1, but %2 has %3 devices; nodes says how many servers there are</source>
        <translation>count：发现 %1，而 %2 有 %3 个设备；服务器台数由 nodes 指定</translation>
    </message>
    <message>
        <source>average power is taken as %1 % of the %2 W that the server takes at most for each of its devices</source>
        <translation>平均功率按服务器最大功率分摊到每个设备的 %2 W 的 %1 % 计算</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percentage with its sign</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 is not known for this job.</source>
        <translation>此任务的%1未知。</translation>
    </message>
    <message>
        <source>as published</source>
        <translation>按公布值</translation>
    </message>
    <message>
        <source>Memory bandwidth of the device</source>
        <translation>设备显存带宽</translation>
    </message>
    <message>
        <source>Peak FLOPS of the device</source>
        <translation>设备峰值算力</translation>
    </message>
    <message>
        <source>Link between devices</source>
        <translation>设备间互联</translation>
    </message>
    <message>
        <source>TDP of the device</source>
        <translation>设备 TDP</translation>
    </message>
    <message>
        <source>Price of the device</source>
        <translation>设备价格</translation>
    </message>
    <message>
        <source>%1 trillion</source>
        <comment>count of tokens</comment>
        <translation>%1 万亿</translation>
    </message>
    <message>
        <source>%1 billion</source>
        <comment>count of tokens</comment>
        <translation>%1×10 亿</translation>
    </message>
    <message>
        <source>%1 million</source>
        <comment>count of tokens</comment>
        <translation>%1×100 万</translation>
    </message>
    <message>
        <source>Inference: one answer, %1 tokens</source>
        <translation>推理：一次回答，%1 词元</translation>
    </message>
    <message>
        <source>QLoRA on %1 tokens</source>
        <translation>QLoRA 微调，%1 词元</translation>
    </message>
    <message>
        <source>LoRA on %1 tokens</source>
        <translation>LoRA 微调，%1 词元</translation>
    </message>
    <message>
        <source>Full fine-tuning on %1 tokens</source>
        <translation>全参数微调，%1 词元</translation>
    </message>
    <message>
        <source>Training on %1 tokens</source>
        <translation>训练，%1 词元</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 parameters</source>
        <translation>参数量 %1</translation>
    </message>
    <message>
        <source>%1 bits a parameter, from the size of the file</source>
        <translation>每参数 %1 位，由文件大小得出</translation>
    </message>
    <message>
        <source>%1 bits a parameter on average, scales included</source>
        <translation>每参数平均 %1 位，含缩放因子</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>元素数</translation>
    </message>
    <message>
        <source>%1 in %2 layers</source>
        <translation>%2 层共 %1 个</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>字节数</translation>
    </message>
    <message>
        <source>cache per token</source>
        <translation>每词元缓存</translation>
    </message>
    <message>
        <source>%1, of windowed layers no more than the window</source>
        <translation>%1，滑动窗口层不超过窗口长度</translation>
    </message>
    <message>
        <source>sequences</source>
        <translation>序列数</translation>
    </message>
    <message>
        <source>the sum, on the fullest device</source>
        <translation>各项之和，按占用最多的设备计</translation>
    </message>
    <message>
        <source>%1 in reserve</source>
        <translation>预留 %1</translation>
    </message>
    <message>
        <source>the least number whose fullest device holds its part</source>
        <translation>使占用最多的设备也放得下的最少设备数</translation>
    </message>
    <message>
        <source>usable</source>
        <translation>可用</translation>
    </message>
    <message>
        <source>as asked</source>
        <translation>按所给设置</translation>
    </message>
    <message>
        <source>tp %1 · pp %2 · cp %3 · dp %4</source>
        <translation>张量 %1 · 流水线 %2 · 上下文 %3 · 数据 %4</translation>
    </message>
    <message>
        <source>%1 sequences of %2 tokens</source>
        <translation>%1 条序列，每条 %2 词元</translation>
    </message>
    <message>
        <source>%1 sequences, %2 tokens of each in the cache</source>
        <translation>%1 条序列，每条在缓存中有 %2 词元</translation>
    </message>
    <message>
        <source>%1 tokens of output</source>
        <translation>输出 %1 词元</translation>
    </message>
    <message>
        <source>about %1, longer with every token</source>
        <translation>约 %1，每多一个词元就更长</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <comment>what was put in, result</comment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1 = √(weights² + products²) + attention + activations + launches + links</source>
        <translation>%1 = √(权重² + 矩阵乘法²) + 注意力 + 激活值 + 内核启动 + 互联</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>%1 / (%2 · %3), and unpacking</source>
        <translation>%1 / (%2 · %3)，另加权重解包</translation>
    </message>
    <message>
        <source>%1 / (%2 · %3)</source>
        <translation>%1 / (%2 · %3)</translation>
    </message>
    <message>
        <source>products</source>
        <translation>矩阵乘法</translation>
    </message>
    <message>
        <source>%1 / (%2 · %3), or what the power limit allows</source>
        <translation>%1 / (%2 · %3)，或以功耗上限所允许的为准</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <source>%1 / (%2 · %3) + %4 / (%2 · %5)</source>
        <translation>%1 / (%2 · %3) + %4 / (%2 · %5)</translation>
    </message>
    <message>
        <source>activations</source>
        <translation>激活值</translation>
    </message>
    <message>
        <source>launches</source>
        <translation>内核启动</translation>
    </message>
    <message>
        <source>%1 layers · %2, and host work</source>
        <translation>%1 层 · %2，另加主机开销</translation>
    </message>
    <message>
        <source>links</source>
        <translation>互联</translation>
    </message>
    <message>
        <source>%1 all-reduces of %2 over %3</source>
        <translation>%1 次全归约（all-reduce），每次 %2，带宽 %3</translation>
    </message>
    <message>
        <source>host</source>
        <translation>主机</translation>
    </message>
    <message>
        <source>%1 / (%2 · %3), or what the power limit allows, and attention %4 = %5</source>
        <translation>%1 / (%2 · %3)，或以功耗上限所允许的为准，另加注意力 %4 = %5</translation>
    </message>
    <message>
        <source>element-wise</source>
        <translation>逐元素运算</translation>
    </message>
    <message>
        <source>%1 / (%2 · %3) = %4</source>
        <translation>%1 / (%2 · %3) = %4</translation>
    </message>
    <message>
        <source>%1 exposed</source>
        <translation>未被掩盖 %1</translation>
    </message>
    <message>
        <source>micro-batch</source>
        <translation>微批</translation>
    </message>
    <message>
        <source>%1, %2 of them, pipeline bubble %3</source>
        <translation>%1，共 %2 个，流水线气泡 %3</translation>
    </message>
    <message>
        <source>gradients</source>
        <translation>梯度</translation>
    </message>
    <message>
        <source>optimizer</source>
        <translation>优化器</translation>
    </message>
    <message>
        <source>tokens of a step and device / time of a step</source>
        <translation>每步每设备词元 / 每步时间</translation>
    </message>
    <message>
        <source>time of a step</source>
        <translation>每步时间</translation>
    </message>
    <message>
        <source>tokens/s · FLOPs per token / peak</source>
        <translation>词元/秒 · 每词元 FLOPs / 峰值算力</translation>
    </message>
    <message>
        <source>FLOPs per token</source>
        <translation>每词元 FLOPs</translation>
    </message>
    <message>
        <source>peak</source>
        <translation>峰值算力</translation>
    </message>
    <message>
        <source>devices</source>
        <translation>设备数</translation>
    </message>
    <message>
        <source>tokens / (tokens/s of a device · devices)</source>
        <translation>词元 / (每设备词元/秒 · 设备数)</translation>
    </message>
    <message>
        <source>tokens / tokens/s of a device</source>
        <translation>词元 / (每设备词元/秒)</translation>
    </message>
    <message>
        <source>FLOPs per token · tokens</source>
        <translation>每词元 FLOPs · 词元</translation>
    </message>
    <message>
        <source>%1 W on average</source>
        <translation>平均 %1 W</translation>
    </message>
    <message>
        <source>device-hours · price of an hour</source>
        <translation>设备小时 · 每小时价格</translation>
    </message>
    <message>
        <source>device-hours</source>
        <translation>设备小时</translation>
    </message>
    <message>
        <source>price of an hour</source>
        <translation>每小时价格</translation>
    </message>
    <message>
        <source>price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>%1 for an hour of all devices</source>
        <translation>全部设备每小时 %1</translation>
    </message>
    <message>
        <source>training step</source>
        <translation>训练步</translation>
    </message>
    <message>
        <source>prefill</source>
        <translation>预填充</translation>
    </message>
    <message>
        <source>decode</source>
        <translation>解码</translation>
    </message>
    <message>
        <source>%1×</source>
        <comment>ratio</comment>
        <translation>%1×</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 days</source>
        <translation>%1 天</translation>
    </message>
    <message>
        <source>Catalogue, %1</source>
        <translation>设备库，%1</translation>
    </message>
    <message>
        <source>Estimate, training of %1</source>
        <translation>估算，训练 %1</translation>
    </message>
    <message>
        <source>%1 trains %2 at %3 of the speed of %4</source>
        <translation>%1 训练 %2 的速度为 %4 的 %3</translation>
    </message>
    <message>
        <source>A system of %1 is nearly %2 times as fast as one of %3</source>
        <translation>%1 系统的速度将近 %3 系统的 %2 倍</translation>
    </message>
    <message>
        <source>%1 has %2 times the memory of %3</source>
        <translation>%1 的显存是 %3 的 %2 倍</translation>
    </message>
    <message>
        <source>%1 computes TF32 %2 times as fast as %3</source>
        <translation>%1 的 TF32 算力是 %3 的 %2 倍</translation>
    </message>
    <message>
        <source>MLCommons, %1 against %2 devices</source>
        <translation>MLCommons，%1 个设备对 %2 个设备</translation>
    </message>
    <message>
        <source>MLCommons, a device against a device</source>
        <translation>MLCommons，单个设备对单个设备</translation>
    </message>
    <message>
        <source>%1 minutes</source>
        <translation>%1 分钟</translation>
    </message>
    <message>
        <source>%1 × %2 train %3 in %4</source>
        <comment>number, device, model, time</comment>
        <translation>%1 × %2 训练 %3 用时 %4</translation>
    </message>
    <message>
        <source>GPT-3 175B (MLPerf)</source>
        <translation>GPT-3 175B（MLPerf 测试）</translation>
    </message>
    <message>
        <source>MLCommons</source>
        <translation>MLCommons 结果</translation>
    </message>
    <message>
        <source>%1 devices, %2</source>
        <translation>%1 个设备，%2</translation>
    </message>
    <message>
        <source>Estimate, without evaluation and start</source>
        <translation>估算，不含评测和启动</translation>
    </message>
    <message>
        <source>Catalogue, %1 × %2</source>
        <comment>number, device</comment>
        <translation>设备库，%1 × %2</translation>
    </message>
    <message>
        <source>%1 has %2 TB of shared memory</source>
        <translation>%1 有 %2 TB 共享内存</translation>
    </message>
    <message>
        <source>, memory of the accelerators</source>
        <translation>，加速卡显存</translation>
    </message>
    <message>
        <source>, both memories</source>
        <translation>，两级内存合计</translation>
    </message>
    <message>
        <source>%1 offers more than %2 EFLOPS of FP64</source>
        <translation>%1 的 FP64 算力超过 %2 EFLOPS</translation>
    </message>
    <message>
        <source>Measured with HPL</source>
        <translation>HPL 实测</translation>
    </message>
    <message>
        <source>The articles print %1 devices where the result itself lists %2.</source>
        <translation>文章写的是 %1 个设备，而结果本身列出的是 %2 个。</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>说法</translation>
    </message>
    <message>
        <source>What else is known</source>
        <translation>其他已知数据</translation>
    </message>
    <message>
        <source>Stated in</source>
        <translation>出处</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>source, value</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2 min</source>
        <comment>workload, time</comment>
        <translation>%1：%2 分钟</translation>
    </message>
    <message>
        <source>%1: %2 days (estimated by the source)</source>
        <comment>workload, time</comment>
        <translation>%1：%2 天（来源估算）</translation>
    </message>
    <message>
        <source>%1: %2 PFLOPS sustained</source>
        <comment>workload, rate</comment>
        <translation>%1：持续 %2 PFLOPS</translation>
    </message>
    <message>
        <source>peak FP64 %1 EFLOPS</source>
        <translation>FP64 峰值 %1 EFLOPS</translation>
    </message>
    <message>
        <source>HPL %1 EFLOPS</source>
        <translation>HPL 实测 %1 EFLOPS</translation>
    </message>
    <message>
        <source>peak FP8 %1 EFLOPS</source>
        <translation>FP8 峰值 %1 EFLOPS</translation>
    </message>
    <message>
        <source>%1 TB shared memory</source>
        <translation>共享内存 %1 TB</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>集群</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>设备数</translation>
    </message>
    <message>
        <source>Published result</source>
        <translation>公布的结果</translation>
    </message>
    <message>
        <source>Memory (%1)</source>
        <translation>显存（%1）</translation>
    </message>
    <message>
        <source>16 bit, dense (PFLOPS)</source>
        <translation>16 位稠密算力（PFLOPS）</translation>
    </message>
    <message>
        <source>FP64 (PFLOPS)</source>
        <translation>FP64 算力（PFLOPS）</translation>
    </message>
    <message>
        <source>Links, both directions (TB/s)</source>
        <translation>卡间互联，双向（TB/s）</translation>
    </message>
    <message>
        <source>Power of the devices (MW)</source>
        <translation>设备总功率（MW）</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Published, inference</source>
        <translation>公布数据，推理</translation>
    </message>
    <message>
        <source>Published, training</source>
        <translation>公布数据，训练</translation>
    </message>
    <message>
        <source>Yours: %1</source>
        <translation>自有数据：%1</translation>
    </message>
    <message>
        <source>batch %1</source>
        <translation>批大小 %1</translation>
    </message>
    <message>
        <source>prompt %1</source>
        <translation>提示 %1</translation>
    </message>
    <message>
        <source>output %1</source>
        <translation>输出 %1</translation>
    </message>
    <message>
        <source>context %1</source>
        <translation>上下文 %1</translation>
    </message>
    <message>
        <source>tp %1</source>
        <comment>tensor-parallel size</comment>
        <translation>张量并行 %1</translation>
    </message>
    <message>
        <source>sequence %1</source>
        <translation>序列 %1</translation>
    </message>
    <message>
        <source>micro-batch %1</source>
        <translation>微批 %1</translation>
    </message>
    <message>
        <source>global batch %1</source>
        <translation>全局批 %1</translation>
    </message>
    <message>
        <source>dp %1</source>
        <comment>data-parallel size</comment>
        <translation>数据并行 %1</translation>
    </message>
    <message>
        <source>pp %1</source>
        <comment>pipeline-parallel size</comment>
        <translation>流水线并行 %1</translation>
    </message>
    <message>
        <source>the source does not state all that an estimate needs</source>
        <translation>来源未给出估算所需的全部条件</translation>
    </message>
    <message>
        <source>Decode, one sequence</source>
        <translation>解码，单序列</translation>
    </message>
    <message>
        <source>Decode, several sequences</source>
        <translation>解码，多序列</translation>
    </message>
    <message>
        <source>Output, whole request</source>
        <translation>输出，整个请求</translation>
    </message>
    <message>
        <source>Output at maximum load</source>
        <translation>满载输出</translation>
    </message>
    <message>
        <source>Training speed</source>
        <translation>训练速度</translation>
    </message>
    <message>
        <source>Memory, inference</source>
        <translation>显存，推理</translation>
    </message>
    <message>
        <source>Memory, training</source>
        <translation>显存，训练</translation>
    </message>
    <message>
        <source>Does it fit</source>
        <translation>能否放下</translation>
    </message>
    <message>
        <source>Training time</source>
        <translation>训练时间</translation>
    </message>
    <message>
        <source>Speed, basis unclear</source>
        <translation>速度，口径不明</translation>
    </message>
    <message>
        <source>No figure</source>
        <translation>无数据</translation>
    </message>
    <message>
        <source>tokens/s per device</source>
        <translation>词元/秒（每设备）</translation>
    </message>
    <message>
        <source>ran</source>
        <translation>成功运行</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>显存不足</translation>
    </message>
    <message>
        <source>%1%2 %</source>
        <comment>sign, error</comment>
        <translation>%1%2 %</translation>
    </message>
    <message>
        <source>a workspace holds at most %1 KiB of measurements; take files out or shorten this one, or use &quot;ridgepoint validate&quot; for it</source>
        <translation>工作区最多容纳 %1 KiB 实测数据；请移出部分文件或缩短此文件，或改用“ridgepoint validate”处理它</translation>
    </message>
    <message>
        <source>found %1 rows, expected at most %2</source>
        <translation>发现 %1 行，最多应为 %2 行</translation>
    </message>
    <message>
        <source>your price</source>
        <translation>您的价格</translation>
    </message>
    <message>
        <source>%1, estimated</source>
        <translation>%1，估算</translation>
    </message>
    <message>
        <source>sum (%1)</source>
        <comment>column of a bill, in a currency</comment>
        <translation>小计（%1）</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>amount and code of its currency</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>address</source>
        <translation>网址</translation>
    </message>
    <message>
        <source>stands behind</source>
        <comment>column: what a source is the source of</comment>
        <translation>对应内容</translation>
    </message>
    <message>
        <source>Not priced, and not in the sum: %1.</source>
        <translation>无价格，未计入合计：%1。</translation>
    </message>
    <message>
        <source>Not in the catalogue of parts, and not in this list: %1.</source>
        <translation>部件库中没有，未列入本清单：%1。</translation>
    </message>
    <message>
        <source>The price is an estimate, not an offer: %1.</source>
        <translation>价格为估算值，并非报价：%1。</translation>
    </message>
    <message>
        <source>Prices in other currencies are converted to %1 at the mean rate of the year of the price (%2): %3.</source>
        <translation>其他货币的价格按其所属年份的平均汇率（%2）换算为 %1：%3。</translation>
    </message>
    <message>
        <source>The system as a whole: %1 (%2, %3: %4). That is not the sum of the parts above.</source>
        <translation>整机：%1（%2，%3：%4）。这并非以上部件的合计。</translation>
    </message>
    <message>
        <source>Quantities and sums are of one server; %1 of it are wanted.</source>
        <translation>数量和金额按单台服务器计；共需 %1 台。</translation>
    </message>
    <message>
        <source>not priced</source>
        <translation>无价格</translation>
    </message>
    <message>
        <source>category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>part</source>
        <translation>部件</translation>
    </message>
    <message>
        <source>unit price</source>
        <translation>单价</translation>
    </message>
    <message>
        <source>currency</source>
        <translation>货币</translation>
    </message>
    <message>
        <source>no exchange rate</source>
        <translation>无汇率</translation>
    </message>
    <message>
        <source>comes with the platform</source>
        <translation>平台自带</translation>
    </message>
    <message>
        <source>sum of what is priced (%1 of %2 lines)</source>
        <translation>有价格项合计（%1 行，共 %2 行）</translation>
    </message>
    <message>
        <source>sum</source>
        <comment>last row of a bill</comment>
        <translation>合计</translation>
    </message>
    <message>
        <source>price of %1</source>
        <translation>%1 的价格</translation>
    </message>
    <message>
        <source>exchange rates</source>
        <translation>汇率</translation>
    </message>
    <message>
        <source>Server without a name</source>
        <translation>未命名服务器</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>about</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>what was found</source>
        <translation>检查发现</translation>
    </message>
    <message>
        <source>wanted</source>
        <translation>所需</translation>
    </message>
    <message>
        <source>there</source>
        <translation>现有</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>检查结果</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Subject: Request for a quotation: %1</source>
        <translation>主题：询价：%1</translation>
    </message>
    <message>
        <source>Dear Sir or Madam,</source>
        <translation>尊敬的供应商：</translation>
    </message>
    <message>
        <source>Please send us an offer for the server below; quantity: %1. The numbers of parts are of one server.</source>
        <translation>请就以下服务器报价，数量：%1。部件数量按单台服务器计。</translation>
    </message>
    <message>
        <source>%1, comes with the platform</source>
        <translation>%1，平台自带</translation>
    </message>
    <message>
        <source>  %1 × %2: %3</source>
        <comment>quantity, category, part</comment>
        <translation>  %1 × %2：%3</translation>
    </message>
    <message>
        <source>Please state for each part the exact model number, the unit price with currency and tax, the delivery time and the warranty, and until when the offer holds.</source>
        <translation>请逐项注明部件的确切型号、单价（含币种和税）、交货期和质保，以及报价有效期。</translation>
    </message>
    <message>
        <source>If you offer another part in place of one of these, please say which and why.</source>
        <translation>如以其他部件替代，请注明替代的部件及理由。</translation>
    </message>
    <message>
        <source>Please confirm that the parts work together as one server: form factors, power supplies with their redundancy, cooling, and slots with enough PCIe lanes.</source>
        <translation>请确认这些部件可组成一台服务器协同工作：外形规格、电源及其冗余、散热，以及 PCIe 通道足够的插槽。</translation>
    </message>
    <message>
        <source>Kind regards</source>
        <translation>顺颂商祺</translation>
    </message>
    <message>
        <source>the name ends in &quot;%1&quot;, expected %2</source>
        <translation>文件名以“%1”结尾，应为 %2</translation>
    </message>
    <message>
        <source>exchange rate (to %1)</source>
        <translation>汇率（兑 %1）</translation>
    </message>
    <message>
        <source>the workbook cannot be written: %1</source>
        <translation>无法写入工作簿：%1</translation>
    </message>
    <message>
        <source>Bill of materials</source>
        <translation>物料清单</translation>
    </message>
    <message>
        <source>a list of sources</source>
        <translation>来源列表</translation>
    </message>
    <message>
        <source>a whole number of 1 or more</source>
        <translation>不小于 1 的整数</translation>
    </message>
    <message>
        <source>found %1, expected a whole number of 1 or more</source>
        <translation>此处为 %1，应为不小于 1 的整数</translation>
    </message>
    <message>
        <source>an object of facts by name</source>
        <translation>以名称为键的规格项对象</translation>
    </message>
    <message>
        <source>source: %1</source>
        <translation>来源：%1</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>总计</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU 数</translation>
    </message>
    <message>
        <source>Host memory</source>
        <translation>主机内存</translation>
    </message>
    <message>
        <source>Host bandwidth</source>
        <translation>主机内存带宽</translation>
    </message>
    <message>
        <source>Network for each GPU</source>
        <translation>每 GPU 网络带宽</translation>
    </message>
    <message>
        <source>PCIe lanes wanted and there</source>
        <translation>PCIe 通道（所需与现有）</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>负载</translation>
    </message>
    <message>
        <source>From the mains</source>
        <translation>墙插功率</translation>
    </message>
    <message>
        <source>Heat</source>
        <translation>散热量</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>重量</translation>
    </message>
    <message>
        <source>%1 %2 (pieces with a price: %3, without: %4)</source>
        <translation>%1 %2（有价格 %3 件，无价格 %4 件）</translation>
    </message>
    <message>
        <source>%1 servers</source>
        <translation>%1 台服务器</translation>
    </message>
    <message>
        <source>Leaf and spine switches</source>
        <translation>叶交换机与脊交换机</translation>
    </message>
    <message>
        <source>Racks</source>
        <translation>机架</translation>
    </message>
    <message>
        <source>With cooling and losses</source>
        <translation>含制冷与损耗</translation>
    </message>
    <message>
        <source>stop</source>
        <comment>verdict of a rule</comment>
        <translation>不可行</translation>
    </message>
    <message>
        <source>warning</source>
        <comment>verdict of a rule</comment>
        <translation>警告</translation>
    </message>
    <message>
        <source>note</source>
        <comment>verdict of a rule</comment>
        <translation>提示</translation>
    </message>
    <message>
        <source>passes</source>
        <comment>verdict of a rule</comment>
        <translation>通过</translation>
    </message>
    <message>
        <source>not known</source>
        <comment>verdict of a rule</comment>
        <translation>未知</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>平台</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>处理器</translation>
    </message>
    <message>
        <source>Memory module</source>
        <translation>内存条</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>硬盘</translation>
    </message>
    <message>
        <source>Network adapter</source>
        <translation>网卡</translation>
    </message>
    <message>
        <source>Network switch</source>
        <translation>交换机</translation>
    </message>
    <message>
        <source>Power supply</source>
        <translation>电源</translation>
    </message>
    <message>
        <source>Cooling</source>
        <translation>散热</translation>
    </message>
    <message>
        <source>Chassis</source>
        <translation>机箱</translation>
    </message>
    <message>
        <source>Rack</source>
        <translation>机架</translation>
    </message>
    <message>
        <source>Other part</source>
        <translation>其他部件</translation>
    </message>
    <message>
        <source>server for PCIe GPUs</source>
        <translation>PCIe GPU 服务器</translation>
    </message>
    <message>
        <source>server with an HGX baseboard</source>
        <translation>HGX 基板服务器</translation>
    </message>
    <message>
        <source>server with OAM modules</source>
        <translation>OAM 模组服务器</translation>
    </message>
    <message>
        <source>closed server</source>
        <translation>固定配置服务器</translation>
    </message>
    <message>
        <source>closed rack</source>
        <translation>固定配置机架</translation>
    </message>
    <message>
        <source>closed desktop</source>
        <translation>固定配置台式机</translation>
    </message>
    <message>
        <source>GPU baseboard without a server</source>
        <translation>GPU 基板（不含服务器）</translation>
    </message>
    <message>
        <source>mainboard</source>
        <translation>主板</translation>
    </message>
    <message>
        <source>unknown part &quot;%1&quot;%2</source>
        <translation>未知的部件“%1”%2</translation>
    </message>
    <message>
        <source>unknown server &quot;%1&quot;; expected an id that &quot;ridgepoint server list&quot; lists</source>
        <translation>未知服务器“%1”；应为“ridgepoint server list”列出的标识</translation>
    </message>
    <message>
        <source>unknown server &quot;%1&quot;%2</source>
        <translation>未知的服务器“%1”%2</translation>
    </message>
    <message>
        <source>expected %1</source>
        <translation>应为%1</translation>
    </message>
    <message>
        <source>found %1, expected a number above 0 and at most %2</source>
        <translation>此处为 %1，应为大于 0 且不超过 %2 的数字</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>found %1, expected a whole number from 0 to %2</source>
        <translation>此处为 %1，应为 0 到 %2 的整数</translation>
    </message>
    <message>
        <source>a list of slots</source>
        <translation>插槽列表</translation>
    </message>
    <message>
        <source>a list of bays</source>
        <translation>盘位列表</translation>
    </message>
    <message>
        <source>unknown fact%1</source>
        <translation>未知的规格项%1</translation>
    </message>
    <message>
        <source>Processor sockets</source>
        <translation>处理器插槽数</translation>
    </message>
    <message>
        <source>Socket type</source>
        <translation>处理器插槽类型</translation>
    </message>
    <message>
        <source>Memory slots</source>
        <translation>内存插槽数</translation>
    </message>
    <message>
        <source>Memory speed</source>
        <translation>内存速率</translation>
    </message>
    <message>
        <source>Memory speed, two modules per channel</source>
        <translation>内存速率（每通道两条）</translation>
    </message>
    <message>
        <source>Most memory</source>
        <translation>最大内存容量</translation>
    </message>
    <message>
        <source>GPU positions</source>
        <translation>GPU 安装位数</translation>
    </message>
    <message>
        <source>Form factor of GPUs</source>
        <translation>GPU 外形规格</translation>
    </message>
    <message>
        <source>PCIe generation</source>
        <translation>PCIe 代次</translation>
    </message>
    <message>
        <source>PCIe lanes</source>
        <translation>PCIe 通道数</translation>
    </message>
    <message>
        <source>PCIe lanes of the GPUs</source>
        <translation>GPU 占用的 PCIe 通道数</translation>
    </message>
    <message>
        <source>PCIe slots</source>
        <translation>PCIe 插槽</translation>
    </message>
    <message>
        <source>PCIe switch</source>
        <translation>PCIe 交换芯片</translation>
    </message>
    <message>
        <source>Uplinks of the PCIe switches</source>
        <translation>PCIe 交换芯片上行链路数</translation>
    </message>
    <message>
        <source>GPUs on the first processor</source>
        <translation>第一个处理器下的 GPU 数</translation>
    </message>
    <message>
        <source>NVMe bays</source>
        <translation>NVMe 盘位数</translation>
    </message>
    <message>
        <source>SATA bays</source>
        <translation>SATA 盘位数</translation>
    </message>
    <message>
        <source>Drive bays</source>
        <translation>盘位</translation>
    </message>
    <message>
        <source>M.2 slots</source>
        <translation>M.2 插槽数</translation>
    </message>
    <message>
        <source>Bays for power supplies</source>
        <translation>电源位数</translation>
    </message>
    <message>
        <source>Power of each supply</source>
        <translation>单个电源功率</translation>
    </message>
    <message>
        <source>Redundancy of supplies</source>
        <translation>电源冗余</translation>
    </message>
    <message>
        <source>Highest TDP of a GPU</source>
        <translation>单个 GPU 最高 TDP</translation>
    </message>
    <message>
        <source>Highest TDP of a processor</source>
        <translation>单个处理器最高 TDP</translation>
    </message>
    <message>
        <source>Highest power of the system</source>
        <translation>整机最大功率</translation>
    </message>
    <message>
        <source>Typical power of the system</source>
        <translation>整机典型功率</translation>
    </message>
    <message>
        <source>Idle power of the system</source>
        <translation>整机空闲功率</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>Highest inlet temperature</source>
        <translation>最高进风温度</translation>
    </message>
    <message>
        <source>Cores</source>
        <translation>核心数</translation>
    </message>
    <message>
        <source>L3 cache</source>
        <translation>L3 缓存</translation>
    </message>
    <message>
        <source>Processors that work together</source>
        <translation>最多协同的处理器数</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>容量</translation>
    </message>
    <message>
        <source>Heat that it removes</source>
        <translation>可带走的热量</translation>
    </message>
    <message>
        <source>Modules of a kit</source>
        <translation>每套内存条数</translation>
    </message>
    <message>
        <source>Form factor</source>
        <translation>外形规格</translation>
    </message>
    <message>
        <source>Error correction (ECC)</source>
        <translation>纠错（ECC）</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>功率</translation>
    </message>
    <message>
        <source>Width in slots</source>
        <translation>占用槽宽</translation>
    </message>
    <message>
        <source>Interface</source>
        <translation>接口</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>读取速率</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>写入速率</translation>
    </message>
    <message>
        <source>Drive writes a day</source>
        <translation>每日全盘写入次数（DWPD）</translation>
    </message>
    <message>
        <source>Ports</source>
        <translation>端口数</translation>
    </message>
    <message>
        <source>Rate of a port</source>
        <translation>端口速率</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>协议</translation>
    </message>
    <message>
        <source>Connector</source>
        <translation>连接器</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>吞吐量</translation>
    </message>
    <message>
        <source>Supplies of a set</source>
        <translation>每套电源数</translation>
    </message>
    <message>
        <source>Efficiency</source>
        <translation>效率</translation>
    </message>
    <message>
        <source>Efficiency class</source>
        <translation>能效等级</translation>
    </message>
    <message>
        <source>Input voltage</source>
        <translation>输入电压</translation>
    </message>
    <message>
        <source>Input current</source>
        <translation>输入电流</translation>
    </message>
    <message>
        <source>Power inlet</source>
        <translation>电源输入接口</translation>
    </message>
    <message>
        <source>Most power</source>
        <translation>最大功率</translation>
    </message>
    <message>
        <source>Most weight</source>
        <translation>最大承重</translation>
    </message>
    <message>
        <source>Rated current</source>
        <translation>额定电流</translation>
    </message>
    <message>
        <source>NVMe drives</source>
        <translation>NVMe 硬盘</translation>
    </message>
    <message>
        <source>SATA drives</source>
        <translation>SATA 硬盘</translation>
    </message>
    <message>
        <source>Processor cores</source>
        <translation>处理器核心数</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>Link of CPU and GPU</source>
        <translation>CPU 与 GPU 的互联</translation>
    </message>
    <message>
        <source>FP32 of the GPU</source>
        <translation>GPU FP32 算力</translation>
    </message>
    <message>
        <source>GPU memory</source>
        <translation>GPU 显存</translation>
    </message>
    <message>
        <source>GPU memory bandwidth</source>
        <translation>GPU 显存带宽</translation>
    </message>
    <message>
        <source>NVLink, all GPUs</source>
        <translation>NVLink（全部 GPU）</translation>
    </message>
    <message>
        <source>NVLink of a GPU</source>
        <translation>NVLink（单块 GPU）</translation>
    </message>
    <message>
        <source>Power of the GPUs</source>
        <translation>GPU 总功耗</translation>
    </message>
    <message>
        <source>Power of the processors</source>
        <translation>处理器总功耗</translation>
    </message>
    <message>
        <source>Sum of known powers</source>
        <translation>已知功耗之和</translation>
    </message>
    <message>
        <source>Supplies, all together</source>
        <translation>电源合计</translation>
    </message>
    <message>
        <source>Supplies without the spare ones</source>
        <translation>电源（不计冗余）</translation>
    </message>
    <message>
        <source>80 % of the supplies without the spare ones</source>
        <translation>电源（不计冗余）的 80 %</translation>
    </message>
    <message>
        <source>What the powers count</source>
        <translation>功耗统计口径</translation>
    </message>
    <message>
        <source>an object with device and quantity</source>
        <translation>含 device 和 quantity 的对象</translation>
    </message>
    <message>
        <source>a number, text, true or false</source>
        <translation>数字、文本、true 或 false</translation>
    </message>
    <message>
        <source>an object with count, lanes, generation and form</source>
        <translation>含 count、lanes、generation 和 form 的对象</translation>
    </message>
    <message>
        <source>an object with count, form and interfaces</source>
        <translation>含 count、form 和 interfaces 的对象</translation>
    </message>
    <message>
        <source>found %1, expected an id of lower-case letters, digits, hyphens and points</source>
        <translation>此处为 %1，应为由小写字母、数字、连字符和点组成的标识</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>空</translation>
    </message>
    <message>
        <source>found %1, expected %2, which &quot;%3&quot; is</source>
        <translation>此处为 %1，应为 %2，即“%3”所属的类别</translation>
    </message>
    <message>
        <source>a new part needs category, name and vendor</source>
        <translation>新部件须有 category、name 和 vendor</translation>
    </message>
    <message>
        <source>a new system needs name and parts</source>
        <translation>新系统须有 name 和 parts</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a fact and its value</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between facts</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>Mains voltage</source>
        <translation>市电电压</translation>
    </message>
    <message>
        <source>220 V as in the articles. At 110 to 120 V large supplies give less.</source>
        <translation>220 V，与文章一致。在 110 至 120 V 下，大功率电源的输出会降低。</translation>
    </message>
    <message>
        <source>Breaker</source>
        <translation>断路器</translation>
    </message>
    <message>
        <source>Of one circuit.</source>
        <translation>单个回路的断路器额定电流。</translation>
    </message>
    <message>
        <source>Power cord</source>
        <translation>电源线</translation>
    </message>
    <message>
        <source>Current that one cord carries; the A800 server of the articles has 16 A cords.</source>
        <translation>单根电源线可承载的电流；文章中的 A800 服务器使用 16 A 电源线。</translation>
    </message>
    <message>
        <source>Power factor</source>
        <translation>功率因数</translation>
    </message>
    <message>
        <source>Watts over volt-amperes.</source>
        <translation>瓦与伏安之比。</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>相数</translation>
    </message>
    <message>
        <source>1 or 3.</source>
        <translation>1 或 3。</translation>
    </message>
    <message>
        <source>Limit continuous load</source>
        <translation>限制持续负载</translation>
    </message>
    <message>
        <source>A rule of the United States; elsewhere it can be switched off.</source>
        <translation>美国的规定；其他地区可关闭。</translation>
    </message>
    <message>
        <source>Continuous load, share of the breaker</source>
        <translation>持续负载占断路器额定值的比例</translation>
    </message>
    <message>
        <source>0.8 by the NEC, for loads of three hours and more.</source>
        <translation>NEC 规定为 0.8，适用于持续三小时及以上的负载。</translation>
    </message>
    <message>
        <source>Feeds A and B</source>
        <translation>A、B 两路供电</translation>
    </message>
    <message>
        <source>Two circuits, each able to carry the whole server.</source>
        <translation>两个回路，各自都能承担整台服务器。</translation>
    </message>
    <message>
        <source>Load of the supplies at most</source>
        <translation>电源最高负载率</translation>
    </message>
    <message>
        <source>Share of what the supplies give; 0.8 is a rule of thumb.</source>
        <translation>占电源供电能力的比例；0.8 为经验值。</translation>
    </message>
    <message>
        <source>Efficiency of supplies</source>
        <translation>电源效率</translation>
    </message>
    <message>
        <source>Of supplies whose own is not known.</source>
        <translation>用于效率未知的电源。</translation>
    </message>
    <message>
        <source>Fans, share of the load</source>
        <translation>风扇功耗占负载的比例</translation>
    </message>
    <message>
        <source>0.10 to 0.20 was measured of servers with eight GPUs (ServeTheHome).</source>
        <translation>8 卡服务器的实测值为 0.10 至 0.20（ServeTheHome）。</translation>
    </message>
    <message>
        <source>Of an adapter whose power is not known: 15 to 100 W (ServeTheHome).</source>
        <translation>用于功率未知的网卡：15 至 100 W（ServeTheHome）。</translation>
    </message>
    <message>
        <source>Memory and drives together</source>
        <translation>内存和硬盘合计</translation>
    </message>
    <message>
        <source>Where their power is not known: 250 to 300 W a server (ServeTheHome).</source>
        <translation>用于功率未知时：每台服务器 250 至 300 W（ServeTheHome）。</translation>
    </message>
    <message>
        <source>Height of the rack</source>
        <translation>机架高度</translation>
    </message>
    <message>
        <source>42 or 48 are usual.</source>
        <translation>常见为 42 或 48。</translation>
    </message>
    <message>
        <source>Power of the rack</source>
        <translation>机架功率</translation>
    </message>
    <message>
        <source>Many halls give 10 to 15 kW.</source>
        <translation>许多机房提供 10 至 15 kW。</translation>
    </message>
    <message>
        <source>Load that the rack carries</source>
        <translation>机架最大承重</translation>
    </message>
    <message>
        <source>Not known until you say; the data sheet of the rack has it.</source>
        <translation>填写前为未知；见机架的规格书。</translation>
    </message>
    <message>
        <source>PUE of the site</source>
        <translation>机房 PUE</translation>
    </message>
    <message>
        <source>Power of the facility over that of its machines: 1.1 to 1.2 of very large sites, 1.4 to 1.6 on average.</source>
        <translation>机房总功率与其中机器功率之比：超大型机房为 1.1 至 1.2，平均为 1.4 至 1.6。</translation>
    </message>
    <message>
        <source>Liquid cooling at the rack</source>
        <translation>机架液冷</translation>
    </message>
    <message>
        <source>Some systems cannot do without.</source>
        <translation>部分系统必须使用液冷。</translation>
    </message>
    <message>
        <source>Servers of the cluster</source>
        <translation>集群服务器台数</translation>
    </message>
    <message>
        <source>How many of this server stand together.</source>
        <translation>此服务器共部署多少台。</translation>
    </message>
    <message>
        <source>Power limit of each GPU</source>
        <translation>每块 GPU 的功耗上限</translation>
    </message>
    <message>
        <source>In place of the TDP. Capping four RTX 3090 at 300 W kept about 94 % of their speed.</source>
        <translation>代替 TDP。将四块 RTX 3090 限制到 300 W，速度保持约 94 %。</translation>
    </message>
    <message>
        <source>Plan circuits of %1</source>
        <translation>将回路规划为 %1</translation>
    </message>
    <message>
        <source>The limit of continuous load is switched off.</source>
        <translation>已关闭持续负载限制。</translation>
    </message>
    <message>
        <source>With a circuit to each supply, %1 supplies draw %2 each at full load; a circuit of %3 carries %4 for hours on end.</source>
        <translation>每个电源单独一个回路时，满载下 %1 个电源各取电流 %2；%3 的回路可持续承载 %4。</translation>
    </message>
    <message numerus="yes">
        <source>how many of the %n power supply(s) are spare</source>
        <translation>
            <numerusform>%n 个电源中有几个作冗余</numerusform>
        </translation>
    </message>
    <message>
        <source>A circuit of %1 at %2 between three phases carries %3.</source>
        <translation>%1 的三相回路在 %2（线电压）下可承载 %3。</translation>
    </message>
    <message>
        <source>A circuit of %1 at %2 carries %3.</source>
        <translation>%1 的回路在 %2 下可承载 %3。</translation>
    </message>
    <message>
        <source>A circuit of %1 at %2 carries %3 continuously; this server draws %4.</source>
        <translation>%1 的回路在 %2 下可持续承载 %3；该服务器需 %4。</translation>
    </message>
    <message>
        <source>A circuit of %1 at %2 carries %3 continuously. This server draws %4: plan %5 circuits, or %6 for two feeds.</source>
        <translation>%1 的回路在 %2 下可持续承载 %3。该服务器需 %4：请规划 %5 个回路，双路供电则为 %6 个。</translation>
    </message>
    <message>
        <source>There is one feed.</source>
        <translation>只有一路供电。</translation>
    </message>
    <message>
        <source>With a circuit to each supply, the circuits of a feed are at %1 each; up to %2 one feed can carry both.</source>
        <translation>每个电源单独一个回路时，每路供电的各回路负载为 %1；不超过 %2 时，单路供电可承担全部负载。</translation>
    </message>
    <message>
        <source>With a circuit to each supply, the circuits of feed A are at %1. If feed B fails, they would be at %2; up to %3 one feed can carry both.</source>
        <translation>每个电源单独一个回路时，A 路的各回路负载为 %1。若 B 路失效，将升至 %2；不超过 %3 时，单路供电才能承担全部负载。</translation>
    </message>
    <message>
        <source>A supply of %1 at %2 and an assumed efficiency of %3 draws %4; its cord carries %5.</source>
        <translation>%1 的电源在 %2 下按假定效率 %3 取电流 %4；其电源线可承载 %5。</translation>
    </message>
    <message>
        <source>A supply of %1 at %2 and an efficiency of %3 draws %4; its cord carries %5.</source>
        <translation>%1 的电源在 %2 下按效率 %3 取电流 %4；其电源线可承载 %5。</translation>
    </message>
    <message>
        <source>%1 Use cords that carry more, or smaller supplies.</source>
        <translation>%1 请改用载流更大的电源线，或功率更小的电源。</translation>
    </message>
    <message>
        <source>Fit %1 × %2</source>
        <translation>安装 %1 × %2</translation>
    </message>
    <message>
        <source>Continuous load of a circuit</source>
        <translation>单个回路的持续负载</translation>
    </message>
    <message>
        <source>Power of a circuit</source>
        <translation>单个回路的功率</translation>
    </message>
    <message>
        <source>Circuits for the server</source>
        <translation>服务器所需回路</translation>
    </message>
    <message>
        <source>Two feeds</source>
        <translation>双路供电</translation>
    </message>
    <message>
        <source>Cords</source>
        <translation>电源线</translation>
    </message>
    <message>
        <source>A rack of these servers gives off %1; liquid to the chip takes away up to %2.</source>
        <translation>一个机架的此类服务器散热量为 %1；芯片级液冷最多可带走 %2。</translation>
    </message>
    <message>
        <source>A rack of these servers gives off %1; air takes away up to %2. Plan liquid cooling.</source>
        <translation>一个机架的此类服务器散热量为 %1；风冷最多可带走 %2。请规划液冷。</translation>
    </message>
    <message>
        <source>Plan liquid at the rack</source>
        <translation>为机架规划液冷</translation>
    </message>
    <message>
        <source>A rack of these servers gives off %1, near the %2 that air takes away.</source>
        <translation>一个机架的此类服务器散热量为 %1，接近风冷可带走的 %2。</translation>
    </message>
    <message>
        <source>A rack of these servers gives off %1; air takes away up to %2.</source>
        <translation>一个机架的此类服务器散热量为 %1；风冷最多可带走 %2。</translation>
    </message>
    <message>
        <source>liquid cooling</source>
        <translation>液冷</translation>
    </message>
    <message>
        <source>%1 needs liquid cooling for its %2; there is none at the rack.</source>
        <translation>%1 的功率为 %2，需要液冷；机架没有液冷。</translation>
    </message>
    <message>
        <source>%1 needs liquid cooling; there is none at the rack.</source>
        <translation>%1 需要液冷；机架没有液冷。</translation>
    </message>
    <message>
        <source>air</source>
        <translation>风冷</translation>
    </message>
    <message>
        <source>The liquid cooling that the server needs is at the rack.</source>
        <translation>机架具备该服务器所需的液冷。</translation>
    </message>
    <message>
        <source>The server is cooled by air.</source>
        <translation>该服务器采用风冷。</translation>
    </message>
    <message>
        <source>%1 from the mains become %2 of heat.</source>
        <translation>墙插功率 %1，对应散热量 %2。</translation>
    </message>
    <message numerus="yes">
        <source>%n server(s) with cooling and losses of the building (PUE %1) take %2.</source>
        <translation>
            <numerusform>%n 台服务器计入机房冷却和损耗（PUE %1）后共需 %2。</numerusform>
        </translation>
    </message>
    <message>
        <source>No network adapter is listed.</source>
        <translation>清单中没有网卡。</translation>
    </message>
    <message>
        <source>Adapters of %1 and more, as %2 with %3, lower the room temperature that some servers allow to 30–35 °C: see the manual.</source>
        <translation>%1 及以上的网卡（如 %3 的 %2）会使部分服务器允许的环境温度降到 30–35 °C：请查阅手册。</translation>
    </message>
    <message>
        <source>The adapters are slower than the %1 from which the room must be cooler.</source>
        <translation>网卡速率低于 %1，无需降低环境温度。</translation>
    </message>
    <message>
        <source>Cooling of a rack</source>
        <translation>机架散热</translation>
    </message>
    <message>
        <source>Liquid at the rack</source>
        <translation>机架液冷要求</translation>
    </message>
    <message>
        <source>Power of the building</source>
        <translation>机房总功率</translation>
    </message>
    <message>
        <source>Room temperature with fast adapters</source>
        <translation>高速网卡的环境温度</translation>
    </message>
    <message>
        <source>The catalogue has no part “%1”; the rules leave it out.</source>
        <translation>部件库中没有部件“%1”；各项规则均未计入。</translation>
    </message>
    <message>
        <source>A closed system comes complete.</source>
        <translation>固定配置系统出厂即完整。</translation>
    </message>
    <message>
        <source>Platform, processors, memory, drives and power supplies are listed.</source>
        <translation>平台、处理器、内存、硬盘和电源均已列出。</translation>
    </message>
    <message>
        <source>The list is incomplete. Not listed: %1.</source>
        <translation>清单不完整。未列出：%1。</translation>
    </message>
    <message>
        <source>%1 is a desktop processor, whose cores need not all run two threads.</source>
        <translation>%1 是桌面处理器，其核心未必都支持双线程。</translation>
    </message>
    <message>
        <source>The list prints %1 cores with %2 threads for %3; %1 cores have %4 threads.</source>
        <translation>清单中 %3 标为 %1 核 %2 线程；%1 核应为 %4 线程。</translation>
    </message>
    <message>
        <source>%1 cores of %2 run %3 threads.</source>
        <translation>%2 的 %1 个核心运行 %3 个线程。</translation>
    </message>
    <message>
        <source>%1 has %2 cores and %3 threads by these figures; %4 threads would agree. Check the data.</source>
        <translation>按此数据，%1 为 %2 核 %3 线程；应为 %4 线程才相符。请核对数据。</translation>
    </message>
    <message>
        <source>the same figure of %1</source>
        <translation>%1 的同一项数据</translation>
    </message>
    <message>
        <source>The list prints %1 for %2; its maker gives %3.</source>
        <translation>清单中 %2 标为 %1；厂商公布值为 %3。</translation>
    </message>
    <message numerus="yes">
        <source>%n core(s)</source>
        <translation>
            <numerusform>%n 核</numerusform>
        </translation>
    </message>
    <message>
        <source>No printed list stands behind these processors.</source>
        <translation>这些处理器没有对应的原文清单。</translation>
    </message>
    <message>
        <source>Cores and power of the processors are printed as their maker gives them.</source>
        <translation>清单所印的处理器核心数和功率与厂商公布值一致。</translation>
    </message>
    <message>
        <source>Threads and cores agree</source>
        <translation>线程数与核心数相符</translation>
    </message>
    <message>
        <source>Complete list</source>
        <translation>清单完整性</translation>
    </message>
    <message>
        <source>Printed figures of the processors</source>
        <translation>清单所印的处理器数据</translation>
    </message>
    <message>
        <source>%1 comes with the platform.</source>
        <translation>平台自带 %1。</translation>
    </message>
    <message>
        <source>%1 (%2) goes into this platform (%3).</source>
        <translation>%1（%2）可装入该平台（%3）。</translation>
    </message>
    <message>
        <source>Whether %1 (%2) goes into this platform (%3) is left open by their form factors.</source>
        <translation>仅凭外形规格无法确定 %1（%2）能否装入该平台（%3）。</translation>
    </message>
    <message>
        <source>%1 (%2) does not go into this platform, which takes %3. Choose another platform or other GPUs.</source>
        <translation>%1（%2）无法装入该平台，该平台只支持 %3。请更换平台或 GPU。</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>选用 %1</translation>
    </message>
    <message>
        <source>Exchange the GPUs for %1</source>
        <translation>将 GPU 换成 %1</translation>
    </message>
    <message>
        <source>%1 × %2 come with the platform.</source>
        <translation>平台自带 %1 × %2。</translation>
    </message>
    <message>
        <source>%1 is a card of its own.</source>
        <translation>%1 是独立的扩展卡。</translation>
    </message>
    <message>
        <source>4 or 8</source>
        <translation>4 或 8</translation>
    </message>
    <message>
        <source>%1 modules fill a baseboard.</source>
        <translation>%1 个模组装满一块基板。</translation>
    </message>
    <message>
        <source>whether %1 is a card or a module</source>
        <translation>%1 是扩展卡还是模组</translation>
    </message>
    <message>
        <source>Modules come fixed on a baseboard of %1; you have %2 × %3.</source>
        <translation>模组以 %1 个一组固定在基板上；当前为 %2 × %3。</translation>
    </message>
    <message>
        <source>Make it %1 × %2</source>
        <translation>改为 %1 × %2</translation>
    </message>
    <message numerus="yes">
        <source>Keep %n GPU(s)</source>
        <translation>
            <numerusform>保留 %n 块 GPU</numerusform>
        </translation>
    </message>
    <message>
        <source>The GPUs are modules, not cards in slots.</source>
        <translation>GPU 为模组，不是插槽式卡。</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n 块卡</numerusform>
        </translation>
    </message>
    <message>
        <source>You have %1 cards; there are positions for %2.</source>
        <translation>当前有 %1 块卡；只有 %2 个安装位。</translation>
    </message>
    <message>
        <source>%1 slot widths</source>
        <translation>%1 个槽宽</translation>
    </message>
    <message>
        <source>%1 cards cover %2 slot widths; the platform has %3.</source>
        <translation>%1 块卡共占 %2 个槽宽；平台有 %3 个。</translation>
    </message>
    <message>
        <source>how many slot widths the platform has for cards</source>
        <translation>平台可供扩展卡使用的槽宽数</translation>
    </message>
    <message>
        <source>%1 takes %2; the platform allows %3 per GPU.</source>
        <translation>%1 功耗为 %2；平台允许每块 GPU %3。</translation>
    </message>
    <message>
        <source>%1 takes %2; this platform allows at most %3 per GPU.</source>
        <translation>%1 功耗为 %2；该平台最多允许每块 GPU %3。</translation>
    </message>
    <message>
        <source>Cap the GPUs at %1</source>
        <translation>将 GPU 功耗限制为 %1</translation>
    </message>
    <message>
        <source>Form factor of the GPUs</source>
        <translation>GPU 的外形规格</translation>
    </message>
    <message>
        <source>Modules on a baseboard</source>
        <translation>基板上的模组</translation>
    </message>
    <message>
        <source>Positions for cards</source>
        <translation>GPU 卡安装位</translation>
    </message>
    <message>
        <source>Power of a GPU</source>
        <translation>单块 GPU 功耗</translation>
    </message>
    <message>
        <source>%1 is not a card of its own.</source>
        <translation>%1 不是独立的扩展卡。</translation>
    </message>
    <message>
        <source>%1 has its own cooling (%2).</source>
        <translation>%1 自带散热（%2）。</translation>
    </message>
    <message>
        <source>%1 has no fan and sits in a server&apos;s airflow.</source>
        <translation>%1 没有风扇，依靠服务器风道散热。</translation>
    </message>
    <message>
        <source>%1 has no fan. In a desktop case it overheats; use a server chassis.</source>
        <translation>%1 没有风扇，在桌面机箱中会过热；请使用服务器机箱。</translation>
    </message>
    <message>
        <source>server airflow</source>
        <translation>服务器风道</translation>
    </message>
    <message>
        <source>desktop case</source>
        <translation>桌面机箱</translation>
    </message>
    <message>
        <source>platform (none is chosen)</source>
        <translation>平台（尚未选择）</translation>
    </message>
    <message>
        <source>what air the chassis around %1 moves</source>
        <translation>%1 所在机箱的风量</translation>
    </message>
    <message>
        <source>All GPUs are %1.</source>
        <translation>所有 GPU 均为 %1。</translation>
    </message>
    <message>
        <source>The GPUs are of %1 models; vendors do not allow that in one zone, and the slowest sets the pace.</source>
        <translation>GPU 有 %1 种型号；厂商不允许在同一区域内混装，且整体速度受最慢的一块限制。</translation>
    </message>
    <message>
        <source>Make all GPUs %1</source>
        <translation>将所有 GPU 换成 %1</translation>
    </message>
    <message>
        <source>There is one %1, with nothing to link it to.</source>
        <translation>只有一块 %1，没有可互联的其他卡。</translation>
    </message>
    <message>
        <source>%1 is linked on its baseboard, not by bridges.</source>
        <translation>%1 在基板上互联，不使用桥接器。</translation>
    </message>
    <message>
        <source>how %1 cards can be linked</source>
        <translation>%1 卡的互联方式</translation>
    </message>
    <message>
        <source>A bridge links all %1 cards.</source>
        <translation>桥接器可连接全部 %1 块卡。</translation>
    </message>
    <message>
        <source>%1 has no link between cards: data between your %2 goes over PCIe.</source>
        <translation>%1 没有卡间互联：%2 块卡之间的数据经 PCIe 传输。</translation>
    </message>
    <message>
        <source>Your %1 cards are linked in groups of %2 at best; between the groups, data goes over PCIe.</source>
        <translation>%1 块卡最多每 %2 块一组互联；组间数据经 PCIe 传输。</translation>
    </message>
    <message>
        <source>No publication states figures of the GPUs of this build.</source>
        <translation>没有出版物给出此配置中 GPU 的数据。</translation>
    </message>
    <message>
        <source>the figures of %1</source>
        <translation>%1 的数据</translation>
    </message>
    <message>
        <source>The publication states %1, which is the figure of %2; %3 has %4.</source>
        <translation>出版物给出 %1，这是 %2 的数据；%3 为 %4。</translation>
    </message>
    <message>
        <source>The publication states %1; %2 has %3 by its maker.</source>
        <translation>出版物给出 %1；%2 的厂商公布值为 %3。</translation>
    </message>
    <message>
        <source>The figures that the publication states are those of %1.</source>
        <translation>出版物给出的数据与 %1 相符。</translation>
    </message>
    <message>
        <source>%1 takes parts of others.</source>
        <translation>%1 可使用其他厂商的部件。</translation>
    </message>
    <message>
        <source>%1 is a closed system: it takes its vendor&apos;s options and no other parts.</source>
        <translation>%1 为固定配置系统：只支持其厂商的选件，不支持其他部件。</translation>
    </message>
    <message>
        <source>%1 is a closed system and takes no parts of others: %2.</source>
        <translation>%1 为固定配置系统，不支持其他厂商的部件：%2。</translation>
    </message>
    <message>
        <source>Take the added parts out</source>
        <translation>移出所添加的部件</translation>
    </message>
    <message>
        <source>Airflow for passive cards</source>
        <translation>被动散热卡的风道</translation>
    </message>
    <message>
        <source>One model of GPU</source>
        <translation>GPU 型号一致</translation>
    </message>
    <message>
        <source>Links between cards</source>
        <translation>卡间互联</translation>
    </message>
    <message>
        <source>Figures of the same form factor</source>
        <translation>数据与外形规格相符</translation>
    </message>
    <message>
        <source>Closed system</source>
        <translation>固定配置系统</translation>
    </message>
    <message numerus="yes">
        <source>%n lane(s)</source>
        <translation>
            <numerusform>%n 条通道</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 or %2 lanes</source>
        <translation>%1 或 %2 条通道</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>至少 %1</translation>
    </message>
    <message>
        <source>The accelerators of a closed system of this kind do not hang on PCIe lanes of its processors.</source>
        <translation>此类固定配置系统的加速卡不接在处理器的 PCIe 通道上。</translation>
    </message>
    <message>
        <source>GPUs ask for %1 PCIe lanes, network adapters for %2, NVMe drives for %3.</source>
        <translation>GPU 需要 %1 条 PCIe 通道，网卡需要 %2 条，NVMe 硬盘需要 %3 条。</translation>
    </message>
    <message>
        <source>%1 Not known: %2.</source>
        <translation>%1未知：%2。</translation>
    </message>
    <message>
        <source>The processors give %1 PCIe lanes.</source>
        <translation>处理器提供 %1 条 PCIe 通道。</translation>
    </message>
    <message>
        <source>Two EPYC give %1 PCIe lanes with four links between them, %2 with three; the board decides.</source>
        <translation>两颗 EPYC 之间用四条链路互联时提供 %1 条 PCIe 通道，三条时为 %2 条；由主板决定。</translation>
    </message>
    <message>
        <source>Keep %1 of the %2 network adapters</source>
        <translation>保留 %1 块网卡（共 %2 块）</translation>
    </message>
    <message>
        <source>Take %1, which has PCIe switches</source>
        <translation>选用 %1（带 PCIe 交换芯片）</translation>
    </message>
    <message>
        <source>The platform has PCIe switches: the parts may ask for more lanes than the processors give.</source>
        <translation>平台带 PCIe 交换芯片：部件所需的通道数可以超过处理器提供的通道数。</translation>
    </message>
    <message>
        <source>GPUs, network adapters and NVMe drives ask for %1; %2 are there and the platform has no PCIe switch. Choose a platform with PCIe switches, or fewer cards.</source>
        <translation>GPU、网卡和 NVMe 硬盘共需 %1；现有 %2，且平台没有 PCIe 交换芯片。请选择带 PCIe 交换芯片的平台，或减少扩展卡。</translation>
    </message>
    <message>
        <source>GPUs, network adapters and NVMe drives ask for %1; the processors give %2. Unless the platform has PCIe switches, which is not known, choose one that has, or fewer cards.</source>
        <translation>GPU、网卡和 NVMe 硬盘共需 %1；处理器提供 %2。平台是否带 PCIe 交换芯片未知；若没有，请选择带交换芯片的平台，或减少扩展卡。</translation>
    </message>
    <message>
        <source>how many links join the two processors</source>
        <translation>两颗处理器之间的互联链路数</translation>
    </message>
    <message>
        <source>The parts ask for %1; %2 are there.</source>
        <translation>部件共需 %1；现有 %2。</translation>
    </message>
    <message>
        <source>The server has no GPU.</source>
        <translation>服务器没有 GPU。</translation>
    </message>
    <message>
        <source>The platform has no PCIe switch: each GPU has lanes of its own.</source>
        <translation>平台没有 PCIe 交换芯片：每块 GPU 有各自的通道。</translation>
    </message>
    <message numerus="yes">
        <source>%n uplink(s)</source>
        <translation>
            <numerusform>%n 条上行链路</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 GPUs share %2 uplinks of the PCIe switches, at most two to each.</source>
        <translation>%1 块 GPU 共用 PCIe 交换芯片的 %2 条上行链路，每条最多两块。</translation>
    </message>
    <message>
        <source>%1 GPUs share %2 uplinks of the PCIe switches; at most two GPUs to an uplink of %3 lanes ask for %4.</source>
        <translation>%1 块 GPU 共用 PCIe 交换芯片的 %2 条上行链路；按每条 %3 通道的上行链路最多接两块 GPU 计，需要 %4 条。</translation>
    </message>
    <message>
        <source>There are not several GPUs to be spread over the processors.</source>
        <translation>没有多块 GPU 需要在处理器之间分配。</translation>
    </message>
    <message>
        <source>One processor serves all GPUs.</source>
        <translation>所有 GPU 都由一颗处理器服务。</translation>
    </message>
    <message>
        <source>The GPUs are spread evenly over the processors: %1.</source>
        <translation>GPU 在处理器之间分布均衡：%1。</translation>
    </message>
    <message>
        <source>The GPUs are spread unevenly over the processors: %1 instead of %2.</source>
        <translation>GPU 在处理器之间分布不均：%1，应为 %2。</translation>
    </message>
    <message>
        <source>PCIe lanes wanted</source>
        <translation>所需 PCIe 通道</translation>
    </message>
    <message>
        <source>PCIe lanes there</source>
        <translation>现有 PCIe 通道</translation>
    </message>
    <message>
        <source>Enough PCIe lanes</source>
        <translation>PCIe 通道是否足够</translation>
    </message>
    <message>
        <source>GPUs to an uplink of a PCIe switch</source>
        <translation>PCIe 交换芯片每条上行链路的 GPU 数</translation>
    </message>
    <message>
        <source>Balance over the sockets</source>
        <translation>GPU 在 CPU 插槽间的均衡</translation>
    </message>
    <message>
        <source>The memory is soldered beside the chip; there are no modules.</source>
        <translation>内存焊接在芯片旁，没有内存条。</translation>
    </message>
    <message>
        <source>Use %1 modules (%2 for each processor)</source>
        <translation>使用 %1 条内存条（每颗处理器 %2 条）</translation>
    </message>
    <message>
        <source>%1 per processor</source>
        <translation>每颗处理器 %1 条</translation>
    </message>
    <message>
        <source>%1 (%2 each)</source>
        <translation>%1 条（每颗 %2 条）</translation>
    </message>
    <message>
        <source>%1 (%2 each, up to %3)</source>
        <translation>%1 条（每颗 %2 条，最高 %3）</translation>
    </message>
    <message>
        <source>%1 is not a Xeon of the 3rd to 5th generation.</source>
        <translation>%1 不是第 3 至第 5 代 Xeon。</translation>
    </message>
    <message>
        <source>4, 8 or 16 per processor</source>
        <translation>每颗处理器 4、8 或 16 条</translation>
    </message>
    <message>
        <source>%1 modules are %2 for each processor, which is balanced.</source>
        <translation>%1 条内存条，每颗处理器 %2 条，分布均衡。</translation>
    </message>
    <message>
        <source>%1 modules are %2 for each processor: whether that is balanced, the manual of the server says.</source>
        <translation>%1 条内存条，每颗处理器 %2 条：是否均衡请查阅服务器手册。</translation>
    </message>
    <message>
        <source> or </source>
        <comment>between two numbers of modules</comment>
        <translation>或 </translation>
    </message>
    <message>
        <source>%1 modules are %2 for each processor, which fills its channels unevenly. Use %3.</source>
        <translation>%1 条内存条，每颗处理器 %2 条，通道填充不均。请使用 %3。</translation>
    </message>
    <message>
        <source>%1 modules cannot be shared evenly by %2 processors. Use %3.</source>
        <translation>%1 条内存条无法平均分给 %2 颗处理器。请使用 %3。</translation>
    </message>
    <message>
        <source>%1 is not an EPYC of socket SP5.</source>
        <translation>%1 不是 SP5 插槽的 EPYC。</translation>
    </message>
    <message>
        <source>%1 modules cannot be shared evenly by %2 processors. Use %3 for each.</source>
        <translation>%1 条内存条无法平均分给 %2 颗处理器。请每颗使用 %3 条。</translation>
    </message>
    <message>
        <source>%1 modules for each processor fill its %2 channels evenly.</source>
        <translation>每颗处理器 %1 条内存条，均匀填满其 %2 个通道。</translation>
    </message>
    <message>
        <source>%1 modules for each processor: whether that is balanced, the manual of the server says.</source>
        <translation>每颗处理器 %1 条内存条：是否均衡请查阅服务器手册。</translation>
    </message>
    <message>
        <source>%1 modules for each processor give good speed; %2 fill all its channels.</source>
        <translation>每颗处理器 %1 条内存条，速度良好；%2 条可填满全部通道。</translation>
    </message>
    <message>
        <source>%1 modules for each processor leave most of its %2 channels empty; use at least %3.</source>
        <translation>每颗处理器 %1 条内存条，其 %2 个通道大多空置；请至少使用 %3 条。</translation>
    </message>
    <message>
        <source>one size</source>
        <translation>同一容量</translation>
    </message>
    <message>
        <source>Modules of different sizes (%1) leave the channels uneven; use one size.</source>
        <translation>内存条容量不同（%1），通道填充不均；请使用同一容量。</translation>
    </message>
    <message>
        <source>Make all modules %1</source>
        <translation>将所有内存条换成 %1</translation>
    </message>
    <message>
        <source>All modules have %1.</source>
        <translation>所有内存条均为 %1。</translation>
    </message>
    <message>
        <source>the speed of %1 with %2 modules in a channel</source>
        <translation>%1 在每通道 %2 条内存条时的速率</translation>
    </message>
    <message numerus="yes">
        <source>%n module(s) in a channel: modules of %1 will run at %2.</source>
        <translation>
            <numerusform>每通道 %n 条内存条：%1 的内存条将以 %2 运行。</numerusform>
        </translation>
    </message>
    <message>
        <source>Modules of %1 will run at %2, which is the most that processors and board allow.</source>
        <translation>%1 的内存条将以 %2 运行，这是处理器和主板允许的最高速率。</translation>
    </message>
    <message>
        <source>At most %1. Not known: %2.</source>
        <translation>最高 %1。未知：%2。</translation>
    </message>
    <message>
        <source>Cannot be judged. Not known: %1.</source>
        <translation>无法判断。未知：%1。</translation>
    </message>
    <message>
        <source>The modules run at their full %1.</source>
        <translation>内存条以标称速率 %1 全速运行。</translation>
    </message>
    <message>
        <source>how %1 modules are shared by %2 processors</source>
        <translation>%1 条内存条在 %2 颗处理器间的分配方式</translation>
    </message>
    <message>
        <source>%1 channels at %2 give %3 for each processor, %4 in all (nominal).</source>
        <translation>%1 个 %2 通道为每颗处理器提供 %3，合计 %4（标称值）。</translation>
    </message>
    <message>
        <source>%1 channels at %2 give at most %3 for each processor, %4 in all (nominal).</source>
        <translation>%1 个 %2 通道为每颗处理器最多提供 %3，合计 %4（标称值）。</translation>
    </message>
    <message>
        <source>Balanced modules (Xeon)</source>
        <translation>内存条均衡（Xeon）</translation>
    </message>
    <message>
        <source>Balanced modules (EPYC)</source>
        <translation>内存条均衡（EPYC）</translation>
    </message>
    <message>
        <source>Modules of one size</source>
        <translation>内存条容量一致</translation>
    </message>
    <message>
        <source>Host memory bandwidth</source>
        <translation>主机内存带宽</translation>
    </message>
    <message>
        <source> or </source>
        <comment>between two generations of memory</comment>
        <translation>或 </translation>
    </message>
    <message>
        <source>Exchange the modules for %1</source>
        <translation>将内存条换成 %1</translation>
    </message>
    <message>
        <source>%1 modules do not fit %2, which takes only %3.</source>
        <translation>%1 内存条与 %2 不匹配，后者只支持 %3。</translation>
    </message>
    <message>
        <source>Processors and board take %1, as the modules are.</source>
        <translation>处理器和主板支持 %1，与内存条一致。</translation>
    </message>
    <message>
        <source>%1 modules go into %2 slots.</source>
        <translation>%1 条内存条可装入 %2 个插槽。</translation>
    </message>
    <message>
        <source>You have %1 modules; the processors fitted serve %2 slots.</source>
        <translation>当前有 %1 条内存条；已装处理器只能使用 %2 个插槽。</translation>
    </message>
    <message numerus="yes">
        <source>Keep %n module(s)</source>
        <translation>
            <numerusform>保留 %n 条内存条</numerusform>
        </translation>
    </message>
    <message>
        <source>whether the board takes registered modules</source>
        <translation>主板是否支持寄存式内存条（RDIMM）</translation>
    </message>
    <message>
        <source>whether the modules are registered</source>
        <translation>内存条是否为寄存式（RDIMM）</translation>
    </message>
    <message>
        <source>The board takes %1, as the modules are.</source>
        <translation>主板支持 %1，与内存条一致。</translation>
    </message>
    <message>
        <source>The board takes only %1; these modules are %2.</source>
        <translation>主板只支持 %1；这些内存条为 %2。</translation>
    </message>
    <message>
        <source>%1 of memory is more than the %2 that processors and board take.</source>
        <translation>内存共 %1，超过处理器和主板支持的 %2。</translation>
    </message>
    <message>
        <source>%1 of memory is within the %2 that processors and board take.</source>
        <translation>内存共 %1，未超过处理器和主板支持的 %2。</translation>
    </message>
    <message>
        <source>The server has no GPU that the memory would serve.</source>
        <translation>服务器没有需要主机内存支撑的 GPU。</translation>
    </message>
    <message>
        <source>%1 of memory for %2 GPUs meets %3 per GPU.</source>
        <translation>%2 块 GPU 配 %1 内存，满足每块 GPU %3 的要求。</translation>
    </message>
    <message>
        <source>%1 GPUs want %2 of memory (%3 each); you have %4.</source>
        <translation>%1 块 GPU 需要 %2 内存（每块 %3）；当前有 %4。</translation>
    </message>
    <message numerus="yes">
        <source>Fit %n module(s)</source>
        <translation>
            <numerusform>安装 %n 条内存条</numerusform>
        </translation>
    </message>
    <message>
        <source>Modules of %1 are below the %2 that lower the room temperature.</source>
        <translation>%1 的内存条低于 %2，不会降低允许的环境温度。</translation>
    </message>
    <message>
        <source>Modules of %1 lower the room temperature that some servers allow to 30–35 °C: see the manual from %2 on.</source>
        <translation>%1 的内存条会使部分服务器允许的环境温度降到 30–35 °C：从 %2 起请查阅手册。</translation>
    </message>
    <message>
        <source>Memory generation</source>
        <translation>内存代次</translation>
    </message>
    <message>
        <source>Number of modules</source>
        <translation>内存条数量</translation>
    </message>
    <message>
        <source>Registered modules</source>
        <translation>寄存式内存（RDIMM）</translation>
    </message>
    <message>
        <source>Host memory for the GPUs</source>
        <translation>GPU 所需的主机内存</translation>
    </message>
    <message>
        <source>Room temperature with large modules</source>
        <translation>大容量内存条的环境温度</translation>
    </message>
    <message>
        <source>Fit %1 × %2, one for each GPU</source>
        <translation>安装 %1 × %2，每块 GPU 一个</translation>
    </message>
    <message>
        <source>protocol and rate of %1</source>
        <translation>%1 的协议和速率</translation>
    </message>
    <message>
        <source>One server alone, without an adapter for the traffic of training.</source>
        <translation>仅一台服务器，没有用于训练流量的网卡。</translation>
    </message>
    <message numerus="yes">
        <source>%n adapter(s)</source>
        <translation>
            <numerusform>%n 块网卡</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 network adapters of the fabric serve %2 GPUs.</source>
        <translation>%1 块训练网卡服务 %2 块 GPU。</translation>
    </message>
    <message>
        <source>%1 network adapters of the fabric serve %2 GPUs; one for each GPU is usual. Training over several servers may wait for the network.</source>
        <translation>%1 块训练网卡服务 %2 块 GPU；通常每块 GPU 配一块。跨多台服务器训练时可能要等待网络。</translation>
    </message>
    <message>
        <source>%1 network adapters of the fabric serve %2 GPUs, %3 for each; one adapter for each GPU is usual. Training over several servers may wait for the network.</source>
        <translation>%1 块训练网卡服务 %2 块 GPU，每块 GPU %3；通常每块 GPU 配一块网卡。跨多台服务器训练时可能要等待网络。</translation>
    </message>
    <message>
        <source>The pattern is %1, as the reference architecture has it.</source>
        <translation>配比为 %1，与参考架构一致。</translation>
    </message>
    <message>
        <source>The pattern is %1; the reference architecture has %2.</source>
        <translation>配比为 %1；参考架构为 %2。</translation>
    </message>
    <message>
        <source>No adapter of the server is fast enough for the traffic of training.</source>
        <translation>服务器没有速率足以承载训练流量的网卡。</translation>
    </message>
    <message>
        <source>The network gives each GPU %1 one way; inside the server its links have %2 (both ways together).</source>
        <translation>网络为每块 GPU 提供单向 %1；服务器内部的卡间互联为 %2（双向合计）。</translation>
    </message>
    <message>
        <source>The network gives each GPU %1 one way.</source>
        <translation>网络为每块 GPU 提供单向 %1。</translation>
    </message>
    <message>
        <source>%1 takes only flat-top OSFP transceivers (RHS): those with fins are for switches.</source>
        <translation>%1 只支持平顶 OSFP 光模块（RHS）：带散热鳍片的用于交换机。</translation>
    </message>
    <message>
        <source>flat top</source>
        <translation>平顶</translation>
    </message>
    <message>
        <source>%1 has %2, which takes transceivers of the usual shape.</source>
        <translation>%1 采用 %2，可使用常规外形的光模块。</translation>
    </message>
    <message>
        <source>There are several servers.</source>
        <translation>有多台服务器。</translation>
    </message>
    <message>
        <source>One server alone needs no adapter for the traffic of training; keep one for storage and management.</source>
        <translation>单台服务器不需要用于训练流量的网卡；保留一块用于存储和管理即可。</translation>
    </message>
    <message>
        <source>Adapters for the GPUs</source>
        <translation>GPU 配套网卡</translation>
    </message>
    <message>
        <source>Sockets, GPUs, adapters</source>
        <translation>CPU、GPU、网卡配比</translation>
    </message>
    <message>
        <source>Transceivers</source>
        <translation>光模块</translation>
    </message>
    <message>
        <source>One server alone</source>
        <translation>单台服务器</translation>
    </message>
    <message>
        <source>The maker publishes at most %1 for the whole machine, which counts; the sum over its parts is about %2.</source>
        <translation>厂商公布整机最大功率 %1，以此为准；各部件之和约 %2。</translation>
    </message>
    <message>
        <source>The maker publishes at most %1 for the whole machine, which counts; the sum over its parts is not known.</source>
        <translation>厂商公布整机最大功率 %1，以此为准；各部件之和未知。</translation>
    </message>
    <message>
        <source>At full load about %1: GPUs %2, processors %3, memory and drives %4, network adapters %5, and fans. %6</source>
        <translation>满载约 %1：GPU %2，处理器 %3，内存和硬盘 %4，网卡 %5，另加风扇。%6</translation>
    </message>
    <message>
        <source>At least %1 at full load. Not known: %2.</source>
        <translation>满载至少 %1。未知：%2。</translation>
    </message>
    <message>
        <source>From the mains at most %1, as the maker publishes.</source>
        <translation>墙插功率最大 %1，为厂商公布值。</translation>
    </message>
    <message>
        <source>From the mains about %1, with supplies of an assumed efficiency of %2.</source>
        <translation>墙插功率约 %1，假定电源效率为 %2。</translation>
    </message>
    <message>
        <source>From the mains about %1, with supplies of an efficiency of %2.</source>
        <translation>墙插功率约 %1，电源效率为 %2。</translation>
    </message>
    <message>
        <source>The power of the GPUs is not capped.</source>
        <translation>未限制 GPU 功耗。</translation>
    </message>
    <message>
        <source>The cap of %1 is not below the %2 that %3 takes.</source>
        <translation>功耗上限 %1 不低于 %3 本身的功耗 %2。</translation>
    </message>
    <message>
        <source>%1 is capped at %2 instead of %3. A test with four RTX 3090 at 300 W kept about %4 of their speed.</source>
        <translation>%1 的功耗从 %3 限制到 %2。一项测试将四块 RTX 3090 限制到 300 W，速度保持约 %4。</translation>
    </message>
    <message>
        <source>Power from the mains</source>
        <translation>墙插功率</translation>
    </message>
    <message>
        <source>Power cap of the GPUs</source>
        <translation>GPU 功耗上限</translation>
    </message>
    <message>
        <source>%1 fits: the board has %2.</source>
        <translation>%1 适配：主板为 %2。</translation>
    </message>
    <message>
        <source>%1 uses %2; this board has %3. Choose another processor or another board.</source>
        <translation>%1 使用 %2；该主板为 %3。请更换处理器或主板。</translation>
    </message>
    <message>
        <source>Exchange the processors for %1</source>
        <translation>将处理器换成 %1</translation>
    </message>
    <message>
        <source>%1 of %2 sockets are filled.</source>
        <translation>已装 %1 个 CPU 插槽，共 %2 个。</translation>
    </message>
    <message>
        <source>This board holds %1 processors; you have %2.</source>
        <translation>该主板可装 %1 颗处理器；当前有 %2 颗。</translation>
    </message>
    <message numerus="yes">
        <source>Keep %n processor(s)</source>
        <translation>
            <numerusform>保留 %n 颗处理器</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 works with up to %2 in one server; you have %3.</source>
        <translation>%1 在一台服务器中最多支持 %2 颗；当前有 %3 颗。</translation>
    </message>
    <message>
        <source>%1 works with at most %2 in one server; you have %3.</source>
        <translation>%1 在一台服务器中至多支持 %2 颗；当前有 %3 颗。</translation>
    </message>
    <message>
        <source>All processors are %1.</source>
        <translation>所有处理器均为 %1。</translation>
    </message>
    <message>
        <source>The processors are of %1 models; one server takes one model.</source>
        <translation>处理器有 %1 种型号；一台服务器只能用一种型号。</translation>
    </message>
    <message>
        <source>Make all processors %1</source>
        <translation>将所有处理器换成 %1</translation>
    </message>
    <message>
        <source>No socket is empty: %1 of %2.</source>
        <translation>没有空的 CPU 插槽：%1 / %2。</translation>
    </message>
    <message>
        <source>With %1 of %2 processors, the card slots and memory slots of the empty sockets do nothing. Add processors or move the cards.</source>
        <translation>只装了 %1 颗处理器（共可装 %2 颗），空 CPU 插槽所属的扩展插槽和内存插槽不起作用。请增加处理器或移动扩展卡。</translation>
    </message>
    <message numerus="yes">
        <source>Fit %n processor(s)</source>
        <translation>
            <numerusform>安装 %n 颗处理器</numerusform>
        </translation>
    </message>
    <message>
        <source>The server has no GPU that the processors would feed.</source>
        <translation>服务器没有需要处理器供给数据的 GPU。</translation>
    </message>
    <message>
        <source>%1 GPUs want at least %2 host cores (%3 each); you have %4. Data loading may hold the GPUs back.</source>
        <translation>%1 块 GPU 至少需要 %2 个主机核心（每块 %3 个）；当前有 %4 个。数据加载可能拖慢 GPU。</translation>
    </message>
    <message>
        <source>The processors run at %1 GHz; a host of GPUs wants a base clock of at least %2 GHz.</source>
        <translation>处理器主频为 %1 GHz；GPU 主机的基础频率应不低于 %2 GHz。</translation>
    </message>
    <message>
        <source>One processor feeds %1 GPUs; the reference architecture has two sockets.</source>
        <translation>一颗处理器供给 %1 块 GPU；参考架构为双路。</translation>
    </message>
    <message numerus="yes">
        <source>%n socket(s)</source>
        <translation>
            <numerusform>%n 路</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 host cores serve %2 GPUs, which want at least %3.</source>
        <translation>%1 个主机核心服务 %2 块 GPU，至少需要 %3 个。</translation>
    </message>
    <message>
        <source>%1 gives off %2; the chassis cools %3 per processor.</source>
        <translation>%1 散热量 %2；机箱每颗处理器的散热能力为 %3。</translation>
    </message>
    <message>
        <source>%1 gives off %2; this chassis cools at most %3 per processor.</source>
        <translation>%1 散热量 %2；该机箱每颗处理器的散热能力最多 %3。</translation>
    </message>
    <message>
        <source>Number of processors</source>
        <translation>处理器数量</translation>
    </message>
    <message>
        <source>One model of processor</source>
        <translation>处理器型号一致</translation>
    </message>
    <message>
        <source>Empty sockets</source>
        <translation>空 CPU 插槽</translation>
    </message>
    <message>
        <source>Host cores for the GPUs</source>
        <translation>GPU 所需的主机核心</translation>
    </message>
    <message>
        <source>Processor heat</source>
        <translation>处理器散热</translation>
    </message>
    <message>
        <source>This machine stands on a desk.</source>
        <translation>该机器为桌面放置。</translation>
    </message>
    <message>
        <source>This system is a rack of its own.</source>
        <translation>该系统本身就是一整个机架。</translation>
    </message>
    <message>
        <source>Take %1 × %2</source>
        <translation>选用 %1 × %2</translation>
    </message>
    <message>
        <source>%1 of servers and switches do not go into a rack of %2.</source>
        <translation>服务器和交换机共 %1，放不进 %2 的机架。</translation>
    </message>
    <message>
        <source>%1 of servers and switches go into a rack of %2.</source>
        <translation>服务器和交换机共 %1，可放进 %2 的机架。</translation>
    </message>
    <message>
        <source>This server draws %1; a rack of %2 does not carry it.</source>
        <translation>这台服务器耗电 %1；%2 的机架带不动它。</translation>
    </message>
    <message numerus="yes">
        <source>%n server(s) of a rack draw %1. A rack of %2 holds %3 of them (%4).</source>
        <translation>
            <numerusform>一个机架中的 %n 台服务器共需 %1。%2 的机架可放 %3 台（%4）。</numerusform>
        </translation>
    </message>
    <message>
        <source>This server draws %1; a rack of %2 holds %3 of them (%4).</source>
        <translation>该服务器需 %1；%2 的机架可放 %3 台（%4）。</translation>
    </message>
    <message>
        <source>the weight that the rack carries</source>
        <translation>机架的承重</translation>
    </message>
    <message>
        <source>The servers of a rack weigh %1; it carries at most %2.</source>
        <translation>一个机架中的服务器重 %1；机架最多承重 %2。</translation>
    </message>
    <message>
        <source>The servers of a rack weigh %1; it carries %2.</source>
        <translation>一个机架中的服务器重 %1；机架承重 %2。</translation>
    </message>
    <message>
        <source>The server is %1 deep; the rack takes %2, cables included.</source>
        <translation>服务器深 %1；机架可容纳 %2（含线缆）。</translation>
    </message>
    <message>
        <source>The server is %1 deep; in the rack of %2 that leaves %3 for cables.</source>
        <translation>服务器深 %1；在 %2 的机架中为线缆留出 %3。</translation>
    </message>
    <message>
        <source>Height in the rack</source>
        <translation>机架高度</translation>
    </message>
    <message>
        <source>Power of a rack</source>
        <translation>机架功率</translation>
    </message>
    <message>
        <source>Weight in the rack</source>
        <translation>机架承重</translation>
    </message>
    <message>
        <source>Depth of the rack</source>
        <translation>机架深度</translation>
    </message>
    <message>
        <source>%1 (none is listed)</source>
        <translation>%1（清单中没有）</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the entries of a list</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>the output of a power supply</source>
        <translation>单个电源的输出功率</translation>
    </message>
    <message>
        <source>No card is listed that needs a slot.</source>
        <translation>清单中没有需要插槽的卡。</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s)</source>
        <translation>
            <numerusform>%n 个槽位</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slot(s)</source>
        <translation>
            <numerusform>%n 个插槽</numerusform>
        </translation>
    </message>
    <message>
        <source>The cards ask for %1 slot positions with the lanes they need; the platform has %2 slots for cards.</source>
        <translation>这些卡需要 %1 个通道数足够的槽位；平台有 %2 个扩展插槽。</translation>
    </message>
    <message>
        <source>Keep %1 of the %2 GPUs</source>
        <translation>保留 %1 块 GPU（共 %2 块）</translation>
    </message>
    <message>
        <source>The cards ask for %1 slot positions; the platform has %2 slots for cards.</source>
        <translation>这些卡需要 %1 个槽位；平台有 %2 个扩展插槽。</translation>
    </message>
    <message>
        <source>The accelerator of this desktop hangs on no PCIe slot.</source>
        <translation>该桌面机的加速器不接在 PCIe 插槽上。</translation>
    </message>
    <message>
        <source>the rate of this generation of PCIe</source>
        <translation>该代 PCIe 的速率</translation>
    </message>
    <message>
        <source>%1 reaches %2 one way over its %3 lanes of generation %4.</source>
        <translation>%1 通过 %3 条第 %4 代 PCIe 通道达到单向 %2。</translation>
    </message>
    <message>
        <source>%1 is of PCIe generation %2, the platform of generation %3: %4 one way instead of %5.</source>
        <translation>%1 为第 %2 代 PCIe，平台为第 %3 代：单向 %4，而非 %5。</translation>
    </message>
    <message>
        <source>%1 has %2 at its ports; %3 lanes of generation %4 pass %5.</source>
        <translation>%1 的端口合计 %2；%3 条第 %4 代 PCIe 通道可传输 %5。</translation>
    </message>
    <message>
        <source>There are not several cards to share the lanes of a board.</source>
        <translation>没有多块卡共享主板的通道。</translation>
    </message>
    <message>
        <source>The board is not one for desktops.</source>
        <translation>该主板不是桌面主板。</translation>
    </message>
    <message>
        <source>On a desktop board %1 cards share the lanes of one processor: slots fall to 8 or 4 lanes, some through the chipset. Loading a model takes longer; tensor-parallel runs slow down most.</source>
        <translation>在桌面主板上，%1 块卡共享一颗处理器的通道：插槽降为 8 条或 4 条通道，部分还要经过芯片组。加载模型更慢；张量并行受影响最大。</translation>
    </message>
    <message>
        <source>Keep one GPU</source>
        <translation>保留一块 GPU</translation>
    </message>
    <message>
        <source>Slots for the cards</source>
        <translation>扩展卡插槽</translation>
    </message>
    <message>
        <source>Host link of the GPUs</source>
        <translation>GPU 的主机接口</translation>
    </message>
    <message>
        <source>Slot bandwidth of the network adapters</source>
        <translation>网卡的插槽带宽</translation>
    </message>
    <message>
        <source>Several cards on a desktop board</source>
        <translation>桌面主板上的多块卡</translation>
    </message>
    <message>
        <source>Keep %1 × %2</source>
        <translation>保留 %1 × %2</translation>
    </message>
    <message>
        <source>You have %1 NVMe drives; there are %2 bays for them.</source>
        <translation>当前有 %1 块 NVMe 硬盘；可用盘位 %2 个。</translation>
    </message>
    <message>
        <source>You have %1 M.2 drives; there are %2 slots for them.</source>
        <translation>当前有 %1 块 M.2 硬盘；可用插槽 %2 个。</translation>
    </message>
    <message>
        <source>You have %1 drives; there are %2 bays.</source>
        <translation>当前有 %1 块硬盘；盘位 %2 个。</translation>
    </message>
    <message>
        <source>%1 drives go into %2 bays and slots.</source>
        <translation>%1 块硬盘可装入 %2 个盘位和插槽。</translation>
    </message>
    <message>
        <source>%1 × %2 can mirror each other and start the server.</source>
        <translation>%1 × %2 可互为镜像并用于启动服务器。</translation>
    </message>
    <message>
        <source>There is one %1 to start from; two equal small drives that mirror each other are advised.</source>
        <translation>启动盘只有一块 %1；建议用两块相同的小容量硬盘互为镜像。</translation>
    </message>
    <message>
        <source>Fit a second one</source>
        <translation>再装一块</translation>
    </message>
    <message>
        <source>No small drive is listed to start from; two equal ones that mirror each other are advised.</source>
        <translation>清单中没有用于启动的小容量硬盘；建议用两块相同的互为镜像。</translation>
    </message>
    <message>
        <source>Fit 2 × %1</source>
        <translation>安装 2 × %1</translation>
    </message>
    <message>
        <source>There are %1 bays or slots for %2 (%3).</source>
        <translation>有 %1 个盘位或插槽可装 %2（%3）。</translation>
    </message>
    <message>
        <source>The platform has no bay or slot for %1 (%2).</source>
        <translation>平台没有可装 %1（%2）的盘位或插槽。</translation>
    </message>
    <message>
        <source>Exchange the drives for %1</source>
        <translation>将硬盘换成 %1</translation>
    </message>
    <message>
        <source>%1 × %2: %3 as RAID 0, %4 as RAID 1.</source>
        <translation>%1 × %2：RAID 0 为 %3，RAID 1 为 %4。</translation>
    </message>
    <message>
        <source>%1 × %2: %3 as RAID 0, %4 as RAID 5, %5 as RAID 6, %6 as RAID 10.</source>
        <translation>%1 × %2：RAID 0 为 %3，RAID 5 为 %4，RAID 6 为 %5，RAID 10 为 %6。</translation>
    </message>
    <message>
        <source>A checkpoint of %1 billion parameters with its optimizer is about %2; %3 kept need %4. You have %5.</source>
        <translation>%1B 参数的检查点（含优化器）约 %2；保留 %3 个需 %4。当前有 %5。</translation>
    </message>
    <message>
        <source>the link of %1</source>
        <translation>%1 的链路</translation>
    </message>
    <message>
        <source>%1 × %2 read a checkpoint of %3 in %4 and write it in %5.</source>
        <translation>%1 × %2 读取 %3 的检查点需 %4，写入需 %5。</translation>
    </message>
    <message>
        <source>Bays for the drives</source>
        <translation>硬盘盘位</translation>
    </message>
    <message>
        <source>Mirrored boot drives</source>
        <translation>镜像启动盘</translation>
    </message>
    <message>
        <source>Interface of the drives</source>
        <translation>硬盘接口</translation>
    </message>
    <message>
        <source>Usable space</source>
        <translation>可用空间</translation>
    </message>
    <message>
        <source>Space for checkpoints</source>
        <translation>检查点空间</translation>
    </message>
    <message>
        <source>Time to load and save</source>
        <translation>加载与保存时间</translation>
    </message>
    <message>
        <source>Cap the GPUs at %1 (about %2)</source>
        <translation>将 GPU 功耗限制为 %1（约 %2）</translation>
    </message>
    <message>
        <source>%1 supplies as %2 give %3; all of them together %4.</source>
        <translation>%1 个电源按 %2 配置提供 %3；全部合计 %4。</translation>
    </message>
    <message>
        <source>All supplies together give %1. Not known: %2.</source>
        <translation>全部电源合计 %1。未知：%2。</translation>
    </message>
    <message>
        <source>At full load %1; all %2 supplies together give %3. Fit more or larger supplies.</source>
        <translation>满载 %1；全部 %2 个电源合计 %3。请增加电源或换用更大功率的电源。</translation>
    </message>
    <message>
        <source>At full load about %1; with %2 of the supplies spare, %3 give %4. If one feed fails, the server may shut down or slow down. Fit larger supplies or cap the GPUs.</source>
        <translation>满载约 %1；%2 个电源作冗余时，其余 %3 个提供 %4。若一路供电中断，服务器可能关机或降速。请换用更大功率的电源或限制 GPU 功耗。</translation>
    </message>
    <message>
        <source>At full load %1; without the spare supplies there are %2.</source>
        <translation>满载 %1；不计冗余电源可用 %2。</translation>
    </message>
    <message>
        <source>At full load %1, which is more than %2 of the %3 that the supplies give (%4).</source>
        <translation>满载 %1，超过电源所提供 %3 的 %2（即 %4）。</translation>
    </message>
    <message>
        <source>At full load %1, which is within %2 of what the supplies give (%3).</source>
        <translation>满载 %1，未超过电源供电能力的 %2（即 %3）。</translation>
    </message>
    <message>
        <source>Supplies of %1 give their full power at %2.</source>
        <translation>%1 的电源在 %2 下可满功率输出。</translation>
    </message>
    <message>
        <source>Supplies of %1 need an outlet of %2; you have %3, where one circuit gives %4 continuously.</source>
        <translation>%1 的电源需要 %2 的插座；当前为 %3，单个回路可持续提供 %4。</translation>
    </message>
    <message>
        <source>which mains voltages the supplies take</source>
        <translation>电源支持的市电电压</translation>
    </message>
    <message>
        <source>When two or more fail, this server cuts the clocks of its GPUs to a quarter.</source>
        <translation>若两个或更多电源失效，该服务器会将 GPU 频率降到四分之一。</translation>
    </message>
    <message>
        <source>With three lost, this server runs slower.</source>
        <translation>失去三个电源时，该服务器会降速运行。</translation>
    </message>
    <message>
        <source>At full load %1 of the %2 supplies are needed: %3 may fail before the server slows down or stops.</source>
        <translation>满载需要 %1 个电源（共 %2 个）：可失效 %3 个，再多服务器就会降速或停机。</translation>
    </message>
    <message>
        <source>Redundant supplies carry the load</source>
        <translation>冗余电源可承担负载</translation>
    </message>
    <message>
        <source>Headroom of the supplies</source>
        <translation>电源余量</translation>
    </message>
    <message>
        <source>Supplies at the mains voltage</source>
        <translation>市电电压下的电源</translation>
    </message>
    <message>
        <source>Losing supplies</source>
        <translation>电源失效</translation>
    </message>
    <message>
        <source>One server alone needs no switch for the traffic of training.</source>
        <translation>单台服务器不需要用于训练流量的交换机。</translation>
    </message>
    <message>
        <source>the adapters of the fabric</source>
        <translation>训练网卡</translation>
    </message>
    <message>
        <source>%1 (%2) and the switches (%3) speak the same protocol.</source>
        <translation>%1（%2）与交换机（%3）协议相同。</translation>
    </message>
    <message>
        <source>%1 speaks %2; the switches speak %3.</source>
        <translation>%1 使用 %2；交换机使用 %3。</translation>
    </message>
    <message>
        <source>Exchange the switches for %1</source>
        <translation>将交换机换成 %1</translation>
    </message>
    <message>
        <source>Adapters and switches have ports of %1.</source>
        <translation>网卡和交换机的端口均为 %1。</translation>
    </message>
    <message>
        <source>Ports of the adapters have %1, of the switches %2: links run at %3, if the cables allow it.</source>
        <translation>网卡端口为 %1，交换机端口为 %2：若线缆支持，链路以 %3 运行。</translation>
    </message>
    <message>
        <source>%1 servers have %2 end points; two tiers of %3 reach at most %4.</source>
        <translation>%1 台服务器有 %2 个端点；两层 %3 最多连接 %4 个。</translation>
    </message>
    <message numerus="yes">
        <source>%n switch(es)</source>
        <translation>
            <numerusform>%n 台交换机</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 servers have %2 end points: %3 leaf and %4 spine switches, reckoned as %5, connect them without oversubscription.</source>
        <translation>%1 台服务器有 %2 个端点：按 %5 计，%3 台叶交换机和 %4 台脊交换机可无收敛互联。</translation>
    </message>
    <message>
        <source>%1 servers have %2 end points, which ask for %3 leaf and %4 spine switches without oversubscription; you have %5.</source>
        <translation>%1 台服务器有 %2 个端点，无收敛互联需要 %3 台叶交换机和 %4 台脊交换机；当前有 %5 台。</translation>
    </message>
    <message>
        <source>One protocol at both ends</source>
        <translation>两端协议一致</translation>
    </message>
    <message>
        <source>Rate of the links</source>
        <translation>链路速率</translation>
    </message>
    <message>
        <source>Ports of the switches</source>
        <translation>交换机端口</translation>
    </message>
    <message numerus="yes">
        <source>not priced: %n part(s)</source>
        <translation>
            <numerusform>%n 个部件无价格</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a sum, and how many parts have no price</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Full load</source>
        <translation>满载功率</translation>
    </message>
    <message>
        <source>Power as published</source>
        <translation>公布的功率</translation>
    </message>
    <message>
        <source>The most that the platform draws, as its vendor states. It goes before the sum.</source>
        <translation>厂商给出的平台最大功率，优先于各部件之和。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>power without spare supplies, power of all</comment>
        <translation>%1（共 %2）</translation>
    </message>
    <message>
        <source>Supplies without spare</source>
        <translation>电源（不计冗余）</translation>
    </message>
    <message>
        <source>What the supplies give without the spare ones, and all together.</source>
        <translation>不计冗余的电源功率，以及全部电源合计。</translation>
    </message>
    <message>
        <source>Nominal, of all processors together.</source>
        <translation>标称值，所有处理器合计。</translation>
    </message>
    <message>
        <source>PCIe lanes wanted / there</source>
        <translation>PCIe 通道（所需 / 可用）</translation>
    </message>
    <message>
        <source>Network per GPU</source>
        <translation>每 GPU 网络带宽</translation>
    </message>
    <message>
        <source>Of the adapters between servers, one way.</source>
        <translation>服务器之间的网卡，单向。</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>Leaf switches</source>
        <translation>叶交换机</translation>
    </message>
    <message>
        <source>Spine switches</source>
        <translation>脊交换机</translation>
    </message>
    <message>
        <source>Power of the servers</source>
        <translation>服务器功率</translation>
    </message>
    <message>
        <source>Power of the facility</source>
        <translation>机房总功率</translation>
    </message>
    <message>
        <source>With cooling and losses: times the PUE of the site.</source>
        <translation>含冷却和损耗：乘以机房的 PUE。</translation>
    </message>
    <message>
        <source>Of the servers alone: switches, cables and racks are not counted.</source>
        <translation>仅计服务器：不含交换机、线缆和机架。</translation>
    </message>
    <message>
        <source>Price of the servers</source>
        <translation>服务器价格</translation>
    </message>
    <message>
        <source>%1, in each server %2</source>
        <comment>a sum, and how many parts have no price</comment>
        <translation>%1，每台服务器%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a category and a part</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 for %2 pieces</source>
        <translation>%1（%2 件）</translation>
    </message>
    <message>
        <source>as printed</source>
        <translation>原文</translation>
    </message>
    <message>
        <source>known</source>
        <translation>已知</translation>
    </message>
    <message>
        <source>note</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>As its publication states</source>
        <translation>出版物给出的数据</translation>
    </message>
    <message>
        <source>What is odd</source>
        <translation>存疑之处</translation>
    </message>
    <message>
        <source>Prices of the whole</source>
        <translation>整机价格</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>GPU memory (%1)</source>
        <translation>显存（%1）</translation>
    </message>
    <message>
        <source>processors</source>
        <translation>处理器</translation>
    </message>
    <message>
        <source>memory (%1)</source>
        <translation>内存（%1）</translation>
    </message>
    <message>
        <source>published power (W)</source>
        <translation>公布的功率（W）</translation>
    </message>
    <message>
        <source>none listed</source>
        <translation>未列出</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>部件</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>quantity, part</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>A whole server; no GPU of it is known.</source>
        <translation>整台服务器；其 GPU 未知。</translation>
    </message>
    <message>
        <source>A whole server with %1: memory, bandwidth and rates are those of its GPUs together, power and price those of the machine.</source>
        <translation>整台服务器，配 %1：显存、带宽和算力为其全部 GPU 合计，功耗和价格为整机值。</translation>
    </message>
    <message>
        <source>the server</source>
        <translation>该服务器</translation>
    </message>
    <message>
        <source>the two cards are taken to be joined by their bridge (%1)</source>
        <translation>假定两块卡通过桥接器（%1）互联</translation>
    </message>
    <message>
        <source>the cards of this server reach each other over PCIe at %1 GB/s each way: what they divide among them is slower than on a board with links between its modules (SXM or OAM)</source>
        <translation>该服务器的卡间通信经 PCIe，单向 %1 GB/s：多卡分摊的计算慢于模组间有互联的基板（SXM 或 OAM）</translation>
    </message>
    <message>
        <source>the server as a whole has no price: costs are of its devices alone</source>
        <translation>没有整机价格：成本仅计其中的设备</translation>
    </message>
    <message>
        <source>one of %1 shares of %2; %3</source>
        <comment>number of devices, server, source of its price</comment>
        <translation>%2 的 %1 等份之一；%3</translation>
    </message>
    <message>
        <source>the sum of the prices of its parts</source>
        <translation>各部件价格之和</translation>
    </message>
    <message>
        <source>%1 has no GPU to estimate with</source>
        <translation>%1 没有可用于估算的 GPU</translation>
    </message>
    <message>
        <source>%1 has GPUs of several kinds; an estimate takes equal ones</source>
        <translation>%1 有多种 GPU；估算要求 GPU 相同</translation>
    </message>
    <message>
        <source>the rates of %1 are not known: the part names no device of the catalogue</source>
        <translation>%1 的算力未知：该部件未对应设备库中的设备</translation>
    </message>
    <message>
        <source>the power of the whole server is not known: energy is of its devices alone</source>
        <translation>整机功耗未知：电能仅计其中的设备</translation>
    </message>
    <message>
        <source>found &quot;%1&quot;, which is of the category %2; expected a platform</source>
        <translation>此处为“%1”，属于类别 %2；应为平台</translation>
    </message>
    <message>
        <source>found the platform &quot;%1&quot;, expected it under /platform</source>
        <translation>此处为平台“%1”，应写在 /platform 下</translation>
    </message>
    <message>
        <source>a whole number from 1 to %1</source>
        <translation>1 到 %1 的整数</translation>
    </message>
    <message>
        <source>found %1, expected %2 as in the price before it: the prices of a build are in one currency</source>
        <translation>此处为 %1，应与前一个价格同为 %2：一份服务器配置的价格须用同一种货币</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>%1 到 %2 的数字</translation>
    </message>
    <message>
        <source>found %1, expected a server: an object with format, version and parts</source>
        <translation>此处为%1，应为服务器：含 format、version 和 parts 的对象</translation>
    </message>
    <message>
        <source>expected &quot;%1&quot;: this does not look like the file of a server</source>
        <translation>应为“%1”：这不像是服务器文件</translation>
    </message>
    <message>
        <source>found %1, expected a version from 1 to %2</source>
        <translation>此处为 %1，版本应在 1 到 %2 之间</translation>
    </message>
    <message>
        <source>All memory modules and drives together are assumed to take %1 W.</source>
        <translation>假定所有内存条和硬盘合计 %1 W。</translation>
    </message>
    <message numerus="yes">
        <source>%n network adapter(s) are assumed to take %1 W each.</source>
        <translation>
            <numerusform>假定 %n 块网卡每块 %1 W。</numerusform>
        </translation>
    </message>
    <message>
        <source>Fans and pumps are assumed to add %1 %.</source>
        <translation>假定风扇和水泵另加 %1 %。</translation>
    </message>
    <message>
        <source>list of an article</source>
        <translation>文章中的清单</translation>
    </message>
    <message>
        <source>table of an article</source>
        <translation>文章中的表格</translation>
    </message>
    <message>
        <source>reference system</source>
        <translation>参考系统</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s): %1.</source>
        <translation>
            <numerusform>%n 件：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n price(s) are estimates.</source>
        <translation>
            <numerusform>%n 个价格为估算值。</numerusform>
        </translation>
    </message>
    <message>
        <source>Prices are of %1.</source>
        <translation>价格为 %1 年。</translation>
    </message>
    <message>
        <source>Prices are of %1 to %2.</source>
        <translation>价格为 %1 至 %2 年。</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) converted at the mean rate of %1.</source>
        <translation>
            <numerusform>%n 件按 %1 年平均汇率换算。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not one of these servers fits into a rack of %1 U and %2 kW.</source>
        <translation>%1 U、%2 kW 的机架连一台这样的服务器也放不下。</translation>
    </message>
    <message numerus="yes">
        <source>%n server(s) to a rack, by its height and its power; switches are not counted.</source>
        <translation>
            <numerusform>按机架的高度和功率，每个机架 %n 台服务器；未计交换机。</numerusform>
        </translation>
    </message>
    <message>
        <source>Switches are reckoned as %1.</source>
        <translation>交换机按 %1 计。</translation>
    </message>
    <message>
        <source>%1 end points are more than two tiers of these switches reach.</source>
        <translation>%1 个端点超出两层此类交换机所能连接的数量。</translation>
    </message>
    <message>
        <source>The maker publishes the power of the whole machine, which wins over the sum.</source>
        <translation>厂商公布了整机功率，优先于各部件之和。</translation>
    </message>
    <message>
        <source>The supplies are assumed to have an efficiency of %1.</source>
        <translation>假定电源效率为 %1。</translation>
    </message>
    <message>
        <source>The bandwidth of the host is at most this: not all that limits the speed of its memory is known.</source>
        <translation>主机内存带宽至多为此值：限制内存速率的因素并非全部已知。</translation>
    </message>
    <message>
        <source>a list of parts with quantities</source>
        <translation>带数量的部件列表</translation>
    </message>
    <message>
        <source>an object with part and quantity</source>
        <translation>含 part 和 quantity 的对象</translation>
    </message>
    <message>
        <source>an object with count, memoryGibEach and memoryGibTotal</source>
        <translation>含 count、memoryGibEach 和 memoryGibTotal 的对象</translation>
    </message>
    <message>
        <source>a number above 0</source>
        <translation>大于 0 的数字</translation>
    </message>
    <message>
        <source>a list of oddities</source>
        <translation>存疑之处（oddities）的列表</translation>
    </message>
    <message>
        <source>empty socket</source>
        <translation>空 CPU 插槽</translation>
    </message>
    <message>
        <source>Host, processors not known</source>
        <translation>主机，处理器未知</translation>
    </message>
    <message>
        <source>The platform has PCIe switches; how many is not known, one a socket is drawn.</source>
        <translation>平台有 PCIe 交换芯片；数量未知，图中每个 CPU 插槽画一个。</translation>
    </message>
    <message>
        <source>NIC %1 × %2 Gb/s</source>
        <translation>网卡 %1 × %2 Gb/s</translation>
    </message>
    <message>
        <source>Cards in slots: no link joins all GPUs; where a bridge exists it joins pairs.</source>
        <translation>插槽式卡：没有连接全部 GPU 的互联；若有桥接器，则两两相连。</translation>
    </message>
    <message>
        <source>What joins the GPUs is not known.</source>
        <translation>GPU 之间的互联方式未知。</translation>
    </message>
    <message>
        <source>NVLink of the board</source>
        <translation>基板 NVLink</translation>
    </message>
    <message>
        <source>links of the OAM board</source>
        <translation>OAM 基板互联</translation>
    </message>
    <message>
        <source>%1, %2 GB/s per GPU, both directions</source>
        <translation>%1，每 GPU %2 GB/s（双向）</translation>
    </message>
    <message>
        <source>%1, rate not known</source>
        <translation>%1，速率未知</translation>
    </message>
    <message>
        <source>Which slot belongs to which socket is not known: cards are drawn evenly.</source>
        <translation>插槽与 CPU 插槽的对应关系未知：图中将卡平均分布。</translation>
    </message>
    <message>
        <source>Whether the platform has PCIe switches is not known; none is drawn.</source>
        <translation>平台是否有 PCIe 交换芯片未知；图中未画。</translation>
    </message>
    <message>
        <source>Socket %1: %2</source>
        <translation>CPU 插槽 %1：%2</translation>
    </message>
    <message>
        <source>Between the GPUs: %1</source>
        <translation>GPU 之间：%1</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>未注明</translation>
    </message>
    <message>
        <source>How far the estimate is from what was measured; sorted by size, whatever the sign</source>
        <translation>估算值与实测值的偏差；按绝对值排序</translation>
    </message>
    <message>
        <source>Four of five measurements lie in it</source>
        <translation>五次实测中有四次落在该区间内</translation>
    </message>
    <message>
        <source>What</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>估算</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>误差</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>测试条件</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Low (80 %)</source>
        <translation>下限（80 %）</translation>
    </message>
    <message>
        <source>High (80 %)</source>
        <translation>上限（80 %）</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Error (%)</source>
        <translation>误差（%）</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>网址</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部件</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>规格</translation>
    </message>
    <message>
        <source>Price each</source>
        <translation>单价</translation>
    </message>
    <message>
        <source>Does it fit?</source>
        <translation>是否适配</translation>
    </message>
    <message>
        <source>your own parts</source>
        <translation>您自己的部件</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>a list of servers</source>
        <translation>服务器列表</translation>
    </message>
    <message>
        <source>a quantity of an estimate, or an empty text</source>
        <translation>估算的指标，或空文本</translation>
    </message>
    <message>
        <source>context, batch, count or format</source>
        <translation>context、batch、count 或 format 之一</translation>
    </message>
    <message>
        <source>linear or logarithmic</source>
        <translation>linear（线性）或 logarithmic（对数）</translation>
    </message>
    <message>
        <source>a list of files of measurements, of %1 KiB together at most</source>
        <translation>实测数据文件的列表，总大小不超过 %1 KiB</translation>
    </message>
    <message>
        <source>Add the measurements of %1</source>
        <translation>添加 %1 的实测数据</translation>
    </message>
    <message>
        <source>Take out the measurements of %1</source>
        <translation>移除 %1 的实测数据</translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <translation>将 %1 重命名为 %2</translation>
    </message>
    <message>
        <source>Change the platform of %1</source>
        <translation>更改 %1 的平台</translation>
    </message>
    <message>
        <source>Change parts of %1</source>
        <translation>更改 %1 的部件</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>添加 %1</translation>
    </message>
    <message>
        <source>Number of %1</source>
        <translation>%1 的数量</translation>
    </message>
    <message>
        <source>Change prices of %1</source>
        <translation>更改 %1 的价格</translation>
    </message>
    <message>
        <source>Change facts of parts of %1</source>
        <translation>更改 %1 的部件规格</translation>
    </message>
    <message>
        <source>Change settings of %1</source>
        <translation>更改 %1 的设置</translation>
    </message>
    <message>
        <source>Add the server %1</source>
        <translation>添加服务器 %1</translation>
    </message>
    <message>
        <source>Remove the server %1</source>
        <translation>移除服务器 %1</translation>
    </message>
    <message>
        <source>Reorder the servers</source>
        <translation>调整服务器的顺序</translation>
    </message>
    <message>
        <source>Unpin the scenario</source>
        <translation>取消固定方案</translation>
    </message>
    <message>
        <source>Pin a scenario</source>
        <translation>固定方案</translation>
    </message>
    <message>
        <source>Look at another figure of the estimate</source>
        <translation>查看估算的另一项指标</translation>
    </message>
    <message>
        <source>Σ layers (keys + values) · bytes</source>
        <translation>Σ 各层（键 + 值）· 字节数</translation>
    </message>
    <message>
        <source>cache per token · tokens · sequences</source>
        <translation>每词元缓存 · 词元数 · 序列数</translation>
    </message>
    <message>
        <source>price · 10⁶ / (3600 · tokens/s)</source>
        <translation>价格 · 10⁶ / (3600 · 词元/秒)</translation>
    </message>
    <message>
        <source>Model of the checkpoints, parameters</source>
        <translation>检查点对应模型的参数量</translation>
    </message>
    <message>
        <source>Size of the model whose checkpoints the drives have to hold.</source>
        <translation>硬盘需要保存其检查点的模型的规模。</translation>
    </message>
    <message>
        <source>Checkpoints kept</source>
        <translation>保留的检查点数</translation>
    </message>
    <message>
        <source>How many checkpoints with the state of the optimiser stay on the drives.</source>
        <translation>硬盘上保留多少个含优化器状态的检查点。</translation>
    </message>
</context>
<context>
    <name>ui::AnalysisChart</name>
    <message>
        <source>at %1: %2</source>
        <comment>what is varied, value</comment>
        <translation>%1 时：%2</translation>
    </message>
    <message>
        <source>at %1: %2, does not fit</source>
        <translation>%1 时：%2，放不下</translation>
    </message>
    <message>
        <source>%1: %2 over %3</source>
        <comment>model, quantity, what is varied</comment>
        <translation>%1：%2随%3的变化</translation>
    </message>
    <message>
        <source>no answer as asked:</source>
        <translation>按当前条件无结果：</translation>
    </message>
    <message>
        <source>at %1</source>
        <comment>what is varied</comment>
        <translation>%1 时</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>估算</translation>
    </message>
    <message>
        <source>no answer as asked</source>
        <translation>按当前条件无结果</translation>
    </message>
    <message>
        <source>Estimates. Everything but what is varied stays as asked; a curve ends where the job cannot be done.</source>
        <translation>估算值。除所变化的一项外，其余条件均保持不变；曲线在任务无法执行处终止。</translation>
    </message>
    <message numerus="yes">
        <source>%1, a curve for each of %n device(s).</source>
        <translation>
            <numerusform>%1，%n 个设备各一条曲线。</numerusform>
        </translation>
    </message>
    <message>
        <source>What moves %1 of %2 on %3</source>
        <comment>quantity, model, device</comment>
        <translation>影响 %2 在 %3 上%1的因素</translation>
    </message>
    <message>
        <source>as asked: %1</source>
        <translation>当前条件：%1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>The estimate itself, 80 % range</source>
        <translation>估算值本身的 80 % 区间</translation>
    </message>
    <message>
        <source>%1 … %2</source>
        <comment>variation that gives the lower value, the one that gives the higher</comment>
        <translation>%1 … %2</translation>
    </message>
    <message>
        <source>Each is varied alone: numbers halved and doubled, shares and prices by 20 %, figures of the device by 10 %, choices exchanged for the others.</source>
        <translation>每次只改变一项：数字减半和加倍，比例和价格增减 20 %，设备数据增减 10 %，选项换成其他各项。</translation>
    </message>
    <message numerus="yes">
        <source>%n more move it less.</source>
        <translation>
            <numerusform>另有 %n 项影响更小。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: nothing that was varied moves it.</source>
        <translation>%1：所改变的各项均无影响。</translation>
    </message>
    <message>
        <source>%1: most of all %2, from %3.</source>
        <translation>%1：影响最大的是%2，结果为 %3。</translation>
    </message>
    <message>
        <source>%1 on %2: what a task takes</source>
        <comment>model, device</comment>
        <translation>%1 在 %2 上：各任务所需资源</translation>
    </message>
    <message>
        <source>Device-hours</source>
        <translation>设备小时</translation>
    </message>
    <message>
        <source>Memory needed per device</source>
        <translation>每设备所需显存</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>计算量</translation>
    </message>
    <message>
        <source>Devices needed</source>
        <translation>所需设备数</translation>
    </message>
    <message>
        <source>cannot be asked so</source>
        <translation>无法如此估算</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Work: %1</source>
        <translation>计算量：%1</translation>
    </message>
    <message>
        <source>Memory needed per device: %1</source>
        <translation>每设备所需显存：%1</translation>
    </message>
    <message>
        <source>does not fit: %1 GiB a device; %2 devices would do</source>
        <translation>放不下：每设备需 %1 GiB；用 %2 个设备即可</translation>
    </message>
    <message>
        <source>does not fit: %1 GiB a device</source>
        <translation>放不下：每设备需 %1 GiB</translation>
    </message>
    <message>
        <source>%1 GiB a device</source>
        <translation>每设备 %1 GiB</translation>
    </message>
    <message>
        <source>Where no tokens are stated, fine-tuning goes over 10 million and training over 20 a parameter (Hoffmann et al., arXiv 2203.15556). Times of what does not fit are those of a device that had the memory.</source>
        <translation>未给出词元数时，微调按 1000 万词元计算，训练按每个参数 20 个词元计算（Hoffmann 等，arXiv 2203.15556）。放不下的任务，其时间按显存足够的设备计算。</translation>
    </message>
    <message>
        <source>%1: from %2 to %3 device-hours.</source>
        <translation>%1：从 %2 到 %3 设备小时。</translation>
    </message>
    <message>
        <source>%1 under the roofs of the devices</source>
        <comment>model</comment>
        <translation>%1 在各设备屋顶线下的位置</translation>
    </message>
    <message>
        <source>%1: ≈ %2 TFLOPS at %3 FLOP/byte</source>
        <comment>phase, attained rate, intensity</comment>
        <translation>%1：≈ %2 TFLOPS，计算强度 %3 FLOP/字节</translation>
    </message>
    <message>
        <source>The points under the roofs are estimates: what a device attains, at the FLOPs it does for each byte of its memory that it moves.</source>
        <translation>屋顶线下的点为估算值：纵轴为设备实际达到的算力，横轴为每读写 1 字节显存所做的 FLOPs。</translation>
    </message>
    <message>
        <source>A and B: %1</source>
        <translation>方案 A 与 B：%1</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>放不下</translation>
    </message>
    <message>
        <source>A: %1</source>
        <comment>scenario, device</comment>
        <translation>方案 A：%1</translation>
    </message>
    <message>
        <source>B: %1</source>
        <comment>scenario, device</comment>
        <translation>方案 B：%1</translation>
    </message>
    <message>
        <source>%1 of %2 (A) and of %3 (B).</source>
        <translation>%2（A）与 %3（B）的%1。</translation>
    </message>
</context>
<context>
    <name>ui::BarLayer</name>
    <message>
        <source>Baseline</source>
        <translation>基准</translation>
    </message>
    <message>
        <source>Baseline: %1</source>
        <translation>基准：%1</translation>
    </message>
    <message>
        <source>No value is above zero, so the scale is linear.</source>
        <translation>没有大于零的值，因此采用线性刻度。</translation>
    </message>
    <message>
        <source>Zero or less, so not drawn on the logarithmic scale: %1.</source>
        <translation>小于或等于零，对数刻度下不绘制：%1。</translation>
    </message>
</context>
<context>
    <name>ui::BuilderPage</name>
    <message>
        <source>Parts</source>
        <translation>部件</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>检查结果</translation>
    </message>
    <message>
        <source>Topology</source>
        <translation>拓扑</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>功率</translation>
    </message>
    <message>
        <source>Cluster and rack</source>
        <translation>集群与机架</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>并列对比</translation>
    </message>
    <message>
        <source>About the server</source>
        <translation>服务器信息</translation>
    </message>
    <message>
        <source>No server yet. Begin with one of the servers of the articles, a machine that is sold, a platform, or nothing: this page says whether the parts go together, what they draw and what they cost.</source>
        <translation>尚无服务器。可从文章中的某台服务器、在售整机、平台或空白配置开始：本页将说明各部件能否搭配、功耗多少、价格多少。</translation>
    </message>
    <message>
        <source>New server</source>
        <translation>新建服务器</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Save the list of parts with prices and sources, or the server as a file</source>
        <translation>保存含价格和来源的物料清单，或将服务器保存为文件</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>Set this server beside the compared devices</source>
        <translation>将此服务器与所对比的设备并列对比</translation>
    </message>
    <message>
        <source>Estimate this server</source>
        <translation>估算此服务器</translation>
    </message>
    <message>
        <source>How fast does a model run on this server?</source>
        <translation>模型在此服务器上运行多快？</translation>
    </message>
    <message>
        <source>Prices: %1</source>
        <translation>价格：%1</translation>
    </message>
</context>
<context>
    <name>ui::ChartExporter</name>
    <message>
        <source>%1: %2</source>
        <comment>name of a device, its value</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>a picture is saved as .png, .svg or .pdf, not as &quot;%1&quot;</source>
        <translation>图片只能保存为 .png、.svg 或 .pdf，不能保存为“%1”</translation>
    </message>
    <message>
        <source>a picture of %1 × %2 pixels does not fit into memory</source>
        <translation>内存放不下 %1 × %2 像素的图片</translation>
    </message>
</context>
<context>
    <name>ui::ChartPanel</name>
    <message>
        <source>Metric of this chart</source>
        <translation>本图指标</translation>
    </message>
    <message>
        <source>Show as table (T)</source>
        <translation>以表格显示（T）</translation>
    </message>
    <message>
        <source>Copy picture and data (Ctrl+C)</source>
        <translation>复制图片和数据（Ctrl+C）</translation>
    </message>
    <message>
        <source>Save this chart as a picture or as data</source>
        <translation>将本图保存为图片或数据</translation>
    </message>
    <message>
        <source>What this chart shows: %1</source>
        <translation>此图显示：%1</translation>
    </message>
    <message>
        <source>What this chart shows: %1, %2</source>
        <translation>此图显示：%1，%2</translation>
    </message>
    <message>
        <source>What it is set against: %1</source>
        <translation>横轴：%1</translation>
    </message>
    <message>
        <source>Horizontal axis of this chart</source>
        <translation>此图的横轴</translation>
    </message>
    <message>
        <source>against</source>
        <comment>between the metrics of two axes</comment>
        <translation>对</translation>
    </message>
    <message>
        <source>Kind of this chart</source>
        <translation>图表类型</translation>
    </message>
    <message>
        <source>&amp;Fill the Page</source>
        <translation>铺满页面(&amp;F)</translation>
    </message>
    <message>
        <source>Fill the page with this chart (F); Esc goes back</source>
        <translation>让此图铺满页面（F），按 Esc 返回</translation>
    </message>
</context>
<context>
    <name>ui::ChartScene</name>
    <message>
        <source>%1 (logarithmic)</source>
        <comment>title of an axis</comment>
        <translation>%1（对数刻度）</translation>
    </message>
    <message>
        <source>estimated, not published</source>
        <translation>估算值，未公布</translation>
    </message>
    <message>
        <source>your own figure</source>
        <translation>自有数据</translation>
    </message>
    <message>
        <source>sources disagree</source>
        <translation>来源说法不一</translation>
    </message>
    <message numerus="yes">
        <source>Sources: %1; and %n more</source>
        <translation>
            <numerusform>来源：%1；另有 %n 个来源</numerusform>
        </translation>
    </message>
    <message>
        <source>Sources: %1</source>
        <translation>来源：%1</translation>
    </message>
    <message>
        <source>best of its day</source>
        <translation>当时最佳</translation>
    </message>
    <message>
        <source>Pareto front: no other is better in both</source>
        <translation>帕累托前沿：两项都不被其他设备超过</translation>
    </message>
    <message>
        <source>equal %1</source>
        <comment>legend of lines; unit of a quotient</comment>
        <translation>%1 相等</translation>
    </message>
    <message>
        <source>dense</source>
        <translation>稠密</translation>
    </message>
    <message>
        <source>with structured sparsity</source>
        <translation>结构化稀疏</translation>
    </message>
    <message>
        <source>not published</source>
        <translation>未公布</translation>
    </message>
    <message>
        <source>predicted as measured</source>
        <translation>预测值等于实测值</translation>
    </message>
    <message>
        <source>within %1 %</source>
        <translation>误差不超过 %1 %</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>放不下</translation>
    </message>
    <message>
        <source>as asked</source>
        <translation>按所给设置</translation>
    </message>
</context>
<context>
    <name>ui::ChartTableModel</name>
    <message>
        <source>%1×</source>
        <comment>relative to the baseline</comment>
        <translation>%1×</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Relative</source>
        <translation>相对值</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Detail</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name of a figure, its unit</comment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>ui::ChartText</name>
    <message>
        <source>not published</source>
        <translation>未公布</translation>
    </message>
    <message>
        <source>≈ %1</source>
        <comment>estimated value</comment>
        <translation>≈ %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>value, unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>name, metric, why there is no value</comment>
        <translation>%1，%2，%3</translation>
    </message>
    <message>
        <source>rank %1 of %2</source>
        <translation>第 %1 名，共 %2 个</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>第 %1 个，共 %2 个</translation>
    </message>
    <message>
        <source>%1, %2, %3, %4</source>
        <comment>name, metric, value with unit, rank</comment>
        <translation>%1，%2，%3，%4</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>all about a bar, its status</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Pick devices on the left to compare them</source>
        <translation>请在左侧选择要对比的设备</translation>
    </message>
    <message>
        <source>None of these devices has this figure</source>
        <translation>这些设备均无此项数据</translation>
    </message>
    <message>
        <source>%1× of %2</source>
        <comment>ratio, name of the baseline</comment>
        <translation>%2 的 %1 倍</translation>
    </message>
    <message>
        <source>Open the source at %1</source>
        <translation>打开来源：%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of a figure, its value with unit</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, %2 %3</source>
        <comment>values, name of a further one, its value with unit</comment>
        <translation>%1，%2 %3</translation>
    </message>
</context>
<context>
    <name>ui::ChartView</name>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Copy &amp;Picture</source>
        <translation>复制图片(&amp;P)</translation>
    </message>
    <message>
        <source>Copy &amp;Data</source>
        <translation>复制数据(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Save As…</source>
        <translation>另存为(&amp;S)…</translation>
    </message>
    <message>
        <source>Show as &amp;Table</source>
        <translation>以表格显示(&amp;T)</translation>
    </message>
    <message>
        <source>Copy as Co&amp;mmand</source>
        <translation>复制为命令(&amp;M)</translation>
    </message>
</context>
<context>
    <name>ui::ComparePage</name>
    <message>
        <source>Rates with structured sparsity, where vendors state them. They are not comparable with dense rates.</source>
        <translation>使用结构化稀疏的算力，仅限厂商公布了该数据的设备。不可与稠密算力直接对比。</translation>
    </message>
    <message>
        <source>&amp;Relative to</source>
        <translation>相对于(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Logarithmic</source>
        <translation>对数刻度(&amp;L)</translation>
    </message>
    <message>
        <source>Axes in decades: for devices that differ by orders of magnitude</source>
        <translation>坐标轴每格十倍：适合相差几个数量级的设备</translation>
    </message>
    <message>
        <source>Number format of the compute rates</source>
        <translation>算力所用的数值格式</translation>
    </message>
    <message>
        <source>Number format</source>
        <translation>数值格式</translation>
    </message>
    <message>
        <source>Best known: list price, else street price, else the price of the whole system</source>
        <translation>首选价格：优先官方价，其次市场价，再次整机价</translation>
    </message>
    <message>
        <source>Kind of price</source>
        <translation>价格种类</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>货币</translation>
    </message>
    <message>
        <source>Prices are converted at the yearly mean of their own year</source>
        <translation>价格按其所属年份的年平均汇率换算</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>基准</translation>
    </message>
    <message>
        <source>Order of the bars</source>
        <translation>条形的顺序</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>value</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>order of choice</source>
        <translation>选择顺序</translation>
    </message>
    <message>
        <source>nothing (absolute)</source>
        <translation>无（绝对值）</translation>
    </message>
    <message>
        <source>FL&amp;OPS of</source>
        <translation>数值格式(&amp;N)</translation>
    </message>
    <message>
        <source>Pri&amp;ce</source>
        <translation>价格(&amp;I)</translation>
    </message>
    <message>
        <source>Sort &amp;by</source>
        <translation>排序(&amp;O)</translation>
    </message>
    <message>
        <source>Dense or sparse</source>
        <translation>稠密或稀疏</translation>
    </message>
</context>
<context>
    <name>ui::ComparedList</name>
    <message numerus="yes">
        <source>%n compared</source>
        <translation>
            <numerusform>正在对比 %n 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n device(s) are compared at once.</source>
        <translation>
            <numerusform>最多同时对比 %n 个设备。</numerusform>
        </translation>
    </message>
    <message>
        <source>No baseline</source>
        <translation>取消基准</translation>
    </message>
    <message>
        <source>Use as the baseline</source>
        <translation>设为基准</translation>
    </message>
    <message>
        <source>Compared devices</source>
        <translation>正在对比的设备</translation>
    </message>
    <message>
        <source>Alt+Up and Alt+Down move a device, B makes it the baseline, Delete removes it</source>
        <translation>Alt+上、Alt+下移动设备，B 设为基准，Delete 移除</translation>
    </message>
    <message>
        <source>Drag to reorder, double-click for the baseline, Delete to remove</source>
        <translation>拖动可调整顺序，双击设为基准，Delete 移除</translation>
    </message>
    <message>
        <source>No device is compared yet. Check some in the list above, or choose a preset.</source>
        <translation>尚未对比任何设备。请在上方列表中勾选，或选用一组预设。</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Remove from the comparison</source>
        <translation>移出对比</translation>
    </message>
    <message>
        <source>Differences of two…</source>
        <translation>两者的差异…</translation>
    </message>
    <message>
        <source>Differences…</source>
        <translation>差异…</translation>
    </message>
    <message>
        <source>Only what differs between two devices: the two that are selected, else the baseline and the current one</source>
        <translation>只看两款设备的不同之处：选中的两款；未选两款时为基准与当前设备</translation>
    </message>
    <message>
        <source>Differences of two devices</source>
        <translation>两款设备的差异</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清空</translation>
    </message>
    <message>
        <source>Compare no device</source>
        <translation>不对比任何设备</translation>
    </message>
    <message>
        <source>Clear the comparison</source>
        <translation>清空对比</translation>
    </message>
    <message>
        <source>Its rates with sparsity</source>
        <translation>采用其稀疏算力</translation>
    </message>
</context>
<context>
    <name>ui::ComparisonChart</name>
    <message>
        <source>%1×</source>
        <comment>ratio to the baseline</comment>
        <translation>%1×</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>value and unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>value with unit; price kind and date</comment>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>× as much as %1</source>
        <comment>axis title of ratios</comment>
        <translation>相对于 %1 的倍数（×）</translation>
    </message>
    <message>
        <source>× as good as %1 (of a figure where lower is better)</source>
        <comment>axis title of ratios</comment>
        <translation>相对于 %1 的优势倍数（×，原值越低越好）</translation>
    </message>
</context>
<context>
    <name>ui::DetailsPanel</name>
    <message numerus="yes">
        <source>At most %n device(s) can be compared at once; take one out first.</source>
        <translation>
            <numerusform>最多同时对比 %n 个设备；请先移出一个。</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to a device in the list, or select a bar, to see every figure with its source.</source>
        <translation>在列表中移到一款设备，或选中一根条形，即可查看每项数据及其来源。</translation>
    </message>
    <message>
        <source>Memory size</source>
        <translation>内存容量</translation>
    </message>
    <message>
        <source>The sizes that this device is sold with</source>
        <translation>该设备在售的各种容量</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>Compare this device</source>
        <translation>对比该设备</translation>
    </message>
    <message>
        <source>Copy all of this</source>
        <translation>复制全部内容</translation>
    </message>
    <message>
        <source>Copy the details</source>
        <translation>复制详情</translation>
    </message>
    <message>
        <source>Details of the device</source>
        <translation>设备详情</translation>
    </message>
</context>
<context>
    <name>ui::DetailsText</name>
    <message>
        <source>✎ With figures or prices of your own.</source>
        <translation>✎ 含您自己的数据或价格。</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>unified memory</source>
        <translation>统一内存</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between facts of a device</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>source not recorded</source>
        <translation>来源未记录</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; stated in: %2</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;，见于：%2</translation>
    </message>
</context>
<context>
    <name>ui::DeviceMarks</name>
    <message>
        <source>Number format: %1</source>
        <translation>数值格式：%1</translation>
    </message>
    <message>
        <source>Rate: %1</source>
        <translation>算力：%1</translation>
    </message>
    <message>
        <source>Price: %1, %2</source>
        <translation>价格：%1，%2</translation>
    </message>
    <message>
        <source>Converted at the mean rate of %1</source>
        <translation>按 %1 年平均汇率换算</translation>
    </message>
    <message>
        <source>Source not recorded</source>
        <translation>来源未记录</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>来源：%1</translation>
    </message>
    <message>
        <source>Source: %1 (%2)</source>
        <translation>来源：%1（%2）</translation>
    </message>
    <message>
        <source>Stated differently: %1 in %2</source>
        <translation>另有说法：%1，见 %2</translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
</context>
<context>
    <name>ui::DevicePanel</name>
    <message numerus="yes">
        <source>At most %n device(s) can be compared at once; take one out first.</source>
        <translation>
            <numerusform>最多同时对比 %n 个设备；请先移除一个。</numerusform>
        </translation>
    </message>
    <message>
        <source>Search devices</source>
        <translation>搜索设备</translation>
    </message>
    <message>
        <source>Words of a name, vendor or alias, in any order. Enter checks the first device found.</source>
        <translation>名称、厂商或别名中的词，顺序不限。按回车键勾选找到的第一个设备。</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Check a device to compare it</source>
        <translation>勾选设备即加入对比</translation>
    </message>
    <message>
        <source>No device has “%1” in its name, vendor or aliases.</source>
        <translation>没有设备的名称、厂商或别名包含“%1”。</translation>
    </message>
    <message>
        <source>Search: h100 pcie, 4090, apple m2</source>
        <translation>搜索：h100 pcie、4090、苹果 M2</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>Compare a collection: the 2023 articles&apos; table, 24 GB cards, 8-GPU servers …</source>
        <translation>对比一组设备：2023 年文章中的对比表、24 GB 显卡、8 卡服务器……</translation>
    </message>
    <message>
        <source>Add devices and prices of your own</source>
        <translation>添加自己的设备和价格</translation>
    </message>
    <message>
        <source>Devices and prices of your own</source>
        <translation>自己的设备和价格</translation>
    </message>
    <message>
        <source>%1 is hidden by the filter: remove %2</source>
        <comment>a device, and links that remove filters</comment>
        <translation>%1 被筛选条件隐藏：移除%2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>，</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>Compare with %1 %2</source>
        <comment>a memory size with its unit</comment>
        <translation>以 %1 %2 对比</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
</context>
<context>
    <name>ui::DifferencesDialog</name>
    <message>
        <source>Differences of two devices</source>
        <translation>两款设备的差异</translation>
    </message>
    <message>
        <source>First device</source>
        <translation>第一款设备</translation>
    </message>
    <message>
        <source>Second device</source>
        <translation>第二款设备</translation>
    </message>
    <message>
        <source>Exchange the devices</source>
        <translation>交换两款设备</translation>
    </message>
    <message>
        <source>Figures that differ</source>
        <translation>有差异的数据</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the table with its sources</source>
        <translation>复制表格及来源</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Ratio</source>
        <comment>second figure to first</comment>
        <translation>比值</translation>
    </message>
    <message>
        <source>not published</source>
        <translation>未公布</translation>
    </message>
    <message>
        <source>Second to first</source>
        <translation>第二款比第一款</translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s) differ.</source>
        <translation>
            <numerusform>有 %n 项数据不同。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s) are the same and not shown.</source>
        <translation>
            <numerusform>另有 %n 项相同，未列出。</numerusform>
        </translation>
    </message>
    <message>
        <source>Sources are in the tips and in the copy.</source>
        <translation>来源见悬停提示和复制的内容。</translation>
    </message>
</context>
<context>
    <name>ui::DocumentActions</name>
    <message>
        <source>&amp;New</source>
        <translation>新建(&amp;N)</translation>
    </message>
    <message>
        <source>Begin anew with the first comparison</source>
        <translation>从初始对比重新开始</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a workspace, or the one that an exported PNG or SVG carries</source>
        <translation>打开工作区，或导出的 PNG、SVG 中所含的工作区</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save the workspace</source>
        <translation>保存工作区</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Save the workspace under another name</source>
        <translation>以其他名称保存工作区</translation>
    </message>
    <message>
        <source>Copy to s&amp;hare</source>
        <translation>复制以分享(&amp;H)</translation>
    </message>
    <message>
        <source>Copy a text from which another Ridgepoint makes this comparison</source>
        <translation>复制一段文本，他人可在 Ridgepoint 中粘贴还原此对比</translation>
    </message>
    <message>
        <source>&amp;Paste comparison</source>
        <translation>粘贴对比(&amp;P)</translation>
    </message>
    <message>
        <source>Show the comparison that a copied text, command or file holds</source>
        <translation>显示所复制的文本、命令或文件中的对比</translation>
    </message>
    <message>
        <source>Take the last change back</source>
        <translation>撤销上一次更改</translation>
    </message>
    <message>
        <source>Make the change again</source>
        <translation>重做该更改</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近打开(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>未保存的更改</translation>
    </message>
    <message>
        <source>%1 was changed. Save the changes?</source>
        <translation>%1 已更改。要保存吗？</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>已打开 %1</translation>
    </message>
    <message>
        <source>The devices of %1 are in the list, marked as yours</source>
        <translation>%1 中的设备已加入列表，并标为您的数据</translation>
    </message>
    <message>
        <source>comparison</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>Save workspace</source>
        <translation>保存工作区</translation>
    </message>
    <message>
        <source>Workspaces (*.ridgepoint)</source>
        <translation>工作区 (*.ridgepoint)</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>已保存 %1</translation>
    </message>
    <message>
        <source>No file was opened yet</source>
        <translation>尚未打开过文件</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>清空列表(&amp;C)</translation>
    </message>
    <message>
        <source>Paste this text into Ridgepoint to get the comparison:</source>
        <translation>将此文本粘贴到 Ridgepoint 即可还原对比：</translation>
    </message>
    <message>
        <source>The comparison is on the clipboard</source>
        <translation>对比已复制到剪贴板</translation>
    </message>
    <message>
        <source>The clipboard has no comparison: neither a text that was copied to share, nor a &quot;ridgepoint compare&quot; command, nor a file.</source>
        <translation>剪贴板中没有对比：既不是用于分享的文本，也不是“ridgepoint compare”命令或文件。</translation>
    </message>
    <message>
        <source>Pasted a comparison</source>
        <translation>已粘贴对比</translation>
    </message>
    <message>
        <source>The pasted text</source>
        <translation>粘贴的文本</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n fault(s). What they concern is left out or at its default.</source>
        <translation>
            <numerusform>%1：%n 处错误。相关内容已略去或取默认值。</numerusform>
        </translation>
    </message>
    <message>
        <source>The estimate is for the model of %1</source>
        <translation>正在估算 %1 中的模型</translation>
    </message>
    <message>
        <source>Add &amp;measurements…</source>
        <translation>添加实测数据(&amp;M)…</translation>
    </message>
    <message>
        <source>Put a CSV file of your own measurements beside the estimates of the same configurations</source>
        <translation>将您自己的实测数据（CSV 文件）与相同配置的估算值并列比较</translation>
    </message>
    <message>
        <source>Workspaces and exported charts (*.ridgepoint *.png *.svg);;Catalogue files, servers and models (*.json *.gguf);;Measurements (*.csv);;All files (*)</source>
        <translation>工作区和导出的图表 (*.ridgepoint *.png *.svg);;目录文件、服务器和模型 (*.json *.gguf);;实测数据 (*.csv);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Add measurements</source>
        <translation>添加实测数据</translation>
    </message>
    <message>
        <source>Measurements (*.csv);;All files (*)</source>
        <translation>实测数据 (*.csv);;所有文件 (*)</translation>
    </message>
    <message>
        <source>The measurements of %1 are on the page, marked as yours</source>
        <translation>%1 中的实测数据已加入本页，并标为您的数据</translation>
    </message>
    <message>
        <source>Open a server</source>
        <translation>打开服务器</translation>
    </message>
    <message>
        <source>Servers (*.json);;All files (*)</source>
        <translation>服务器 (*.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>The server of %1 is one of the workspace</source>
        <translation>%1 中的服务器已加入工作区</translation>
    </message>
</context>
<context>
    <name>ui::EstimateChart</name>
    <message>
        <source>estimated</source>
        <translation>估算</translation>
    </message>
    <message>
        <source>cannot be asked so</source>
        <translation>无法如此估算</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>80 %: %1 to %2</source>
        <translation>80 %：%1 至 %2</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>放不下</translation>
    </message>
    <message>
        <source>tokens/s</source>
        <translation>词元/秒</translation>
    </message>
    <message>
        <source>Estimates; four of five measurements lie within the whiskers.</source>
        <translation>估算值；五分之四的实测值落在误差线范围内。</translation>
    </message>
    <message>
        <source>%1: %2 is estimated to be the fastest, with %3 tokens/s.</source>
        <translation>%1：估计 %2 最快，为 %3 词元/秒。</translation>
    </message>
    <message>
        <source>Usable: %1</source>
        <translation>可用：%1</translation>
    </message>
    <message>
        <source>The line is what is usable: a bar beyond it does not fit.</source>
        <translation>竖线为可用显存：条形超出即放不下。</translation>
    </message>
    <message>
        <source>%1: up to %2 GiB are needed.</source>
        <translation>%1：最多需要 %2 GiB。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>model, quantity</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: memory per device</source>
        <comment>model</comment>
        <translation>%1：每设备所需显存</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>memory needed, usable</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>其他</translation>
    </message>
</context>
<context>
    <name>ui::EstimatePage</name>
    <message>
        <source>The command line is on the clipboard</source>
        <translation>命令行已复制到剪贴板</translation>
    </message>
    <message>
        <source>Nothing can be answered before this is put right.</source>
        <translation>更正之后才能给出估算。</translation>
    </message>
    <message>
        <source>No device is compared. Check some in the list of devices, and this page says for each whether the model fits and how fast it runs.</source>
        <translation>尚未选择对比设备。请在设备列表中勾选，本页将说明模型能否放下、运行多快。</translation>
    </message>
    <message>
        <source>Choose a model, or a size.</source>
        <translation>请选择模型或参数量。</translation>
    </message>
    <message>
        <source>Answers, a row a device</source>
        <translation>估算结果，每行一个设备</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Copy as command</source>
        <translation>复制为命令</translation>
    </message>
    <message>
        <source>Copy the command line that prints the answer for the chosen device</source>
        <translation>复制可打印所选设备估算结果的命令行</translation>
    </message>
</context>
<context>
    <name>ui::EstimateTabs</name>
    <message>
        <source>Cancelled. Change something, or open this tab again.</source>
        <translation>已取消。更改任一条件，或重新打开此标签页。</translation>
    </message>
    <message>
        <source>Choose a model and devices: this draws any figure over context, batch, devices or format.</source>
        <translation>请选择模型和设备：此处绘制任一指标随上下文长度、批大小、设备数或数值格式的变化。</translation>
    </message>
    <message>
        <source>Cancel (%1 of %2)</source>
        <translation>取消（%1 / %2）</translation>
    </message>
    <message>
        <source>Choose a model and devices: this says which assumption moves a figure the most.</source>
        <translation>请选择模型和设备：此处说明哪项假设对指标影响最大。</translation>
    </message>
    <message>
        <source>Choose a model and devices: this shows how near each phase comes to the roof of a device.</source>
        <translation>请选择模型和设备：此处显示各阶段距设备屋顶线有多近。</translation>
    </message>
    <message>
        <source>Choose a model and devices: this sets inference, fine-tuning and training side by side.</source>
        <translation>请选择模型和设备：此处将推理、微调和训练并列对比。</translation>
    </message>
    <message>
        <source>Pin what is asked now as scenario A, then change the model, the format or anything else: that is B, and both stand here side by side.</source>
        <translation>将当前条件固定为方案 A，再更改模型、数值格式或其他条件，即为方案 B，两者在此并列对比。</translation>
    </message>
    <message>
        <source>One scenario is inference and the other training: their figures are not of one kind.</source>
        <translation>一个方案是推理，另一个是训练：两者的指标类型不同。</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>参数扫描</translation>
    </message>
    <message>
        <source>What moves it</source>
        <translation>影响因素</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>屋顶线模型</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>A and B</source>
        <translation>方案 A 与 B</translation>
    </message>
    <message>
        <source>Working</source>
        <translation>计算过程</translation>
    </message>
    <message>
        <source>Any figure over context, batch, devices or format, a curve a device</source>
        <translation>任一指标随上下文长度、批大小、设备数或数值格式的变化，每个设备一条曲线</translation>
    </message>
    <message>
        <source>Which assumption moves a figure of the chosen device the most</source>
        <translation>对所选设备的指标影响最大的假设</translation>
    </message>
    <message>
        <source>How near prefill and decode come to the roofs of the devices</source>
        <translation>预填充和解码距各设备的屋顶线有多近</translation>
    </message>
    <message>
        <source>Inference, fine-tuning and training on the chosen device</source>
        <translation>所选设备上的推理、微调和训练</translation>
    </message>
    <message>
        <source>Two scenarios side by side</source>
        <translation>两个方案并列对比</translation>
    </message>
    <message>
        <source>Formulas with the figures put in, assumptions and sources</source>
        <translation>代入数值的公式、假设和来源</translation>
    </message>
    <message>
        <source>Charts and working</source>
        <translation>图表与计算过程</translation>
    </message>
    <message>
        <source>&amp;Figure:</source>
        <translation>指标(&amp;F)：</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>&amp;over:</source>
        <translation>变化条件(&amp;O)：</translation>
    </message>
    <message>
        <source>What is varied</source>
        <translation>变化条件</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>对数坐标</translation>
    </message>
    <message>
        <source>Pin as A</source>
        <translation>固定为 A</translation>
    </message>
    <message>
        <source>Keeps what is asked now, to compare what you ask next with it</source>
        <translation>保留当前条件，以便与之后的条件对比</translation>
    </message>
    <message>
        <source>Swap A and B</source>
        <translation>交换 A 与 B</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>取消固定</translation>
    </message>
    <message>
        <source>What stands behind the figures</source>
        <translation>数字的依据</translation>
    </message>
    <message>
        <source>How the scenarios differ</source>
        <translation>两个方案的差异</translation>
    </message>
</context>
<context>
    <name>ui::ExportDialog</name>
    <message>
        <source>Export all charts</source>
        <translation>导出全部图表</translation>
    </message>
    <message>
        <source>Export chart</source>
        <translation>导出图表</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>PNG 图片</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>SVG 矢量图</translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation>PDF 文档</translation>
    </message>
    <message>
        <source>CSV table</source>
        <translation>CSV 表格</translation>
    </message>
    <message>
        <source>JSON data</source>
        <translation>JSON 数据</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>像素</translation>
    </message>
    <message>
        <source>cm</source>
        <translation>厘米</translation>
    </message>
    <message>
        <source>inches</source>
        <translation>英寸</translation>
    </message>
    <message>
        <source>&amp;Transparent background</source>
        <translation>透明背景(&amp;T)</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>Unit of width and height</source>
        <translation>宽度与高度的单位</translation>
    </message>
    <message>
        <source>Dots per inch: text and lines grow with it</source>
        <translation>每英寸点数：文字与线条随之变大</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>尺寸</translation>
    </message>
    <message>
        <source>&amp;Resolution (dpi)</source>
        <translation>分辨率（dpi）(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>配色(&amp;C)</translation>
    </message>
    <message>
        <source>T&amp;itle</source>
        <translation>标题(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Legend</source>
        <translation>图例(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Notes</source>
        <translation>说明(&amp;N)</translation>
    </message>
    <message>
        <source>So&amp;urces</source>
        <translation>来源(&amp;U)</translation>
    </message>
    <message>
        <source>Include</source>
        <translation>包含</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>格式(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Save As…</source>
        <translation>另存为(&amp;S)…</translation>
    </message>
    <message>
        <source>Co&amp;py</source>
        <translation>复制(&amp;P)</translation>
    </message>
    <message>
        <source>Copy this picture and its data</source>
        <translation>复制此图片及其数据</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 像素</translation>
    </message>
    <message>
        <source>The numbers of the chart, without a picture</source>
        <translation>仅图表中的数字，不含图片</translation>
    </message>
</context>
<context>
    <name>ui::FactFields</name>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a fact and its unit</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>ui::FactTable</name>
    <message>
        <source>&amp;Copy rows</source>
        <translation>复制行(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the selected rows, or all of them, for a spreadsheet or a document</source>
        <translation>复制选中的行（未选则为全部），可粘贴到电子表格或文档</translation>
    </message>
    <message>
        <source>&amp;Open the source</source>
        <translation>打开来源(&amp;O)</translation>
    </message>
    <message>
        <source>Open the address at which the figure was published</source>
        <translation>打开公布该数值的网址</translation>
    </message>
</context>
<context>
    <name>ui::FieldRow</name>
    <message>
        <source>Back to what is assumed</source>
        <translation>恢复为默认假设</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>重置%1</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>未指定</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>auto: %1</source>
        <comment>what is assumed while nothing is stated</comment>
        <translation>自动：%1</translation>
    </message>
</context>
<context>
    <name>ui::FilterBar</name>
    <message>
        <source>%1 ✕</source>
        <comment>a condition of the filter, and the mark that removes it</comment>
        <translation>%1 ✕</translation>
    </message>
    <message>
        <source>%1: click to remove</source>
        <translation>%1：点击移除</translation>
    </message>
    <message>
        <source>Remove the filter %1: %2</source>
        <translation>移除筛选条件 %1：%2</translation>
    </message>
    <message>
        <source>Remove all filters</source>
        <translation>移除全部筛选条件</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Show only devices of some vendors, kinds, sizes, years …</source>
        <translation>只显示某些厂商、类型、容量、年份的设备……</translation>
    </message>
    <message>
        <source>Add a filter</source>
        <translation>添加筛选条件</translation>
    </message>
</context>
<context>
    <name>ui::FindingsPanel</name>
    <message>
        <source>wanted: %1</source>
        <translation>需要：%1</translation>
    </message>
    <message>
        <source>there: %1</source>
        <translation>现有：%1</translation>
    </message>
    <message>
        <source>Rule %1. Source: %2</source>
        <translation>规则 %1。来源：%2</translation>
    </message>
    <message>
        <source>Puts right: %1</source>
        <translation>可解决：%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>检查结果</translation>
    </message>
    <message>
        <source>No rule speaks against this build, as far as its parts are known.</source>
        <translation>就各部件的已知规格而言，此配置未违反任何规则。</translation>
    </message>
</context>
<context>
    <name>ui::FormatsLayer</name>
    <message>
        <source>Bars compare within a number format; each format has its own scale.</source>
        <translation>条形只在同一数值格式内可比；每种格式各有比例。</translation>
    </message>
</context>
<context>
    <name>ui::LanguageMenu</name>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
</context>
<context>
    <name>ui::MainWindow</name>
    <message>
        <source>Ridgepoint</source>
        <translation>Ridgepoint</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Export chart…</source>
        <translation>导出图表(&amp;E)…</translation>
    </message>
    <message>
        <source>Save the chart that was used last as PNG, SVG, PDF, CSV or JSON</source>
        <translation>将最近使用的图表保存为 PNG、SVG、PDF、CSV 或 JSON</translation>
    </message>
    <message>
        <source>E&amp;xport all charts…</source>
        <translation>导出所有图表(&amp;X)…</translation>
    </message>
    <message>
        <source>Save the four charts together as one picture</source>
        <translation>将四个图表合并保存为一张图片</translation>
    </message>
    <message>
        <source>&amp;Copy chart</source>
        <translation>复制图表(&amp;C)</translation>
    </message>
    <message>
        <source>Copy picture and data of the chart that was used last</source>
        <translation>复制最近使用的图表的图片和数据</translation>
    </message>
    <message>
        <source>Copy as co&amp;mmand</source>
        <translation>复制为命令(&amp;M)</translation>
    </message>
    <message>
        <source>Copy the command line that makes the chart that was used last</source>
        <translation>复制可生成最近使用的图表的命令行</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>Close the program</source>
        <translation>关闭程序</translation>
    </message>
    <message>
        <source>&amp;Find device</source>
        <translation>查找设备(&amp;F)</translation>
    </message>
    <message>
        <source>Go to the search field</source>
        <translation>转到搜索框</translation>
    </message>
    <message>
        <source>Select &amp;nothing</source>
        <translation>取消选中(&amp;N)</translation>
    </message>
    <message>
        <source>Highlight no device</source>
        <translation>不突出显示任何设备</translation>
    </message>
    <message>
        <source>C&amp;lear the comparison</source>
        <translation>清空对比(&amp;L)</translation>
    </message>
    <message>
        <source>Compare no device</source>
        <translation>不对比任何设备</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>重置布局(&amp;R)</translation>
    </message>
    <message>
        <source>Put panels back in their places</source>
        <translation>将面板恢复到原位</translation>
    </message>
    <message>
        <source>Faults in &amp;catalogue files…</source>
        <translation>设备库文件中的错误(&amp;C)…</translation>
    </message>
    <message>
        <source>List what was wrong in your own catalogue files</source>
        <translation>列出您自己的设备库文件中的错误</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>键盘快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>List the keys</source>
        <translation>列出快捷键</translation>
    </message>
    <message>
        <source>&amp;About Ridgepoint</source>
        <translation>关于 Ridgepoint(&amp;A)</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>版本与许可证</translation>
    </message>
    <message numerus="yes">
        <source>Catalogue of %1, %n device(s)</source>
        <translation>
            <numerusform>%1 版设备库，共 %n 个设备</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n compared</source>
        <translation>
            <numerusform>正在对比 %n 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s) were found in your catalogue files. The entries concerned are left out or marked.</source>
        <translation>
            <numerusform>您的设备库文件中有 %n 处错误。相关条目已略去或标记。</numerusform>
        </translation>
    </message>
    <message>
        <source>Show…</source>
        <translation>显示…</translation>
    </message>
    <message>
        <source>Export chart</source>
        <translation>导出图表</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>已保存：%1</translation>
    </message>
    <message>
        <source>Export all charts</source>
        <translation>导出所有图表</translation>
    </message>
    <message>
        <source>The command line is on the clipboard</source>
        <translation>命令行已复制到剪贴板</translation>
    </message>
    <message>
        <source>Faults, one a line: file, line, place, what was found</source>
        <translation>错误列表，每行一条：文件、行号、位置、问题</translation>
    </message>
    <message>
        <source>Up, Down, Home, End</source>
        <translation>上下方向键、Home、End</translation>
    </message>
    <message>
        <source>In a chart: go from bar to bar</source>
        <translation>图表中：在条形之间移动</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>回车键</translation>
    </message>
    <message>
        <source>In a chart: select the bar, in all charts; in the list: compare the device</source>
        <translation>图表中：选中该条形（所有图表同步）；列表中：对比该设备</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc 键</translation>
    </message>
    <message>
        <source>In a chart: clear the selection</source>
        <translation>图表中：取消选中</translation>
    </message>
    <message>
        <source>In a chart: show it as a table</source>
        <translation>图表中：以表格显示</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>About Ridgepoint</source>
        <translation>关于 Ridgepoint</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Ridgepoint %1&lt;/h3&gt;&lt;p&gt;Compares hardware for training and running large language models, with the source of every figure.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. It comes without any warranty.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Ridgepoint %1&lt;/h3&gt;&lt;p&gt;对比用于训练与运行大语言模型的硬件，每项数据均注明来源。&lt;/p&gt;&lt;p&gt;本程序是自由软件，采用 GNU 通用公共许可证第 3 版或更高版本发布，不提供任何担保。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>%1[*] – Ridgepoint</source>
        <translation>%1[*] – Ridgepoint</translation>
    </message>
    <message>
        <source>Faults in files</source>
        <translation>文件中的错误</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>偏好设置(&amp;E)…</translation>
    </message>
    <message>
        <source>Theme, language, numbers, prices</source>
        <translation>主题、语言、数字、价格</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>估算</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>Show or hide all that is known of the current device</source>
        <translation>显示或隐藏当前设备的全部资料</translation>
    </message>
    <message>
        <source>%1 file (*%2)</source>
        <comment>name of a format, its ending</comment>
        <translation>%1 文件 (*%2)</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>导览(&amp;T)</translation>
    </message>
    <message>
        <source>Say what the parts of the window are for</source>
        <translation>介绍窗口各部分的用途</translation>
    </message>
    <message>
        <source>Choose devices</source>
        <translation>选择设备</translation>
    </message>
    <message>
        <source>Type a part of a name, in English or Chinese: h100 pcie, 4090, 苹果 M2. Check a device to compare it, or take a preset. The filter narrows the list; below it is what you compare: drag to reorder, double-click for the baseline.</source>
        <translation>输入名称的一部分，中英文均可：h100 pcie、4090、苹果 M2。勾选设备即加入对比，也可使用预设。筛选可缩小列表；下方是正在对比的设备：拖动可调整顺序，双击设为基准。</translation>
    </message>
    <message>
        <source>Each chart shows any metric, as bars, scatter, time line, roofline or by number format. Point at a bar for its source; a triangle marks figures about which publications disagree. What nobody has published is shown as such and never as zero.</source>
        <translation>每个图表可显示任意指标：条形、散点、时间线、屋顶线或按数值格式。指向条形可查看来源；三角标记表示各出版物说法不一。未公布的数据如实标出，绝不显示为零。</translation>
    </message>
    <message>
        <source>Take it along</source>
        <translation>带走结果</translation>
    </message>
    <message>
        <source>The buttons of a chart enlarge it, show it as a table, copy and export it. An exported PNG or SVG opens again as the comparison: drop it on the window.</source>
        <translation>图表上的按钮可放大、显示为表格、复制和导出。导出的 PNG 或 SVG 拖到窗口上即可还原为对比。</translation>
    </message>
    <message>
        <source>Does a model fit, how fast does it run, what does it cost? The Estimate page answers for every compared device, with a range and what it rests on.</source>
        <translation>模型放得下吗？运行多快？成本多少？“估算”页对每个对比设备给出答案，并附区间和依据。</translation>
    </message>
    <message>
        <source>Nothing is lost</source>
        <translation>不会丢失</translation>
    </message>
    <message>
        <source>Every change can be undone, and your work is there again at the next start. File saves it as a workspace; Help repeats this tour.</source>
        <translation>每次更改都可撤销，下次启动时工作会恢复。“文件”菜单可保存为工作区；“帮助”菜单可再次观看本导览。</translation>
    </message>
    <message>
        <source>The last session</source>
        <translation>上次会话</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>装机</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>No more than %1 devices can be compared.</source>
        <translation>最多可比较 %1 个设备。</translation>
    </message>
    <message>
        <source>Parts of your own</source>
        <translation>自己的部件</translation>
    </message>
    <message>
        <source>Save table</source>
        <translation>保存表格</translation>
    </message>
    <message>
        <source>Export the server</source>
        <translation>导出服务器</translation>
    </message>
    <message>
        <source>No command makes this chart; &quot;ridgepoint validate&quot; prints the same errors for a file.</source>
        <translation>没有命令能画出此图；“ridgepoint validate”可对文件给出同样的误差。</translation>
    </message>
</context>
<context>
    <name>ui::MeasuredCharts</name>
    <message>
        <source>device not stated</source>
        <translation>未给出设备</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>number, device</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>model, device</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Estimate: %1 %2, error %3</source>
        <translation>估算：%1 %2，误差 %3</translation>
    </message>
    <message>
        <source>80 %: %1</source>
        <translation>80 % 区间：%1</translation>
    </message>
    <message>
        <source>No estimate: %1</source>
        <translation>无估算：%1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>source, date</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>estimate %1</source>
        <translation>估算 %1</translation>
    </message>
    <message>
        <source>no estimate</source>
        <translation>无估算</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>自有数据</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>实测值</translation>
    </message>
    <message>
        <source>%1, measured</source>
        <comment>kind of figure</comment>
        <translation>%1，实测值</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>kind of figure, unit</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>The line across a bar is the estimate, the whisker the range in which four of five measurements lie.</source>
        <translation>条形上的短线为估算值，误差线为五分之四的实测值所在的区间。</translation>
    </message>
    <message>
        <source>%1 more figures of this kind are not drawn: filter, or sort the table, to see others.</source>
        <translation>另有 %1 项同类数据未画出：筛选或对表格排序可查看其他数据。</translation>
    </message>
    <message>
        <source>%1 figures of other kinds are not drawn.</source>
        <translation>%1 项其他类型的数据未画出。</translation>
    </message>
    <message>
        <source>%1: %2 figures, from %3 to %4 %5.</source>
        <translation>%1：%2 项数据，从 %3 到 %4 %5。</translation>
    </message>
    <message>
        <source>Predicted against measured</source>
        <translation>预测值与实测值</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>估算</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>预测值</translation>
    </message>
    <message>
        <source>Predicted, %1</source>
        <comment>unit</comment>
        <translation>预测值，%1</translation>
    </message>
    <message>
        <source>Measured, %1</source>
        <comment>unit</comment>
        <translation>实测值，%1</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>误差</translation>
    </message>
    <message>
        <source>%1 of %2 estimates lie within %3 % of what was measured.</source>
        <translation>%2 项估算值中有 %1 项与实测值的误差不超过 %3 %。</translation>
    </message>
    <message>
        <source>Compared devices have their colours, all others are grey.</source>
        <translation>所对比的设备使用各自的颜色，其余均为灰色。</translation>
    </message>
    <message>
        <source>%1 figures in other units are not drawn: choose their kind to see them.</source>
        <translation>%1 项单位不同的数据未画出：选择相应类型即可查看。</translation>
    </message>
</context>
<context>
    <name>ui::MeasuredDetails</name>
    <message>
        <source>not published</source>
        <translation>未公布</translation>
    </message>
    <message>
        <source>device not stated</source>
        <translation>未给出设备</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>number, device</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>%1, with 80 % probability %2</source>
        <comment>estimate, range</comment>
        <translation>%1，80 % 区间 %2</translation>
    </message>
    <message>
        <source>%1; error %2</source>
        <comment>estimate, error</comment>
        <translation>%1；误差 %2</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>估算</translation>
    </message>
    <message>
        <source>No estimate</source>
        <translation>无估算</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>推理/训练框架</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>测试条件</translation>
    </message>
    <message>
        <source>Note of the source</source>
        <translation>来源备注</translation>
    </message>
    <message>
        <source>Also in</source>
        <translation>另见于</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>数据行</translation>
    </message>
    <message>
        <source>%1 devices are printed in: %2</source>
        <translation>印作 %1 个设备的来源：%2</translation>
    </message>
    <message>
        <source>Published result</source>
        <translation>公布的结果</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>各次运行</translation>
    </message>
    <message>
        <source>%1 min, of which the median counts</source>
        <translation>%1 分钟，取中位数</translation>
    </message>
    <message>
        <source>Share of the peak</source>
        <translation>占峰值的比例</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Memory of all devices</source>
        <translation>全部设备的显存</translation>
    </message>
    <message>
        <source>With their second memory</source>
        <translation>计入第二级内存</translation>
    </message>
    <message>
        <source>FP16 or BF16, dense</source>
        <translation>FP16 或 BF16，稠密</translation>
    </message>
    <message>
        <source>FP8, dense</source>
        <translation>FP8，稠密</translation>
    </message>
    <message>
        <source>FP64</source>
        <translation>FP64</translation>
    </message>
    <message>
        <source>FP64 of matrix units</source>
        <translation>矩阵单元 FP64</translation>
    </message>
    <message>
        <source>Links, both directions</source>
        <translation>卡间互联（双向）</translation>
    </message>
    <message>
        <source>Power of the devices</source>
        <translation>设备功率</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>节点数</translation>
    </message>
    <message>
        <source>Per node</source>
        <translation>每节点</translation>
    </message>
    <message>
        <source>CPUs</source>
        <translation>CPU（处理器）</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>存储</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>%1: %2 × %3</source>
        <comment>cluster, number, device</comment>
        <translation>%1：%2 × %3</translation>
    </message>
    <message>
        <source>Stated in</source>
        <translation>出处</translation>
    </message>
</context>
<context>
    <name>ui::MeasuredFilterBar</name>
    <message>
        <source>Any device</source>
        <translation>全部设备</translation>
    </message>
    <message>
        <source>Any engine</source>
        <translation>全部框架</translation>
    </message>
    <message>
        <source>Any source</source>
        <translation>全部来源</translation>
    </message>
    <message>
        <source>Any kind</source>
        <translation>全部类型</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>choice, number of figures</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 of %2 figures</source>
        <translation>%1 / %2 项数据</translation>
    </message>
    <message>
        <source>&amp;Add measurements…</source>
        <translation>添加实测数据(&amp;A)…</translation>
    </message>
    <message>
        <source>Put a CSV file of your own measurements beside the estimates of the same configurations</source>
        <translation>将您自己的实测数据（CSV 文件）与相同配置的估算值并列比较</translation>
    </message>
    <message>
        <source>Take out %1</source>
        <translation>移出 %1</translation>
    </message>
    <message>
        <source>Forget the measurements of this file; the file stays where it is</source>
        <translation>不再显示此文件中的实测数据；文件本身保留在原处</translation>
    </message>
    <message>
        <source>h100 gpt-3 vllm …</source>
        <translation>例如 h100 gpt-3 vllm …</translation>
    </message>
    <message>
        <source>Search in the measurements</source>
        <translation>搜索实测数据</translation>
    </message>
    <message>
        <source>Each word has to stand in one of the columns</source>
        <translation>每个词须出现在某一列中</translation>
    </message>
    <message>
        <source>Kind of figure</source>
        <translation>数据类型</translation>
    </message>
    <message>
        <source>Device of the measurement</source>
        <translation>实测所用的设备</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>推理/训练框架</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Only compared devices</source>
        <translation>仅对比中的设备</translation>
    </message>
    <message>
        <source>Only what was measured on the devices that are compared</source>
        <translation>只显示在对比中的设备上实测的数据</translation>
    </message>
    <message>
        <source>In the articles</source>
        <translation>文章中的数据</translation>
    </message>
    <message>
        <source>Only what the articles of 2023 print</source>
        <translation>只显示 2023 年文章中刊载的数据</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>自有数据</translation>
    </message>
    <message>
        <source>Only your own measurements</source>
        <translation>只显示您自己的实测数据</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Show all measurements</source>
        <translation>显示全部实测数据</translation>
    </message>
    <message>
        <source>Your measurements</source>
        <translation>您的实测数据</translation>
    </message>
    <message>
        <source>Add a CSV file of your own, or take one out</source>
        <translation>添加自己的 CSV 文件，或移出已添加的文件</translation>
    </message>
</context>
<context>
    <name>ui::MeasuredPage</name>
    <message numerus="yes">
        <source>%1: %n more row(s) with faults</source>
        <translation>
            <numerusform>%1：另有 %n 行有错误</numerusform>
        </translation>
    </message>
    <message>
        <source>file</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>file, statistics</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The source of this row has no address</source>
        <translation>该行的来源没有网址</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>已打开 %1</translation>
    </message>
    <message>
        <source>Nothing opens %1</source>
        <translation>没有程序可打开 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) are on the clipboard</source>
        <translation>
            <numerusform>已将 %n 行复制到剪贴板</numerusform>
        </translation>
    </message>
    <message>
        <source>Measurements</source>
        <translation>实测数据</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Predicted against measured</source>
        <translation>预测值与实测值</translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation>集群</translation>
    </message>
    <message>
        <source>Claims of the articles</source>
        <translation>文章中的说法</translation>
    </message>
    <message>
        <source>Parts of the page</source>
        <translation>本页各部分</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>复制表格</translation>
    </message>
    <message>
        <source>Copy the rows as they are filtered and sorted; of several selected ones, only these</source>
        <translation>按当前的筛选和排序复制各行；选中多行时只复制选中的行</translation>
    </message>
    <message>
        <source>Save table…</source>
        <translation>保存表格…</translation>
    </message>
    <message>
        <source>Save the rows as they are filtered and sorted, as CSV</source>
        <translation>按当前的筛选和排序将各行保存为 CSV</translation>
    </message>
    <message>
        <source>Measurements, a row a figure; Enter opens the source</source>
        <translation>实测数据，每行一项；按回车键打开来源</translation>
    </message>
    <message>
        <source>The chosen measurement</source>
        <translation>所选的实测数据</translation>
    </message>
    <message>
        <source>How far the estimates are from the measurements</source>
        <translation>估算值与实测值的误差</translation>
    </message>
    <message>
        <source>How well is known what fits</source>
        <translation>“是否放得下”的判断准确度</translation>
    </message>
    <message>
        <source>The chosen cluster</source>
        <translation>所选的集群</translation>
    </message>
    <message>
        <source>The chosen claim</source>
        <translation>所选的说法</translation>
    </message>
    <message>
        <source>Faults in your measurements</source>
        <translation>您的实测数据中的错误</translation>
    </message>
</context>
<context>
    <name>ui::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>关闭此消息</translation>
    </message>
</context>
<context>
    <name>ui::ModelPicker</name>
    <message>
        <source>&amp;Model</source>
        <translation>模型(&amp;M)</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Type a part of a name (llama 70b), a size (70B), or the path of a config.json or GGUF file</source>
        <translation>输入名称的一部分（llama 70b）、参数量（70B），或 config.json、GGUF 文件的路径</translation>
    </message>
    <message>
        <source>llama 70b, 13B, path of a file</source>
        <translation>llama 70b、13B、文件路径</translation>
    </message>
    <message>
        <source>Open a config.json or GGUF file</source>
        <translation>打开 config.json 或 GGUF 文件</translation>
    </message>
    <message>
        <source>Open a model file</source>
        <translation>打开模型文件</translation>
    </message>
    <message>
        <source>Number of parameters</source>
        <translation>参数量</translation>
    </message>
    <message>
        <source>A model of this many parameters, of a shape that is usual for its size</source>
        <translation>具有该参数量、形状为同规模常见形状的模型</translation>
    </message>
    <message>
        <source>or any of this &amp;size: %1 parameters</source>
        <translation>或指定参数量(&amp;S)：%1</translation>
    </message>
    <message>
        <source>Models (config.json *.json *.gguf);;All files (*)</source>
        <translation>模型 (config.json *.json *.gguf);;所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>ui::OwnActions</name>
    <message>
        <source>New device of your own…</source>
        <translation>新建自己的设备…</translation>
    </message>
    <message>
        <source>New device of your own, from %1…</source>
        <translation>以 %1 为蓝本新建自己的设备…</translation>
    </message>
    <message>
        <source>%1 (mine)</source>
        <comment>a copy of a device</comment>
        <translation>%1（自建）</translation>
    </message>
    <message>
        <source>Edit %1…</source>
        <translation>编辑 %1…</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>删除 %1</translation>
    </message>
    <message>
        <source>Price of your own for %1…</source>
        <translation>为 %1 填写自己的价格…</translation>
    </message>
    <message>
        <source>Delete your prices of %1</source>
        <translation>删除您为 %1 填写的价格</translation>
    </message>
</context>
<context>
    <name>ui::OwnDeviceDialog</name>
    <message>
        <source>The GPU shares the memory with the CPU</source>
        <translation>GPU 与 CPU 共用内存</translation>
    </message>
    <message>
        <source>New device of your own</source>
        <translation>新建自己的设备</translation>
    </message>
    <message>
        <source>Edit your device</source>
        <translation>编辑自己的设备</translation>
    </message>
    <message>
        <source>What you leave empty is unknown and shown as “not published”. Your figures are marked as yours everywhere.</source>
        <translation>留空的项目视为未知，显示为“未公布”。您填写的数据处处标明为您所填。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation>厂商</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Memory (GB, as labelled)</source>
        <translation>显存（GB，按标称）</translation>
    </message>
    <message>
        <source>Memory bandwidth (GB/s)</source>
        <translation>显存带宽（GB/s）</translation>
    </message>
    <message>
        <source>Interconnect, both directions (GB/s)</source>
        <translation>卡间互联，双向（GB/s）</translation>
    </message>
    <message>
        <source>Host link, both directions (GB/s)</source>
        <translation>主机接口，双向（GB/s）</translation>
    </message>
    <message>
        <source>Power limit (W)</source>
        <translation>功耗上限（W）</translation>
    </message>
    <message>
        <source>Year of release</source>
        <translation>发布年份</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Peak compute (TFLOPS; TOPS of INT8 and INT4)</source>
        <translation>峰值算力（TFLOPS；INT8 和 INT4 为 TOPS）</translation>
    </message>
    <message>
        <source>dense</source>
        <translation>稠密</translation>
    </message>
    <message>
        <source>with sparsity</source>
        <translation>稀疏</translation>
    </message>
    <message>
        <source>Peak %1, dense</source>
        <translation>%1 峰值，稠密</translation>
    </message>
    <message>
        <source>Peak %1, with sparsity</source>
        <translation>%1 峰值，稀疏</translation>
    </message>
    <message>
        <source>There is a device of this name already.</source>
        <translation>已有同名设备。</translation>
    </message>
    <message>
        <source>%1: not a number yet.</source>
        <translation>%1：还不是数字。</translation>
    </message>
</context>
<context>
    <name>ui::OwnPartDialog</name>
    <message>
        <source>Part of your own: %1</source>
        <translation>自己的部件：%1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation>厂商</translation>
    </message>
    <message>
        <source>It joins the parts of this workspace, marked as yours. What you leave empty is not known, and rules that need it say so.</source>
        <translation>该部件将加入此工作区的部件，并标为您的数据。留空的项目视为未知，需要这些项目的规则会予以说明。</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>请输入名称。</translation>
    </message>
</context>
<context>
    <name>ui::OwnPriceDialog</name>
    <message>
        <source>Price of your own</source>
        <translation>自己的价格</translation>
    </message>
    <message>
        <source>a quote, an invoice, a shop</source>
        <translation>报价单、发票或店铺</translation>
    </message>
    <message>
        <source>For %1. While it has a price of your own, the catalogue&apos;s prices of this device do not count.</source>
        <translation>用于 %1。填写自己的价格后，设备库中该设备的价格不再计入。</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>金额</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>货币</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Enter an amount above 0.</source>
        <translation>请输入大于 0 的金额。</translation>
    </message>
</context>
<context>
    <name>ui::PartChooser</name>
    <message>
        <source>Parts to choose from</source>
        <translation>可选部件</translation>
    </message>
    <message>
        <source>Search: name, facts</source>
        <translation>搜索：名称、规格</translation>
    </message>
    <message>
        <source>Search parts</source>
        <translation>搜索部件</translation>
    </message>
    <message>
        <source>Number of pieces</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>&amp;Number</source>
        <translation>数量(&amp;N)</translation>
    </message>
    <message>
        <source>Part of your &amp;own…</source>
        <translation>自己的部件(&amp;O)…</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>更换</translation>
    </message>
    <message>
        <source>Add nevertheless</source>
        <translation>仍然添加</translation>
    </message>
    <message>
        <source>Exchange nevertheless</source>
        <translation>仍然更换</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>No part has these words. You can enter one of your own.</source>
        <translation>没有包含这些词的部件。您可以填写自己的部件。</translation>
    </message>
</context>
<context>
    <name>ui::PartFactsDialog</name>
    <message>
        <source>Facts of %1</source>
        <translation>%1 的规格</translation>
    </message>
    <message>
        <source>What the catalogue knows is shown in grey. What you enter counts in this server alone, and is marked as yours.</source>
        <translation>目录中已有的数据以灰色显示。您填写的数据仅用于此服务器，并标为您的数据。</translation>
    </message>
    <message>
        <source>Sources: %1</source>
        <translation>来源：%1</translation>
    </message>
</context>
<context>
    <name>ui::PartPriceDialog</name>
    <message>
        <source>Price of %1</source>
        <translation>%1 的价格</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>not priced</source>
        <translation>无价格</translation>
    </message>
    <message>
        <source>Price of one</source>
        <translation>单价</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>货币</translation>
    </message>
    <message>
        <source>Counts in this server alone. Left empty, the price of the catalogue counts.</source>
        <translation>仅用于此服务器。留空则采用目录中的价格。</translation>
    </message>
    <message>
        <source>Enter an amount above 0.</source>
        <translation>请输入大于 0 的金额。</translation>
    </message>
    <message>
        <source>All prices of your own in a server are in one currency: with another one your other prices are taken back.</source>
        <translation>同一服务器中您自己的价格须使用同一货币：换用其他货币将撤销您填写的其他价格。</translation>
    </message>
</context>
<context>
    <name>ui::PartRow</name>
    <message>
        <source>comes with the platform</source>
        <translation>平台自带</translation>
    </message>
    <message>
        <source>facts not known</source>
        <translation>规格未知</translation>
    </message>
    <message>
        <source>%1 W together</source>
        <translation>合计 %1 W</translation>
    </message>
    <message>
        <source>not priced</source>
        <translation>无价格</translation>
    </message>
    <message>
        <source>Each: %1. Click for a price of your own.</source>
        <translation>单价：%1。点击可填写自己的价格。</translation>
    </message>
    <message>
        <source>No price of this part is known. Click for a price of your own.</source>
        <translation>此部件价格未知。点击可填写自己的价格。</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <translation>⚠ %1</translation>
    </message>
    <message>
        <source>No catalogue has this part at present; it counts for nothing.</source>
        <translation>目前没有任何目录含此部件；不计入任何结果。</translation>
    </message>
    <message>
        <source>Number of %1</source>
        <translation>%1 的数量</translation>
    </message>
    <message>
        <source>How many of this part</source>
        <translation>此部件的数量</translation>
    </message>
    <message>
        <source>Price of %1: %2</source>
        <translation>%1 的价格：%2</translation>
    </message>
    <message>
        <source>Facts of %1</source>
        <translation>%1 的规格</translation>
    </message>
    <message>
        <source>What is known of this part, and what you know better</source>
        <translation>此部件的已知规格，以及您的更正</translation>
    </message>
    <message>
        <source>Exchange %1</source>
        <translation>更换 %1</translation>
    </message>
    <message>
        <source>Take another part in its place</source>
        <translation>换成另一部件</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>移除 %1</translation>
    </message>
    <message>
        <source>Take this part out</source>
        <translation>移出此部件</translation>
    </message>
</context>
<context>
    <name>ui::PartsPanel</name>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>添加…</translation>
    </message>
    <message>
        <source>Choose a platform</source>
        <translation>选择平台</translation>
    </message>
    <message>
        <source>Add: %1</source>
        <comment>a category of parts</comment>
        <translation>添加：%1</translation>
    </message>
    <message>
        <source>All parts of this sort; those that do not fit say why</source>
        <translation>此类的全部部件；不适用的会注明原因</translation>
    </message>
</context>
<context>
    <name>ui::PinnedTip</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close the tip</source>
        <translation>关闭提示</translation>
    </message>
</context>
<context>
    <name>ui::PlotChart</name>
    <message>
        <source>%1, %2</source>
        <comment>title of an axis, its unit</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>On the same point: %1</source>
        <translation>同一点上还有：%1</translation>
    </message>
    <message>
        <source>%1 per %2</source>
        <comment>unit of a quotient</comment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>On the Pareto front: no other is better in both</source>
        <translation>位于帕累托前沿：两项都不被其他设备超过</translation>
    </message>
    <message>
        <source>The best of its day</source>
        <translation>当时最佳</translation>
    </message>
    <message>
        <source>Pareto front: %1.</source>
        <translation>帕累托前沿：%1。</translation>
    </message>
    <message>
        <source>Best of their day: %1.</source>
        <translation>当时最佳：%1。</translation>
    </message>
    <message>
        <source>Attainable compute</source>
        <translation>可达算力</translation>
    </message>
    <message>
        <source>Arithmetic intensity, %1</source>
        <translation>计算强度，%1</translation>
    </message>
    <message>
        <source>%1 dense</source>
        <translation>稠密 %1</translation>
    </message>
    <message>
        <source>%1 sparse</source>
        <translation>稀疏 %1</translation>
    </message>
    <message>
        <source>not published</source>
        <translation>未公布</translation>
    </message>
    <message>
        <source>, </source>
        <translation>，</translation>
    </message>
    <message>
        <source>Peak compute, TFLOPS</source>
        <translation>峰值算力，TFLOPS</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number format, dense or sparse</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>number format, its rates</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>ui::PointLayer</name>
    <message>
        <source>%1 (logarithmic)</source>
        <comment>title of an axis</comment>
        <translation>%1（对数刻度）</translation>
    </message>
    <message>
        <source>%1 (zero or less)</source>
        <translation>%1（零或更小）</translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) without room: point at a mark, or enlarge</source>
        <translation>
            <numerusform>%n 个名称放不下：指向标记，或放大图表</numerusform>
        </translation>
    </message>
    <message>
        <source>not published:</source>
        <translation>未公布：</translation>
    </message>
    <message>
        <source>Zero or less, so not drawn on the logarithmic scale: %1.</source>
        <translation>为零或更小，无法画在对数刻度上：%1。</translation>
    </message>
</context>
<context>
    <name>ui::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>偏好设置</translation>
    </message>
    <message>
        <source>GiB, as the standard names 2³⁰ bytes</source>
        <translation>GiB，标准中 2³⁰ 字节的名称</translation>
    </message>
    <message>
        <source>GB, as on the vendor&apos;s label (2³⁰ bytes)</source>
        <translation>GB，与厂商标签一致（2³⁰ 字节）</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>Colours of windows and charts</source>
        <translation>窗口和图表的颜色</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>Of everything on the screen</source>
        <translation>屏幕上所有内容的语言</translation>
    </message>
    <message>
        <source>&amp;Memory sizes</source>
        <translation>内存容量(&amp;M)</translation>
    </message>
    <message>
        <source>The numbers stay the same: a label of 80 GB means 80 times 2³⁰ bytes</source>
        <translation>数值不变：标签上的 80 GB 指 80 × 2³⁰ 字节</translation>
    </message>
    <message>
        <source>&amp;Digits of results</source>
        <translation>结果位数(&amp;D)</translation>
    </message>
    <message>
        <source>Significant digits of what is computed; published figures are shown as they are</source>
        <translation>计算结果的有效数字；公布的数据按原样显示</translation>
    </message>
    <message>
        <source>&amp;Currency</source>
        <translation>货币(&amp;C)</translation>
    </message>
    <message>
        <source>With which a new comparison begins</source>
        <translation>新对比默认使用</translation>
    </message>
    <message>
        <source>&amp;Price</source>
        <translation>价格(&amp;P)</translation>
    </message>
    <message>
        <source>Which price a new comparison begins with</source>
        <translation>新对比默认使用的价格</translation>
    </message>
    <message>
        <source>&amp;Ask before a changed file is left</source>
        <translation>离开已更改的文件前询问(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>恢复默认值(&amp;R)</translation>
    </message>
</context>
<context>
    <name>ui::RequestForm</name>
    <message>
        <source>Closes this group of fields</source>
        <translation>收起此组字段</translation>
    </message>
    <message>
        <source>Opens this group of fields</source>
        <translation>展开此组字段</translation>
    </message>
    <message>
        <source>&amp;Task</source>
        <translation>任务(&amp;T)</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>What is asked</source>
        <translation>估算条件</translation>
    </message>
</context>
<context>
    <name>ui::ScenarioText</name>
    <message>
        <source>A and B ask the same. Change something on the left.</source>
        <translation>方案 A 与 B 的条件相同。请在左侧更改任一条件。</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>差异项</translation>
    </message>
    <message>
        <source>A</source>
        <translation>方案 A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>方案 B</translation>
    </message>
    <message>
        <source>Fits</source>
        <translation>能否放下</translation>
    </message>
    <message>
        <source>%1×</source>
        <translation>%1×</translation>
    </message>
    <message>
        <source>B / A</source>
        <translation>B 与 A 之比</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>未注明</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>放得下</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>放不下</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
</context>
<context>
    <name>ui::ServerBar</name>
    <message>
        <source>From a &amp;template</source>
        <translation>从模板新建(&amp;T)</translation>
    </message>
    <message>
        <source>From a &amp;platform</source>
        <translation>从平台新建(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Empty</source>
        <translation>空白服务器(&amp;E)</translation>
    </message>
    <message>
        <source>New server</source>
        <translation>新建服务器</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>从文件新建(&amp;F)…</translation>
    </message>
    <message>
        <source>Rename the server</source>
        <translation>重命名服务器</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新建</translation>
    </message>
    <message>
        <source>A server from a template, a platform, a file, or an empty one</source>
        <translation>从模板、平台或文件新建服务器，或新建空白服务器</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>创建副本</translation>
    </message>
    <message>
        <source>A copy of this server, to be changed and set beside it</source>
        <translation>创建此服务器的副本，可修改后与原配置并列对比</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>重命名…</translation>
    </message>
    <message>
        <source>Give this server another name</source>
        <translation>为此服务器改名</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Remove this server from the workspace; undo brings it back</source>
        <translation>从工作区移除此服务器；撤销即可恢复</translation>
    </message>
    <message>
        <source>Duplicate the server</source>
        <translation>创建服务器副本</translation>
    </message>
    <message>
        <source>Remove the server</source>
        <translation>移除服务器</translation>
    </message>
</context>
<context>
    <name>ui::SettingsPanel</name>
    <message>
        <source>none: TDP</source>
        <translation>不限：按 TDP</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Back to the default</source>
        <translation>恢复默认值</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>重置%1</translation>
    </message>
</context>
<context>
    <name>ui::SideBySideView</name>
    <message>
        <source>Line</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Duplicate this server or add another one, and they stand side by side here.</source>
        <translation>创建此服务器的副本，或添加另一台，即可在此并列对比。</translation>
    </message>
    <message>
        <source>Show differing lines only</source>
        <translation>只显示有差异的项目</translation>
    </message>
    <message>
        <source>Servers side by side; differing lines begin with ≠</source>
        <translation>服务器并列对比；有差异的项目以 ≠ 开头</translation>
    </message>
</context>
<context>
    <name>ui::Theme</name>
    <message>
        <source>As the &amp;system</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>高对比度(&amp;H)</translation>
    </message>
</context>
<context>
    <name>ui::ThemeMenu</name>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
</context>
<context>
    <name>ui::TopologyView</name>
    <message>
        <source>Picture of the topology</source>
        <translation>拓扑图</translation>
    </message>
    <message>
        <source>The topology in words</source>
        <translation>拓扑的文字说明</translation>
    </message>
</context>
<context>
    <name>ui::Tour</name>
    <message>
        <source>&amp;Back</source>
        <translation>上一步(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;End the tour</source>
        <translation>结束导览(&amp;E)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>number of a stop, of how many</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>完成(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>下一步(&amp;N)</translation>
    </message>
</context>
<context>
    <name>ui::WaitingPage</name>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Every published measurement is predicted from its configuration…</source>
        <translation>正在按各自的配置预测每项已公布的实测数据…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Stopped. Nothing is shown that was not predicted to its end.</source>
        <translation>已停止。未完成预测，不显示任何结果。</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>No measurement passes the filter.</source>
        <translation>没有符合筛选条件的实测数据。</translation>
    </message>
    <message>
        <source>Show all measurements</source>
        <translation>显示全部实测数据</translation>
    </message>
</context>
<context>
    <name>ui::WorkingText</name>
    <message>
        <source>Figure</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>80 % range</source>
        <translation>80 % 区间</translation>
    </message>
    <message>
        <source>Rests on</source>
        <translation>依据</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>All figures</source>
        <translation>全部数据</translation>
    </message>
    <message>
        <source>To know</source>
        <translation>须知</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a name</comment>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>80 % range %1 to %2: %3</source>
        <translation>80 % 区间 %1 至 %2：%3</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>来源：%1</translation>
    </message>
    <message>
        <source>Formulas with the figures put in</source>
        <translation>代入数值的公式</translation>
    </message>
    <message>
        <source>Assumed; click a value to state another</source>
        <translation>默认假设；点击数值可另行指定</translation>
    </message>
</context>
<context>
    <name>ui::WorkspaceDocument</name>
    <message>
        <source>this picture carries no comparison: only charts that Ridgepoint exported do, and only while no other program has saved them again</source>
        <translation>此图片不含对比：只有 Ridgepoint 导出且未被其他程序重新保存过的图表才含有</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>not in the catalogue, and left out: %1</source>
        <translation>目录中没有，已略去：%1</translation>
    </message>
    <message>
        <source>; kept as %1</source>
        <translation>；已保留为 %1</translation>
    </message>
    <message>
        <source>the last session</source>
        <translation>上次会话</translation>
    </message>
</context>
</TS>
