import { describe, expect, test } from 'vitest'
import type { Action, Conclusion } from '../state/action.ts'
import { assessed } from '../fixtures/sample-session.ts'

const conclude = (more: Partial<Conclusion>): Action => ({
  type: 'diagnose',
  conclusion: {
    primary: { code: 'J05.0' },
    qualifiers: [],
    secondary: [],
    evidence: [],
    differentials: [],
    ...more,
  },
})
const lungs: Action = { type: 'examine', item: 'lungs.auscultation' }

describe('diagnosis', () => {
  test.each([
    [{ code: 'J05.0' }, 6],
    [{ text: '急性喉炎' }, 6],
    [{ text: '急性感染性喉炎' }, 6],
    [{ text: '急性喉炎、肺炎' }, 0],
    [{ text: '急性喉炎？' }, 0],
    [{ text: '急性喉炎或哮喘' }, 0],
    [{ text: '喉' }, 0],
    [{ code: 'J06.9' }, 0],
  ])('%j earns %d', (primary, points) =>
    expect(assessed(conclude({ primary })).got('D-primary')).toBe(points),
  )

  test('a tempting mistake is named and caps the whole', () => {
    const { item, sheet } = assessed(conclude({ primary: { code: 'J06.9' } }))
    expect(item('D-primary')?.why).toContain('不能用感冒解释')
    expect(sheet.caps.map(({ id }) => id)).toContain('mistake:J06.9')
  })

  test('evidence counts for the right diagnosis, qualifiers too', () => {
    const right = { qualifiers: ['喉梗阻Ⅱ度'], evidence: ['exam:lungs.auscultation'] }
    const done = assessed(lungs, conclude(right))
    expect([done.got('D-E2'), done.got('D-degree'), done.got('D-E1')]).toEqual([1, 1, 0])
    expect(assessed(lungs, conclude({ ...right, primary: { code: 'J18.9' } })).got('D-E2')).toBe(0)
  })

  test('a differential earns half for its name and half for what speaks of it', () => {
    const done = assessed(
      lungs,
      conclude({
        differentials: [
          { code: 'J18.9', evidence: ['exam:lungs.auscultation'] },
          { code: 'J45.9', evidence: [] },
        ],
      }),
    )
    expect([done.got('D-J18.9'), done.got('D-J45.9'), done.got('D-T65.9')]).toEqual([1, 0.5, 0])
  })
})

describe('treatment', () => {
  const steroid: Action = { type: 'treat', orders: [{ id: 'steroid' }] }
  test('in time it earns whole, late half, and only one of those that do', () => {
    expect(assessed(steroid).got('T1')).toBe(4)
    expect(assessed({ type: 'wait', minutes: 35 }, steroid).item('T1')).toMatchObject({
      got: 2,
      why: expect.stringContaining('太晚'),
    })
    expect(assessed({ type: 'treat', orders: [{ id: 'monitoring' }] }).got('T2')).toBe(1)
  })

  test('a wrong dose earns half, and what has none in the catalogue is right as it is', () => {
    const given = (id: string, dose?: string): number | undefined =>
      assessed({ type: 'treat', orders: [{ id, ...(dose === undefined ? {} : { dose }) }] }).got(
        'T2',
      )
    expect(given('oxygen-high', '面罩10L/min')).toBe(1)
    expect(given('oxygen-high')).toBe(0.5)
    expect(given('monitoring')).toBe(1)
  })

  test('harm and delay take away and cap', () => {
    const { got, sheet } = assessed(steroid, { type: 'treat', orders: [{ id: 'benzodiazepine' }] })
    expect(got('X1')).toBe(-6)
    expect(sheet.caps).toMatchObject([{ id: 'X1', cap: 59, evidence: [2] }])
    expect(assessed({ type: 'wait', minutes: 60 }).got('worse')).toBe(-3)
  })
})
