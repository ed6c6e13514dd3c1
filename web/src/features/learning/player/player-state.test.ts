import type { PlayerItem } from '@xinglin/contract/learning'
import { describe, expect, test } from 'vitest'
import type { PlayerData } from './player-queries.ts'
import {
  around,
  canFinish,
  isOpen,
  itemToOpen,
  keyTo,
  opensOthers,
  withStanding,
} from './player-state.ts'

const item = (Id: string, over: Partial<PlayerItem> = {}): PlayerItem => ({
  Id,
  Title: Id,
  Kind: 'text',
  Minutes: 5,
  Required: true,
  State: 'new',
  BestScore: null,
  Rule: '读到文末',
  Why: '',
  Lock: '',
  DueAt: null,
  DueChange: null,
  Wait: 0,
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
  Sequential: false,
  ReviewedBy: '',
  Chapters: [{ Title: '第一章', Items: items }],
  Report: null,
  Period: null,
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
  const standing = { State: 'done', Why: '已读完', Wait: 0, Progress: 66, DoneCount: 2 } as const

  test('shows in the outline and the bar', () => {
    const after = withStanding(player(three), 'b', standing)
    expect(after).toMatchObject({ Progress: 66, DoneCount: 2, CurrentItem: 'b' })
    expect(after.Chapters[0]?.Items[1]?.State).toBe('done')
  })

  test('leaves one where one goes on, when it is about what was complete before', () => {
    const replayed = withStanding(player(three), 'b', standing)
    const there = withStanding(replayed, 'c', { ...standing, State: 'begun' })
    expect(there.CurrentItem).toBe('c')
    expect(withStanding(there, 'b', standing).CurrentItem).toBe('c')
  })

  test('that comes late takes nothing back', () => {
    const after = withStanding(withStanding(player(three), 'b', standing), 'b', {
      State: 'begun',
      Why: '已读 20%',
      Wait: 9,
      Progress: 33,
      DoneCount: 1,
    })
    expect(after).toMatchObject({ Progress: 66, DoneCount: 2 })
    expect(after.Chapters[0]?.Items[1]).toMatchObject({ State: 'done', Why: '已读完', Wait: 0 })
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

describe('a locked item', () => {
  const Lock = '请先完成前面的内容'
  const row = player([
    item('a', { State: 'done' }),
    item('b', { Required: false }),
    item('c', { State: 'begun' }),
    item('d', { Lock }),
    item('e', { Lock }),
  ])

  test('is opened by the first required one before it that is still open', () => {
    expect(keyTo(row, 'e')?.Id).toBe('c')
    expect(keyTo(player([item('a'), item('b', { Lock })]), 'b')?.Id).toBe('a')
    expect(keyTo(row, 'gone')).toBeUndefined()
  })

  test('may have been opened by what has just become complete, and by nothing else', () => {
    expect(opensOthers(row, 'c', 'done')).toBe(true)
    expect(opensOthers(row, 'c', 'begun')).toBe(false)
    expect(opensOthers(row, 'a', 'done')).toBe(false)
    expect(opensOthers(player(three), 'b', 'done')).toBe(false)
  })
})
