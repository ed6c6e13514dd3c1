import type { DemoSchool } from '@xinglin/content'
import { makeFavourites, syllabiOf, type Syllabus } from '#courses/versions'
import { makeStudents } from '#identity'
import { makeStudies, type MadeStudy } from '#learning'
import { makeReads } from '#news'
import type { Db } from '#platform/database'
import { dayIn, type TenantContext } from '#platform/visit'
import { makeCounts, type NewAccess } from '#statistics'
import { makeJoins } from '#topics'
import { seededRandom, type Drawing } from './seeded-random.ts'
import { awake, weightOf, type Clock } from './clock.ts'
import { studiesOf } from './actions.ts'
import { expectFound, type MadeSchool } from './named-ids.ts'
import { plansOf, type Plan } from './plan.ts'
import { fillSaid, type Done } from './activity.ts'

const dayMs = 86_400_000
/** Longer ago than anything that students did. */
const enrolledDaysAgo = 62

/** Makes the students whose passwords nobody knows; adds their ids to those of the others. */
export const fillStudents = async (
  db: Db,
  schoolId: string,
  { life }: DemoSchool,
  people: Map<string, string>,
): Promise<void> => {
  const at = new Date(Date.now() - enrolledDaysAgo * dayMs)
  const students = await makeStudents(
    { db, school: { id: schoolId } },
    life.students.map(({ name, ...one }, i) => ({
      ...one,
      realName: name,
      // The newest stands first: a moment apart, so that lists have them by number.
      at: new Date(at.getTime() - i * 1000),
    })),
  )
  for (const [number, id] of students) people.set(number, id)
}

const study = async (
  school: TenantContext,
  demo: DemoSchool,
  seeded: MadeSchool,
  clock: Clock,
  draw: Drawing,
): Promise<MadeStudy[]> => {
  const syllabi = await syllabiOf(school, [...seeded.courses.values()])
  const courseOf = ({ slug }: Plan): Syllabus => {
    const id = expectFound(seeded.courses.get(slug), slug)
    return expectFound(syllabi.get(id), slug)
  }
  const plansBy = Map.groupBy(plansOf(demo, draw, weightOf(clock)), (plan) => plan.login)
  const studies = [...plansBy].flatMap(([login, plans]) =>
    studiesOf(
      { id: expectFound(seeded.people.get(login), login), plans },
      plans.map(courseOf),
      clock,
      draw,
    ),
  )
  return makeStudies(school, studies, clock.timezone)
}

/** A moment between two, rather soon after the first. */
const soonAfter = (from: Date, to: Date, draw: Drawing): Date =>
  new Date(from.getTime() + draw.skewed(Math.max(1, to.getTime() - from.getTime())))

/** People keep what they study, join topics and read news. */
const takePart = async (
  school: TenantContext,
  demo: DemoSchool,
  seeded: MadeSchool,
  { studies, clock }: Done,
  draw: Drawing,
): Promise<void> => {
  const { now } = clock
  const soon = (from: Date, to: Date) => awake(clock, soonAfter(from, to, draw))
  await makeFavourites(
    school,
    studies
      .filter(() => draw.chance(32))
      .map(({ personId, courseId, startedAt }) => ({
        personId,
        courseId,
        at: soon(startedAt, now),
      })),
  )
  const students = demo.life.students.map((one) =>
    expectFound(seeded.people.get(one.number), one.number),
  )
  for (const { file, fromDay, toDay } of demo.topics) {
    const from = new Date(now.getTime() + fromDay * dayMs)
    const to = new Date(Math.min(now.getTime(), now.getTime() + toDay * dayMs))
    const joins = draw
      .some(students, demo.life.joins[file] ?? 0)
      .map((personId) => ({ personId, at: soon(from, to) }))
    await makeJoins(school, expectFound(seeded.topics.get(file), file), joins)
  }
  await makeReads(
    school,
    demo.news.flatMap(({ file, top, daysAgo }) => {
      const newsId = expectFound(seeded.news.get(file), file)
      const share = Math.min(88, (top ? 45 : 22) + daysAgo * 4)
      const from = new Date(now.getTime() - Math.max(0, daysAgo - 1) * dayMs - 3_600_000)
      return students
        .filter(() => draw.chance(share))
        .map((personId) => ({ newsId, personId, at: soon(from, now) }))
    }),
  )
}

/** Whoever studies has signed in before, came by the home page and looked at courses. */
const count = async (
  school: TenantContext,
  { studies, clock: { timezone } }: Done,
  draw: Drawing,
): Promise<void> => {
  const logins = new Map<string, number>()
  const accesses: NewAccess[] = []
  let clicks = 0
  const visits = new Map(
    studies.flatMap(({ personId, reached }) =>
      [...reached.values()].map(
        (at) => [`${personId} ${dayIn(timezone, at)}`, { personId, at }] as const,
      ),
    ),
  )
  for (const { personId, at } of visits.values()) {
    const day = dayIn(timezone, at)
    logins.set(day, (logins.get(day) ?? 0) + 1 + (draw.chance(25) ? 1 : 0))
    for (let i = draw.below(3); i >= 0; i -= 1)
      accesses.push({
        personId,
        code: '1',
        title: '首页',
        path: '/',
        at: new Date(at.getTime() - (i + 1) * (60_000 + draw.below(900_000))),
      })
    clicks += 1 + draw.below(4)
  }
  await makeCounts(school, { accesses, logins, clicks })
}

/** Lets a demo school look as in the midst of a term: people study, come by, keep, join, read and say something. */
export const fillLife = async (
  db: Db,
  schoolId: string,
  demo: DemoSchool,
  seeded: MadeSchool,
): Promise<void> => {
  const school = { db, school: { id: schoolId } }
  const clock = { now: new Date(), timezone: 'Asia/Shanghai' }
  // The same choices in every installation, others in every school.
  // By the courses that are studied by chance: another consultation course draws nothing else.
  const draw = seededRandom(demo.name.length * 7_919 + Object.keys(demo.life.learners).length + 4)
  const studies = await study(school, demo, seeded, clock, draw)
  await takePart(school, demo, seeded, { studies, clock }, draw)
  await count(school, { studies, clock }, draw)
  await fillSaid(school, demo, seeded, { studies, clock }, draw)
}
