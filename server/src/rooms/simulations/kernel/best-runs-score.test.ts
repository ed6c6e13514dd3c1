import { expect, test } from 'vitest'
import { meanOf, bestRunsScore } from './best-runs-score.ts'

test('a mean is cut to two decimals, and there is none of nothing', () => {
  expect(meanOf([89.99, 90])).toBe(89.99)
  expect(meanOf([66.66, 66.67, 66.67])).toBe(66.66)
  expect(meanOf([])).toBeNull()
})

test('of each item the best counts, and the whole is the mean of the wholes', () => {
  const run = (itemId: string, no: number, composite: number) => ({
    itemId,
    no,
    title: itemId,
    composite,
    scores: [composite, null],
  })
  const wording = {
    one: ({ no }: { no: number }) => `第 ${no} 次`,
    several: (n: number) => `${n} 项`,
  }
  const both = bestRunsScore(
    3,
    { rows: [run('a', 1, 40), run('a', 2, 80), run('b', 1, 60)] },
    wording,
  )
  expect(both).toMatchObject({ composite: 70, level: 'B', items: 2 })
  expect(both?.dimensions[0]).toEqual({ name: '预习与假设', score: 70, evidence: '2 项' })
  expect(both?.dimensions[1]?.score).toBeNull()
  expect(bestRunsScore(3, { rows: [run('a', 2, 80)] }, wording)?.dimensions[0]?.evidence).toBe(
    '第 2 次',
  )
  expect(bestRunsScore(3, { rows: [] }, wording)).toBeUndefined()
  // What is taken and not released yet is worth nothing that anybody may know.
  expect(bestRunsScore(3, { rows: [], withheld: 1 }, wording)).toMatchObject({
    composite: null,
    level: '',
    dimensions: [{ score: null, evidence: '成绩尚未公布' }, {}, {}, {}, {}, {}, {}, {}],
  })
})
