import type { DemoCourse, DemoSchool } from '@xinglin/content'
import { declareNames } from '@xinglin/contract/courses'
import { makeCourse, type NewCourse, type NewItem } from '#courses/publishing'
import { audienceNumbers, courseKindOf, itemBodyOf, type Keepers } from '#packs'
import type { Db } from '#platform/database'
import { departmentsOf } from '#schools'
import { expectFound } from './named-ids.ts'

const dayFrom = (today: Date, days: number): string =>
  new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10)

const licenceOf = (
  { trial, unlicensed, licensed }: DemoCourse['special'],
  today: Date,
): NewCourse['licence'] => {
  if (trial)
    return {
      granted: false,
      trialStart: dayFrom(today, trial.fromDay),
      trialEnd: dayFrom(today, trial.toDay),
    }
  if (licensed) return { granted: true, trialStart: null, trialEnd: null }
  return unlicensed ? { granted: false, trialStart: null, trialEnd: null } : undefined
}

const declaredAs = ({ declared }: DemoCourse['special']) => {
  const level = Object.entries(declareNames).find(([, name]) => name === declared?.level)
  return declared && level
    ? { declareLevel: Number(level[0]), declareYear: declared.year }
    : undefined
}

const fillCourse = async (
  db: Db,
  schoolId: string,
  course: DemoCourse,
  people: Map<string, string>,
  keepers: Keepers,
  createdAt: Date,
) => {
  const departments = await departmentsOf({ db, school: { id: schoolId } })
  const department = expectFound(
    departments.find((one) => one.parentId === null && one.name === course.department),
    course.department,
  )
  const section = expectFound(
    departments.find((one) => one.parentId === department.id && one.name === course.section),
    course.section,
  )
  const chapters = []
  for (const { title, items } of course.chapters) {
    const newItems: NewItem[] = []
    for (const item of items) {
      newItems.push({
        title: item.title,
        minutes: item.minutes,
        required: item.required,
        body: await itemBodyOf(item, keepers),
      })
    }
    chapters.push({ title, items: newItems })
  }
  return makeCourse(db, schoolId, {
    id: course.id,
    coverId: course.cover ? await keepers.keepCover(course.cover.bytes) : null,
    name: course.name,
    authorId: expectFound(people.get(course.teacher), course.teacher),
    departmentId: department.id,
    sectionId: section.id,
    kind: courseKindOf[course.kind],
    isPublic: course.public,
    offShelf: course.special.offShelf ?? false,
    pending: course.special.pending ?? false,
    smallClass: course.special.smallClass ?? false,
    knowledge: course.knowledge,
    ...declaredAs(course.special),
    applicable: await audienceNumbers({ db, school: { id: schoolId } }, course.applicable),
    sequential: course.sequential,
    introduction: course.introduction,
    chapters,
    licence: licenceOf(course.special, new Date()),
    createdAt,
  })
}

/** The newest course is older than anything that was done in it. */
const courseDaysAgo = 64

/** Makes the courses of a school, answers their ids by slug: the first of the list is the newest, a day apart, so that the home page shows them in the authors' order. */
export const fillCourses = async (
  db: Db,
  schoolId: string,
  school: DemoSchool,
  people: Map<string, string>,
  keepers: Keepers,
): Promise<Map<string, string>> => {
  const courses = new Map<string, string>()
  for (const [i, course] of school.courses.entries()) {
    const createdAt = new Date(Date.now() - (courseDaysAgo + i) * 86_400_000)
    courses.set(course.slug, await fillCourse(db, schoolId, course, people, keepers, createdAt))
  }
  return courses
}
