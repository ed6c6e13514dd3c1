import { nobody } from '@xinglin/contract/call'
import { type OwnPeerRound, peerAppealDays } from '@xinglin/contract/peer-assessment'
import { workStore } from '#marking'
import { memberOf, type TenantContext, type Visit } from '#platform/visit'
import { shareOf } from './agreement-rules.ts'
import { sampleDocument } from './document.ts'
import { gradeOfDistance } from './grading-rules.ts'
import { ownPart, type PeerSources } from './policy.ts'
import { distanceFrom, resultsOf, reviewerGrade } from './results.ts'
import { reviewStore, type ReviewRow } from './review-store.ts'
import { roundStore, type PeerWorkRow, type RoundRow } from './round-store.ts'
import { reviewState, toAppeal } from './serialize.ts'

const dayMs = 86_400_000

/** Whether somebody tries themselves on the sample of a round: not where it is a run of their own. */
export const triesSample = async (
  school: TenantContext,
  { sample }: RoundRow,
  personId: string,
): Promise<boolean> =>
  sample !== null &&
  (sample.kind === 'text' || (await workStore(school).find(sample.workId))?.personId !== personId)

const isOpen = ({ submittedAt, missedAt }: ReviewRow): boolean => !submittedAt && !missedAt

const toOwn = async (
  visit: Visit,
  round: RoundRow,
  work: PeerWorkRow,
  reviews: readonly ReviewRow[],
): Promise<OwnPeerRound> => {
  const store = roundStore(visit)
  const all = round.state === 'ended' ? await store.works([round.id]) : [work]
  const results = await resultsOf(visit, round, all, true)
  const result = results.get(work.workId)
  const calibration = await reviewStore(visit).calibration(round.id, work.personId)
  const tries = await triesSample(visit, round, work.personId)
  return {
    Id: round.id,
    Title: round.title,
    GroupName: round.groupName,
    ItemTitle: round.itemTitle,
    State: round.state,
    DueAt: (reviews.find(isOpen)?.dueAt ?? round.dueAt).toISOString(),
    Owed: reviews.filter(isOpen).length,
    Done: reviews.filter(({ submittedAt }) => submittedAt !== null).length,
    Calibration: calibration ? 'done' : tries ? 'todo' : 'none',
    Result: result?.state ?? 'waiting',
    Share: result?.share ?? null,
    Grade: reviewerGrade(round, reviews, results, calibration),
  }
}

/** Rounds of the visitor's: those in which they owe something first, then the newest. */
export const listOwn = async (visit: Visit): Promise<OwnPeerRound[]> => {
  const personId = memberOf(visit)?.id ?? nobody
  const store = roundStore(visit)
  const works = await store.worksOfPerson(personId)
  const rounds = await store.among(works.map(({ roundId }) => roundId))
  const reviews = Map.groupBy(
    await reviewStore(visit).ofReviewer(personId),
    ({ roundId }) => roundId,
  )
  const own = []
  for (const round of rounds) {
    const work = works.find(({ roundId }) => roundId === round.id)
    if (work && round.state !== 'draft')
      own.push(await toOwn(visit, round, work, reviews.get(round.id) ?? []))
  }
  return [...own.filter(({ Owed }) => Owed > 0), ...own.filter(({ Owed }) => Owed === 0)]
}

/** Rounds in which the visitor owes reviews. */
export const peerReviewsOwed = async (visit: Visit): Promise<readonly OwnPeerRound[]> =>
  visit.who === 'student' ? (await listOwn(visit)).filter(({ Owed }) => Owed > 0) : []

/** Until when a result may be appealed against; null where it may not. */
export const appealUntil = (round: RoundRow, work: PeerWorkRow, at: Date): Date | null => {
  if (!round.endedAt || work.points === null || work.byTeacher) return null
  const until = new Date(round.endedAt.getTime() + peerAppealDays * dayMs)
  return at <= until ? until : null
}

const sampleFor = async (sources: PeerSources, visit: Visit, round: RoundRow, personId: string) => {
  const { sample } = round
  const document = await sampleDocument(sources, visit, round)
  if (!sample || !document || !(await triesSample(visit, round, personId))) return null
  const given = await reviewStore(visit).calibration(round.id, personId)
  const worth = sample.kind === 'run' ? sample.score : shareOf(round.rubric, sample.points)
  return {
    Document: document,
    Points: given?.points ?? {},
    Share: given ? worth : null,
    TruePoints: given && sample.kind === 'text' ? sample.points : {},
    ByMachine: sample.kind === 'run',
    Distance: given?.distance ?? null,
  }
}

/** One round of the visitor's. */
export const getOwn = async (sources: PeerSources, visit: Visit, id: string) => {
  const { round, work, reviews } = await ownPart(visit, id)
  const store = roundStore(visit)
  const isOver = round.state === 'ended'
  const results = await resultsOf(visit, round, await store.works([id]), true)
  const received = isOver
    ? (await reviewStore(visit).ofRounds([id])).filter(
        ({ workId, submittedAt }) => workId === work.workId && submittedAt !== null,
      )
    : []
  const appeal = (await store.appeals([id])).find(({ workId }) => workId === work.workId)
  return {
    Line: await toOwn(visit, round, work, reviews),
    Rubric: [...round.rubric],
    Sample: await sampleFor(sources, visit, round, work.personId),
    Reviews: reviews.map((one) => {
      const distance = isOver ? distanceFrom(round, one, results.get(one.workId)) : null
      return {
        Id: one.id,
        State: reviewState(one),
        DueAt: one.dueAt.toISOString(),
        Extra: one.extra,
        Distance: distance,
        Grade: distance === null ? null : gradeOfDistance(distance),
      }
    }),
    Received: {
      Points: isOver ? { ...results.get(work.workId)?.points } : {},
      Reviews: received.map((one) => ({
        Id: one.id,
        Points: one.points,
        Share: shareOf(round.rubric, one.points),
        Comment: one.comment,
        Helpful: one.helpful,
      })),
      Appeal: appeal ? toAppeal(appeal) : null,
      AppealUntil: appeal ? null : (appealUntil(round, work, visit.at)?.toISOString() ?? null),
    },
  }
}
