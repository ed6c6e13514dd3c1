import { expect, test } from 'vitest'
import { documentOf, htmlOf } from './document-html.ts'
import { pastedHtml } from './pasted-html.ts'

/** What is pasted into an empty field, as it is stored then. */
const cleaned = (html: string): string => {
  const holder = document.createElement('div')
  holder.append(pastedHtml(html))
  return htmlOf(documentOf(holder.innerHTML).content)
}

const file = '01980000-0000-7000-8000-00000000beef'

const word = (body: string): string => `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"
xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=Generator content="Microsoft Word 15"><title>讲义</title>
<link rel=File-List href="file:///C:/Users/a/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-size:10.5pt; font-family:等线;} @page WordSection1 {size:595.3pt 841.9pt;} --></style>
</head><body lang=ZH-CN style='tab-interval:21.0pt'><!--StartFragment-->${body}<!--EndFragment--></body></html>`

const listed = (level: number, mark: string, text: string) =>
  `<p class=MsoListParagraph style='margin-left:22.0pt;text-indent:-22.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span lang=EN-US style='mso-fareast-font-family:等线'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]><span style='font-family:等线'>${text}</span><span lang=EN-US><o:p></o:p></span></p>`

test.each([
  [
    'a table of Word with merged cells',
    word(`<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'>
 <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'>
  <td width=277 colspan=2 valign=top style='width:207.4pt;border:solid windowtext 1.0pt;padding:0cm 5.4pt'>
  <p class=MsoNormal align=center style='text-align:center'><b><span style='font-family:宋体'>血气分析</span></b><b><span lang=EN-US><o:p></o:p></span></b></p></td>
 </tr>
 <tr style='mso-yfti-irow:1'>
  <td width=138 valign=top style='width:103.7pt'><p class=MsoNormal><span lang=EN-US>PaO<sub>2</sub><o:p></o:p></span></p></td>
  <td width=138 valign=top><p class=MsoNormal><span lang=EN-US><o:p>&nbsp;</o:p></span></p></td>
 </tr>
</table><p class=MsoNormal><span lang=EN-US><o:p>&nbsp;</o:p></span></p>`),
    '<table><tbody><tr><td colspan="2"><strong>血气分析</strong></td></tr><tr><td>PaO<sub>2</sub></td><td>&nbsp;</td></tr></tbody></table>',
  ],
  [
    'lists of Word, one within the other',
    word(
      listed(1, '1.', '问诊') +
        listed(1, '2.', '查体') +
        listed(2, '·', '听诊') +
        listed(1, '3.', '检查') +
        '<p class=MsoNormal>完</p>' +
        listed(1, 'Ø', '另一个'),
    ),
    '<ol><li>问诊</li><li>查体<ul><li>听诊</li></ul></li><li>检查</li></ol><p>完</p><ul><li>另一个</li></ul>',
  ],
  [
    'headings of Word and what is said by styles',
    word(`<h1><span style='font-family:宋体'>第一章</span></h1><h2>一、定义</h2><p class=MsoNormal><span style='font-weight:bold;color:red'>重点</span><span style='mso-spacerun:yes'>  </span><span style='vertical-align:super'>3</span><span style="text-decoration:underline">线</span></p>
<p class=MsoNormal><!--[if gte vml 1]><v:shape id="图片_x0020_1" style='width:414pt'><v:imagedata src="file:///C:/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img width=553 height=311 src="file:///C:/Users/a/clip_image002.png" v:shapes="图片_x0020_1"><![endif]></p>`),
    '<h2>第一章</h2><h3>一、定义</h3><p><strong>重点</strong> <sup>3</sup><u>线</u></p>',
  ],
  [
    'a table of WPS',
    `<html><head><meta charset="utf-8"><meta name="Generator" content="WPS Office"><style>@font-face{font-family:"宋体";} p.MsoNormal{mso-style-name:正文;}</style></head><body style="tab-interval:21pt;text-justify-trim:punctuation;"><!--StartFragment--><div class="Section0" style="layout-grid:15.6pt;"><table class="MsoTableGrid" border="1" cellspacing="0" style="border-collapse:collapse;width:426.1pt;mso-table-layout-alt:fixed;"><tbody><tr><td width="284" valign="top" style="width:213.05pt;"><p class="MsoNormal"><span style="mso-spacerun:'yes';font-family:宋体;font-weight:bold;font-size:10.5000pt;"><font face="宋体">项目</font></span><span style="mso-spacerun:'yes';"><o:p></o:p></span></p></td><td rowspan="2" width="284"><p class="MsoNormal"><span style="mso-spacerun:'yes';font-family:Calibri;">10<sup>9</sup>/L</span></p></td></tr><tr><td><p class="MsoNormal"><span style="mso-spacerun:'yes';"><font face="宋体">白细胞</font></span></p></td></tr></tbody></table><p class="MsoNormal"><span style="mso-spacerun:'yes';"><o:p>&nbsp;</o:p></span></p></div><!--EndFragment--></body></html>`,
    '<table><tbody><tr><td><strong>项目</strong></td><td rowspan="2">10<sup>9</sup>/L</td></tr><tr><td>白细胞</td></tr></tbody></table>',
  ],
  [
    'cells of a spreadsheet',
    `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body><table border=0 cellpadding=0 width=144><!--StartFragment--><col width=72 span=2 style='width:54pt'><tr height=19><td height=19 class=xl65 width=72>甲</td><td align=right x:num="5.6">5.6</td></tr><!--EndFragment--></table></body></html>`,
    '<table><tbody><tr><td>甲</td><td>5.6</td></tr></tbody></table>',
  ],
  [
    'a web page',
    '<meta charset="utf-8"><b style="font-weight:normal" id="docs-internal-guid-x"><div><div>一</div><div>二<span style="font-weight:700">三</span></div></div><section>四</section></b><script>alert(1)</script><img src=x onerror=alert(1)><iframe src="//x"></iframe>',
    '<p>一</p><p>二<strong>三</strong></p><p>四</p>',
  ],
  [
    'pictures of our own pages',
    `<p><img src="${window.location.origin}/f/${file}.webp?e=1&amp;s=x" alt="胸片"><img src="https://other.example/f/${file}.webp"></p>`,
    `<p><img src="/f/${file}.webp?e=1&amp;s=x" alt="胸片"></p>`,
  ],
  [
    'a text that speaks of styles',
    '<p>写 style="color:red" 的网页</p>',
    '<p>写 style="color:red" 的网页</p>',
  ],
  ['nothing', '<html><body></body></html>', ''],
])('%s keeps its structure and nothing more', (_what, html, wanted) =>
  expect(cleaned(html)).toBe(wanted),
)
