import type { OwnDate, OwnWork } from '@xinglin/contract/assignments'
import type { DateField } from '@xinglin/contract/assignments'
import type { Effective, Given } from '#targets'
import type { ItemStanding } from './state-rules.ts'

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** What a class, a group or the student themself is called where a date is explained. */
const nameIn = (names: ReadonlyMap<string, string>, refId: string, kind: string): string =>
  kind === 'person' ? '您个人' : (names.get(refId) ?? '')

/** A date as it holds for a student, with why. */
export const toOwnDate = (
  field: DateField,
  { value, base, by, others }: Effective<Date | null>,
  names: ReadonlyMap<string, string>,
): OwnDate => ({
  Field: field,
  At: iso(value),
  Base: iso(base),
  By: by ? { Kind: by.kind, Name: nameIn(names, by.refId, by.kind), Reason: by.reason } : null,
  Others: others.map((one) => ({ Name: nameIn(names, one.refId, one.kind), At: iso(one.value) })),
})

/** By what somebody has a task: names of classes and groups; nothing where they were named themselves. */
export const viaOf = ({ targetMatch }: Given): string[] =>
  targetMatch.via.flatMap(({ kind, name }) => (kind === 'person' ? [] : [name]))

/** How a student's item stands, as the contract tells it. */
export const toOwnWork = ({
  state,
  outcome,
  tries,
  progress,
  resubmitUntil,
}: ItemStanding): OwnWork => ({
  State: state,
  Score: outcome.score,
  Counted: outcome.counted.length,
  Tries: tries,
  DoneAt: iso(outcome.doneAt),
  LateDays: outcome.lateDays,
  Progress: progress,
  AgainUntil: iso(resubmitUntil),
})
