<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
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
        <source>Workspaces and exported charts (*.ridgepoint *.png *.svg);;Catalogue files and models (*.json *.gguf);;All files (*)</source>
        <translation>工作区和导出的图表 (*.ridgepoint *.png *.svg);;目录文件和模型 (*.json *.gguf);;所有文件 (*)</translation>
    </message>
    <message>
        <source>The estimate is for the model of %1</source>
        <translation>正在估算 %1 中的模型</translation>
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
        <source>What stands behind the figures</source>
        <translation>数字的依据</translation>
    </message>
    <message>
        <source>Copy as command</source>
        <translation>复制为命令</translation>
    </message>
    <message>
        <source>Copy the command line that prints the answer for the chosen device</source>
        <translation>复制可打印所选设备估算结果的命令行</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Working</source>
        <translation>计算过程</translation>
    </message>
    <message>
        <source>Charts and working</source>
        <translation>图表与计算过程</translation>
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
    <name>ui::WorkingText</name>
    <message>
        <source>Memory per device = %1 = &lt;b&gt;%2&lt;/b&gt;</source>
        <translation>每设备显存 = %1 = &lt;b&gt;%2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Usable %1 less that leaves &lt;b&gt;%2&lt;/b&gt;</source>
        <translation>可用 %1，减去后剩余 &lt;b&gt;%2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Usable %1: &lt;b&gt;%2&lt;/b&gt; too little</source>
        <translation>可用 %1：还差 &lt;b&gt;%2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Time per output token %1; over the batch %2</source>
        <translation>每输出词元延迟 %1；整批 %2</translation>
    </message>
    <message>
        <source>FLOPs of the run = FLOPs per token %1 × tokens = &lt;b&gt;%2&lt;/b&gt;</source>
        <translation>总 FLOPs = 每词元FLOPs %1 ×词元数 = &lt;b&gt;%2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Sums</source>
        <translation>算式</translation>
    </message>
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
        <source>Assumed; state it on the left to change it</source>
        <translation>默认假设；可在左侧更改</translation>
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
