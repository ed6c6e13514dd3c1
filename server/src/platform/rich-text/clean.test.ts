import { expect, test } from 'vitest'
import { cleanHtml, wordsIn } from './index.ts'

/** As much as a body may hold. */
const bytes = 120_000

test.each([
  '<img alt="" ',
  '<br',
  '<br ',
  '<',
  '<b>',
  '<th>',
  '<a href=',
  '&',
  '<!--',
  '</p',
  '<th> ',
  '<table><tr><td>',
  ' alt=""',
  '<img alt="',
  '<img src="/f/',
])('rich text made of %j alone is read in a moment', (piece) => {
  const html = `<img${piece.repeat(Math.floor(bytes / piece.length))}`
  const began = performance.now()
  wordsIn(html)
  cleanHtml(html)
  // A second on a busy machine; what was held up took fourteen.
  expect(performance.now() - began).toBeLessThan(5_000)
})

test.each([
  ['<p>一</p><p>二<br>三</p>', '一 二 三'],
  ['<table><tr><td>甲</td><td>乙</td></tr></table>', '甲 乙'],
  ['1 &lt; 2 &amp; 3', '1 < 2 & 3'],
  ['<script>x</script>字', '字'],
])('the words of %s are %s', (html, words) => expect(wordsIn(html)).toBe(words))

test.each(['https://example.edu.cn/a?b=c#d', 'https://example.edu.cn'])(
  'a link to %s stays',
  (href) => expect(cleanHtml(`<a href="${href}">字</a>`)).toContain(`href="${href}"`),
)

// Spellings that browsers take for another host, or for what they are not.
test.each([
  '//host.example',
  '/\\host.example',
  '\\\\host.example',
  '/\t/host.example',
  'https:host.example',
  'https:/host.example',
  'https:\\\\host.example',
  'https://name@host.example',
  'https://a.example\\@host.example',
  'https://a .example/',
  'http://host.example',
  'javascript:alert(1)',
  'relative/path',
  '/within',
  '#place',
  '?query',
  '&#47;&#47;host.example',
  '/&#92;host.example',
])('a link to %s keeps its words and loses its address', (href) => {
  expect(cleanHtml(`<a href="${href}">字</a>`)).toBe('<a rel="noopener noreferrer nofollow">字</a>')
})
