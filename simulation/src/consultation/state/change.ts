import type { State } from './state.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * What one event made of a state, as it is kept with the event: fields that became other (`set`), lists that grew
 * (`more`), entries that a table gained or that became other (`entries`). Plain values, the same after JSON; the order of
 * entries counts. Fields that an older engine did not know stay as a session begins with them.
 */
export type Change = {
  readonly set: Values
  readonly more?: Readonly<Record<string, readonly unknown[]>>
  readonly entries?: Readonly<Record<string, Values>>
}

const tables: ReadonlySet<string> = new Set(['known', 'asked', 'examined', 'examinedLast', 'tests'])

const valuesOf = (value: unknown): Values => value as Values

const startsWith = (list: readonly unknown[], before: readonly unknown[]): boolean =>
  before.every((one, at) => list[at] === one)

/** Only what is neither a list that grew nor a table: the whole value is kept. */
const changeOfField = (name: string, before: unknown, after: unknown): Change => {
  if (Array.isArray(after) && Array.isArray(before) && startsWith(after, before))
    return { set: {}, more: { [name]: after.slice(before.length) } }
  if (!tables.has(name)) return { set: { [name]: after } }
  const were = valuesOf(before)
  const other = Object.entries(valuesOf(after)).filter(([key, value]) => were[key] !== value)
  return { set: {}, entries: { [name]: Object.fromEntries(other) } }
}

const together = (one: Change, other: Change): Change => ({
  set: { ...one.set, ...other.set },
  ...((one.more ?? other.more) && { more: { ...one.more, ...other.more } }),
  ...((one.entries ?? other.entries) && { entries: { ...one.entries, ...other.entries } }),
})

/** What became other between two states of one session. */
export const changeOf = (before: State, after: State): Change => {
  const were = valuesOf(before)
  return Object.entries(after)
    .filter(([name, value]) => were[name] !== value)
    .map(([name, value]) => changeOfField(name, were[name], value))
    .reduce(together, { set: {} })
}

/** The state that a change made, whatever engine it was: nothing is judged, nothing refused. */
export const changed = (state: State, { set, more = {}, entries = {} }: Change): State => {
  const were = valuesOf(state)
  const grown = Object.entries(more).map(([name, added]) => [
    name,
    [...(were[name] as readonly unknown[]), ...added],
  ])
  const gained = Object.entries(entries).map(([name, added]) => [
    name,
    { ...valuesOf(were[name]), ...added },
  ])
  return { ...state, ...set, ...Object.fromEntries([...grown, ...gained]) }
}
