import { expect, test } from 'vitest'
import { cleanHtml, isBlankHtml, picturesIn, shownHtml, wordsIn } from './index.ts'

const [one, other] = [
  '01980000-0000-7000-8000-00000000beef',
  '01980000-0000-7000-8000-00000000cafe',
]
const picture = (id: string) => `<img src="/f/${id}.webp" alt="胸片" width="640" height="480" />`
const visit = { addressOf: (id: string, kind?: string) => `//files.a.cn/f/${id}.${kind}?e=1&s=x` }

test('a picture is stored by its file, and shown with an address that opens', () => {
  const sent = `<p><img width="640" height="480" onload="x()" alt="胸片" src="//files.a.cn/f/${one}.webp?e=9&amp;s=old"></p>`
  expect(cleanHtml(sent)).toBe(
    `<p><img src="/f/${one}.webp" width="640" height="480" alt="胸片" /></p>`,
  )
  const shown = shownHtml(visit, cleanHtml(sent))
  expect(shown).toContain(`<img src="//files.a.cn/f/${one}.picture?e=1&amp;s=x" width`)
  expect(cleanHtml(shown.replace('.picture', '.webp'))).toBe(cleanHtml(sent))
})

test.each([
  '<img src="https://host.example/a.png">',
  '<img src="data:image/png;base64,AAAA">',
  '<img src="file:///C:/a.png" alt="x">',
  '<img>',
])('%s is no picture of the school', (html) => expect(cleanHtml(html)).toBe(''))

test('its files are named once each, and words that look like one name none', () => {
  const html = `${picture(one)}<p>${picture(other)}${picture(one)}</p>`
  expect(picturesIn(html)).toEqual([one, other])
  const words = cleanHtml(`<p>&lt;img src="/f/${one}.webp"&gt;</p>`)
  expect(picturesIn(words)).toEqual([])
  expect(shownHtml(visit, words)).toBe(words)
})

test.each([
  [`<p>见图${picture(one)}。</p>`, '见图 胸片 。'],
  ['<img alt="甲 &amp; 乙" src="x">', '甲 & 乙'],
  ["<img alt='x'><img alt>", ''],
])('the words of %s are %s: what is said of a picture is said', (html, words) =>
  expect(wordsIn(html)).toBe(words),
)

test.each([
  ['<p> </p><p><br></p>', true],
  [picture(one), false],
  [picture(one).replace('胸片', ''), false],
  ['<p><code data-formula="line">x</code></p>', false],
])('that %s is blank: %s', (html, blank) => expect(isBlankHtml(cleanHtml(html))).toBe(blank))

test.each([
  [
    String.raw`<p><code data-formula="line" class="x">a &lt; \frac{1}{2} &amp; b</code></p>`,
    String.raw`<p><code data-formula="line">a &lt; \frac{1}{2} &amp; b</code></p>`,
  ],
  ['<code data-formula="x">y</code>', '<code>y</code>'],
  ['<math style="x"><mi>x</mi></math>', 'x'],
])('the formula %s is stored as %s', (html, stored) => expect(cleanHtml(html)).toBe(stored))
