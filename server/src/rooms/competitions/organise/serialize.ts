import type { ContestDetail, ContestLine, ContestMove } from '@xinglin/contract/competitions'
import { facesOf } from '#identity'
import type { Visit } from '#platform/visit'
import { namesOfSchools } from '#schools'
import type { ContestRow } from '../contests/contest-store.ts'
import { toTracks } from '../contests/tracks.ts'
import { entryStore } from '../entries/entry-store.ts'
import { stage } from '../entries/registration.ts'
import { hostedContestStore } from '../contests/hosted-contest-store.ts'

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** Contests as lists of those who hold them tell. */
export const toContestLines = async (
  visit: Visit,
  rows: readonly ContestRow[],
): Promise<ContestLine[]> => {
  const ids = rows.map(({ id }) => id)
  const counts = await entryStore(visit).counts(ids)
  const schools = await hostedContestStore(visit).partnerCounts(ids)
  const owners = await facesOf(
    visit,
    rows.flatMap(({ ownerId }) => ownerId ?? []),
  )
  const sum = (id: string, state: string): number =>
    counts
      .filter((one) => one.contestId === id && one.state === state)
      .reduce((total, { n }) => total + n, 0)
  return rows.map((row) => ({
    Id: row.id,
    Name: row.name,
    GameType: row.gameType,
    Status: row.status,
    Season: row.season,
    EnrolClosesAt: iso(row.enrolClosesAt),
    StartsAt: row.startsAt.toISOString(),
    EndsAt: row.endsAt.toISOString(),
    Schools: schools.get(row.id) ?? 0,
    Pending: sum(row.id, 'pending'),
    Accepted: sum(row.id, 'accepted'),
    OwnerName: owners.get(row.ownerId ?? '')?.name ?? '',
  }))
}

/** What keeps a contest from being published, in words. */
export const missingParts = (row: ContestRow, at: Date): string[] => [
  ...(row.organiser === '' ? ['填写主办单位'] : []),
  ...(row.summary === '' ? ['填写赛事介绍'] : []),
  ...(row.rules === '' ? ['填写竞赛规则'] : []),
  ...(row.enrolOpensAt && row.enrolClosesAt ? [] : ['填写报名时间']),
  ...(row.enrolClosesAt && row.enrolClosesAt <= at ? ['报名截止时间须在以后'] : []),
]

const actionsOf = (row: ContestRow, isEntered: boolean): ContestDetail['Actions'] => {
  const unused: readonly ContestMove[] = isEntered ? [] : ['unpublish']
  const moves: Readonly<Record<number, ContestDetail['Actions']>> = {
    [stage.draft]: ['edit', 'publish', 'delete'],
    [stage.enrolling]: ['edit', 'pause', 'cancel', 'archive', ...unused],
    [stage.formal]: ['edit', 'cancel'],
    [stage.judging]: ['cancel'],
    [stage.published]: ['archive'],
    [stage.paused]: ['edit', 'resume', 'cancel'],
    [stage.cancelled]: ['archive'],
  }
  return moves[row.status] ?? []
}

/** A contest whole, for those who hold it. */
export const toContestDetail = async (visit: Visit, row: ContestRow): Promise<ContestDetail> => {
  const [line] = await toContestLines(visit, [row])
  if (!line) throw new Error('a contest vanished')
  const partners = await hostedContestStore(visit).partners(row.id)
  const names = await namesOfSchools(
    visit,
    partners.map(({ partnerId }) => partnerId),
  )
  const counts = await entryStore(visit).counts([row.id])
  const used = (partnerId: string): number =>
    counts
      .filter(
        (one) =>
          one.partnerId === partnerId && (one.state === 'pending' || one.state === 'accepted'),
      )
      .reduce((total, { n }) => total + n, 0)
  return {
    ...line,
    Organiser: row.organiser,
    Summary: row.summary,
    Rules: row.rules,
    EnrolOpensAt: iso(row.enrolOpensAt),
    EnrolBy: row.enrolBy,
    TeamSize: row.teamSize,
    Substitutes: row.substitutes,
    Quota: row.quota,
    NeedsReview: row.needsReview,
    Documents: [...row.documents],
    Tracks: await toTracks(visit, row),
    Reason: row.reason,
    Partners: partners.map(({ partnerId, area, quota }) => ({
      SchoolId: partnerId,
      Name: names.get(partnerId) ?? '',
      Area: area,
      Quota: quota,
      Used: used(partnerId),
    })),
    Missing: missingParts(row, visit.at),
    Actions: actionsOf(row, counts.length > 0),
    Version: row.version,
  }
}
