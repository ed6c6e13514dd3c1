import type { Event } from './event.ts'

/**
 * A trace of the recorder: its id and Chinese name, unit, the range it is drawn in at first, how many samples a second
 * (a whole part of the model's steps), and the standard deviation of the amplifier's noise in the same unit.
 */
export type Channel = {
  readonly id: string
  readonly zh: string
  readonly unit: string
  readonly lo: number
  readonly hi: number
  readonly rate: number
  readonly noise?: number
}

/** A figure of a model: its usual value, the range a teacher may set it in, its unit, what it does and where it is from. */
export type Parameter = {
  readonly zh: string
  readonly unit: string
  readonly usual: number
  readonly lo: number
  readonly hi: number
  /** What changes with it, in a sentence for teachers. */
  readonly does: string
  readonly source: string
}

/** Why something was not done, in a teacher's Chinese sentence; nothing has changed. */
export type Refusal = { readonly refusal: string }

/**
 * A preparation as equations in fixed steps of `dt` seconds. `step` and `apply` change the state in place, and `apply` gives
 * it back or refuses and leaves it as it was; whoever wants to keep a state takes a `snapshot`, which shares nothing
 * with it. `init` alone draws biological variation from the seed; `out` gives one figure a channel, without the noise of the
 * recorder, which is no part of the state. The state is plain data.
 */
export type Model<State, Name extends string = string> = {
  readonly id: string
  readonly zh: string
  readonly dt: number
  readonly channels: readonly Channel[]
  readonly parameters: Readonly<Record<Name, Parameter>>
  init(seed: number, values: Readonly<Record<Name, number>>): State
  step(state: State): void
  apply(state: State, event: Event): State | Refusal
  out(state: State, into: Float64Array): Float64Array
  snapshot(state: State): State
  restore(snapshot: State): State
  /**
   * Of a model that mostly waits: how many steps ahead nothing goes on but the clock (`out` stays the same; 0 where something
   * happens), and passing that many or fewer, which leaves the state as so many steps would, bit for bit.
   */
  readonly rest?: {
    ahead(state: State): number
    pass(state: State, steps: number): void
  }
}

/** Whether an event was refused. */
export const isRefused = (result: unknown): result is Refusal =>
  typeof result === 'object' && result !== null && 'refusal' in result

/** A refusal with its sentence. */
export const refused = (refusal: string): Refusal => ({ refusal })

/** A copy that shares nothing, of plain data: numbers, texts, booleans, null, lists and records of them. */
export const copied = <T>(plain: T): T => {
  if (Array.isArray(plain)) return plain.map((one: unknown) => copied(one)) as T
  if (typeof plain !== 'object' || plain === null) return plain
  const copy: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(plain)) copy[name] = copied(value)
  return copy as T
}

/** Snapshot and restore of a model whose state is plain data. */
export const plainState = { snapshot: copied, restore: copied }

/** A table's values: what was chosen, else the usual; throws a RangeError on a name it lacks or a value out of its range. */
export const valuesOf = <Name extends string>(
  table: Readonly<Record<Name, Parameter>>,
  chosen: Readonly<Record<string, number>> = {},
): Record<Name, number> => {
  for (const name of Object.keys(chosen))
    if (!Object.hasOwn(table, name)) throw new RangeError(`no parameter ${name}`)
  const names = Object.keys(table) as Name[]
  return Object.fromEntries(
    names.map((name) => {
      const { usual, lo, hi } = table[name]
      const value = chosen[name] ?? usual
      if (!(value >= lo && value <= hi)) throw new RangeError(`${name} is not within ${lo} … ${hi}`)
      return [name, value]
    }),
  ) as Record<Name, number>
}
