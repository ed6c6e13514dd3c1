import { expect, test } from 'vitest'
import type { Report } from './queries.ts'
import { countAt, countBeside, expertMoments, momentsOf } from './moments.ts'

const did = (seq: number, deed: string, values = {}) => ({
  seq,
  at: seq * 1000,
  action: { type: 'perform' as const, deed, values },
  observations: [],
})
const move = (clock: number, deed: string, values = {}) => ({ clock, deed, zh: deed, values })

const report = {
  Events: [
    did(1, 'wash'),
    { seq: 2, at: 2000, action: { type: 'prepare', tools: ['needle'] }, observations: [] },
    did(3, 'gloves'),
    { seq: 4, at: 4000, action: { type: 'undo' }, observations: [] },
    did(5, 'insert', { depth: 3 }),
  ],
  Deeds: [1, 2, 3, 4, 5].map((seq) => ({ seq, zh: `第${seq}` })),
  Debrief: {
    track: [move(40, 'wash'), move(95, 'insert', { depth: 3 })],
    expert: [move(30, 'wash'), move(50, 'gloves'), move(80, 'insert'), move(120, 'dressing')],
  },
} as unknown as Report

test('what was taken back is not played, and the rest stands at its virtual second', () => {
  expect(momentsOf(report).map(({ clock, zh }) => [clock, zh])).toEqual([
    [40, '第1'],
    [40, '第2'],
    [95, '第5'],
  ])
})

test('by a second so much has come about', () => {
  const moments = momentsOf(report)
  expect([0, 40, 94, 95, 1000].map((clock) => countAt(moments, clock))).toEqual([0, 2, 2, 3, 3])
})

test('the other stands at the same deed, or at the same share where they never did it', () => {
  const [own, expert] = [momentsOf(report), expertMoments(report)]
  expect(countBeside(own, 3, expert)).toBe(3)
  expect(countBeside(own, 1, expert)).toBe(1)
  expect(countBeside(own, 2, expert)).toBe(3)
  expect(countBeside(own, 0, expert)).toBe(0)
  // The same from the expert’s side: gloves were taken off again, the insertion is there.
  expect([1, 2, 3, 4].map((count) => countBeside(expert, count, own))).toEqual([1, 2, 3, 3])
})

test('what is done several times stands beside the same time of it', () => {
  const deeds = (...all: string[]) =>
    expertMoments({
      Debrief: { track: [], expert: all.map((deed, at) => move(at, deed)) },
    } as unknown as Report)
  const [one, other] = [
    deeds('in', 'draw', 'in', 'draw'),
    deeds('draw', 'in', 'draw', 'in', 'draw'),
  ]
  expect([1, 2, 3, 4].map((count) => countBeside(one, count, other))).toEqual([2, 1, 4, 3])
  expect(countBeside(other, 5, one)).toBe(4)
})
