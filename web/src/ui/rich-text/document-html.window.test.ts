import { expect, test } from 'vitest'
import { documentOf, htmlOf } from './document-html.ts'

const edited = (html: string): string => htmlOf(documentOf(html).content)

// What texts of today hold, as the server stores them.
test.each([
  '<p>甲<strong>乙</strong><em>丙</em><u>丁</u><s>戊</s></p>',
  '<p>PaO<sub>2</sub> 与 10<sup>9</sup>/L，<code>x</code></p>',
  '<h2>一</h2><h3>二</h3><h4>三</h4><h5>四</h5><p>五</p>',
  '<ul><li>甲</li><li>乙<ul><li>丙</li></ul></li></ul>',
  '<ol start="3"><li>甲</li><li>乙</li></ol>',
  '<blockquote><p>引</p></blockquote><hr><p>文</p>',
  '<p>一行<br>又一行</p><p><br></p><p>隔一行</p>',
  '<table><thead><tr><th>项</th><th scope="col">值</th></tr></thead><tbody><tr><td>甲</td><td>乙</td></tr></tbody></table>',
  '<table><tbody><tr><td colspan="2">合</td></tr><tr><td rowspan="2">甲</td><td>乙</td></tr><tr><td>丙</td></tr></tbody></table>',
  '<table><tbody><tr><td><p>一</p><p>二</p></td><td></td></tr></tbody></table>',
  '<p><a href="https://example.edu.cn/" rel="noopener noreferrer nofollow">链接</a></p>',
  '<p>图<img src="/f/01980000-0000-7000-8000-00000000beef.webp?e=1&amp;s=x" alt="胸片" width="640" height="480"></p>',
  String.raw`<p>式<code data-formula="line">a &lt; \frac{1}{2}</code><code data-formula="block">x^2</code></p>`,
])('%s is edited as it was', (html) => expect(edited(html)).toBe(html))

// The same text in other words.
test.each([
  ['<p><b>粗</b><i>斜</i></p>', '<p><strong>粗</strong><em>斜</em></p>'],
  ['<p>一<br />二</p><hr />', '<p>一<br>二</p><hr>'],
  ['字', '<p>字</p>'],
  ['<ul><li><p>甲</p></li></ul>', '<ul><li>甲</li></ul>'],
  ['<table><tr><td>甲</td></tr></table>', '<table><tbody><tr><td>甲</td></tr></tbody></table>'],
  ['<p>甲</p><p></p><p></p>', '<p>甲</p>'],
])('%s is edited as %s', (html, wanted) => expect(edited(html)).toBe(wanted))

test.each([
  '',
  '<p></p>',
  '<p> </p><p><br></p>',
  '<script>x</script>',
  '<img src="https://x.cn/a.png">',
])('%j shows nothing', (html) => expect(edited(html)).toBe(''))
