import type { Draft } from './draft.ts'
import { scriptFields, type CaseScript } from './script.ts'
import type { Problem } from '#form'
import { standIn } from './stand-in.ts'

type Plain = Record<string, unknown>

const isGroup = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The steps of a path: `facts[3].gate` is facts, 3, gate. */
const stepsOf = (path: string): readonly string[] => path.match(/[^.[\]]+/g) ?? []

const leftOut = (list: readonly unknown[], at: readonly string[]): readonly unknown[] =>
  list.filter((_, no) => !at.includes(String(no)))

/** A member without what cannot be read: entries of lists and records are left out, single values are the stand-in's. */
const mended = (name: string, value: unknown, problems: readonly Problem[]): unknown => {
  const places = problems.map(({ path }) => stepsOf(path).slice(1))
  const usual = standIn[name as keyof CaseScript] as unknown
  if (places.some(([first]) => first === undefined)) return usual
  if (Array.isArray(value))
    return leftOut(
      value,
      places.map(([first = '']) => first),
    )
  if (!isGroup(value)) return usual
  const readable: Plain = { ...value }
  for (const [first = '', second] of places) {
    const inner = value[first]
    if (second !== undefined && Array.isArray(inner))
      readable[first] = leftOut(
        inner,
        places.flatMap(([one, two]) => (one === first && two !== undefined ? [two] : [])),
      )
    else if (second !== undefined && isGroup(inner) && isGroup(readable[first])) {
      const { [second]: _, ...rest } = readable[first]
      readable[first] = rest
    } else if (isGroup(usual) && first in usual) readable[first] = usual[first]
    else delete readable[first]
  }
  return readable
}

const rounds = 3

/** What becomes of a member: read as it stands, mended, or replaced by what stands in for it. */
type Had = { readonly value: unknown; readonly as: 'written' | 'mended' | 'replaced' }

const had = (name: keyof typeof scriptFields, given: unknown): Had => {
  const shape = scriptFields[name]
  const usual: Had = { value: standIn[name], as: 'replaced' }
  if (given === undefined)
    return shape.absent === undefined && !('optional' in shape)
      ? usual
      : { value: standIn[name], as: 'written' }
  let value: unknown = given
  for (let round = 0; round <= rounds; round += 1) {
    const problems: Problem[] = []
    const read: unknown = shape.read(value, name, problems)
    if (problems.length === 0) return { value: read, as: round === 0 ? 'written' : 'mended' }
    const short = problems.every(({ path }) => path === name)
    // A list that is too short only is read entry by entry: trying a patient wants no forty-five facts.
    if (short && Array.isArray(value) && Array.isArray(standIn[name]))
      return { value: [], as: value.length === 0 ? 'written' : 'replaced' }
    value = mended(name, value, problems)
    if (value === standIn[name]) return usual
  }
  return usual
}

/**
 * A draft as far as it can be played: what cannot be read is left out or stood in for. `mended` and `replaced` name the
 * members of which that is true, so that nobody takes a stand-in for what an author wrote.
 */
export const playable = (
  draft: Draft,
): {
  readonly script: CaseScript
  readonly mended: ReadonlySet<string>
  readonly replaced: ReadonlySet<string>
} => {
  const members = (Object.keys(scriptFields) as (keyof typeof scriptFields)[]).map(
    (name) => [name, had(name, Object.hasOwn(draft, name) ? draft[name] : undefined)] as const,
  )
  const those = (as: Had['as']) =>
    new Set(members.filter(([, one]) => one.as === as).map(([name]) => name as string))
  const script = Object.fromEntries(
    members.flatMap(([name, { value }]) => (value === undefined ? [] : [[name, value]])),
  ) as CaseScript
  return { script, mended: those('mended'), replaced: those('replaced') }
}
