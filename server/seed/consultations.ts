import type { DemoSchool } from '@xinglin/content'
import type { Action } from '@xinglin/simulation/consultation'
import { attemptsOf } from '#attempts'
import {
  consultationRoom,
  makeAppeal,
  makeConsultation,
  modelUnderstanding,
} from '#simulations/consultation'
import { addLearners, syllabiOf, type Syllabus } from '#courses/versions'
import { hostOf } from '#learning'
import type { Db } from '#platform/database'
import { expectFound, type MadeSchool } from './named-ids.ts'
import { kinds } from '../src/wiring/simulations.ts'

const hourMs = 3_600_000
const stepMs = 15_000

type Held = DemoSchool['life']['consultations'][number]
type Manner = Held['manner']

/** What students left out of the author's way, by the place of a step in it and by what it is. */
const leaves: Readonly<Record<Manner, (at: number, type: Action['type']) => boolean>> = {
  careful: (at, type) => at % 9 === 8 && type !== 'diagnose',
  terse: (at, type) => at % 5 === 4 && type === 'ask',
  hasty: (at, type) => at % 3 === 2 || type === 'write',
  halved: (at) => at % 2 === 1,
  unread: (at, type) => type === 'read' || at % 4 === 3,
  handsOff: (_, type) => type === 'examine',
}

/** The item of a course at which one consults the patient of a case. */
const itemOf = (demo: DemoSchool, slug: string, wanted: string, { items }: Syllabus) => {
  const course = expectFound(
    demo.courses.find((one) => one.slug === slug),
    slug,
  )
  const at = course.chapters
    .flatMap((chapter) => chapter.items)
    .findIndex((item) => item.kind === 'consultation' && item.case === wanted)
  const item = expectFound(items[at], wanted)
  if (item.body.kind !== 'consultation') throw new Error(`${slug}: ${wanted} is not item ${at}`)
  return { itemId: item.id, ...item.body }
}

const ago = (hours: number) => new Date(Date.now() - hours * hourMs)

/** What they asked to be looked at again, as the room takes it. */
const appealOf = (
  sessionId: string,
  teacherId: string,
  { said: statement, about, words, hoursAgo, accepted }: NonNullable<Held['appeal']>,
) => ({
  sessionId,
  of: { said: statement, ...about },
  words,
  at: ago(hoursAgo),
  ...(accepted && {
    accepted: { teacherId, reason: accepted.reason, at: ago(accepted.hoursAgo) },
  }),
})

/** Some students have consulted the patients of the school, each by the rules that hold for everybody; some of them twice. */
export const fillConsultations = async (
  db: Db,
  schoolId: string,
  demo: DemoSchool,
  { people, courses }: Pick<MadeSchool, 'people' | 'courses'>,
): Promise<void> => {
  const school = { db, school: { id: schoolId } }
  const room = consultationRoom({
    understand: modelUnderstanding(),
    host: hostOf(kinds, 'consultation'),
  })
  const syllabi = await syllabiOf(school, [...courses.values()])
  const learners = new Map<string, Set<string>>()
  const inTurn = demo.life.consultations.toSorted((one, other) => other.hoursAgo - one.hoursAgo)
  for (const { by, course, case: wanted, hoursAgo, manner, says, appeal } of inTurn) {
    const courseId = expectFound(courses.get(course), course)
    const personId = expectFound(people.get(by), by)
    const syllabus = expectFound(syllabi.get(courseId), course)
    const { itemId, caseId, mode, temperament } = itemOf(demo, course, wanted, syllabus)
    const startedAt = ago(hoursAgo)
    const { attempt } = await attemptsOf({
      ...school,
      at: startedAt,
      person: { id: personId },
    }).open({
      courseId,
      versionId: syllabus.versionId,
      itemCount: syllabus.items.filter((one) => one.required).length,
      firstItem: syllabus.items[0]?.id ?? null,
      tester: false,
      contestId: null,
    })
    const where = { courseId, attemptId: attempt.id, itemId }
    const sessionId = await makeConsultation(room, school, {
      personId,
      place: { ...where, caseId, mode, temperament, tester: false },
      startedAt,
      takes: ({ type }, at) => !leaves[manner](at, type),
      stepMs,
      says,
    })
    const { teacher } = expectFound(
      demo.courses.find(({ slug }) => slug === course),
      course,
    )
    if (appeal)
      await makeAppeal(
        room,
        school,
        appealOf(sessionId, expectFound(people.get(teacher), teacher), appeal),
      )
    learners.set(courseId, (learners.get(courseId) ?? new Set<string>()).add(personId))
  }
  await addLearners(school, new Map([...learners].map(([id, { size }]) => [id, size])))
}
