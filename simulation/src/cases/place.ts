import type { Draft } from './draft.ts'

const keyOf = (value: unknown): string | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  const { id, item, code } = value as Readonly<Record<string, unknown>>
  const key = id ?? item ?? code
  return typeof key === 'string' ? key : undefined
}

/** A name at the beginning of what is left of a path: the whole of it, or up to the next step. */
const begins = (rest: string, name: string): boolean =>
  rest === name || rest.startsWith(`${name}.`) || rest.startsWith(`${name}[`)

const after = (rest: string, name: string): string => rest.slice(name.length).replace(/^\./, '')

type Step = { readonly to: unknown; readonly steps: readonly string[]; readonly rest: string }

/** The entry of a list by the name that the proofreader calls it: ids may hold dots, the longest that fits is meant. */
const named = (list: readonly unknown[], rest: string): Step | undefined => {
  const [match] = list
    .map((one, at) => ({ one, at, key: keyOf(one) }))
    .filter(({ key }) => key !== undefined && key !== '' && begins(rest, key))
    .toSorted((one, other) => (other.key?.length ?? 0) - (one.key?.length ?? 0))
  return match && { to: match.one, steps: [String(match.at)], rest: after(rest, match.key ?? '') }
}

const step = (value: unknown, rest: string): Step | undefined => {
  const index = /^\[(\d+)\]\.?/.exec(rest)
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value
    if (index === null) return named(list, rest)
    const at = index[1] ?? '0'
    return { to: list[Number(at)], steps: [at], rest: rest.slice(index[0].length) }
  }
  if (typeof value !== 'object' || value === null) return undefined
  const [member] = Object.entries(value)
    .filter(([name]) => begins(rest, name))
    .toSorted(([one], [other]) => other.length - one.length)
  if (member) return { to: member[1], steps: [member[0]], rest: after(rest, member[0]) }
  // `rubric.H01`, `treatment.T6`, `symptoms.fever`: which of the lists it stands in is not said.
  for (const [name, inner] of Object.entries(value)) {
    if (typeof inner !== 'object' || inner === null) continue
    const match = Array.isArray(inner)
      ? named(inner, rest)
      : Object.keys(inner).some((key) => begins(rest, key))
        ? step(inner, rest)
        : undefined
    if (match) return { ...match, steps: [name, ...match.steps] }
  }
  const next = /^[^.[]+/.exec(rest)?.[0]
  return next === undefined ? undefined : { to: undefined, steps: [next], rest: after(rest, next) }
}

/**
 * Where in a draft something is that the proofreader names (`facts.F05.text`, `exam.neck.inspection`, `rubric.H01.why`,
 * a fact's id alone): its steps joined by dots, entries of lists by their number. What stands nowhere is the empty text.
 */
export const placeOf = (draft: Draft, path: string): string => {
  const alone = /^(symptom|disease):(\w+)$/.exec(path)
  if (alone) {
    const [, kind, entity = ''] = alone
    return placeOf(draft, kind === 'disease' ? `diseases.${entity}` : `symptoms.${entity}`)
  }
  const facts = draft['facts']
  const isFact = Array.isArray(facts) && facts.some((one) => keyOf(one) === path)
  let left: Step = { to: draft, steps: [], rest: isFact ? `facts.${path}` : path }
  if (!isFact && !Object.hasOwn(draft, /^\w+/.exec(path)?.[0] ?? '')) {
    // A member that is wanting has its place all the same; a catalogue has none.
    return /^\w+$/.test(path) && !path.includes(':') ? path : ''
  }
  const steps: string[] = []
  while (left.rest !== '') {
    const next = step(left.to, left.rest)
    if (next === undefined) break
    steps.push(...next.steps)
    left = next
  }
  return steps.join('.')
}
