import { complicationOf } from '#procedures'
import { patientSays, type Observation } from './observation.ts'
import type { State, Trouble } from './state.ts'

/** What a step of the engine brings. */
export type Step = { readonly state: State; readonly observations: readonly Observation[] }

/** A complication begins, as severe as 0-1; one that is there already grows. */
export const befall = (state: State, id: string, severity: number): State => {
  if (complicationOf(id) === undefined) return state
  const there = state.troubles.find((one) => one.id === id)
  if (there !== undefined) {
    const aim = there.aim + severity * 0.3
    const grown: Trouble = { ...there, aim: aim > 1 ? 1 : aim }
    return { ...state, troubles: state.troubles.map((one) => (one.id === id ? grown : one)) }
  }
  const begun: Trouble = {
    id,
    seq: state.seq,
    since: state.clock,
    level: 0,
    aim: severity,
    treated: {},
    told: 0,
  }
  return { ...state, troubles: [...state.troubles, begun] }
}

/** Remedies reach every complication that holds; the first time counts. */
export const treat = (state: State, tags: readonly string[]): State =>
  tags.length === 0
    ? state
    : {
        ...state,
        troubles: state.troubles.map((one) => ({
          ...one,
          treated: {
            ...Object.fromEntries(tags.map((tag) => [tag, state.clock])),
            ...one.treated,
          },
        })),
      }

/** Whoever goes on while something is amiss has not stopped. */
export const resume = (state: State): State => ({
  ...state,
  troubles: state.troubles.map((one) =>
    one.level < 0.1 && one.treated['stop'] !== undefined
      ? one
      : {
          ...one,
          treated: Object.fromEntries(
            Object.entries(one.treated).filter(([tag]) => tag !== 'stop'),
          ),
        },
  ),
})

/** Whether everything was done that a complication takes, within five minutes of its beginning. */
export const isHandled = ({ id, since, treated }: Trouble): boolean =>
  (complicationOf(id)?.must ?? []).every((tag) => {
    const when = treated[tag]
    return when !== undefined && when - since <= 300
  })

/** What can be seen of complications now. */
export const signsOf = ({ troubles }: State): readonly string[] =>
  troubles.flatMap(({ id, level }) =>
    (complicationOf(id)?.signs ?? [])
      .filter(({ from }) => level >= from)
      .slice(-1)
      .map(({ zh }) => zh),
  )

/** Tells the signs that have come up since they were last told. */
export const tellSigns = (state: State): Step => {
  const observations: Observation[] = []
  const troubles = state.troubles.map((one) => {
    const due = (complicationOf(one.id)?.signs ?? []).filter(({ from }) => one.level >= from)
    observations.push(...due.slice(one.told).map(({ zh }) => patientSays(zh)))
    return due.length > one.told ? { ...one, told: due.length } : one
  })
  return { state: observations.length === 0 ? state : { ...state, troubles }, observations }
}
