import { flag, id, lazy, list, number, object, oneOf, optional, record, type Shape } from '#form'

/** A figure's bounds, both included. */
export type Bounds = { readonly from?: number; readonly to?: number }

/**
 * What must hold of a session; every named part must. Of what was done (`did` and its details), of when (`before`,
 * `after`), of the patient's parameters (`is`), of the present (`flag`, `measure`, `tissue`) and of what befell them.
 */
export type Condition = {
  readonly all?: readonly Condition[]
  readonly any?: readonly Condition[]
  readonly not?: Condition
  /**
   * How several names in `did`, `flag`, `prepared`, `had` and `has` are meant: one of them, or each. Whoever writes more
   * than one says it; versions from before it was said mean any, and each of `flag` and `prepared`.
   */
  readonly join?: 'any' | 'all'
  /** These deeds were done … */
  readonly did?: readonly string[]
  /** … here, … */
  readonly target?: readonly string[]
  /** … in this way, … */
  readonly option?: readonly string[]
  /** … with these figures, … */
  readonly values?: Readonly<Record<string, Bounds>>
  /** … while the tip stood here, … */
  readonly at?: readonly string[]
  /** … so many cm beyond the beginning of the layer in which the tip stood, … */
  readonly beyond?: Bounds
  /** … while these flags were set, and while none of those was, … */
  readonly while?: readonly string[]
  readonly whileNot?: readonly string[]
  /** … within asepsis (true) or in breach of it (false); … */
  readonly clean?: boolean
  /** … and of several the last one counts. */
  readonly last?: boolean
  /** It was done before the first of these. */
  readonly before?: readonly string[]
  /** It was done after the first of these. */
  readonly after?: readonly string[]
  /** It was done after the last of these; at any time where none of them was done. */
  readonly since?: readonly string[]
  /** No more than so many virtual seconds after the last of `after` before it. */
  readonly within?: number
  /** It was done at least so often. */
  readonly times?: number
  /** Parameters of the patient. */
  readonly is?: Readonly<Record<string, readonly string[]>>
  readonly flag?: readonly string[]
  readonly prepared?: readonly string[]
  /** A figure of the session, within `from` and `to`. */
  readonly measure?: string
  readonly from?: number
  readonly to?: number
  /** Where the tip stands. */
  readonly tissue?: readonly string[]
  /** Complications that came about, and those that still hold. */
  readonly had?: readonly string[]
  readonly has?: readonly string[]
}

const names = list(id, 1, 40)
const bounds = object({ from: optional(number(-999, 9999)), to: optional(number(-999, 9999)) })

/** The shape of a condition, which nests. */
export const condition: Shape<Condition> = lazy(() =>
  object({
    all: optional(list(condition, 1, 20)),
    any: optional(list(condition, 1, 20)),
    not: optional(condition),
    join: optional(oneOf('any', 'all')),
    did: optional(names),
    target: optional(names),
    option: optional(names),
    values: optional(record(bounds)),
    at: optional(names),
    beyond: optional(bounds),
    while: optional(names),
    whileNot: optional(names),
    clean: optional(flag),
    last: optional(flag),
    before: optional(names),
    after: optional(names),
    since: optional(names),
    within: optional(number(1, 7200)),
    times: optional(number(1, 50)),
    is: optional(record(names)),
    flag: optional(names),
    prepared: optional(names),
    measure: optional(id),
    from: optional(number(-999, 99_999)),
    to: optional(number(-999, 99_999)),
    tissue: optional(names),
    had: optional(names),
    has: optional(names),
  }),
)

/** Every condition within one, itself first. */
export const nested = (one: Condition): readonly Condition[] => [
  one,
  ...[...(one.all ?? []), ...(one.any ?? []), ...(one.not === undefined ? [] : [one.not])].flatMap(
    nested,
  ),
]
