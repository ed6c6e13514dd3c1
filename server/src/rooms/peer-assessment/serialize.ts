import type {
  PeerAppeal,
  PeerReviewerLine,
  PeerReviewState,
  PeerRoundDetail,
  PeerRoundLine,
  PeerWorkLine,
} from '@xinglin/contract/peer-assessment'
import { facesOf, type Face } from '#identity'
import type { Visit } from '#platform/visit'
import { shareOf } from './agreement-rules.ts'
import { resultsOf, reviewerGrade } from './results.ts'
import { reviewStore, type ReviewRow } from './review-store.ts'
import { roundStore, type AppealRow, type RoundRow } from './round-store.ts'

/** How a review stands. */
export const reviewState = ({ submittedAt, missedAt, openedAt }: ReviewRow): PeerReviewState => {
  if (submittedAt) return 'done'
  if (missedAt) return 'missed'
  return openedAt ? 'begun' : 'none'
}

export const toAppeal = (row: AppealRow): PeerAppeal => ({
  Reason: row.reason,
  At: row.askedAt.toISOString(),
  State: row.state,
  Reply: row.reply,
})

/** Rounds as lists of those who run them have them. */
export const toLines = async (
  visit: Visit,
  rows: readonly RoundRow[],
): Promise<PeerRoundLine[]> => {
  const ids = rows.map(({ id }) => id)
  const store = roundStore(visit)
  const works = Map.groupBy(await store.works(ids), ({ roundId }) => roundId)
  const appeals = Map.groupBy(await store.appeals(ids), ({ roundId }) => roundId)
  const reviews = Map.groupBy(await reviewStore(visit).ofRounds(ids), ({ roundId }) => roundId)
  const owners = await facesOf(
    visit,
    rows.map(({ ownerId }) => ownerId),
  )
  const lines = []
  for (const row of rows) {
    const own = works.get(row.id) ?? []
    const results = await resultsOf(visit, row, own, false)
    const done = (reviews.get(row.id) ?? []).filter(({ submittedAt }) => submittedAt !== null)
    lines.push({
      Id: row.id,
      Title: row.title,
      Kind: row.kind,
      GroupId: row.groupId,
      ItemId: row.itemId,
      GroupName: row.groupName,
      ItemTitle: row.itemTitle,
      State: row.state,
      PerWork: row.perWork,
      DueAt: (row.replacingUntil ?? row.dueAt).toISOString(),
      OwnerName: owners.get(row.ownerId)?.name ?? '',
      Works: own.length,
      Reviews: own.length * row.perWork,
      Done: done.length,
      Teacher: [...results.values()].filter(({ state }) => state === 'teacher').length,
      Appeals: (appeals.get(row.id) ?? []).filter(({ state }) => state === 'open').length,
    })
  }
  return lines
}

const toReviewers = (
  row: RoundRow,
  faces: ReadonlyMap<string, Face>,
  reviews: readonly ReviewRow[],
  {
    results,
    calibrations,
  }: {
    results: Awaited<ReturnType<typeof resultsOf>>
    calibrations: Awaited<ReturnType<ReturnType<typeof reviewStore>['calibrations']>>
  },
  people: readonly string[],
): PeerReviewerLine[] =>
  people.map((personId) => {
    const own = reviews.filter(({ reviewerId }) => reviewerId === personId)
    const calibration = calibrations.find((one) => one.personId === personId)
    return {
      PersonId: personId,
      Name: faces.get(personId)?.name ?? '',
      No: faces.get(personId)?.number ?? '',
      Owed: own.filter(({ submittedAt, missedAt }) => !submittedAt && !missedAt).length,
      Done: own.filter(({ submittedAt }) => submittedAt !== null).length,
      Missed: own.filter(({ missedAt }) => missedAt !== null).length,
      Calibration: calibration?.distance ?? null,
      Grade: reviewerGrade(row, own, results, calibration),
    }
  })

const whyWords = { '': '', few: '提交的评阅不足', apart: '两份评阅相差过大' } as const

const noSample = { Kind: 'none', Html: '', Points: {}, WorkId: '' } as const

const toForm = ({ title, perWork, dueAt, extraDays, apart, sample }: RoundRow) => ({
  Title: title,
  PerWork: perWork,
  DueAt: dueAt.toISOString(),
  ExtraDays: extraDays,
  Apart: apart,
  Sample:
    sample === null
      ? noSample
      : {
          ...noSample,
          Kind: sample.kind,
          ...(sample.kind === 'text'
            ? { Html: sample.html, Points: sample.points }
            : { WorkId: sample.workId }),
        },
})

/** A round for whoever runs it, names and all. */
export const toDetail = async (visit: Visit, row: RoundRow): Promise<PeerRoundDetail> => {
  const store = roundStore(visit)
  const works = await store.works([row.id])
  const reviews = await reviewStore(visit).ofRounds([row.id])
  const calibrations = await reviewStore(visit).calibrations([row.id])
  const appeals = new Map((await store.appeals([row.id])).map((one) => [one.workId, one]))
  const results = await resultsOf(visit, row, works, false)
  const people = works.map(({ personId }) => personId)
  const faces = await facesOf(visit, people)
  const [line] = await toLines(visit, [row])
  if (!line) throw new Error('a round without a line')
  const toWork = ({ workId, personId }: (typeof works)[number]): PeerWorkLine => {
    const result = results.get(workId)
    const appeal = appeals.get(workId)
    return {
      WorkId: workId,
      Author: faces.get(personId)?.name ?? '',
      No: faces.get(personId)?.number ?? '',
      State: result?.state ?? 'waiting',
      Share: result?.share ?? null,
      Points: result?.points ?? {},
      Why: result?.state === 'teacher' ? whyWords[result.why] : '',
      Adopted: result?.adopted ?? false,
      Reviews: reviews
        .filter((one) => one.workId === workId)
        .map((one) => ({
          Reviewer: faces.get(one.reviewerId)?.name ?? '',
          State: reviewState(one),
          Share: one.submittedAt ? shareOf(row.rubric, one.points) : null,
          Comment: one.submittedAt ? one.comment : '',
          Extra: one.extra,
          Helpful: one.helpful,
        })),
      Appeal: appeal ? toAppeal(appeal) : null,
    }
  }
  return {
    Line: line,
    Form: toForm(row),
    Rubric: [...row.rubric],
    Works: works.map(toWork),
    Reviewers: toReviewers(row, faces, reviews, { results, calibrations }, people),
    Version: row.version,
  }
}
