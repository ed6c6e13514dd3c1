import type { Criterion } from '@xinglin/contract/marking'
import type { PeerPoints } from '@xinglin/contract/peer-assessment'
import { workStore } from '#marking'
import { newId } from '#platform/ids'
import type { TenantContext } from '#platform/visit'
import { dealRunning } from './deal-reviews.ts'
import { distanceOf } from './grading-rules.ts'
import { reviewStore } from './review-store.ts'
import { roundStore, type RoundRow } from './round-store.ts'
import { endRound } from './settle-round.ts'
import type { Sample } from './tables.ts'

type NewRound = Pick<
  RoundRow,
  'groupId' | 'itemId' | 'ownerId' | 'title' | 'groupName' | 'itemTitle' | 'dueAt'
> & {
  readonly startedAt: Date
  readonly rubric: readonly Criterion[]
  readonly sample: Sample | null
  /** What somebody says of a work, or undefined while they have not. */
  readonly said: (
    reviewerId: string,
    authorId: string,
  ) => { readonly points: PeerPoints; readonly comment: string } | undefined
  readonly isOver: boolean
}

/** Makes a round of the works that were handed in for an item, dealt as rounds are, with what its reviewers said. */
export const makePeerRound = async (school: TenantContext, one: NewRound): Promise<void> => {
  const { startedAt, said, isOver, ...about } = one
  const store = roundStore(school)
  const round = {
    ...about,
    schoolId: school.school.id,
    id: newId(startedAt.getTime()),
    kind: 'submission' as const,
    state: 'running' as const,
    perWork: 3,
    extraDays: 2,
    apart: false,
    replacingUntil: null,
    endedAt: null,
    version: 2,
    createdAt: startedAt,
  }
  await store.add(round)
  const works = await workStore(school).ofItem(one.itemId)
  await store.addWorks(
    works.map(({ id, personId }) => ({
      roundId: round.id,
      workId: id,
      personId,
      joinedAt: startedAt,
    })),
  )
  const people = new Map(works.map(({ id, personId }) => [id, personId]))
  await dealRunning(school, round, new Set(people.values()), startedAt)
  const reviews = reviewStore(school)
  const wrote = new Set<string>()
  for (const { id, reviewerId, workId } of await reviews.ofRounds([round.id])) {
    const review = said(reviewerId, people.get(workId) ?? '')
    if (!review) continue
    wrote.add(reviewerId)
    const at = new Date(startedAt.getTime() + 3_600_000)
    await reviews.change([id], {
      ...review,
      workVersion: 1,
      openedAt: at,
      submittedAt: at,
      revision: 1,
    })
  }
  const { sample } = one
  if (sample?.kind === 'text')
    for (const personId of wrote) {
      const [first] = one.rubric
      const points = { ...sample.points, [first?.Id ?? '']: (first?.Max ?? 0) - 8 }
      await reviews.calibrate({
        roundId: round.id,
        personId,
        points,
        distance: distanceOf(one.rubric, points, sample.points),
        givenAt: startedAt,
      })
    }
  if (isOver) await endRound(school, round, one.dueAt)
}
