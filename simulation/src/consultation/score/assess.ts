import { scoreSheet, type Cap, type ScoreSheet } from '#assessment'
import { farOffDose, testOf } from '#catalogue'
import { debriefOf, type Debrief } from './debrief.ts'
import { foundOf } from './evidence.ts'
import { fold, type Recorded } from '../session/fold.ts'
import { hintCost } from '../session/hint.ts'
import { communication } from './score-communication.ts'
import { codeOf, diagnosis, treatment } from './score-decision.ts'
import { examination, testing } from './score-findings.ts'
import { background, presentIllness } from './score-history.ts'
import { organisationAndRecord } from './score-organisation.ts'
import type { Setup, State } from '../state/state.ts'

/** A score sheet on eight dimensions, and what a student learns from it. */
export type Assessment = { readonly sheet: ScoreSheet; readonly debrief: Debrief }

const missedOrders = (state: State): readonly Cap[] =>
  [...state.setup.script.treatment.must, ...state.setup.script.treatment.should].flatMap(
    ({ id, zh, cap }) => {
      const item = treatment(state).find((one) => one.id === id)
      return cap !== undefined && item?.got === 0
        ? [{ id, zh: `没有${zh}`, cap, evidence: [] }]
        : []
    },
  )

const tests = (state: State): readonly Cap[] =>
  state.setup.script.tests.flatMap(({ id, cap, necessity }) => {
    if (cap === undefined) return []
    const zh = testOf(id)?.zh ?? id
    const harm = state.harms.find((one) => one.id === `test:${id}`)
    if (necessity === 'harmful')
      return harm === undefined
        ? []
        : [{ id: `test:${id}`, zh: `开了有害的${zh}`, cap, evidence: [harm.seq] }]
    return state.tests[id]?.came === undefined
      ? [{ id: `test:${id}`, zh: `没有做${zh}`, cap, evidence: [] }]
      : []
  })

const harms = (state: State): readonly Cap[] =>
  state.setup.script.treatment.forbid.flatMap(({ id, zh, cap }) => {
    const harm = state.harms.find((one) => one.id === id)
    return cap !== undefined && harm !== undefined
      ? [{ id, zh: `禁忌：${zh}`, cap, evidence: [harm.seq] }]
      : []
  })

/** A dose that kills or maims bounds the whole, in every case. */
const overdoses = (state: State): readonly Cap[] =>
  state.orders.flatMap(({ id, dose, seq }) => {
    const far = farOffDose(id, dose)
    const harm = state.harms.find((one) => one.id === `dose:${id}` && one.seq === seq)
    return far?.kind === 'excess' && far.cap !== undefined && harm !== undefined
      ? [{ id: harm.id, zh: harm.zh, cap: far.cap, evidence: [seq] }]
      : []
  })

const mistaken = (state: State): readonly Cap[] => {
  const given = state.conclusion
  if (given === undefined) return []
  const code = codeOf(state, given.is.primary)
  return state.setup.script.diagnosis.mistakes.flatMap(({ code: own, also, cap, feedback }) =>
    cap !== undefined && code !== undefined && (code === own || also.includes(code))
      ? [{ id: `mistake:${own}`, zh: feedback, cap, evidence: [given.seq] }]
      : [],
  )
}

const omitted = (state: State): readonly Cap[] => {
  const { history, background: before, communication: said } = state.setup.script.rubric
  const unsaid = said.filter(
    ({ id, cap }) =>
      cap !== undefined && communication(state).find((one) => one.id === id)?.got === 0,
  )
  return [
    ...[...history, ...before].filter(({ of }) => foundOf(state, of).length === 0),
    ...unsaid,
  ].flatMap(({ id, zh, cap }) =>
    cap === undefined ? [] : [{ id, zh: `遗漏：${zh}`, cap, evidence: [] }],
  )
}

/** How a state is assessed; every point names the events that show it. Hints come off the whole. */
export const sheetOfState = (state: State): ScoreSheet =>
  scoreSheet(
    1,
    [
      communication(state),
      presentIllness(state),
      background(state),
      organisationAndRecord(state),
      examination(state),
      testing(state),
      diagnosis(state),
      treatment(state),
    ],
    [missedOrders, tests, harms, overdoses, mistaken, omitted].flatMap((look) => look(state)),
    state.hints.map((seq) => ({ zh: '使用提示', points: hintCost, evidence: [seq] })),
  )

/** The assessment of a session from its events alone: a pure function of case, setup and events. */
export const assess = (setup: Setup, events: readonly Recorded[]): Assessment => {
  const state = fold(setup, events)
  const sheet = sheetOfState(state)
  return { sheet, debrief: debriefOf(state, sheet) }
}
