import { CallError } from '#call'
import type { Note } from '@xinglin/contract/notes'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { anchorWords, clockOf, isPlace } from './anchor.ts'
import { draftsOf, newDraft } from './drafts.ts'
import { newId } from '#call'
import { notesMarkdown } from './notes-markdown.ts'
import { newerNote } from './save-note.ts'
import { wordsFound } from './words-found.ts'
import { textFault } from './writing-area.tsx'

afterEach(() => {
  vi.useRealTimers()
  window.localStorage.clear()
})

const note = (over: Partial<Note> = {}): Note => ({
  Id: 'n1',
  CourseId: 'c1',
  CourseName: '心电图判读入门',
  ItemId: 'i1',
  ItemTitle: '导联系统',
  ProgressId: 'p1',
  Anchor: {},
  Text: 'V1 在胸骨右缘第 4 肋间',
  Version: 1,
  CreatedAt: '2026-03-05T01:12:00.000Z',
  UpdatedAt: '2026-03-05T01:12:00.000Z',
  ...over,
})

test('an id is a UUIDv7 that holds its time, and never the same twice', () => {
  const at = Date.UTC(2026, 2, 5)
  const id = newId(at)
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(at)
  expect(newId(at)).not.toBe(id)
})

describe('a place', () => {
  test.each([
    [31, '0:31'],
    [151.8, '2:31'],
    [3751, '1:02:31'],
  ])('%s seconds are %s', (second, words) => expect(clockOf(second)).toBe(words))

  test('is a second, a page, or none', () => {
    expect(anchorWords({ second: 0 })).toBe('0:00')
    expect(anchorWords({ page: 3 })).toBe('第 3 页')
    expect(isPlace({})).toBe(false)
  })
})

describe('a draft', () => {
  test('is kept for its writer and its item, until it is empty', () => {
    const draft = { ...newDraft(), text: '未写完', anchor: { second: 31 } }
    draftsOf('u1').put('i1', draft)
    expect(draftsOf('u1').get('i1')).toEqual(draft)
    expect(draftsOf('u2').get('i1')).toBeUndefined()
    expect(draftsOf('u1').get('i2')).toBeUndefined()
    draftsOf('u1').put('i1', { ...draft, text: '' })
    expect(draftsOf('u1').get('i1')).toBeUndefined()
  })

  test('is thrown away after a month: the computer may be a shared one', () => {
    vi.useFakeTimers()
    draftsOf('u1').put('i1', { ...newDraft(), text: '旧' })
    vi.advanceTimersByTime(31 * 86_400_000)
    expect(draftsOf('u1').get('i1')).toBeUndefined()
  })
})

test('a text is not empty and not longer than 5000 code points', () => {
  expect(textFault('  ')).toBe('笔记内容不能为空')
  expect(textFault('𠮷'.repeat(5000))).toBe('')
  expect(textFault('𠮷'.repeat(5001))).toBe('笔记不得超过5000个字')
})

test('a newer text is found in the refusal, and in no other', () => {
  const refusal = (code: number, data: object) =>
    new CallError({ http: 200, code, message: '', data: data as never })
  const newer = { Text: '别处写的', Version: 3 }
  expect(newerNote(refusal(-10_011, newer))).toEqual(newer)
  expect(newerNote(refusal(-10_010, newer))).toBeUndefined()
  expect(newerNote(new Error('x'))).toBeUndefined()
})

test('words are found wherever they stand, in either case', () => {
  expect(wordsFound('ST 段与 st 段', 'st')).toEqual([
    [0, 2],
    [6, 8],
  ])
  expect(wordsFound('ST 段', ' ')).toEqual([])
})

test('notes become Markdown by course and item, with place and time', () => {
  const text = notesMarkdown([
    note({ Anchor: { second: 31 }, Text: '第一行\n第二行' }),
    note({ Id: 'n2', CourseId: 'c2', CourseName: '急腹症', ItemId: 'i9', ItemTitle: '鉴别' }),
    note({ Id: 'n3', UpdatedAt: '2026-03-06T01:12:00.000Z' }),
  ])
  expect(text.match(/^## .*/gm)).toEqual(['## 心电图判读入门', '## 急腹症'])
  expect(text.match(/^### .*/gm)).toEqual(['### 导联系统', '### 鉴别'])
  expect(text).toContain('> 第一行\n> 第二行\n\n*0:31 · 2026-03-05 09:12*')
  expect(text).toContain('2026-03-06 09:12 修改')
})
