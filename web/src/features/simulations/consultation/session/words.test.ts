import { expect, test } from 'vitest'
import { ageWord, minutesWord } from './words.ts'

test('minutes and ages are said as a ward says them', () => {
  expect([5, 60, 75, 1440].map(minutesWord)).toEqual(['5分钟', '1小时', '1小时15分', '1天'])
  expect(ageWord({ age: 58 })).toBe('58岁')
  expect(ageWord({ age: 1, months: 14 })).toBe('14个月')
  expect(ageWord({ age: 3, months: 2 })).toBe('3岁')
})
