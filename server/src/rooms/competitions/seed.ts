import { positions, type EntryState } from '@xinglin/contract/competitions'
import { peopleAmong } from '#identity'
import { newId } from '#platform/ids'
import type { TenantContext } from '#platform/visit'
import type { ContestRow } from './contests/contest-store.ts'
import { entryStore } from './entries/entry-store.ts'
import { hostedContestStore } from './contests/hosted-contest-store.ts'

type NewContest = Pick<
  ContestRow,
  | 'name'
  | 'gameType'
  | 'status'
  | 'season'
  | 'organiser'
  | 'summary'
  | 'rules'
  | 'enrolOpensAt'
  | 'enrolClosesAt'
  | 'startsAt'
  | 'endsAt'
  | 'enrolBy'
  | 'teamSize'
  | 'substitutes'
  | 'quota'
  | 'needsReview'
  | 'documents'
  | 'tracks'
> & {
  readonly id: string | undefined
  readonly ownerId: string
  /** Other schools that take part. */
  readonly partnerIds: readonly string[]
  readonly at: Date
  /** Entries of the school's own people; accepted ones are numbered in this order. */
  readonly entries: readonly {
    readonly name: string
    readonly track: string
    readonly leaderId: string
    readonly state: EntryState
    readonly reason: string
    readonly memberIds: readonly string[]
  }[]
}

/** Makes a contest of a school with its entries, where it is founded; answers its id. */
export const makeContest = async (
  school: TenantContext,
  { id: given, partnerIds, at, entries, ...contest }: NewContest,
): Promise<string> => {
  const id = given ?? newId(at.getTime())
  const store = hostedContestStore(school)
  const accepted = entries.filter(({ state }) => state === 'accepted')
  await store.add({
    ...contest,
    id,
    openTo: [...partnerIds],
    reason: '',
    pausedIn: null,
    lastNo: accepted.length,
    version: 1,
    createdAt: at,
  })
  await store.letIn(
    id,
    [school.school.id, ...partnerIds].map((partnerId) => ({ partnerId, area: '', quota: null })),
  )
  const people = await peopleAmong(
    school,
    entries.flatMap(({ leaderId, memberIds }) => [leaderId, ...memberIds]),
  )
  for (const entry of entries) {
    const { memberIds, leaderId, ...rest } = entry
    const common = { contestId: id, partnerId: school.school.id }
    const entryId = newId(at.getTime())
    await entryStore(school).add(
      {
        ...rest,
        ...common,
        id: entryId,
        name: entry.name || (people.get(leaderId)?.name ?? ''),
        no: accepted.indexOf(entry) + 1,
        leaderId,
        leaderName: people.get(leaderId)?.name ?? '',
        phone: '',
        submittedAt: at,
        decidedAt: entry.state === 'pending' ? null : at,
        decidedBy: null,
        version: 1,
      },
      memberIds.map((personId, place) => ({
        ...common,
        entryId,
        personId,
        at: place,
        position: place < contest.teamSize ? (positions[place] ?? '') : '',
        name: people.get(personId)?.name ?? '',
        number: people.get(personId)?.number ?? '',
        active: entry.state !== 'refused' && entry.state !== 'withdrawn',
      })),
    )
  }
  return id
}
