import type { Condition } from '#procedures'
import { tipOf } from './layers.ts'
import { measureOf } from './measures.ts'
import type { Done, State } from './state.ts'

/** The events that show that something holds; there may be none. */
export type Evidence = readonly number[]

/** The deeds that a name stands for: `main` the invasive ones, `end` those that end the operation. */
const meant = ({ setup }: State, names: readonly string[]): readonly string[] =>
  names.flatMap((name) =>
    name === 'main' ? setup.procedure.main : name === 'end' ? setup.procedure.end : [name],
  )

const firstOf = (state: State, names: readonly string[]): number | undefined => {
  const deeds = meant(state, names)
  return state.done.find(({ deed }) => deeds.includes(deed))?.seq
}

const lastOf = (state: State, names: readonly string[]): number | undefined => {
  const deeds = meant(state, names)
  return state.done.findLast(({ deed }) => deeds.includes(deed))?.seq
}

const isWithin = (
  value: number | undefined,
  { from, to }: { from?: number; to?: number },
): boolean =>
  value !== undefined && (from === undefined || value >= from) && (to === undefined || value <= to)

const isAmong = (list: readonly string[] | undefined, value: string | undefined): boolean =>
  list === undefined || (value !== undefined && list.includes(value))

const fits = (one: Done, condition: Condition): boolean =>
  isAmong(condition.target, one.target) &&
  isAmong(condition.option, one.option) &&
  isAmong(condition.at, one.tissue) &&
  (condition.beyond === undefined || isWithin(one.beyond, condition.beyond)) &&
  (condition.while ?? []).every((name) => one.flags.includes(name)) &&
  !(condition.whileNot ?? []).some((name) => one.flags.includes(name)) &&
  (condition.clean === undefined || condition.clean === one.clean) &&
  Object.entries(condition.values ?? {}).every(([name, bounds]) =>
    isWithin(one.values[name], bounds),
  )

/** Whether a deed followed soon enough upon the last of those that it should follow. */
const isPrompt = (state: State, { after, within }: Condition, one: Done): boolean => {
  if (after === undefined || within === undefined) return true
  const deeds = meant(state, after)
  const last = state.done.findLast(({ seq, deed }) => seq < one.seq && deeds.includes(deed))
  return last !== undefined && one.clock - last.clock <= within
}

/** What was done of these deeds as a condition says it; undefined where it was not, or not often enough. */
const evidenceOfActions = (
  state: State,
  condition: Condition,
  names: readonly string[],
): Evidence | undefined => {
  const deeds = meant(state, names)
  const all = state.done.filter(({ deed }) => deeds.includes(deed))
  const before = condition.before === undefined ? undefined : firstOf(state, condition.before)
  const after = condition.after === undefined ? undefined : firstOf(state, condition.after)
  if (condition.after !== undefined && after === undefined) return undefined
  const since = condition.since === undefined ? undefined : lastOf(state, condition.since)
  const timely = all.filter(
    ({ seq }) =>
      (before === undefined || seq < before) &&
      (after === undefined || seq > after) &&
      (since === undefined || seq > since),
  )
  const prompt = timely.filter((one) => isPrompt(state, condition, one))
  const counted = condition.last === true ? prompt.slice(-1) : prompt
  const fitting = counted.filter((one) => fits(one, condition))
  return fitting.length >= (condition.times ?? 1) ? fitting.map(({ seq }) => seq) : undefined
}

/** Whether names are among what holds, one of them or each, as the condition joins them. */
const isMet = (
  names: readonly string[] | undefined,
  join: 'any' | 'all',
  holds: (name: string) => boolean,
): boolean => names === undefined || (join === 'any' ? names.some(holds) : names.every(holds))

const ofComplications = (state: State, { had, has, join = 'any' }: Condition): boolean =>
  isMet(had, join, (name) => state.troubles.some(({ id }) => id === name)) &&
  isMet(has, join, (name) => state.troubles.some(({ id, level }) => level > 0.08 && id === name))

const ofPresent = (state: State, condition: Condition, tip: string | undefined): boolean =>
  Object.entries(condition.is ?? {}).every(([name, options]) =>
    options.includes(state.setup.variant.is[name] ?? ''),
  ) &&
  isMet(condition.flag, condition.join ?? 'all', (name) => state.flags[name] === true) &&
  isMet(
    condition.prepared,
    condition.join ?? 'all',
    (name) => state.prepared[name] !== undefined,
  ) &&
  isAmong(condition.tissue, tip) &&
  (condition.measure === undefined || isWithin(measureOf(state, condition.measure), condition)) &&
  ofComplications(state, condition)

/** The events that show that a condition holds; undefined when it does not. */
export const holds = (state: State, condition: Condition): Evidence | undefined => {
  if (!ofPresent(state, condition, tipOf(state.instrument))) return undefined
  const { all = [], any, not, did, prepared = [] } = condition
  if (not !== undefined && holds(state, not) !== undefined) return undefined
  const times: number[] = prepared.flatMap((name) => state.prepared[name] ?? [])
  for (const one of all) {
    const evidence = holds(state, one)
    if (evidence === undefined) return undefined
    times.push(...evidence)
  }
  if (any !== undefined) {
    const first = any.map((one) => holds(state, one)).find((evidence) => evidence !== undefined)
    if (first === undefined) return undefined
    times.push(...first)
  }
  if (did !== undefined) {
    for (const names of condition.join === 'all' ? did.map((name) => [name]) : [did]) {
      const evidence = evidenceOfActions(state, condition, names)
      if (evidence === undefined) return undefined
      times.push(...evidence)
    }
  }
  return [...new Set(times)].toSorted((one, other) => one - other)
}
