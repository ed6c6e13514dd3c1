import type { Happened } from '@xinglin/contract/simulations/experiment'
import { expect, test } from 'vitest'
import { evidenceWords } from './evidence.ts'
import type { Marked } from './queries.ts'

const run = {
  Protocol: {
    model: 'intestine',
    tray: [
      {
        id: 'acetylcholine',
        group: 'drug',
        zh: '乙酰胆碱',
        fields: [{ name: 'dose', usual: 0.2, unit: 'mL' }],
      },
    ],
    checks: [{ id: 'warm', zh: '保温' }],
    steps: [{ id: 'N1', zh: '加入乙酰胆碱' }],
  },
  Events: [
    { seq: 1, at: 0, steps: 0, action: { type: 'answer', answers: {} } },
    { seq: 2, at: 0, steps: 0, action: { type: 'suppose', hypotheses: {} } },
    {
      seq: 3,
      at: 0,
      steps: 30_000,
      action: { type: 'do', deed: 'acetylcholine', values: { dose: 0.4 } },
    },
    { seq: 4, at: 0, steps: 30_000, action: { type: 'check', check: 'warm' } },
    { seq: 5, at: 0, steps: 30_000, action: { type: 'mark', label: '给药', step: 'N1' } },
    {
      seq: 6,
      at: 0,
      steps: 30_000,
      action: { type: 'capture', channel: 'tension', measure: 'mean', from: 1, to: 9 },
    },
    { seq: 7, at: 0, steps: 30_000, action: { type: 'result', step: 'N1', direction: 'up' } },
    { seq: 8, at: 0, steps: 30_000, action: { type: 'wait', seconds: 30 } },
    { seq: 9, at: 0, steps: 30_000, action: { type: 'submit', sections: {} } },
  ] as unknown as Happened[],
} as unknown as Marked

test('what a point is given for is told in words, with its moment where the recording ran', () => {
  const [one, ...others] = evidenceWords(run, [3, 4, 5, 6, 7, 9])
  expect(one).toMatch(/^10:00 乙酰胆碱 0.4 mL$/)
  const moment = one?.split(' ')[0]
  expect(others).toEqual([
    `${moment} 保温`,
    `${moment} 标记“给药”`,
    `${moment} 测量张力平均值`,
    `${moment} 判断“加入乙酰胆碱”↑ 升高`,
    `${moment} 提交报告`,
  ])
  expect(evidenceWords(run, [1, 2])).toEqual(['预习测验', '实验假设'])
})

test('what shows nothing, or is not there, is left out', () =>
  expect(evidenceWords(run, [8, 99])).toEqual([]))
