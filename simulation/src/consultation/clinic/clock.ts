import { isMeantBy, pictureFromAge, pictureKindOf, testOf, defaultPicture } from '#catalogue'
import type { Decline } from '#cases'
import { voiceOf } from '../converse/manner.ts'
import type { Observation, Result } from '../state/observation.ts'
import { shownBy } from './serial.ts'
import { sheetOf } from './sheet.ts'
import type { Ongoing, State } from '../state/state.ts'
import { changeVitals } from '../state/vitals.ts'

/** A state and what may be shown of how it came about. */
export type Step = { readonly state: State; readonly observations: readonly Observation[] }

/** Whole minutes that have passed. */
export const minutesOf = (seconds: number): number => (seconds - (seconds % 60)) / 60

const resultOf = (
  state: State,
  id: string,
  { takenAt, readyAt: at }: Ongoing,
): Result | undefined => {
  const known = testOf(id)
  if (known === undefined) return undefined
  const own = state.setup.script.tests.find((one) => one.id === id)
  const shown = shownBy(state, id, takenAt)
  const head = { type: 'result', test: id, zh: known.zh, minute: minutesOf(at) } as const
  const toRead = own?.reading !== undefined && state.tests[id]?.read === undefined
  const report = toRead
    ? undefined
    : (shown.report ?? (known.kind === 'imaging' ? known.normal : undefined))
  const ready = { ...head, toRead, ...(report === undefined ? {} : { report }) }
  if (known.kind === 'laboratory')
    return { ...ready, lines: sheetOf(state.setup.script, known, shown.values ?? {}) }
  if (known.kind === 'imaging') {
    const kind = pictureKindOf(id)
    // What a case does not draw is as in health: a picture alone must not tell that something was found.
    return kind === undefined || state.setup.script.caseInfo.age < pictureFromAge
      ? ready
      : { ...ready, picture: shown.picture ?? defaultPicture(kind) }
  }
  const tracing = shown.tracing ?? { rhythm: 'sinus' as const, leads: {} }
  return { ...ready, tracing: { ...tracing, rate: state.vitals.P } }
}

const arrive = (state: State, id: string, ongoing: Ongoing): Step => {
  const result = resultOf(state, id, ongoing)
  if (result === undefined) return { state, observations: [] }
  const results = [...state.results, result]
  const came = { ...ongoing, came: state.seq }
  const again = state.repeats.some((one) => one === ongoing)
  const next = again
    ? { repeats: state.repeats.map((one) => (one === ongoing ? { ...came, test: id } : one)) }
    : { tests: { ...state.tests, [id]: came } }
  return { state: { ...state, ...next, results }, observations: [result] }
}

/** What the patient looks and sounds like after a change for better or worse. */
export const affect = (
  state: State,
  {
    vitals,
    zh,
    says,
    mood,
    harm,
  }: Pick<Decline, 'vitals' | 'zh' | 'says' | 'mood'> & { readonly harm: boolean },
): Step => {
  const next = { ...state, vitals: changeVitals(state.vitals, vitals), mood: mood ?? state.mood }
  const seen: Observation[] = [{ type: 'change', text: zh, harm }]
  if (says !== undefined)
    seen.push({ type: 'say', text: says, manner: 'unasked', voice: voiceOf(next), clues: [] })
  if (next.monitored) seen.push({ type: 'vitals', vitals: next.vitals })
  const shown = says === undefined ? next.shown : next.mood
  return { state: { ...next, shown }, observations: seen }
}

const decline = (state: State, one: Decline): Step => {
  const noted = { ...state, declined: [...state.declined, one.id] }
  const inTime = state.orders.some(
    ({ id, stopped }) =>
      stopped === undefined && one.unless.some((reference) => isMeantBy(id, reference)),
  )
  if (inTime) return { state: noted, observations: [] }
  const done = affect(noted, { ...one, harm: true })
  const why = '等待过久而没有处理，病情恶化。'
  const harm = {
    id: one.id,
    zh: one.zh,
    why,
    seq: state.seq,
    penalty: one.penalty,
    kind: 'delay',
  } as const
  return { ...done, state: { ...done.state, harms: [...done.state.harms, harm] } }
}

type Due = { readonly at: number; readonly run: (state: State) => Step }

/** Every sample whose result has not come. */
export const pendingOf = ({
  tests,
  repeats,
}: Pick<State, 'tests' | 'repeats'>): readonly {
  readonly test: string
  readonly ongoing: Ongoing
}[] =>
  [
    ...Object.entries(tests).map(([test, ongoing]) => ({ test, ongoing })),
    ...repeats.map((ongoing) => ({ test: ongoing.test, ongoing })),
  ].filter(({ ongoing }) => ongoing.came === undefined)

/** Results and turns for the worse between now and then, in the order in which they come. */
const dueBy = (state: State, until: number): readonly Due[] =>
  [
    ...pendingOf(state).flatMap(({ test, ongoing }): Due[] =>
      ongoing.readyAt <= until
        ? [{ at: ongoing.readyAt, run: (now) => arrive(now, test, ongoing) }]
        : [],
    ),
    ...state.setup.script.course.flatMap((one): Due[] =>
      one.at * 60 <= until && !state.declined.includes(one.id)
        ? [{ at: one.at * 60, run: (now) => decline(now, one) }]
        : [],
    ),
  ].toSorted((one, other) => one.at - other.at)

/** Lets virtual time pass: tests run in parallel, and a patient who needs something does not wait. */
export const pass = (state: State, seconds: number): Step => {
  const until = state.clock + seconds
  const done = dueBy(state, until).reduce<Step>(
    (before, { run }) => {
      const after = run(before.state)
      return { state: after.state, observations: [...before.observations, ...after.observations] }
    },
    { state, observations: [] },
  )
  return { ...done, state: { ...done.state, clock: until } }
}
