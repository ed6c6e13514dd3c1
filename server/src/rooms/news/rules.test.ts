import { expect, test } from 'vitest'
import { wordsIn } from '#platform/rich-text'
import { stateOf, summaryOf, timeFault } from './rules.ts'

const at = new Date('2026-11-21T08:00:00Z')
const later = new Date('2026-11-21T08:00:01Z')

test.each([
  ['draft', null, 'draft'],
  ['published', at, 'published'],
  ['published', later, 'scheduled'],
  ['withdrawn', later, 'withdrawn'],
] as const)('%s with the time %s is %s', (state, publishAt, is) =>
  expect(stateOf({ state, publishAt }, at)).toBe(is),
)

test('without a summary the text speaks for itself', () => {
  expect(summaryOf('摘要', '正文')).toBe('摘要')
  expect(summaryOf('', '正文')).toBe('正文')
  expect([...summaryOf('', '长'.repeat(200))]).toHaveLength(91)
})

test.each([
  ['', undefined],
  ['2026-11-21T08:00:00Z', 'past'],
  ['2026-11-21T08:00:01Z', undefined],
  ['2026-11-21T16:00:01+08:00', undefined],
  ['2029-01-01T00:00:00Z', 'far'],
  ['soon', 'past'],
  ['2026-13-45T99:00:00Z', 'past'],
])('to be published at %j: %s', (text, fault) => expect(timeFault(text, at)).toBe(fault))

test.each([
  ['<p>一</p><p>二<br>三</p>', '一 二 三'],
  ['<p>a &lt; b &amp;amp; c</p>', 'a < b &amp; c'],
  ['<script>alert(1)</script><p> </p>', ''],
  ['<ul><li>甲</li><li>乙</li></ul>', '甲 乙'],
])('the words in %j', (html, words) => expect(wordsIn(html)).toBe(words))
