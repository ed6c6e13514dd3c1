/** Where in a draft something stands: names of members, numbers of entries. */
export type Path = readonly string[]

type Plain = Readonly<Record<string, unknown>>

/** A value as members by their names; nothing where it is no such thing. */
export const asGroup = (value: unknown): Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Plain) : {}

/** A value as a list; an empty one where it is none. */
export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** A value as a text; the empty one where it is none. */
export const asText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

/** The texts of a list. */
export const asTexts = (value: unknown): readonly string[] =>
  asList(value).filter((one) => typeof one === 'string')

/** What stands at a place; undefined where nothing does. */
export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (now, step) =>
      Array.isArray(now) ? (now as readonly unknown[])[Number(step)] : asGroup(now)[step],
    value,
  )

/** The same with something else at a place; `undefined` takes the member away. */
export const withValue = (value: unknown, path: Path, next: unknown): unknown => {
  const [step, ...rest] = path
  if (step === undefined) return next
  const within = withValue(valueAt(value, [step]), rest, next)
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value
    return list.map((one, at) => (String(at) === step ? within : one))
  }
  if (within !== undefined) return { ...asGroup(value), [step]: within }
  const { [step]: _, ...others } = asGroup(value)
  return others
}

/** A figure as a draft keeps it: the number where it is one, else what was typed. */
export const figureOf = (typed: string): number | string => {
  const value = Number(typed)
  return typed.trim() === '' || Number.isNaN(value) ? typed : value
}
