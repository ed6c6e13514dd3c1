import { farOffDose, isMeantBy, orders } from '@xinglin/simulation/catalogue'
import { describe, expect, test } from 'vitest'
import { demoCases } from './index.ts'
import { played, treat } from './played.ts'

/** What a dose comes to, in mg or units of one kind, for an adult of 60 kg: single doses, or of a day. */
const amounts: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  aspirin: { '300mg 嚼服': 300, '100mg 每日一次': 100 },
  clopidogrel: { '600mg 负荷': 600, '300mg 负荷': 300, '75mg 每日一次': 75 },
  ticagrelor: { '180mg 负荷': 180, '90mg 每日两次': 90 },
  thrombolysis: { '0.9mg/kg(卒中)': 54, 心梗方案: 100, 肺栓塞方案: 100 },
  tenecteplase: { '0.25mg/kg 一次静推(卒中)': 15, '30–50mg 按体重一次静推(心梗)': 35 },
  lmwh: { '预防剂量 皮下': 4000, '治疗剂量 皮下': 12_000 },
  ppi: { 口服标准剂量: 20, '静脉40mg 每12小时': 80, '80mg 静推后8mg/h 泵入': 272 },
  steroid: { '泼尼松40mg 5天': 40, '甲泼尼龙40mg 静滴': 50, 大剂量冲击: 1250 },
  statin: { 阿托伐他汀40mg: 40, 瑞舒伐他汀20mg: 40 },
  'statin-moderate': { 阿托伐他汀20mg: 20, 瑞舒伐他汀10mg: 20 },
}

/** Where two or three times the right amount already maims. */
const narrow: readonly string[] = ['thrombolysis', 'tenecteplase', 'steroid']

/** Have no dose that harms whoever gets it; what harms this patient is forbidden. */
const harmless: readonly string[] = ['oxygen', 'oxygen-high', 'probiotics']

/** Whose usual doses are the same amount: by mouth or by vein, two brands, slow or by its goals. */
const alike: readonly string[] = ['statin', 'expectorant', 'ringer']

describe.each(demoCases().map(({ slug, script }) => [slug, script] as const))('%s', (_, script) => {
  const { must, should } = script.treatment
  const acts = [...must, ...should].flatMap((act) =>
    orders
      .filter(({ id, doses }) => doses.length > 0 && act.orders.some((one) => isMeantBy(id, one)))
      .map((order) => ({ act, order })),
  )

  test('every order that is asked for has a dose that is far too large to choose', () => {
    const without = acts.filter(
      ({ order: { id, doses } }) =>
        !harmless.includes(id) && !doses.some((one) => farOffDose(id, one)?.kind === 'excess'),
    )
    expect(without.map(({ act, order }) => [act.id, order.id])).toEqual([])
  })

  test('where an order has several doses, an act says which are right', () => {
    const silent = acts.filter(
      ({ act, order: { id, doses } }) =>
        act.doses === undefined &&
        !alike.includes(id) &&
        doses.filter((one) => farOffDose(id, one) === undefined).length > 1,
    )
    expect(silent.map(({ act, order }) => [act.id, order.id])).toEqual([])
  })

  test('a dose that is far off earns nothing, and one that is too large harms and bounds the whole', () => {
    for (const { act, order } of acts)
      for (const dose of order.doses) {
        const far = farOffDose(order.id, dose)
        if (far === undefined) continue
        const { got, harms, caps } = played(script, [treat([order.id, dose])])
        expect([act.id, dose, got(act.id)]).toEqual([act.id, dose, 0])
        if (far.kind === 'excess') {
          expect([dose, harms]).toEqual([dose, expect.arrayContaining([`dose:${order.id}`])])
          if (far.cap !== undefined) expect(caps).toContainEqual([`dose:${order.id}`, far.cap])
        }
      }
  })

  test('what is twice or half of the right amount loses half, and of narrow ones harms', () => {
    for (const { act, order } of acts)
      for (const [dose, amount] of Object.entries(amounts[order.id] ?? {})) {
        const right = (act.doses ?? [])
          .map((one) => amounts[order.id]?.[one])
          .filter((one) => one !== undefined)
          .toSorted((one, other) => one - other)
        const [least = 0] = right
        const most = right.at(-1) ?? 0
        if (right.length === 0 || (amount < 1.8 * most && amount > 0.55 * least)) continue
        const { got, harms } = played(script, [treat([order.id, dose])])
        expect([act.id, dose, got(act.id) <= act.points / 2]).toEqual([act.id, dose, true])
        if (amount >= 1.8 * most && narrow.includes(order.id))
          expect([dose, harms.length > 0]).toEqual([dose, true])
      }
  })

  test('an overdose of anything harms, whether or not the case speaks of it', () => {
    for (const { id, doses } of orders)
      for (const dose of doses) {
        if (farOffDose(id, dose)?.kind !== 'excess') continue
        const { harms } = played(script, [treat([id, dose])])
        expect([id, harms]).toEqual([id, expect.arrayContaining([`dose:${id}`])])
      }
  })
})

test('every dose of the table is one of the catalogue', () => {
  for (const [id, doses] of Object.entries(amounts))
    expect(orders.find((one) => one.id === id)?.doses).toEqual(
      expect.arrayContaining(Object.keys(doses)),
    )
})
