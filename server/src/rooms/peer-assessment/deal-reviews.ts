import { randomInt } from 'node:crypto'
import { membershipStore } from '#classes'
import { newId } from '#platform/ids'
import type { TenantContext } from '#platform/visit'
import { allocate, type Pair } from './allocation-rules.ts'
import { reviewStore, type ReviewRow } from './review-store.ts'
import { roundStore, type PeerWorkRow, type RoundRow } from './round-store.ts'

const sides = 2 ** 32
const byChance = (): number => randomInt(sides) / sides

const keyOf = ({ reviewerId, workId }: Pair): string => `${reviewerId} ${workId}`

/** Groups of classes that each of some people belongs to. */
const groupsOf = async (
  school: TenantContext,
  people: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> => {
  const each = await membershipStore(school).ofEach(people)
  return new Map(
    [...each].map(([id, all]) => [
      id,
      new Set(all.flatMap((one) => (one.kind === 'group' ? [one.id] : []))),
    ]),
  )
}

/** What is dealt of a round. */
export type Deal = {
  readonly round: RoundRow
  readonly works: readonly PeerWorkRow[]
  readonly reviews: readonly ReviewRow[]
  /** Who may be given something. */
  readonly people: readonly string[]
  /** How many reviews a work wants beside those that stay. */
  readonly wanted: (workId: string) => number
  /** How many more somebody may be given. */
  readonly most: (personId: string) => number
  /** Reviews that nobody has begun: they may go to somebody else. */
  readonly free: readonly ReviewRow[]
  readonly extra: boolean
  readonly dueAt: Date
}

/**
 * Deals what is wanted: nobody gets their own work, of their own group where the round says so, or one that they had before.
 * Where everybody has as many as they owe, some are asked for one more, then for a second; what still lacks is the teacher's.
 */
export const dealReviews = async (school: TenantContext, deal: Deal, at: Date): Promise<void> => {
  const { round, works, reviews, people, free } = deal
  const authors = new Map(works.map(({ workId, personId }) => [workId, personId]))
  const groups = round.apart ? await groupsOf(school, [...authors.values(), ...people]) : undefined
  const freeIds = new Set(free.map(({ id }) => id))
  const had = new Set(reviews.filter(({ id }) => !freeIds.has(id)).map(keyOf))
  const may = (pair: Pair): boolean => {
    const authorId = authors.get(pair.workId)
    if (authorId === undefined || authorId === pair.reviewerId || had.has(keyOf(pair))) return false
    const own = groups?.get(pair.reviewerId)
    return !own || ![...(groups?.get(authorId) ?? [])].some((id) => own.has(id))
  }
  const wanted = works.map(({ workId }) => ({ id: workId, wanted: deal.wanted(workId) }))
  const dealt = (more: number, before: readonly Pair[]) =>
    allocate({
      works: wanted,
      reviewers: people.map((id) => ({ id, most: Math.max(0, deal.most(id)) + more })),
      may,
      before,
      random: byChance,
    })
  const owed = dealt(0, free)
  const isOwed = new Set(owed.pairs.map(keyOf))
  let last = owed
  for (const more of [1, 2]) if (last.lacking.size > 0) last = dealt(more, last.pairs)
  const stays = new Set(last.pairs.map(keyOf))
  const there = new Set(free.map(keyOf))
  const store = reviewStore(school)
  await store.remove(free.filter((one) => !stays.has(keyOf(one))).map(({ id }) => id))
  await store.add(
    last.pairs
      .filter((pair) => !there.has(keyOf(pair)))
      .map((pair) => ({
        ...pair,
        id: newId(at.getTime()),
        roundId: round.id,
        extra: deal.extra || !isOwed.has(keyOf(pair)),
        dueAt: deal.dueAt,
        workVersion: null,
        openedAt: null,
        points: {},
        comment: '',
        revision: 0,
        submittedAt: null,
        missedAt: null,
        helpful: null,
      })),
  )
}

/** Deals a round that runs, or deals it anew: what was begun stays, what was not goes where it is wanted. */
export const dealRunning = async (
  school: TenantContext,
  round: RoundRow,
  active: ReadonlySet<string>,
  at: Date,
): Promise<void> => {
  const works = await roundStore(school).works([round.id])
  const reviews = await reviewStore(school).ofRounds([round.id])
  const open = reviews.filter(({ missedAt }) => missedAt === null)
  const free = open.filter(({ openedAt }) => openedAt === null)
  const kept = open.filter(({ openedAt }) => openedAt !== null)
  await dealReviews(
    school,
    {
      round,
      works,
      reviews,
      people: works.map(({ personId }) => personId).filter((id) => active.has(id)),
      wanted: (id) => round.perWork - kept.filter(({ workId }) => workId === id).length,
      most: (id) => round.perWork - kept.filter(({ reviewerId }) => reviewerId === id).length,
      free,
      extra: false,
      dueAt: round.dueAt,
    },
    at,
  )
}
