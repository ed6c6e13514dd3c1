import { expect, test } from 'vitest'
import { hundredths, platformResult } from './step-rules.ts'

test.each([
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [2, 1],
    [67, 33],
  ],
  [[5], [100]],
  [
    [0, 0],
    [0, 0],
  ],
  [
    [3, 3, 3, 3, 3, 3, 3],
    [15, 15, 14, 14, 14, 14, 14],
  ],
])('weights %j are %j points', (weights, points) => expect(hundredths(weights)).toEqual(points))

const startedAt = new Date('2026-11-22T08:00:00Z')
const at = startedAt.getTime()
const step = (id: string, from: number | null, got: number) => ({
  id,
  zh: `步骤${id}`,
  from,
  to: from,
  expectedSeconds: 90,
  max: 4,
  got,
  repeats: from === null ? 0 : 2,
  expected: 'up' as const,
  shown: null,
  judged: null,
  before: null,
  after: null,
})
const mark = (id: string, ms: number) => ({
  at: ms,
  action: { type: 'mark' as const, label: '', step: id },
})

test('a step has its own time by the wall clock, and one that was not gone has none', () => {
  const result = platformResult(
    { id: 's', title: '实验', startedAt, endedAt: new Date(at + 600_000), composite: 89.99 },
    '张三',
    { steps: [step('a', 12, 4), step('b', 40, 2.9), step('c', null, 0)] },
    [mark('a', 60_000), mark('a', 150_400), mark('b', 200_000)],
  )
  expect(result).toMatchObject({ status: 1, score: 89, timeUsed: 600, originId: 's' })
  expect(result.steps).toMatchObject([
    {
      seq: 1,
      startTime: at + 60_000,
      endTime: at + 150_400,
      timeUsed: 90,
      maxScore: 34,
      score: 34,
      repeatCount: 2,
      evaluation: '优秀',
    },
    { seq: 2, timeUsed: 0, maxScore: 33, score: 23, evaluation: '中等' },
    { seq: 3, startTime: at, endTime: at, maxScore: 33, score: 0, evaluation: '未完成' },
  ])
})
