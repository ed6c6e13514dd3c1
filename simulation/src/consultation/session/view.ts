import type { CaseInfo, Vitals } from '#cases'
import { testOf } from '#catalogue'
import type { Conclusion, Ordered } from '../state/action.ts'
import { minutesOf, pendingOf } from '../clinic/clock.ts'
import type { Clue, Result } from '../state/observation.ts'
import { shownBy } from '../clinic/serial.ts'
import { groupOf } from '../converse/telling.ts'
import type { Mode, State } from '../state/state.ts'

/** Everything that a browser may know of a session: named one by one, so that what is new is hidden until it is named. */
export type View = {
  readonly title: string
  readonly scene: string
  readonly department: string
  readonly mode: Mode
  readonly limitMinutes: number
  readonly seq: number
  /** Virtual minutes. */
  readonly minute: number
  readonly patient: Pick<CaseInfo, 'gender' | 'age' | 'months' | 'voice' | 'medicalCondition'> & {
    readonly informant: string
    readonly mood: string
    /** Only once it was asked. */
    readonly name?: string
  }
  readonly opening: string
  readonly clues: readonly Clue[]
  readonly examined: readonly string[]
  readonly pending: readonly { readonly test: string; readonly readyAt: number }[]
  readonly results: readonly Result[]
  readonly readings: Readonly<Record<string, readonly string[]>>
  readonly reports: Readonly<Record<string, string>>
  readonly cost: number
  /** `stopped` at a virtual minute. */
  readonly orders: readonly (Ordered & { readonly stopped?: number })[]
  /** While a monitor is attached. */
  readonly vitals?: Vitals
  readonly suspicions: readonly string[]
  readonly conclusion?: Conclusion
  readonly record: Readonly<Partial<Record<string, string>>>
  readonly hints: number
  readonly ended?: 'finished' | 'time'
}

/** Yuan that the ordered tests cost. */
export const costOf = (state: State): number =>
  [...Object.keys(state.tests), ...state.repeats.map(({ test }) => test)].reduce(
    (sum, id) => sum + (testOf(id)?.cost ?? 0),
    0,
  )

/** A fact shows its own words once they were said; one that was told in the words of another shows those. */
const clueOf = (state: State, id: string): Clue | undefined => {
  const fact = state.book.facts.get(id)
  if (fact === undefined) return undefined
  const outcomes = state.turns.flatMap((turn) => turn.said)
  const outcome =
    outcomes.find(({ facts }) => facts[0] === id) ??
    outcomes.find(({ facts }) => facts.includes(id))
  const words =
    outcome === undefined
      ? state.setup.script.opening
      : state.book.facts.get(outcome.facts[0] ?? '')?.text
  return { id, group: groupOf(fact), text: words ?? '' }
}

const readings = (state: State): [string, readonly string[]][] =>
  Object.entries(state.tests).flatMap(([id, { read }]) =>
    read === undefined ? [] : [[id, read.findings]],
  )

/** The view of a state: what was found out and what was done, never what could be. */
export const view = (state: State): View => {
  const { script, mode } = state.setup
  const { gender, age, months, voice, medicalCondition, name } = script.caseInfo
  const read = readings(state)
  return {
    title: script.title,
    scene: script.drama.scene,
    department: script.drama.department,
    mode,
    limitMinutes: script.drama.limitTime,
    seq: state.seq,
    minute: minutesOf(state.clock),
    patient: {
      gender,
      age,
      voice,
      medicalCondition,
      ...(months === undefined ? {} : { months }),
      informant: script.persona.informant,
      mood: state.mood,
      ...('info:ask_name' in state.known ? { name } : {}),
    },
    opening: script.opening,
    clues: Object.keys(state.known).flatMap((id) => clueOf(state, id) ?? []),
    examined: Object.keys(state.examined),
    pending: pendingOf(state).map(({ test, ongoing }) => ({
      test,
      readyAt: minutesOf(ongoing.readyAt),
    })),
    results: state.results,
    readings: Object.fromEntries(read),
    reports: Object.fromEntries(
      read.map(([id]) => [id, shownBy(state, id, state.tests[id]?.takenAt ?? 0).report ?? '']),
    ),
    cost: costOf(state),
    orders: state.orders.map(({ id, dose, stopped }) => ({
      id,
      ...(dose === undefined ? {} : { dose }),
      ...(stopped === undefined ? {} : { stopped: minutesOf(stopped.clock) }),
    })),
    ...(state.monitored ? { vitals: state.vitals } : {}),
    suspicions: state.suspicions.at(-1)?.codes ?? [],
    ...(state.conclusion === undefined ? {} : { conclusion: state.conclusion.is }),
    record: state.record?.sections ?? {},
    hints: state.hints.length,
    ...(state.ended === undefined ? {} : { ended: state.ended.how }),
  }
}
