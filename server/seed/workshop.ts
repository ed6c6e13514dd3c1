import { caseWorks, demoCases, type DemoSchool } from '@xinglin/content'
import type { Db } from '#platform/database'
import { adoptCase, makeWork } from '#workshop'
import { expectFound } from './named-ids.ts'

const dayMs = 86_400_000
const daysAgo = (days: number): Date => new Date(Date.now() - days * dayMs)

/** The school in which teachers write cases. */
const writing = 'qinghe'

const nameOf = (demo: DemoSchool, login: string): string =>
  demo.people.find((one) => one.login === login)?.name ?? login

/** The cases that came with the product stand in the workshop, shared with every teacher; and some that teachers are writing. */
export const fillWorkshop = async (
  db: Db,
  schoolId: string,
  demo: DemoSchool,
  { people, cases }: { readonly people: Map<string, string>; readonly cases: Map<string, string> },
): Promise<void> => {
  const school = { db, school: { id: schoolId } }
  for (const { slug, script } of demoCases())
    await adoptCase(school, expectFound(cases.get(slug), slug), script, { at: daysAgo(70) })
  if (demo.key !== writing) return
  const by = (login: string) => ({
    personId: expectFound(people.get(login), login),
    name: nameOf(demo, login),
  })
  for (const [at, { author, state, reason, draft }] of caseWorks().entries())
    await makeWork(school, draft, {
      author: by(author),
      examiner: by('admin1'),
      state,
      ...(reason === undefined ? {} : { reason }),
      at: daysAgo(2 + at * 3),
    })
}
