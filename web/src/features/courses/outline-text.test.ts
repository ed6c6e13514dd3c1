import { describe, expect, test } from 'vitest'
import { duration, readOutline, totalsOf } from './outline-text.ts'

const outline = [
  { Name: '第一章', Child: [{ Name: '导联', Kind: 'text', Minutes: 8 }] },
  { Name: '第二章', Child: [{ Name: '测验', Kind: 'quiz', Minutes: 55 }] },
]

describe('an outline', () => {
  test('is read from its JSON text and added up', () => {
    const read = readOutline(JSON.stringify(outline))
    expect(read).toEqual(outline)
    expect(totalsOf(read ?? [])).toEqual({ chapters: 2, items: 2, minutes: 63 })
  })

  test.each(['', 'null', '[]', '{"a":1}', '[{"Name":"第一章"}]', '不是 JSON'])(
    'that is %o is none',
    (json) => {
      expect(readOutline(json)).toBeUndefined()
    },
  )

  test('tells its length as one says it', () => {
    expect([45, 60, 80].map(duration)).toEqual(['45 分钟', '1 小时', '1 小时 20 分钟'])
  })
})
