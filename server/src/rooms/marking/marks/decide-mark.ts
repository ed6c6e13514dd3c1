import type { decideWork, MarkingState, Mark, Outcome } from '@xinglin/contract/marking'
import { nobody } from '@xinglin/contract/call'
import { nameOfPerson } from '#identity'
import { refuse, type Visit } from '#platform/visit'
import { agreedMark, givenMarks, pointsApart } from './agreement.ts'
import { policyStore } from '../policies/policy-store.ts'
import type { MarkingSource } from '../sources/marking-source.ts'
import { workStore, type WorkRow } from '../works/work-store.ts'
import { examined, lockWork, type GivenMark, type HeldWork } from './examine-mark.ts'
import { markStore } from './mark-store.ts'
import { isSaid, lastDecided, shareOfMark, unseenDecision } from './rules.ts'

const dayMs = 86_400_000

type Decision = {
  readonly state: MarkingState
  readonly score: number | null
  readonly revision: number
}

/** Keeps what a marker has given so far, beside what others keep; answers the revision of their own. */
export const keepMark = async (
  source: MarkingSource,
  visit: Visit,
  given: GivenMark,
): Promise<{ readonly Revision: number }> => {
  const { work, marks, revision } = await examined(source, visit, given)
  // A mark of one of two that is changed before the other's is there is given anew.
  const own =
    work.state === 'waiting'
      ? undefined
      : marks.find(({ markerId }) => markerId === visit.person?.id)
  await markStore(visit).keep({
    rubric: null,
    outcome: null,
    score: null,
    decidedAt: null,
    ...own,
    workId: work.id,
    version: work.version,
    markerId: visit.person?.id ?? nobody,
    mark: given.Mark,
    revision: revision + 1,
    keptAt: visit.at,
  })
  return { Revision: revision + 1 }
}

/** Ends the marking of the newest version of a held work. */
export const settleMark = async (
  source: MarkingSource,
  visit: Visit,
  { work, rubric, revision }: HeldWork,
  given: {
    readonly mark: Mark
    readonly outcome: Outcome
    readonly resubmitUntil: Date | null
    /** What several agreed upon: nobody's own mark. */
    readonly agreed?: { readonly share: number }
  },
): Promise<Decision> => {
  const { mark, outcome, agreed } = given
  const share = agreed?.share ?? shareOfMark(rubric, mark) ?? 0
  const score = await source.settle(
    visit,
    work,
    work.version,
    outcome === 'marked' ? { mark, share } : undefined,
  )
  const next = revision + 1
  // What was agreed upon was decided after the marks that it comes from.
  const at = agreed ? new Date(visit.at.getTime() + 1) : visit.at
  await markStore(visit).keep({
    workId: work.id,
    version: work.version,
    markerId: agreed ? nobody : (visit.person?.id ?? nobody),
    mark,
    revision: next,
    keptAt: at,
    rubric,
    outcome,
    score,
    decidedAt: at,
  })
  await workStore(visit).change(work.id, {
    state: outcome,
    score,
    markerId: agreed ? null : (visit.person?.id ?? null),
    readAt: null,
    resubmitUntil: outcome === 'returned' ? given.resubmitUntil : null,
  })
  await source.decided(visit, work, { outcome, score, comment: mark.Comment, revision: next })
  return { state: outcome, score, revision: next }
}

/** Tells whoever wrote it the mark of a held work; false where nothing waits for it. */
export const releaseHeld = async (
  source: MarkingSource,
  visit: Visit,
  id: string,
): Promise<boolean> => {
  const store = workStore(visit)
  const work = await store.find(id)
  if (work?.state !== 'marked') return false
  // Marked anew after it was told, it was told then.
  const releasedAt = work.releasedAt ?? visit.at
  await store.change(id, { state: 'released', readAt: null, releasedAt })
  const decided = lastDecided(await markStore(visit).ofVersion(id, work.version))
  await source.released(visit, { ...work, state: 'released' }, decided?.revision ?? 0)
  return true
}

/**
 * Keeps the mark of one of two who mark a work without knowledge of one another, and ends the marking where it can be ended:
 * by the mean of both where they are near enough, by a third mark where they are not. The work waits otherwise.
 */
