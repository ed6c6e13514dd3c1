import { testOf, type Test } from '#catalogue'
import type { CaseTest } from '#cases'
import { pendingOf, type Step } from './clock.ts'
import type { Observation } from '../state/observation.ts'
import { shownBy } from './serial.ts'
import type { State } from '../state/state.ts'

/** What the case says of a test; undefined where it says nothing. */
export const ownTest = ({ setup }: Pick<State, 'setup'>, id: string): CaseTest | undefined =>
  setup.script.tests.find((one) => one.id === id)

/** The test of an id, if it can be done on this patient and its last result is there. */
export const possibleTest = (state: State, id: string): Test | undefined => {
  const known = testOf(id)
  const fits =
    known !== undefined &&
    (known.sex === undefined || known.sex === state.setup.script.caseInfo.gender)
  return fits && !pendingOf(state).some(({ test }) => test === id) ? known : undefined
}

/** Whether what a test examines was drawn: by what is ordered already, or together with it. */
export const isDrawn = (state: State, id: string, together: readonly string[] = []): boolean => {
  const needs = testOf(id)?.needs
  return (
    needs === undefined ||
    needs.some(
      (one) =>
        one in state.tests || together.includes(one) || state.orders.some((own) => own.id === one),
    )
  )
}

/** The reason itself would tell what the student is to find; the debrief gives it. */
const stopped = (zh: string): string => `上级医师叫停：此刻给这位患者做${zh}有危险，想想为什么。`

/** An order goes out; a harmful one is stopped by a senior, and remembered. */
export const orderTest = (state: State, test: Test): Step => {
  const own = ownTest(state, test.id)
  // What was to draw it was stopped by a senior: there is nothing to examine.
  if (!isDrawn(state, test.id)) return { state, observations: [] }
  if (own?.necessity === 'harmful') {
    const why = own.why ?? ''
    const isHarmful = state.harms.some(({ id }) => id === `test:${test.id}`)
    const harm = {
      id: `test:${test.id}`,
      zh: test.zh,
      why,
      seq: state.seq,
      penalty: own.penalty ?? 4,
      kind: 'test',
    } as const
    return {
      state: isHarmful ? state : { ...state, harms: [...state.harms, harm] },
      observations: [{ type: 'blocked', test: test.id, zh: test.zh, why: stopped(test.zh) }],
    }
  }
  const readyAt = state.clock + test.minutes * 60
  const sample = { seq: state.seq, takenAt: state.clock, readyAt }
  const taken =
    test.id in state.tests
      ? { repeats: [...state.repeats, { ...sample, test: test.id }] }
      : { tests: { ...state.tests, [test.id]: sample } }
  return {
    state: { ...state, ...taken },
    observations: [
      {
        type: 'ordered',
        test: test.id,
        zh: test.zh,
        readyAt: (readyAt - (readyAt % 60)) / 60,
        cost: test.cost,
      },
    ],
  }
}

/** The student's own reading, once; then the formal report is shown beside it. */
export const readTest = (state: State, id: string, findings: readonly string[]): Step => {
  const ongoing = state.tests[id]
  if (ongoing === undefined) return { state, observations: [] }
  const report = shownBy(state, id, ongoing.takenAt).report ?? ''
  const seen: Observation = { type: 'report', test: id, report }
  return {
    state: {
      ...state,
      tests: { ...state.tests, [id]: { ...ongoing, read: { seq: state.seq, findings } } },
    },
    observations: [seen],
  }
}
