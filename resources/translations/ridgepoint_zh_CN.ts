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
        <source>the file is empty; JSON was expected</source>
        <translation>文件为空；应为 JSON</translation>
    </message>
    <message>
        <source>the file is UTF-16; JSON in UTF-8 was expected</source>
        <translation>文件为 UTF-16 编码；应为 UTF-8 编码的 JSON</translation>
    </message>
    <message>
        <source>this is a Git LFS pointer, not the file itself; fetch it with &quot;git lfs pull&quot;</source>
        <translation>这是 Git LFS 指针，不是文件本身；请用“git lfs pull”获取</translation>
    </message>
    <message>
        <source>this is a web page (HTML), not JSON; download the raw file</source>
        <translation>这是网页（HTML），不是 JSON；请下载原始文件</translation>
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
        <source>a kind of device or nothing</source>
        <translation>设备类型，或空</translation>
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
        <source>%1 (%2, %3)</source>
        <translation>%1（%2，%3）</translation>
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
        <source>Show only compared devices</source>
        <translation>仅显示所对比的设备</translation>
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
        <source>No device is compared yet. Check some in the list of all devices.</source>
        <translation>尚未选择对比设备。请在全部设备的列表中勾选。</translation>
    </message>
    <message>
        <source>No device has “%1” in its name, vendor or aliases.</source>
        <translation>没有设备的名称、厂商或别名包含“%1”。</translation>
    </message>
    <message numerus="yes">
        <source>%n compared</source>
        <translation>
            <numerusform>正在对比 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Search: h100 pcie, 4090, apple m2</source>
        <translation>搜索：h100 pcie、4090、苹果 M2</translation>
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
        <source>Workspaces and exported charts (*.ridgepoint *.png *.svg);;Catalogue files (*.json);;All files (*)</source>
        <translation>工作区和导出的图表 (*.ridgepoint *.png *.svg);;目录文件 (*.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>已打开 %1</translation>
    </message>
    <message>
        <source>%1: expected a catalogue (&quot;format&quot;: &quot;ridgepoint-catalogue&quot;) or a workspace (*.ridgepoint)</source>
        <translation>%1：应为目录文件（&quot;format&quot;: &quot;ridgepoint-catalogue&quot;）或工作区（*.ridgepoint）</translation>
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
        <source>%1 file (*%2)</source>
        <comment>name of a format, its ending</comment>
        <translation>%1 文件 (*%2)</translation>
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
</context>
</TS>
