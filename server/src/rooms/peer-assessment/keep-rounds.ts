import { role } from '@xinglin/contract/identity'
import { peopleAmong } from '#identity'
import { workStore } from '#marking'
import type { Database } from '#platform/database'
import type { Notice, TenantContext } from '#platform/visit'
import { dealRunning } from './deal-reviews.ts'
import { reviewStore } from './review-store.ts'
import { roundStore, type RoundRow } from './round-store.ts'
import { closeRound, endRound } from './settle-round.ts'

/** Keeps a notice for its people; handed in from above. */
export type Notify = (school: TenantContext, at: Date, notice: Notice) => Promise<unknown>

/** Works of an item that wait to be marked and that are in no round yet, one a person, the newest. */
export const worksToJoin = async (school: TenantContext, round: RoundRow) => {
  const there = new Set(
    (await roundStore(school).works([round.id])).map(({ personId }) => personId),
  )
  const waiting = (await workStore(school).ofItem(round.itemId)).filter(
    (work) => work.kind === round.kind && work.counted && work.state === 'waiting',
  )
  const newest = new Map(
    waiting
      .toSorted((one, other) => one.handedAt.getTime() - other.handedAt.getTime())
      .map((work) => [work.personId, work]),
  )
  const sampleId = round.sample?.kind === 'run' ? round.sample.workId : ''
  return [...newest.values()].filter(({ personId, id }) => !there.has(personId) && id !== sampleId)
}

/** Takes in what was handed in meanwhile, and what is owed to somebody who has left; answers whether anything changed. */
export const joinLate = async (
  school: TenantContext,
  round: RoundRow,
  active: ReadonlySet<string>,
  at: Date,
): Promise<boolean> => {
  const late = await worksToJoin(school, round)
  await roundStore(school).addWorks(
    late.map(({ id, personId }) => ({ roundId: round.id, workId: id, personId, joinedAt: at })),
  )
  const store = reviewStore(school)
  const gone = (await store.ofRounds([round.id])).filter(
    (one) => !active.has(one.reviewerId) && one.submittedAt === null && one.missedAt === null,
  )
  await store.miss(
    gone.map(({ id }) => id),
    at,
  )
  const isChanged = late.length + gone.length > 0
  if (isChanged) await dealRunning(school, round, active, at)
  return isChanged
}

/** Tells who owes reviews since a moment. */
export const tellReviewers = async (
  notify: Notify,
  school: TenantContext,
  round: RoundRow,
  at: Date,
): Promise<void> => {
  const owed = (await reviewStore(school).ofRounds([round.id])).filter(
    (one) => one.submittedAt === null && one.missedAt === null,
  )
  await notify(school, at, {
    kind: 'peer-review-due',
    subjectId: round.id,
    title: round.title,
    to: [...new Set(owed.map(({ reviewerId }) => reviewerId))],
    // Who was told of the round is told once more when they are asked for others' reviews.
    occurrence: round.state,
  })
}

/** Tells whose works have a result, and the teacher what is left to them. */
export const tellResults = async (
  notify: Notify,
  school: TenantContext,
  round: RoundRow,
  at: Date,
): Promise<void> => {
  const works = await roundStore(school).works([round.id])
  const about = { subjectId: round.id, title: round.title }
  await notify(school, at, {
    ...about,
    kind: 'peer-result',
    to: works.filter(({ points }) => points !== null).map(({ personId }) => personId),
  })
  if (works.some(({ why }) => why !== null))
    await notify(school, at, { ...about, kind: 'peer-teacher', to: [round.ownerId] })
}

/** Brings a held round on: late works join, what is missed goes to others, what is over ends. */
export const keepRound = async (
  notify: Notify,
  school: TenantContext,
  round: RoundRow,
  active: ReadonlySet<string>,
  at: Date,
): Promise<void> => {
  if (round.state === 'running' && at < round.dueAt) {
    if (await joinLate(school, round, active, at)) await tellReviewers(notify, school, round, at)
    return
  }
  if (round.state === 'running') {
    const next = await closeRound(school, round, active, at)
    if (next.state === 'ended') await tellResults(notify, school, next, at)
    else await tellReviewers(notify, school, next, at)
    return
  }
  const open = (await reviewStore(school).ofRounds([round.id])).some(
    (one) => one.submittedAt === null && one.missedAt === null,
  )
  if (open && round.replacingUntil && at < round.replacingUntil) return
  await tellResults(notify, school, await endRound(school, round, at), at)
}

/** Of some people the students who may sign in. */
export const activeAmong = async (
  school: TenantContext,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  const people = [...(await peopleAmong(school, ids)).values()]
  return new Set(
    people.flatMap(({ id, roleType, disabled }) =>
      roleType === role.student && !disabled ? [id] : [],
    ),
  )
}

/** Everybody whom a round concerns: who handed in, also too late to be in it yet, and who reviews. */
const peopleOf = async (school: TenantContext, round: RoundRow): Promise<readonly string[]> => {
  const works = await roundStore(school).works([round.id])
  const late = await worksToJoin(school, round)
  const reviews = await reviewStore(school).ofRounds([round.id])
  return [
    ...[...works, ...late].map(({ personId }) => personId),
    ...reviews.map(({ reviewerId }) => reviewerId),
  ]
}

/** Brings every round of a school on. Any number of processes may do it at once: each holds the rounds it looks at. */
export const keepPeerRounds = async (
  notify: Notify,
  database: Database,
  schoolId: string,
  at: Date,
): Promise<void> => {
  await database.within(schoolId, async (db) => {
    const school = { db, school: { id: schoolId } }
    const rounds = await roundStore(school).underWay()
    for (const round of rounds) {
      const active = await activeAmong(school, await peopleOf(school, round))
      await keepRound(notify, school, round, active, at)
    }
  })
}
