import { adoptClassColleges, classesByDepartment } from '#classes'
import { coursesByPlace, usesInCourses } from '#courses/admin'
import { indexCoursesOf, indexOldCourses, publishedBy } from '#courses/publishing'
import { taughtBy, visibleAmong } from '#courses/catalogue'
import { usesInContests } from '#competitions'
import type { VocabularyUsage } from '#dictionaries'
import { indexOldPeople, peopleByCollege, type TeacherPort, usesInProfiles } from '#identity'
import type { Database } from '#platform/database'
import { opensMenu, type Visit } from '#platform/visit'
import { adoptAllReports } from '#simulations/experiment'
import { ratedTeacher, repliedOn } from '#reviews'
import { questionsByPlace, usesInQuestions } from '#questions'
import { departmentsOf, hostFault, schoolIds } from '#schools'
import { topicsWith } from '#topics'
import {
  type ActivityFeed,
  addTeachers,
  indexOldTeachers,
  saveTeacher,
  teachersByPlace,
  teachersOf,
} from '#teachers'
import { adoptOldCases } from '#workshop'
import { cleanPicture, type FileRoom } from '#resources'
import { createSchool, type Founding, unknownPacks } from '../founding.ts'

/** Teachers as the administration of people keeps them; their courses are found by the name they have now. */
export const teacherPort: TeacherPort = {
  async of(school, ids) {
    const places = new Map((await departmentsOf(school)).map((one) => [one.id, one.name]))
    const rows = await teachersOf(school, ids)
    return new Map(
      [...rows].map(([id, { title, departmentId, remark, expertise }]) => [
        id,
        {
          title,
          departmentId,
          departmentName: places.get(departmentId ?? '') ?? '',
          remark,
          expertise,
        },
      ]),
    )
  },
  async add(school, teachers) {
    if (teachers.length === 0) return
    const known = new Set((await departmentsOf(school)).map(({ id }) => id))
    await addTeachers(
      school,
      teachers.map((one) => ({
        ...one,
        departmentId: known.has(one.departmentId ?? '') ? one.departmentId : null,
      })),
    )
  },
  async save(school, id, fields) {
    const places = await departmentsOf(school)
    // A department of another school is none.
    const departmentId = places.find((one) => one.id === fields.departmentId)?.id ?? null
    await saveTeacher(school, id, { ...fields, departmentId })
    await indexCoursesOf(school, id)
  },
}

/** A teacher's courses, their learners and ratings, as far as a visitor may open them. */
export const teachingOf = async (visit: Visit, id: string) => {
  const { ids, learners } = await taughtBy(visit, id)
  return { courses: ids.length, learners, ...(await ratedTeacher(visit, id, ids)) }
}

const coursesMenu = 3

/** What a teacher did of late, told by the rooms that know of it; all of it may be opened by the visitor. */
export const activityFeedOf: ActivityFeed = async (visit, id, wanted) => {
  if (!opensMenu(visit, coursesMenu)) return []
  const courses = await publishedBy(visit, id)
  const names = new Map(courses.map((one) => [one.id, one.name]))
  const ids = [...names.keys()]
  const replies = await repliedOn(visit, id, ids, wanted)
  return [
    ...courses.map((one) => ({ ...one, kind: 'course' as const, objectId: one.id, text: '' })),
    ...replies.map(({ id: reviewId, courseId, text, at }) => ({
      kind: 'reply' as const,
      id: reviewId,
      at,
      objectId: courseId,
      name: names.get(courseId) ?? '',
      text,
    })),
    ...(await topicsWith(visit, ids)).map(({ id: topicId, title, at, courseIds }) => ({
      kind: 'topic' as const,
      id: topicId,
      at,
      objectId: topicId,
      name: title,
      text: courseIds.map((one) => names.get(one)).join('、'),
    })),
  ]
}

/** Of some courses those that a visitor may open, as their classes show them. */
export const coursesAmong = async (visit: Visit, ids: readonly string[]) =>
  (await visibleAmong(visit, ids)).map(({ Id, Name, ImgUrl, Motif }) => ({
    Id,
    Name,
    ImgUrl,
    Motif,
  }))

/** How much hangs on each department. */
export const hanging = async (school: Parameters<typeof coursesByPlace>[0]) => ({
  courses: await coursesByPlace(school),
  teachers: await teachersByPlace(school),
  questions: await questionsByPlace(school),
})

/** Who and what belongs to each 院系. */
export const collegeUses = async (school: Parameters<typeof coursesByPlace>[0]) => ({
  people: await peopleByCollege(school),
  classes: await classesByDepartment(school),
})

/** In how many places each code of a vocabulary is kept: what is kept anywhere cannot be deleted. */
export const vocabularyUsage: VocabularyUsage = async (visit, type) => {
  const uses = new Map<string, number>()
  for (const room of [usesInProfiles, usesInCourses, usesInContests, usesInQuestions]) {
    for (const { code, uses: more } of await room(visit, type))
      uses.set(code, (uses.get(code) ?? 0) + more)
  }
  return uses
}

/** Founds a school in a transaction of its own, unless its hosts cannot be. */
export const founder = (database: Database, files: FileRoom) => async (wanted: Founding) => {
  if (unknownPacks(wanted.packs).length > 0) return 'noPack' as const
  const hostProblem = await hostFault(database.global, wanted.hosts)
  if (hostProblem)
    return hostProblem.fault === 'form' ? ('badHost' as const) : ('hostTaken' as const)
  return createSchool(database, files, wanted)
}

/** Makes findable what was written before it could be searched, and opens in the workshop what came before it; nothing to do in most starts. */
export const indexOld = async (database: Database): Promise<void> => {
  for (const id of await schoolIds(database.global)) {
    for (const index of [
      indexOldTeachers,
      indexOldCourses,
      indexOldPeople,
      adoptOldCases,
      adoptClassColleges,
      adoptAllReports,
    ])
      await database.within(id, (db) => index({ db, school: { id } }))
  }
}

const logoSide = 360

/** A school's logo as it is kept. */
export const cleanLogo = async (bytes: Buffer): Promise<Buffer> =>
  (await cleanPicture(bytes, { longest: logoSide })).bytes
