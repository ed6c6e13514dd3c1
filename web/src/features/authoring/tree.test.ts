import { expect, test } from 'vitest'
import {
  emptyChapter,
  emptyItem,
  itemIn,
  shifted,
  withItem,
  withItemIn,
  withNewItem,
  withOrder,
  withoutItem,
} from './tree.ts'

const items = ['text', 'quiz', 'video'] as const
const [one, other] = [emptyChapter(), emptyChapter()]
const [a, b, c] = items.map(emptyItem)
if (!a || !b || !c) throw new Error('no items')
const tree = [
  { ...one, Items: [a, b] },
  { ...other, Items: [c] },
]
const idsOf = (chapters: typeof tree) => chapters.map(({ Items }) => Items.map(({ Id }) => Id))

test('an item is found with its chapter, changed alone, and taken away', () => {
  expect(itemIn(tree, b.Id)).toEqual({ chapter: tree[0], item: b })
  expect(itemIn(tree, one.Id)).toBeUndefined()
  const named = withItem(tree, b.Id, (item) => ({ ...item, Title: '测验' }))
  expect(named[0]?.Items[1]?.Title).toBe('测验')
  expect(named[1]).toBe(tree[1])
  expect(idsOf(withoutItem(tree, a.Id))).toEqual([[b.Id], [c.Id]])
})

test('an item goes to another chapter, and stays where it is in its own', () => {
  expect(idsOf(withItemIn(tree, a.Id, other.Id))).toEqual([[b.Id], [c.Id, a.Id]])
  expect(withItemIn(tree, a.Id, one.Id)).toEqual(tree)
  expect(withItemIn(tree, 'nothing', one.Id)).toEqual(tree)
})

test('an order that was given loses nothing that came meanwhile', () => {
  const added = emptyItem('image')
  const more = withNewItem(tree, one.Id, added)
  expect(idsOf(withOrder(more, one.Id, [b.Id, a.Id, 'gone']))[0]).toEqual([b.Id, a.Id, added.Id])
})

test('one place up or down, and none beyond the ends', () => {
  expect(shifted([1, 2, 3], 1, -1)).toEqual([2, 1, 3])
  expect(shifted([1, 2, 3], 1, 1)).toEqual([1, 3, 2])
  expect(shifted([1, 2, 3], 0, -1)).toEqual([1, 2, 3])
  expect(shifted([1, 2, 3], 2, 1)).toEqual([1, 2, 3])
})
