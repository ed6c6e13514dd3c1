import { expect, test } from 'vitest'
import { partOf, readPlace, writePlace, type Activity } from './activity-feed.ts'

const idOf = (n: number) => `00000000-0000-0000-0000-${String(n).padStart(12, '0')}`
const done = (n: number, at: string): Activity => ({
  id: idOf(n),
  at: new Date(at),
  kind: 'course',
  objectId: idOf(n),
  name: `第${n}件`,
  text: '',
})
const early = '2026-01-01T00:00:00.000Z'
const late = '2026-02-01T00:00:00.000Z'

test('the newest come first, and of one moment those with the later id', () => {
  const all = [done(1, early), done(3, late), done(2, late)]
  const { part, next } = partOf(all, undefined, 3)
  expect(part.map(({ name }) => name)).toEqual(['第3件', '第2件', '第1件'])
  expect(next).toBeUndefined()
})

test('parts follow upon one another without a gap and without a repetition, though all happened at once', () => {
  const all = Array.from({ length: 7 }, (_, i) => done(i + 1, late))
  const names: string[] = []
  for (let place = undefined as string | undefined; place !== '';) {
    const { part, next } = partOf(all, place === undefined ? undefined : readPlace(place), 3)
    expect(part.length).toBeLessThanOrEqual(3)
    names.push(...part.map(({ name }) => name))
    place = next ? writePlace(next) : ''
  }
  expect(names).toEqual([7, 6, 5, 4, 3, 2, 1].map((n) => `第${n}件`))
})

test.each(['', '_', 'x_y', `${early}_`, `${early}_x`, `_${idOf(1)}`, `9999999_${idOf(1)}`])(
  'the text %j names no place',
  (text) => expect(readPlace(text)).toBeUndefined(),
)
