import { intentOf, readMeaning, type IntentGroup } from '#ontology'
import { minutesOf } from './clock.ts'
import { foundAt, isPut } from './evidence.ts'
import { codeOf } from './score-decision.ts'
import type { State, Turn } from './state.ts'

/** Something that a student did for the first time, at a virtual minute, by an event. */
export type Milestone = { readonly zh: string; readonly minute: number; readonly seq: number }

type Moment = { readonly seq: number; readonly clock: number }

const first = (zh: string, moments: readonly Moment[]): readonly Milestone[] => {
  const one = moments.toSorted((a, b) => a.seq - b.seq)[0]
  return one === undefined ? [] : [{ zh, minute: minutesOf(one.clock), seq: one.seq }]
}

const at = (state: State, seqs: readonly number[]): readonly Moment[] =>
  seqs.map((seq) => ({ seq, clock: state.begun[seq - 1] ?? 0 }))

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
  return [
    ...first('开始问诊', turns),
    ...parts.flatMap(([group, zh]) =>
      first(
        zh,
        at(
          state,
          turns.filter(asksOf(group)).map(({ seq }) => seq),
        ),
      ),
    ),
    ...first(
      '问出第一个安全要点',
      at(
        state,
        safety.flatMap(({ id }) => foundAt(state, id) ?? []),
      ),
    ),
    ...first('第一项查体', at(state, Object.values(state.examined))),
    ...first(
      '第一项检查',
      at(
        state,
        Object.values(state.tests).map(({ seq }) => seq),
      ),
    ),
    ...first(
      '想到正确诊断',
      state.suspicions.filter(({ codes }) => codes.some(isRight)),
    ),
    ...first('第一条医嘱', state.orders),
    ...(conclusion === undefined
      ? []
      : first(
          isRight(codeOf(state, conclusion.is.primary)) ? '提交正确诊断' : '提交诊断',
          at(state, [conclusion.seq]),
        )),
  ].toSorted((one, other) => one.seq - other.seq)
}
