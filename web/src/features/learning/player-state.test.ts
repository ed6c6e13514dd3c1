import type { PlayerItem } from '@xinglin/contract/learning'
import { describe, expect, test } from 'vitest'
import type { PlayerData } from './player-queries.ts'
import { around, canFinish, isOpen, itemToOpen, withStanding } from './player-state.ts'

const item = (Id: string, over: Partial<PlayerItem> = {}): PlayerItem => ({
  Id,
  Title: Id,
  Kind: 'text',
  Minutes: 5,
  Required: true,
  State: 'new',
  BestScore: null,
  Rule: '读到文末',
  ...over,
})

const player = (items: PlayerItem[], over: Partial<PlayerData> = {}): PlayerData => ({
  ProgressId: 'p1',
  CourseId: 'c1',
  CourseName: '课程',
  AttemptNo: 1,
  State: 'active',
  ReadOnly: '',
  Progress: 0,
  DoneCount: 0,
  ItemCount: items.length,
  Seconds: 0,
  CurrentItem: null,
  Chapters: [{ Title: '第一章', Items: items }],
  Report: null,
  ...over,
})

const three = [item('a', { State: 'done' }), item('b'), item('c')]

describe('the item to open', () => {
  test('is the one of the address', () => {
    expect(itemToOpen(player(three, { CurrentItem: 'b' }), 'c')?.Id).toBe('c')
  })

  test('is where the server last was, when the address names none that exists', () => {
    expect(itemToOpen(player(three, { CurrentItem: 'c' }), 'gone')?.Id).toBe('c')
  })

  test('is else the first that is open, or simply the first', () => {
    expect(itemToOpen(player(three), '')?.Id).toBe('b')
    expect(itemToOpen(player([item('a', { State: 'done' })]), '')?.Id).toBe('a')
    expect(itemToOpen(player([]), '')).toBeUndefined()
  })
})

describe('an answer about an item', () => {
  const standing = { State: 'done', Progress: 66, DoneCount: 2 } as const

  test('shows in the outline and the bar', () => {
    const after = withStanding(player(three), 'b', standing)
    expect(after).toMatchObject({ Progress: 66, DoneCount: 2, CurrentItem: 'b' })
    expect(after.Chapters[0]?.Items[1]?.State).toBe('done')
  })

  test('that comes late takes nothing back', () => {
    const after = withStanding(withStanding(player(three), 'b', standing), 'b', {
      State: 'begun',
      Progress: 33,
      DoneCount: 1,
    })
    expect(after).toMatchObject({ Progress: 66, DoneCount: 2 })
    expect(after.Chapters[0]?.Items[1]?.State).toBe('done')
  })

  test('keeps the best score of a quiz', () => {
    const quiz = player([item('q', { Kind: 'quiz', BestScore: 80 })])
    expect(withStanding(quiz, 'q', standing, 60).Chapters[0]?.Items[0]?.BestScore).toBe(80)
    expect(withStanding(quiz, 'q', standing, 95).Chapters[0]?.Items[0]?.BestScore).toBe(95)
  })
})

describe('the way on', () => {
  test('leads to the neighbours, and after the last one to what is still open', () => {
    expect(around(player(three), 'b')).toMatchObject({ before: { Id: 'a' }, after: { Id: 'c' } })
    const last = around(player(three), 'c')
    expect(last.after).toBeUndefined()
    expect(last.open?.Id).toBe('b')
  })

  test('passes over what need not be done', () => {
    expect(around(player([item('a'), item('b', { Required: false })]), 'a').open).toBeUndefined()
  })
})

test('only an open attempt takes anything, and only a complete one can be finished', () => {
  expect(isOpen(player(three))).toBe(true)
  expect(isOpen(player(three, { ReadOnly: '已超出试用日期' }))).toBe(false)
  expect(isOpen(player(three, { State: 'finished' }))).toBe(false)
  expect(canFinish(player(three, { Progress: 99 }))).toBe(false)
  expect(canFinish(player(three, { Progress: 100 }))).toBe(true)
  expect(canFinish(player(three, { Progress: 100, State: 'finished' }))).toBe(false)
})
