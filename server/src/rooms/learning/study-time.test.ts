import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Learnt } from './rules.ts'
import { creditOf, isImplausible, minSecondsOf, type ClaimedItem } from './study-time.ts'

const some = {
  title: '甲',
  required: true,
  minutes: 5,
  seconds: null,
  pages: null,
  pass: null,
  maxTries: null,
}
const text: Learnt = { ...some, id: 'text', kind: 'text' }
const film: Learnt = { ...some, id: 'film', kind: 'video', seconds: 600 }
const paper: Learnt = { ...some, id: 'paper', kind: 'document', pages: 12 }
const quiz: Learnt = { ...some, id: 'quiz', kind: 'quiz', pass: 60, maxTries: 5 }

test.each([
  [text, 50],
  [{ ...text, minutes: 1 }, 10],
  [{ ...text, minutes: 90 }, 60],
  [{ ...text, kind: 'image' as const }, 50],
  [film, 270],
  [paper, 24],
  [quiz, 0],
  [{ ...some, id: 'talk', kind: 'consultation' as const, minutes: 30 }, 0],
])('%o takes at least %d s', (item, seconds) => expect(minSecondsOf(item)).toBe(seconds))

const whole = (item: Learnt): ClaimedItem => ({
  itemId: item.id,
  state: 'begun',
  position: {
    depth: 1,
    watched: [[0, item.seconds ?? 0]],
    pages: Array.from({ length: item.pages ?? 0 }, (_, at) => at + 1),
  },
})
const all = [text, film, paper]

describe('what is claimed', () => {
  test('counts in the order of the course as far as there was time, and tells how long the rest waits', () => {
    const at = (elapsed: number) => creditOf(all, all.map(whole), elapsed)
    expect(at(0.5).due).toEqual([])
    expect([...at(0.5).waits.values()]).toEqual([50, 320, 344])
    expect(at(50).due).toEqual(['text'])
    expect(at(343.5)).toMatchObject({ due: ['text', 'film'] })
    expect(at(344)).toEqual({
      done: new Set(['text', 'film', 'paper']),
      due: ['text', 'film', 'paper'],
      waits: new Map(),
    })
  })

  test('does not take from what was done, also where a round of before had spent more', () => {
    const rows = [{ ...whole(film), state: 'done' as const }, whole(text)]
    expect(creditOf(all, rows, 10)).toMatchObject({ done: new Set(['film']), due: [] })
    expect(creditOf(all, rows, 10).waits.get('text')).toBe(50)
    expect(creditOf(all, rows, 320).due).toEqual(['text'])
  })

  test('never counts for more seconds than the server saw, and order of arrival changes nothing', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            kind: fc.constantFrom('text', 'video', 'document'),
            minutes: fc.integer({ min: 1, max: 120 }),
            seconds: fc.integer({ min: 1, max: 7200 }),
            pages: fc.integer({ min: 1, max: 60 }),
            claimed: fc.boolean(),
          }),
          { maxLength: 12 },
        ),
        fc.nat(4000),
        fc.nat(4000),
        fc.infiniteStream(fc.nat()),
        (parts, one, other, chance) => {
          const items = parts.map(({ kind, minutes, seconds, pages }, at): Learnt => ({
            ...some,
            id: `${at}`,
            kind: kind as Learnt['kind'],
            minutes,
            seconds: kind === 'video' ? seconds : null,
            pages: kind === 'document' ? pages : null,
          }))
          const rows = items.filter((_, at) => parts[at]?.claimed).map(whole)
          const shuffled = rows
            .map((row) => ({ row, by: chance.next().value as number }))
            .toSorted((a, b) => a.by - b.by)
            .map(({ row }) => row)
          const [early, late] = [Math.min(one, other), Math.max(one, other)]
          const before = creditOf(items, rows, early)
          const sum = items
            .filter(({ id }) => before.done.has(id))
            .reduce((total, item) => total + minSecondsOf(item), 0)
          expect(sum).toBeLessThanOrEqual(early)
          expect(creditOf(items, shuffled, early)).toEqual(before)
          // Time takes nothing back, and what waited long enough counts.
          const after = creditOf(items, rows, late)
          for (const id of before.done) expect(after.done.has(id)).toBe(true)
          for (const [id, wait] of before.waits)
            if (late - early >= wait) expect(after.done.has(id)).toBe(true)
        },
      ),
    ))
})

test.each([
  [570, 30, false],
  [301, 299, false],
  [300, 300, true],
  [1, 119, false],
  [1, 120, true],
])('after %d s a claim that came %d s early: flagged %s', (elapsed, early, flagged) =>
  expect(isImplausible(elapsed, early)).toBe(flagged),
)
