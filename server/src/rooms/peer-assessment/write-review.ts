import type { InputOf } from '@xinglin/contract/call'
import {
  calibratePeer,
  openPeerReview,
  ratePeerReview,
  savePeerReview,
  shortestPeerComment,
} from '@xinglin/contract/peer-assessment'
import { seenLength } from '@xinglin/contract/call'
import { refuseSensitive } from '#dictionaries'
import { workStore } from '#marking'
import { memberOf, refuse, type Visit } from '#platform/visit'
import { areWithin, isRated, shareOf } from './agreement-rules.ts'
import { documentOf } from './document.ts'
import { distanceOf } from './grading-rules.ts'
import { triesSample } from './own-rounds.ts'
import { ownPart, ownReview, type PeerSources } from './policy.ts'
import { reviewStore, type ReviewRow } from './review-store.ts'
import { roundStore, type RoundRow } from './round-store.ts'

const { over, handed, newer, unrated, short, points, sensitive } = savePeerReview.refusals

/** Why nothing can be written at a review now. */
const lockOf = (review: ReviewRow, round: RoundRow, at: Date) => {
  if (review.submittedAt) return handed
  return review.missedAt || round.state === 'ended' || at > review.dueAt ? over : undefined
}

/** Refuses works before the sample: reviewers see first what points mean. */
const refuseUncalibrated = async (
  visit: Visit,
  round: RoundRow,
  { reviewerId }: ReviewRow,
): Promise<void> => {
  if (
    (await triesSample(visit, round, reviewerId)) &&
    !(await reviewStore(visit).calibration(round.id, reviewerId))
  )
    throw refuse(openPeerReview.refusals.calibrate)
}

/** Opens a review: the version of the work that it is about is the newest at that moment. */
export const open = async (sources: PeerSources, visit: Visit, id: string) => {
  const { review, round } = await ownReview(visit, id)
  await refuseUncalibrated(visit, round, review)
  const lock = lockOf(review, round, visit.at)
  const version = review.workVersion ?? (await workStore(visit).find(review.workId))?.version ?? 1
  if (!review.openedAt && !lock)
    await reviewStore(visit).change([id], { openedAt: visit.at, workVersion: version })
  return {
    Id: id,
    RoundId: round.id,
    Title: round.title,
    Document: await documentOf(sources, visit, round, review.workId, version),
    Rubric: [...round.rubric],
    Points: review.points,
    Comment: review.comment,
    Revision: review.revision,
    Submitted: review.submittedAt !== null,
    DueAt: review.dueAt.toISOString(),
    Locked: lock?.[1] ?? '',
  }
}

/** Keeps a review, or hands it in. */
export const save = async (
  visit: Visit,
  { Id, Points, Comment, Revision, Submit }: InputOf<typeof savePeerReview>,
) => {
  const { review, round } = await ownReview(visit, Id)
  await refuseUncalibrated(visit, round, review)
  // The answer to the first time was lost on its way.
  if (review.submittedAt && Submit && review.revision === Revision + 1)
    return { Revision: review.revision, Submitted: true }
  const lock = lockOf(review, round, visit.at)
  if (lock) throw refuse(lock)
  if (review.revision !== Revision) throw refuse(newer)
  if (!areWithin(round.rubric, Points)) throw refuse(points)
  if (Submit && !isRated(round.rubric, Points)) throw refuse(unrated)
  if (Submit && seenLength(Comment) < shortestPeerComment) throw refuse(short)
  await refuseSensitive(visit, Comment, 'peer-assessment', sensitive)
  const revision = Revision + 1
  await reviewStore(visit).change([Id], {
    points: Points,
    comment: Comment,
    revision,
    openedAt: review.openedAt ?? visit.at,
    workVersion: review.workVersion ?? (await workStore(visit).find(review.workId))?.version ?? 1,
    ...(Submit && { submittedAt: visit.at }),
  })
  return { Revision: revision, Submitted: Submit }
}

/** Takes what somebody gives the sample; the first time holds. */
export const calibrate = async (
  visit: Visit,
  { Id, Points }: InputOf<typeof calibratePeer>,
): Promise<void> => {
  const { round, work } = await ownPart(visit, Id)
  const { missing } = calibratePeer.refusals
  if (!round.sample || !(await triesSample(visit, round, work.personId))) throw refuse(missing)
  if (round.state === 'ended') throw refuse(calibratePeer.refusals.over)
  if (!areWithin(round.rubric, Points)) throw refuse(calibratePeer.refusals.points)
  if (!isRated(round.rubric, Points)) throw refuse(calibratePeer.refusals.unrated)
  const distance =
    round.sample.kind === 'text'
      ? distanceOf(round.rubric, Points, round.sample.points)
      : Math.round(Math.abs(shareOf(round.rubric, Points) - round.sample.score) * 10) / 10
  await reviewStore(visit).calibrate({
    roundId: Id,
    personId: work.personId,
    points: Points,
    distance,
    givenAt: visit.at,
  })
}

/** Takes how useful a review was to whose work it is about, once the round is over. */
export const rate = async (
  visit: Visit,
  { Id, Helpful }: InputOf<typeof ratePeerReview>,
): Promise<void> => {
  const review = await reviewStore(visit).find(Id)
  const work =
    review &&
    (await roundStore(visit).works([review.roundId])).find(({ workId }) => workId === review.workId)
  const round = review && (await roundStore(visit).find(review.roundId))
  if (!review?.submittedAt || round?.state !== 'ended' || work?.personId !== memberOf(visit)?.id)
    throw refuse(ratePeerReview.refusals.missing)
  await reviewStore(visit).change([Id], { helpful: Helpful })
}
