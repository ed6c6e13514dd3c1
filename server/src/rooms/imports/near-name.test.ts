import { expect, test } from 'vitest'
import { nearName } from './near-name.ts'

const colleges = ['临床医学院', '护理学院', '药学院']

test.each([
  ['临床医学院校', '临床医学院'],
  ['临床医学', '临床医学院'],
  ['临床医学阮', '临床医学院'],
  ['护里学院', '护理学院'],
  ['中医学院', undefined],
  ['药院', undefined],
  ['公共卫生学院', undefined],
])('%s may mean %s', (name, meant) => {
  expect(nearName(name, colleges)).toBe(meant)
})

test('names of other numbers are other things', () => {
  expect(nearName('临床医学2班', ['临床医学1班'])).toBeUndefined()
  expect(nearName('临床医学二班', ['临床医学一班'])).toBeUndefined()
  expect(nearName('临床医1班', ['临床医学2班', '临床医学1班'])).toBe('临床医学1班')
})
