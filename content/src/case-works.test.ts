import { readCase, review } from '@xinglin/simulation/cases'
import { rehearse } from '@xinglin/simulation/consultation'
import { expect, test } from 'vitest'
import { caseWorks } from './index.ts'

const works = caseWorks().map((one) => [one.state, one.draft] as const)

test.each(works.filter(([state]) => state !== 'draft'))(
  'what is %s could be submitted',
  (_state, draft) => {
    expect(review(draft).filter(({ weight }) => weight === 'error')).toEqual([])
    const { script } = readCase({ ...draft, id: 'work', version: 1 })
    expect(script && rehearse(script).problems).toEqual([])
  },
)

test('what is begun lacks much, and nothing of it is wrong', () => {
  const [, draft] = works.find(([state]) => state === 'draft') ?? []
  const wrong = review(draft ?? {}).filter(
    ({ zh, weight }) => weight === 'error' && /专业用语|否认|目录中没有|不适用|拼写/.test(zh),
  )
  expect(wrong).toEqual([])
  expect(review(draft ?? {}).length).toBeGreaterThan(10)
})
