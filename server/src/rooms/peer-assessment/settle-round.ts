import type { TenantContext } from '#platform/visit'
import { outcomeOf, wantedMore } from './agreement-rules.ts'
import { dealReviews } from './deal-reviews.ts'
import { reviewStore, type ReviewRow } from './review-store.ts'
import { roundStore, type RoundRow } from './round-store.ts'

const dayMs = 86_400_000

const isDone = ({ submittedAt }: ReviewRow): boolean => submittedAt !== null

const pointsOf = (reviews: readonly ReviewRow[], id: string) =>
  reviews.filter((one) => one.workId === id && isDone(one)).map(({ points }) => points)

/** What was not handed in by its date is missed; answers the reviews as they are then. */
const markMissed = async (
  school: TenantContext,
  { id }: RoundRow,
  at: Date,
): Promise<readonly ReviewRow[]> => {
  const store = reviewStore(school)
  const reviews = await store.ofRounds([id])
  const missed = reviews.filter((one) => !isDone(one) && one.missedAt === null)
  await store.miss(
    missed.map((one) => one.id),
    at,
  )
  return store.ofRounds([id])
}

/** Ends a round: what peers agreed upon is kept, the rest is the teacher's. Answers the round as it is then. */
export const endRound = async (
  school: TenantContext,
  round: RoundRow,
  at: Date,
): Promise<RoundRow> => {
  const reviews = await markMissed(school, round, at)
  const store = roundStore(school)
  for (const { workId } of await store.works([round.id])) {
    const outcome = outcomeOf(round.rubric, pointsOf(reviews, workId), round.perWork)
    await store.changeWork(
      round.id,
      workId,
      'why' in outcome
        ? { why: outcome.why, points: null, share: null }
        : { ...outcome, why: null },
    )
  }
  const set = { state: 'ended', endedAt: at, version: round.version + 1 } as const
  await store.change(round.id, set)
  return { ...round, ...set }
}

/**
 * The date of a round has come: what was missed is given to those who handed everything in, for some days; nothing left to
 * give, it ends. Answers the round as it is then.
 */
export const closeRound = async (
  school: TenantContext,
  round: RoundRow,
  active: ReadonlySet<string>,
  at: Date,
): Promise<RoundRow> => {
  const reviews = await markMissed(school, round, at)
  const works = await roundStore(school).works([round.id])
  const lazy = new Set(reviews.flatMap((one) => (isDone(one) ? [] : [one.reviewerId])))
  const diligent = [
    ...new Set(reviews.flatMap((one) => (isDone(one) ? [one.reviewerId] : []))),
  ].filter((id) => !lazy.has(id) && active.has(id))
  const wanted = (id: string) => wantedMore(round.rubric, pointsOf(reviews, id), round.perWork)
  const isWanted = works.some(({ workId }) => wanted(workId) > 0)
  if (round.extraDays === 0 || !isWanted || diligent.length === 0)
    return endRound(school, round, at)
  const until = new Date(at.getTime() + round.extraDays * dayMs)
  await dealReviews(
    school,
    {
      round,
      works,
      reviews,
      people: diligent,
      wanted,
      most: () => 1,
      free: [],
      extra: true,
      dueAt: until,
    },
    at,
  )
  const given = (await reviewStore(school).ofRounds([round.id])).length > reviews.length
  if (!given) return endRound(school, round, at)
  const set = { state: 'replacing', replacingUntil: until, version: round.version + 1 } as const
  await roundStore(school).change(round.id, set)
  return { ...round, ...set }
}
