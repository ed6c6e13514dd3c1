import type { DemoSchool, DemoStation } from '@xinglin/content'
import { makeContest, makePractice, makeRound, makeSatRound } from '#competitions'
import { peopleByNumber } from '#identity'
import { newId } from '#platform/ids'
import type { TenantContext } from '#platform/visit'
import { findSchoolByKey } from '#schools'
import { expectFound } from './named-ids.ts'

const dayMs = 86_400_000

/** Makes the contests of a demo school, with days counted from now. */
export const fillContests = async (
  school: TenantContext,
  contests: DemoSchool['contests'],
  people: ReadonlyMap<string, string>,
  /** The case, the procedure or the protocol of a station. */
  workOf: (station: Pick<DemoStation, 'kind' | 'slug'>) => string,
): Promise<void> => {
  const at = new Date()
  const named = contests.flatMap(({ entries }) => entries.flatMap(({ members }) => members))
  const numbered = new Map(
    (await peopleByNumber(school, named)).map((one) => [one.number, one.person?.id]),
  )
  /** Somebody by their login, or a student of a class by their number. */
  const person = (name: string) => expectFound(people.get(name) ?? numbered.get(name), name)
  /** At eight in the morning in China, so many days from now. */
  const after = (days: number) => {
    const day = new Date(at.getTime() + days * dayMs)
    day.setUTCHours(0, 0, 0, 0)
    return day
  }
  for (const contest of contests) {
    const {
      owner,
      enrolOpens,
      enrolCloses,
      starts,
      ends,
      partners,
      entries,
      demoName: _name,
      round,
      satRound,
      practice,
      documents,
      ...rest
    } = contest
    const partnerIds: string[] = []
    for (const key of partners)
      partnerIds.push(expectFound((await findSchoolByKey(school.db, key))?.id, key))
    const contestId = await makeContest(school, {
      ...rest,
      documents: documents.map(({ name, note, required }) => ({
        Id: newId(),
        Name: name,
        Note: note,
        Required: required,
      })),
      season: String(after(starts).getUTCFullYear()),
      ownerId: person(owner),
      partnerIds,
      enrolOpensAt: after(enrolOpens),
      enrolClosesAt: after(enrolCloses),
      startsAt: after(starts),
      endsAt: after(ends),
      at,
      entries: entries.map(({ by, members, ...entry }) => ({
        ...entry,
        leaderId: person(by),
        memberIds: members.map(person),
      })),
    })
    const works = practice.map((one) => ({ kind: one.kind, workId: workOf(one) }))
    if (works.length > 0) await makePractice(school, contestId, works, at)
    if (satRound)
      await makeSatRound(
        school,
        contestId,
        {
          name: satRound.name,
          stations: satRound.stations.map(({ work, ...station }) => ({
            ...station,
            work: work && { kind: work.kind, workId: workOf(work) },
          })),
        },
        at,
      )
    if (!round) continue
    const { name, format, lanes, aggregation, tieBreak, advances, board, awards, ...more } = round
    await makeRound(
      school,
      contestId,
      {
        Name: name,
        Format: format,
        Lanes: lanes,
        Aggregation: aggregation,
        TieBreak: tieBreak,
        Advances: advances,
        Board: board,
        Awards: awards,
        state: more.state,
        stations: more.stations.map(({ judges, sheets, ...station }) => ({
          ...station,
          judgeIds: judges.map(person),
          sheets: sheets.map(({ judge, ...sheet }) => ({ ...sheet, judgeId: person(judge) })),
        })),
      },
      { at, preparedBy: person(owner), signedBy: person(more.signer) },
    )
  }
}
