import type { DemoSchool } from '@xinglin/content'
import { makeContest } from '#competitions'
import type { TenantContext } from '#platform/visit'
import { findSchoolByKey } from '#schools'
import { expectFound } from './named-ids.ts'

const dayMs = 86_400_000

/** Makes the contests of a demo school, with days counted from now. */
export const fillContests = async (
  school: TenantContext,
  contests: DemoSchool['contests'],
  people: ReadonlyMap<string, string>,
): Promise<void> => {
  const at = new Date()
  const person = (login: string) => expectFound(people.get(login), login)
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
      ...rest
    } = contest
    const partnerIds: string[] = []
    for (const key of partners)
      partnerIds.push(expectFound((await findSchoolByKey(school.db, key))?.id, key))
    await makeContest(school, {
      ...rest,
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
  }
}
