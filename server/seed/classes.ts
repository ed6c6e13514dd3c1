import type { DemoSchool } from '@xinglin/content'
import {
  fillAdministrativeClass,
  findOrCreateAdministrativeClass,
  makeClass,
  makeTerm,
} from '#classes'
import { makeStudents } from '#identity'
import { makeAnnouncement, type NewAnnouncement, notify } from '#messages'
import { nobody } from '@xinglin/contract/call'
import type { Db } from '#platform/database'
import { newId } from '#platform/ids'
import { dayIn, type TenantContext } from '#platform/visit'
import { findOrCreateCollege } from '#schools'
import { fillAssignments } from './assignments.ts'
import { expectFound } from './named-ids.ts'
import type { SeededClass } from './term.ts'

const dayMs = 86_400_000
/** The newcomers were there a month before anybody looks. */
const arrivedDaysAgo = 30

/** As long as codes of the demo are good. */
const codeDays = 30

type Semester = 1 | 2

/** The days of a term, and of the holidays before it, so that every day has its term. */
const daysOf = (year: number, semester: Semester) =>
  semester === 1
    ? { startDay: `${year}-08-16`, endDay: `${year + 1}-01-31` }
    : { startDay: `${year + 1}-02-01`, endDay: `${year + 1}-08-15` }

/** The term before, the present one and the next; answers the present one. */
const fillTerms = async (db: Db, schoolId: string, today: string, at: Date): Promise<string> => {
  const thisYear = Number(today.slice(0, 4))
  const order = [thisYear - 2, thisYear - 1, thisYear].flatMap((year) =>
    ([1, 2] as const).map((semester) => ({ year, semester, ...daysOf(year, semester) })),
  )
  const now = order.findIndex(({ startDay, endDay }) => startDay <= today && today <= endDay)
  let present = ''
  for (const one of order.slice(now - 1, now + 2)) {
    const id = await makeTerm(db, schoolId, { ...one, at })
    if (one === order[now]) present = id
  }
  return present
}

type DemoAnnouncement = DemoSchool['announcements'][number]

/** Gives an announcement out at nine in the morning of its day; some have read it since. */
const announce = async (
  school: TenantContext,
  { title, text, mustRead, daysAgo, read }: DemoAnnouncement,
  person: (login: string) => string,
  by: Pick<NewAnnouncement, 'authorId' | 'targets'>,
): Promise<void> => {
  const at = new Date(Date.now() - daysAgo * dayMs - 2 * 3_600_000)
  const html = text.map((one) => `<p>${one}</p>`).join('')
  await makeAnnouncement(school, { ...by, title, html, mustRead, at, read: read.map(person) })
}

/** Makes the terms and classes of a school with their tasks, and those students who are there for nothing but their class. */
export const fillClasses = async (
  db: Db,
  schoolId: string,
  demo: DemoSchool,
  { people, courses }: { people: Map<string, string>; courses: ReadonlyMap<string, string> },
): Promise<SeededClass[]> => {
  const school = { db, school: { id: schoolId } }
  const now = new Date()
  const arrived = new Date(now.getTime() - arrivedDaysAgo * dayMs)
  const newcomers = await makeStudents(
    school,
    demo.newcomers.map(({ name, ...one }, at) => ({
      ...one,
      realName: name,
      at: new Date(arrived.getTime() - at * 1000),
    })),
  )
  for (const [number, id] of newcomers) people.set(number, id)
  const person = (login: string): string => expectFound(people.get(login), login)
  const timezone = 'Asia/Shanghai'
  const termId = await fillTerms(db, schoolId, dayIn(timezone, now), now)
  for (const { headTeacher, students, college, ...place } of demo.administrativeClasses) {
    const { id: departmentId } = await findOrCreateCollege(school, college)
    const { id } = await findOrCreateAdministrativeClass(school, { ...place, departmentId }, now)
    await fillAdministrativeClass(school, id, {
      headTeacherId: person(headTeacher),
      people: students.map(person),
      fromDay: `${place.grade}-09-01`,
    })
  }
  const classes: SeededClass[] = []
  for (const one of demo.classes) {
    const classId = one.id ?? newId()
    await makeClass(db, schoolId, {
      id: classId,
      term: { id: termId, course: one.course },
      name: one.name,
      teacherId: person(one.teacher),
      people: one.students.map(person),
      courses: one.courses.map((slug) => expectFound(courses.get(slug), slug)),
      ...(one.capacity !== undefined && { capacity: one.capacity }),
      ...(one.code !== undefined && {
        code: { signs: one.code, until: new Date(now.getTime() + codeDays * dayMs) },
      }),
      staff: one.staff.map(({ login, post, rights }) => ({
        personId: person(login),
        post,
        rights,
      })),
      groups: one.groups.map(({ name, students }) => ({ name, people: students.map(person) })),
    })
    const tasks = await fillAssignments(
      school,
      one.tasks,
      { classId, termId, ownerId: person(one.teacher) },
      { person, courses },
    )
    classes.push({ demo: one, id: classId, termId, tasks })
    await notify(school, arrived, {
      kind: 'class-joined',
      subjectId: classId,
      title: `${one.course} ${one.name}`,
      to: one.students.map(person),
      senderId: person(one.teacher),
    })
    for (const rounds of one.announcements)
      await announce(school, rounds, person, {
        authorId: person(one.teacher),
        targets: [{ kind: 'teaching', refId: classId }],
      })
  }
  for (const rounds of demo.announcements)
    await announce(school, rounds, person, {
      authorId: person('admin1'),
      targets: [{ kind: 'students', refId: nobody }],
    })
  return classes
}
