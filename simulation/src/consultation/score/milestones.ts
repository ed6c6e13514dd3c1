import { intentOf, readMeaning, type IntentGroup } from '#ontology'
import { minutesOf } from '../clinic/clock.ts'
import { foundAt, isPut } from './evidence.ts'
import { codeOf } from './score-decision.ts'
import type { State, Turn } from '../state/state.ts'

/** Something that a student did for the first time, at a virtual minute, by an event. */
export type Milestone = { readonly zh: string; readonly minute: number; readonly seq: number }

/** The first of some events, at the minute at which it began. */
const first = (state: State, zh: string, seqs: readonly number[]): readonly Milestone[] => {
  const seq = seqs.toSorted((one, other) => one - other)[0]
  return seq === undefined ? [] : [{ zh, minute: minutesOf(state.begun[seq - 1] ?? 0), seq }]
}

const seqsOf = (events: readonly { readonly seq: number }[]): readonly number[] =>
  events.map(({ seq }) => seq)

/** The parts of a history that come after the complaint, as a record names them. */
const parts: readonly (readonly [IntentGroup, string])[] = [
  ['past', '问既往史'],
  ['personal', '问个人史'],
  ['marital', '问婚育与月经史'],
  ['child', '问出生与喂养史'],
  ['family', '问家族史'],
]

const asksOf = (group: IntentGroup): ((turn: Turn) => boolean) => {
  const isOf = (key: string): boolean => intentOf(readMeaning(key)?.intent ?? '')?.group === group
  return ({ said }) => said.some((one) => isPut(one) && isOf(one.key))
}

/** The way that a student went: what was done when for the first time, in its order. */
export const milestonesOf = (state: State): readonly Milestone[] => {
  const { primary } = state.setup.script.diagnosis
  const isRight = (code: string | undefined): boolean =>
    code === primary.code || (code !== undefined && primary.also.includes(code))
  const { conclusion, turns, book } = state
  const safety = [...book.facts.values()].filter((fact) => fact.key && fact.safety)
  const by = (zh: string, seqs: readonly number[]): readonly Milestone[] => first(state, zh, seqs)
  return [
    ...by('开始问诊', seqsOf(turns)),
    ...parts.flatMap(([group, zh]) => by(zh, seqsOf(turns.filter(asksOf(group))))),
    ...by(
      '问出第一个安全要点',
      safety.flatMap(({ id }) => foundAt(state, id) ?? []),
    ),
    ...by('第一项查体', Object.values(state.examined)),
    ...by('第一项检查', seqsOf(Object.values(state.tests))),
    ...by('想到正确诊断', seqsOf(state.suspicions.filter(({ codes }) => codes.some(isRight)))),
    ...by('第一条医嘱', seqsOf(state.orders)),
    ...(conclusion === undefined
      ? []
      : by(isRight(codeOf(state, conclusion.is.primary)) ? '提交正确诊断' : '提交诊断', [
          conclusion.seq,
        ])),
  ].toSorted((one, other) => one.seq - other.seq)
}
