import { diagnosisOf, examinationOf, orderOf, testOf } from '#catalogue'
import { questionName } from '#ontology'
import type { Draft } from './draft.ts'
import { scriptFields } from './script.ts'

/** Something in which two forms of a case differ, in words; `member` is where. */
export type Difference = {
  readonly member: string
  readonly kind: 'added' | 'removed' | 'changed'
  readonly zh: string
}

const differ = (one: unknown, other: unknown): boolean => canonical(one) !== canonical(other)

/** A value as text, members in alphabetical order: the order in which they were typed says nothing. */
const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? ''
  return `{${Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, one]) => `${name}:${canonical(one)}`)
    .join(',')}}`
}

type Plain = Readonly<Record<string, unknown>>

const isGroup = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const keyOf = (value: unknown): string => {
  const { id, item, code } = isGroup(value) ? value : {}
  return [id, item, code].find((one) => typeof one === 'string') ?? ''
}

const most = 60
const quoted = (value: unknown): string => {
  const text = typeof value === 'string' ? value : canonical(value ?? '')
  return `“${[...text].length > most ? `${[...text].slice(0, most).join('')}…` : text}”`
}

/** What an entry is called, by the catalogue that its key belongs to. */
const nameOf = (member: string, key: string): string => {
  if (member === 'exam') return examinationOf(key)?.zh ?? key
  if (member === 'tests') return testOf(key)?.zh ?? key
  if (member.startsWith('diagnosis')) return diagnosisOf(key)?.zh ?? key
  if (member.startsWith('treatment')) return orderOf(key)?.zh ?? key
  return key
}

/** What an entry says, shortly. */
const saying = (value: unknown): string => {
  if (!isGroup(value)) return quoted(value)
  const { text, finding, zh, report, ask } = value
  const wording = text ?? finding ?? zh ?? report ?? ask
  return typeof wording === 'string' ? quoted(wording) : ''
}

const changeOf = (before: Plain, after: Plain): string => {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) =>
    differ(before[name], after[name]),
  )
  const [first] = names
  if (names.length === 1 && (first === 'text' || first === 'finding' || first === 'report'))
    return `${quoted(before[first])} 改为 ${quoted(after[first])}`
  if (names.includes('asks') && Array.isArray(after['asks']))
    return `可回答的问题改为 ${after['asks'].map((one) => questionName(String(one))).join('、')}`
  return saying(after)
}

const ofList = (
  member: string,
  before: readonly unknown[],
  after: readonly unknown[],
): readonly Difference[] => {
  const old = new Map(before.map((one) => [keyOf(one), one]))
  const fresh = new Map(after.map((one) => [keyOf(one), one]))
  // Entries without names (milestones, words) are told as a whole.
  if (old.size < before.length || fresh.size < after.length || old.has('') || fresh.has(''))
    return differ(before, after)
      ? [{ member, kind: 'changed', zh: `${before.length} 项改为 ${after.length} 项` }]
      : []
  const nameIn = (key: string) => nameOf(member, key)
  return [
    ...[...fresh].flatMap(([key, one]): readonly Difference[] => {
      const was = old.get(key)
      if (was === undefined)
        return [{ member, kind: 'added', zh: `${nameIn(key)} ${saying(one)}`.trim() }]
      if (!differ(was, one)) return []
      const zh = isGroup(was) && isGroup(one) ? changeOf(was, one) : saying(one)
      return [{ member, kind: 'changed', zh: `${nameIn(key)} ${zh}`.trim() }]
    }),
    ...[...old]
      .filter(([key]) => !fresh.has(key))
      .map(([key, one]): Difference => ({
        member,
        kind: 'removed',
        zh: `${nameIn(key)} ${saying(one)}`.trim(),
      })),
  ]
}

const named = (member: string, name: string): string => {
  if (member.startsWith('symptoms')) return questionName(`symptom:${name}`).replace('症状：', '')
  return member === 'diseases' ? questionName(`disease:${name}`).replace('疾病：', '') : name
}

const ofGroup = (member: string, before: Plain, after: Plain): readonly Difference[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) => {
    const [was, is] = [before[name], after[name]]
    if (!differ(was, is)) return []
    if (Array.isArray(was) && Array.isArray(is)) return ofList(`${member}.${name}`, was, is)
    if (member === 'symptoms' && isGroup(was) && isGroup(is))
      return ofGroup(`symptoms.${name}`, was, is)
    const memberName = named(member, name)
    if (was === undefined)
      return [{ member, kind: 'added', zh: `${memberName} ${saying(is)}`.trim() }]
    if (is === undefined)
      return [{ member, kind: 'removed', zh: `${memberName} ${saying(was)}`.trim() }]
    return [{ member, kind: 'changed', zh: `${memberName} ${saying(was)} 改为 ${saying(is)}` }]
  })

/** Members that are the server's, not an author's. */
const notTold: readonly string[] = ['schema', 'id', 'version', 'reviewedBy', 'reviewedAt']

/** In what a case differs from what it was, member by member. */
export const differences = (before: Draft, after: Draft): readonly Difference[] =>
  Object.keys(scriptFields)
    .filter((member) => !notTold.includes(member) && differ(before[member], after[member]))
    .flatMap((member): readonly Difference[] => {
      const [was, is] = [before[member], after[member]]
      if (Array.isArray(was) || Array.isArray(is))
        return ofList(member, Array.isArray(was) ? was : [], Array.isArray(is) ? is : [])
      if (isGroup(was) || isGroup(is))
        return ofGroup(member, isGroup(was) ? was : {}, isGroup(is) ? is : {})
      return [{ member, kind: 'changed', zh: `${quoted(was)} 改为 ${quoted(is)}` }]
    })
