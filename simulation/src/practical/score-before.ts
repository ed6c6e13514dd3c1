import type { ScoredItem } from '#assessment'
import type { RunEvent } from './action.ts'
import { actionsIn, type Done } from './occurrence.ts'
import type { Protocol } from './protocol.ts'
import { mark } from './quiz.ts'

/** Whether figures lie within the good ranges; what has no range is good. */
export const isGood = (
  values: Readonly<Record<string, number>>,
  good: Readonly<Record<string, readonly number[]>>,
): boolean =>
  Object.entries(good).every(([name, [lo, hi]]) => {
    const given = values[name]
    return given !== undefined && given >= (lo ?? 0) && given <= (hi ?? 0)
  })

/** Dimension 1 (预习与假设): the first pre-test, the hypotheses as they were locked, and their reasons. */
export const ofPreview = (protocol: Protocol, events: readonly RunEvent[]): ScoredItem[] => {
  const first = events.find(({ action }) => action.type === 'answer')
  const score =
    first?.action.type === 'answer' ? mark(protocol, first.action.answers).score / 100 : 0
  const supposed = events.find(({ action }) => action.type === 'suppose')
  const hypotheses = supposed?.action.type === 'suppose' ? supposed.action.hypotheses : {}
  const evidence = supposed ? [supposed.seq] : []
  const { steps } = protocol
  const right = steps.filter(
    ({ id, response }) => hypotheses[id]?.direction === response.expect,
  ).length
  const reasoned = steps.filter(
    ({ id }) => [...(hypotheses[id]?.reason.trim() ?? '')].length >= 4,
  ).length
  return [
    {
      id: 'pretest',
      zh: '预习测验',
      max: 10,
      got: 10 * score,
      evidence: first ? [first.seq] : [],
      why: '按第一次作答计分；预习决定了能否看懂自己记录到的曲线。',
    },
    {
      id: 'hypotheses',
      zh: '实验假设的方向',
      max: 10,
      got: (10 * right) / steps.length,
      evidence,
      why: '先预测再实验，结果与预测不符之处最值得讨论。',
    },
    {
      id: 'reasons',
      zh: '写出假设的理由',
      max: 5,
      got: (5 * reasoned) / steps.length,
      evidence,
      why: '没有理由的预测只是猜测。',
    },
  ]
}

type Prepared = {
  readonly one: Protocol['preparations'][number]
  readonly done: Done | undefined
  readonly good: boolean
  readonly inOrder: boolean
}

/** How each preparation was done: the first time, before the first step of the protocol. */
export const preparedIn = (protocol: Protocol, events: readonly RunEvent[]): Prepared[] => {
  const done = actionsIn(events)
  const firstStep = done.find(({ deed }) => deed.step !== undefined)?.seq ?? Infinity
  const firstOf = (deed: string) =>
    done.find((one) => one.deed.deed === deed && one.seq < firstStep)
  const deedOf = new Map(protocol.preparations.map(({ id, deed }) => [id, deed]))
  return protocol.preparations.map((one) => {
    const first = firstOf(one.deed)
    return {
      one,
      done: first,
      good: first !== undefined && isGood(first.deed.values, one.good),
      inOrder:
        first !== undefined &&
        one.after.every((id) => (firstOf(deedOf.get(id) ?? '')?.seq ?? Infinity) < first.seq),
    }
  })
}

const lost = ({ done, good, inOrder }: Prepared): string => {
  if (!done) return '没有做。'
  if (!good) return '剂量或参数不合适。'
  return inOrder ? '' : '次序不对。'
}

/** Dimension 2 (动物/标本与仪器准备): what had to be done before the recording, well and in its order. */
export const ofPreparation = (prepared: readonly Prepared[]): ScoredItem[] =>
  prepared.map((each) => ({
    id: each.one.id,
    zh: each.one.zh,
    max: each.one.weight,
    got: each.good && each.inOrder ? each.one.weight : each.done ? each.one.weight / 3 : 0,
    evidence: each.done ? [each.done.seq] : [],
    why: `${lost(each)}${each.one.why}`,
  }))
