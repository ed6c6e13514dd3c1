import { expect, test } from 'vitest'
import { mergeTyped } from './use-edited-form.ts'

const before = { name: '原名', phone: '1', tags: ['甲'] }

test('what was typed here is kept, and the rest is theirs', () => {
  expect(
    mergeTyped(before, { ...before, name: '我的' }, { ...before, phone: '2', tags: ['甲', '乙'] }),
  ).toEqual({ merged: { name: '我的', phone: '2', tags: ['甲', '乙'] }, both: [] })
})

test('lines that both changed are named, unless to the same', () => {
  expect(
    mergeTyped(
      before,
      { ...before, name: '我的', phone: '3' },
      { ...before, name: '他的', phone: '3' },
    ),
  ).toEqual({ merged: { name: '我的', phone: '3', tags: ['甲'] }, both: ['name'] })
})
