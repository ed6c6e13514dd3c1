import { expect, test } from 'vitest'
import type { ItemFigures } from '@xinglin/contract/exams'
import { countOf, discriminationWord, idleOptions, itemNo, notesOn } from './item-notes.ts'

const option = (Kind: 'right' | 'wrong', Count: number, Upper: number, Lower: number) => ({
  OptionId: `${Kind}${Count}`,
  Text: '',
  Kind,
  Count,
  Upper,
  Lower,
})
const item = (over: Partial<ItemFigures>): ItemFigures => ({
  No: 3,
  Part: 0,
  QuestionId: 'q',
  UnitId: 'q',
  VersionNo: 1,
  Type: 'A1',
  SectionName: '',
  Stem: '',
  Points: 1,
  Treatment: 'scored',
  Examinees: 40,
  Facility: 0.6,
  GroupSize: 11,
  Upper: 0.9,
  Lower: 0.4,
  Discrimination: 0.5,
  ItemTotal: 0.4,
  ItemRest: 0.3,
  Options: [option('right', 24, 9, 4), option('wrong', 10, 1, 5), option('wrong', 6, 1, 2)],
  Omitted: { Count: 0, Upper: 0, Lower: 0 },
  ...over,
})

test.each([
  [0.4, '很好'],
  [0.39, '良好'],
  [0.3, '良好'],
  [0.29, '需修改'],
  [0.2, '需修改'],
  [0.19, '宜淘汰'],
  [-0.01, '负区分'],
])('D = %s is %s', (Discrimination, word) =>
  expect(discriminationWord({ Discrimination, Examinees: 30 })?.word).toBe(word),
)

test('of too few nothing is said', () => {
  expect(discriminationWord({ Discrimination: 0.1, Examinees: 29 })).toBeUndefined()
  expect(notesOn(item({ Examinees: 29, Discrimination: -1 }))).toEqual([])
})

test('an item without faults has no notes', () => expect(notesOn(item({}))).toEqual([]))

test('a key that the better answer less often is pointed at, with the option they take', () => {
  const doubted = item({
    Discrimination: -0.3,
    Options: [option('right', 10, 2, 5), option('wrong', 29, 9, 5), option('wrong', 1, 0, 1)],
  })
  expect(notesOn(doubted)).toEqual(['低分组答得比高分组好，请核对答案', '高分组选B的比低分组多'])
  expect(idleOptions(doubted)).toBe('C几乎无人选择，可考虑替换')
})

test('an option that more take than the key is pointed at where the item tells little apart', () => {
  const Options = [option('right', 12, 6, 2), option('wrong', 26, 4, 8)]
  expect(notesOn(item({ Options, Discrimination: 0.25 }))).toEqual(['选B的比选正确答案的多'])
  expect(notesOn(item({ Options, Discrimination: 0.5 }))).toEqual([])
})

test('shared counts have a digit, whole ones none', () => {
  expect([countOf(8), countOf(2.25)]).toEqual(['8', '2.3'])
  expect([itemNo({ No: 3, Part: 0 }), itemNo({ No: 3, Part: 2 })]).toEqual(['3', '3(2)'])
})
