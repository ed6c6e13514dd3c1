import { decideWorks, type Outcome } from '@xinglin/contract/marking'
import { refuseSensitive } from '#dictionaries'
import { refuse, type Visit } from '#platform/visit'
import { policyStore } from '../policies/policy-store.ts'
import type { MarkingSource } from '../sources/marking-source.ts'
import type { WorkRow } from '../works/work-store.ts'
import { resubmitDeadline, giveOneOfTwo, releaseHeld, settleMark } from './decide-mark.ts'
import { lockWork } from './examine-mark.ts'
import { givenMarks } from './agreement.ts'
import { evenPoints, shareOfMark, unmarked } from './rules.ts'

/** How several works are decided alike. */
export type Alike = {
  readonly Outcome: Outcome
  /** Per cent of every criterion; null for the points that the marker kept of each. */
  readonly Share: number | null
  readonly Comment: string
  readonly Release: boolean
  readonly AgainDays: number
}

/** Decides one waiting work; false where it is left as it is. */
const decideAlike = async (
  source: MarkingSource,
  visit: Visit,
  work: WorkRow,
  { Outcome, Share, Comment, Release, AgainDays }: Alike,
): Promise<boolean> => {
  const me = visit.person?.id
  if (work.state !== 'waiting' || work.personId === me) return false
  const held = await lockWork(source, visit, work)
  if (held.work.state !== 'waiting') return false
  const policy = (await policyStore(visit).of([work.itemId], source.defaultPolicy))(work.itemId)
  const others = held.marks.filter(({ markerId }) => markerId !== me)
  // What a colleague has begun is theirs, unless two mark it anyway.
  if (policy.Markers === 1 && others.some(({ decidedAt }) => decidedAt === null)) return false
  // Two who differ too much are looked at by a third marker one by one.
  if (givenMarks(others).length > 1) return false
  const before = held.marks.find(({ markerId }) => markerId === me)?.mark ?? unmarked
  const mark = {
    ...before,
    ...(Share !== null && Outcome === 'marked' && { Points: evenPoints(held.rubric, Share) }),
    Comment: Comment.trim() === '' ? before.Comment : Comment,
  }
  const mayTell = await source.mayTell(visit, work)
  if (Outcome === 'returned' && !mayTell) return false
  if (Outcome === 'marked' && shareOfMark(held.rubric, mark) === null) return false
  if (Outcome === 'marked' && policy.Markers === 2)
    await giveOneOfTwo(source, visit, held, mark, policy.Differ)
  else
    await settleMark(source, visit, held, {
      mark,
      outcome: Outcome,
      resubmitUntil: Outcome === 'returned' ? resubmitDeadline(visit.at, AgainDays) : null,
    })
  const tells =
    Outcome === 'marked' && mayTell && (Release || (await source.tellsAtOnce(visit, work)))
  if (tells) await releaseHeld(source, visit, work.id)
  return true
}

/** Decides several works alike; answers how many were decided, and how many were left as they are. */
export const decideSeveral = async (
  source: MarkingSource,
  visit: Visit,
  works: readonly WorkRow[],
  alike: Alike,
): Promise<number> => {
  if (alike.Outcome === 'returned' && alike.Comment.trim() === '')
    throw refuse(decideWorks.refusals.noComment)
  await refuseSensitive(visit, alike.Comment, 'marking', source.refusals.sensitive)
  let decided = 0
  for (const work of works) if (await decideAlike(source, visit, work, alike)) decided += 1
  return decided
}
