import { Parser } from 'htmlparser2'
import { expect, test } from 'vitest'
import { cleanHtml, wordsIn } from './index.ts'
import { deepest, flattened } from './flattened.ts'

/** How deep a reader of markup has to go. */
const depthOf = (html: string): number => {
  let [depth, most] = [0, 0]
  const parser = new Parser({
    onopentag: () => (most = Math.max(most, (depth += 1))),
    onclosetag: () => (depth -= 1),
  })
  parser.end(html)
  return most
}

test.each([
  ['opened and closed', '<b>'.repeat(2_000) + '无' + '</b>'.repeat(2_000)],
  ['opened alone', '<b>'.repeat(2_000) + '无'],
  ['lists in lists', '<ul><li>'.repeat(1_000) + '无'],
  ['tables in tables', '<table><tr><td>'.repeat(1_000) + '无'],
  ['unknown', '<x-y>'.repeat(2_000) + '无' + '<section>'.repeat(2_000)],
  ['quotations', '<blockquote><p>'.repeat(1_000) + '无'],
])('%s: as deep as the bound, and no word is lost', (_what, html) => {
  expect(depthOf(html)).toBeGreaterThan(deepest)
  // A table brings a row and a cell of its own to each of its tags.
  expect(depthOf(flattened(html))).toBeLessThanOrEqual(3 * deepest + 2)
  expect(wordsIn(html)).toBe('无')
  expect(cleanHtml(html)).toContain('无')
})

test.each([
  '<p>一<p>二'.repeat(300),
  '<ul><li>甲<ul><li><b>乙</b></li></ul></li></ul>',
  '<p>1 < 2</p><br>'.repeat(100),
  '<table><tr><td><ol><li>x</li></ol></td></tr></table>'.repeat(50),
  '</b></i>多了的'.repeat(80),
])('what people write stays as it is: %s', (html) => expect(flattened(html)).toBe(html))
