import type { Entry, GameCard } from '@xinglin/contract/competitions'
import { vocabularies } from '@xinglin/contract/dictionaries'
import type { Visit } from '#platform/visit'
import { namesOfSchools } from '#schools'
import type { ContestRow } from '../contests/contest-store.ts'
import { namesAt } from '../contests/tracks.ts'
import { masked } from '../contests/rules.ts'
import { missingDocuments } from './document-rules.ts'
import { documentStore } from './document-store.ts'
import { toDocuments } from './to-documents.ts'
import { entryStore, type EntryRow } from './entry-store.ts'
import { enrolPhase, stage } from './registration.ts'

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** A contest as everybody sees it in a list. */
export const toGameCard = (
  row: ContestRow,
  schoolName: string,
  own: EntryRow | undefined,
  at: Date,
): GameCard => ({
  SkillContestId: row.id,
  Name: row.name,
  GameType: row.gameType,
  Status: row.status,
  Season: row.season,
  Organiser: row.organiser,
  SchoolName: schoolName,
  EnrolOpensAt: iso(row.enrolOpensAt),
  EnrolClosesAt: iso(row.enrolClosesAt),
  StartsAt: row.startsAt.toISOString(),
  EndsAt: row.endsAt.toISOString(),
  EnrolBy: row.enrolBy,
  TeamSize: row.teamSize,
  Phase: enrolPhase(row, at),
  Own: own?.state ?? null,
})

/** Entries with their people. Numbers of another school's people are told by their ends alone. */
export const toEntries = async (
  visit: Visit,
  rows: readonly EntryRow[],
  contests: ReadonlyMap<string, ContestRow>,
): Promise<Entry[]> => {
  const members = await entryStore(visit).members(rows.map(({ id }) => id))
  const documents = await documentStore(visit).ofEntries(rows.map(({ id }) => id))
  const schools = await namesOfSchools(
    visit,
    rows.map(({ partnerId }) => partnerId),
  )
  const tracks = new Map<string, string>()
  for (const holder of new Set(rows.flatMap((row) => (row.track === '' ? [] : row.schoolId))))
    for (const [code, name] of await namesAt(visit, holder, vocabularies.track))
      tracks.set(`${holder} ${code}`, name)
  return rows.map((row) => {
    const contest = contests.get(row.contestId)
    const isOwn = row.partnerId === visit.school.id
    const stands = row.state === 'pending' || row.state === 'accepted'
    const handedIn = documents.filter(({ entryId }) => entryId === row.id)
    return {
      Id: row.id,
      SkillContestId: row.contestId,
      ContestName: contest?.name ?? '',
      Name: row.name,
      SchoolName: schools.get(row.partnerId) ?? '',
      TrackName: tracks.get(`${row.schoolId} ${row.track}`) ?? row.track,
      State: row.state,
      No: row.no,
      LeaderName: row.leaderName,
      Phone: row.phone,
      Members: members
        .filter(({ entryId }) => entryId === row.id)
        .map(({ personId, name, number, position }) => ({
          PersonId: isOwn ? personId : '',
          Name: name,
          Number: isOwn ? number : masked(number),
          Position: position,
        })),
      Reason: row.reason,
      SubmittedAt: row.submittedAt.toISOString(),
      Documents: contest ? toDocuments(visit, contest, row, handedIn) : [],
      Missing: contest && stands ? missingDocuments(contest.documents, handedIn) : [],
      CanWithdraw:
        isOwn &&
        stands &&
        contest?.status === stage.enrolling &&
        enrolPhase(contest, visit.at) === 'open',
      Version: row.version,
    }
  })
}
