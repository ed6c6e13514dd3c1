import { scoreSheet, type Cap, type ScoredItem, type ScoreSheet } from '#assessment'
import { complicationOf } from '#procedures'
import { holds } from './condition.ts'
import { expectedOf, fulfilment, isToStop } from './expected.ts'
import { hintCost } from './hint.ts'
import type { State } from './state.ts'
import { isHandled } from './trouble.ts'

type Placed = { readonly dimension: number; readonly item: ScoredItem }

const steps = (state: State): readonly Placed[] =>
  expectedOf(state).map((step) => {
    const { share, evidence, late } = fulfilment(state, step)
    const why = late ? `${step.why}（做得晚了，顺序不对）` : step.why
    const { id, zh, points, dimension } = step
    return { dimension, item: { id, zh, max: points, got: share * points, evidence, why } }
  })

const faults = (state: State): readonly Placed[] =>
  state.setup.procedure.faults.flatMap(({ id, zh, dimension, when, penalty, why }) => {
    const evidence = holds(state, when)
    return evidence === undefined || penalty === 0
      ? []
      : [{ dimension, item: { id, zh, max: 0, got: -penalty, evidence, why } }]
  })

const troubles = (state: State): readonly Placed[] =>
  state.troubles.flatMap((one) => {
    const known = complicationOf(one.id)
    if (known === undefined) return []
    const got = -(isHandled(one) ? known.handled : known.penalty)
    const zh = `${known.zh}${isHandled(one) ? '（已处理）' : '（未妥善处理）'}`
    return {
      dimension: 7,
      item: { id: one.id, zh, max: 0, got, evidence: [one.seq], why: known.why },
    }
  })

const firstMain = (state: State): number | undefined =>
  state.done.find(({ deed }) => state.setup.procedure.main.includes(deed))?.seq

const needless = (state: State): readonly Placed[] => {
  const report = state.done.find(({ deed }) => deed === 'report')
  if (isToStop(state) || report === undefined) return []
  const why = '没有禁忌证时，应当继续完成操作。'
  return [
    {
      dimension: 1,
      item: {
        id: 'needless-stop',
        zh: '无禁忌而停止',
        max: 0,
        got: -6,
        evidence: [report.seq],
        why,
      },
    },
  ]
}

const omitted = (state: State): readonly Cap[] =>
  expectedOf(state).flatMap((step) =>
    step.cap !== undefined && fulfilment(state, step).share === 0
      ? [{ id: step.id, zh: `没有做到：${step.zh}`, cap: step.cap, evidence: [] }]
      : [],
  )

const forbidden = (state: State): readonly Cap[] => {
  const begun = firstMain(state)
  return isToStop(state) && begun !== undefined
    ? [{ id: 'contraindicated', zh: '有禁忌证仍进行操作', cap: 40, evidence: [begun] }]
    : []
}

const grave = (state: State): readonly Cap[] => [
  ...state.setup.procedure.faults.flatMap(({ id, zh, when, cap }) => {
    const evidence = cap === undefined ? undefined : holds(state, when)
    return cap === undefined || evidence === undefined ? [] : [{ id, zh, cap, evidence }]
  }),
  ...state.troubles.flatMap((one) => {
    const known = complicationOf(one.id)
    const cap = known?.cap ?? (isHandled(one) ? undefined : known?.capUnlessHandled)
    return known === undefined || cap === undefined
      ? []
      : [{ id: one.id, zh: known.zh, cap, evidence: [one.seq] }]
  }),
]

/** How a state is assessed; every point names the events that show it, must-pass items bound the whole. */
export const sheetOf = (state: State): ScoreSheet => {
  const placed = [steps, faults, troubles, needless].flatMap((look) => look(state))
  const byDimension = Array.from({ length: 8 }, (_, at) =>
    placed.flatMap(({ dimension, item }) => (dimension === at + 1 ? [item] : [])),
  )
  return scoreSheet(
    2,
    byDimension,
    [omitted, forbidden, grave].flatMap((look) => look(state)),
    state.hints.map((seq) => ({ zh: '使用提示', points: hintCost, evidence: [seq] })),
  )
}