export const giveOneOfTwo = async (
  source: MarkingSource,
  visit: Visit,
  held: HeldWork,
  mark: Mark,
  differ: number,
): Promise<Decision> => {
  const { work, rubric } = held
  const me = visit.person?.id ?? nobody
  const others = givenMarks(held.marks).filter(({ markerId }) => markerId !== me)
  const [other] = others
  if (other && others.length > 1)
    return settleMark(source, visit, held, { mark, outcome: 'marked', resubmitUntil: null })
  const revision = held.revision + 1
  const own = { markerId: me, mark, outcome: 'marked' as const, decidedAt: visit.at }
  await markStore(visit).keep({
    ...own,
    workId: work.id,
    version: work.version,
    revision,
    keptAt: visit.at,
    rubric,
    score: Math.round((shareOfMark(rubric, mark) ?? 0) * 100) / 100,
  })
  if (!other || pointsApart(rubric, [other, own], differ) > 0)
    return { state: 'waiting', score: null, revision }
  const agreed = agreedMark(rubric, other.mark, mark)
  const before = held.marks.find(({ markerId }) => markerId === nobody)?.revision ?? 0
  const settled = await settleMark(
    source,
    visit,
    { ...held, revision: before },
    { mark: agreed.mark, outcome: 'marked', resubmitUntil: null, agreed },
  )
  return { ...settled, revision }
}

type Refusal = readonly [code: number, message: string]
type Deciding = Readonly<
  Record<Extract<keyof typeof decideWork.refusals, 'noComment' | 'unrated' | 'unreleased'>, Refusal>
>

/** Ends the marking of a version: it is returned with a reason, or marked, and released at once where asked. */
export const decideMark = async (
  source: MarkingSource,
  visit: Visit,
  given: GivenMark & {
    readonly Outcome: Outcome
    readonly Release: boolean
    readonly Seen: string
    readonly resubmitUntil: Date | null
  },
  { noComment, unrated, unreleased }: Deciding,
): Promise<Decision> => {
  const { Mark, Outcome } = given
  const held = await examined(source, visit, given)
  const policy = (await policyStore(visit).of([held.work.itemId], source.defaultPolicy))(
    held.work.itemId,
  )
  const isOneOfTwo = policy.Markers === 2 && held.work.state === 'waiting'
  const other = unseenDecision(held.marks, visit.person?.id ?? nobody, given.Seen)
  if (other && !isOneOfTwo) {
    const By = await nameOfPerson(visit, other.markerId)
    throw refuse(source.refusals.changed, {
      message: `${By}刚刚批阅了这份作业；您给的分数和评语已保存，请刷新查看后再决定`,
      data: { By, At: other.decidedAt?.toISOString() ?? '' },
    })
  }
  const release = given.Release || (await source.tellsAtOnce(visit, held.work))
  const tells = Outcome === 'returned' || release
  if (tells && !(await source.mayTell(visit, held.work))) throw refuse(unreleased)
  if (Outcome === 'returned' && !isSaid(Mark)) throw refuse(noComment)
  if (Outcome === 'marked' && shareOfMark(held.rubric, Mark) === null) throw refuse(unrated)
  const decided =
    isOneOfTwo && Outcome === 'marked'
      ? await giveOneOfTwo(source, visit, held, Mark, policy.Differ)
      : await settleMark(source, visit, held, {
          mark: Mark,
          outcome: Outcome,
          resubmitUntil: given.resubmitUntil,
        })
  const releasedNow =
    Outcome === 'marked' && release && (await releaseHeld(source, visit, held.work.id))
  return releasedNow ? { ...decided, state: 'released' } : decided
}

/** Until when a work that is returned now may be handed in again. */
export const resubmitDeadline = (at: Date, days: number): Date =>
  new Date(at.getTime() + days * dayMs)

/** Releases works of a group that are marked and that the visitor may mark; answers how many. */
export const releaseMarks = async (
  source: MarkingSource,
  visit: Visit,
  works: readonly WorkRow[],
): Promise<number> => {
  let released = 0
  for (const work of works) {
    if (work.personId === visit.person?.id || !(await source.mayTell(visit, work))) continue
    await lockWork(source, visit, work)
    if (await releaseHeld(source, visit, work.id)) released += 1
  }
  return released
}
