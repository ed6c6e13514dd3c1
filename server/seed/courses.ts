import type { DemoCourse, DemoItem, DemoSchool } from '@xinglin/content'
import { declareNames, kind } from '@xinglin/contract/courses'
import { vocabularies } from '@xinglin/contract/dictionaries'
import { makeCourse, type NewCourse, type NewItem } from '#courses/publishing'
import type { ItemBody } from '#courses/versions'
import { namesIn } from '#dictionaries'
import type { Db } from '#platform/database'
import { newId } from '#platform/ids'
import { departmentsOf } from '#schools'
import { expectFound } from './named-ids.ts'

/** Keeps a file of a course, answers its id. */
type Keep = (media: {
  bytes: Buffer
  mediaType: string
  width?: number
  height?: number
}) => Promise<string>

/** How the demo's media are kept. */
export type Keepers = {
  readonly keep: Keep
  readonly keepCover: (bytes: Buffer) => Promise<string>
  /** The id of a case by its folder. */
  readonly caseOf: (slug: string) => string
  /** The id of a procedure by its folder. */
  readonly procedureOf: (slug: string) => string
  /** The id of a protocol by its file. */
  readonly protocolOf: (slug: string) => string
}

const bodyOf = async (
  item: DemoItem,
  { keep, caseOf, procedureOf, protocolOf }: Keepers,
): Promise<ItemBody> => {
  if (item.kind === 'text') return { kind: 'text', html: item.html }
  if (item.kind === 'quiz') {
    return {
      kind: 'quiz',
      pass: item.pass,
      ...(item.tries !== undefined && { tries: item.tries }),
      questions: item.questions.map((one) => ({ id: newId(), ...one })),
    }
  }
  if (item.kind === 'consultation') {
    const { kind, mode, temperament } = item
    return { kind, caseId: caseOf(item.case), mode, temperament }
  }
  if (item.kind === 'operation') {
    const { kind, procedure, patient, mode } = item
    return { kind, procedureId: procedureOf(procedure), patient, mode }
  }
  if (item.kind === 'experiment') return { kind: item.kind, protocolId: protocolOf(item.protocol) }
  if (item.kind === 'image') {
    const { alt, html, image } = item
    return {
      kind: 'image',
      file: await keep(image),
      alt,
      html,
      width: image.width ?? 0,
      height: image.height ?? 0,
    }
  }
  if (item.kind === 'document') {
    const { html, pages } = item
    return { kind: 'document', file: await keep(item.document), pages, html }
  }
  const { html, seconds, noSkip } = item
  const [file, poster, captions] = [
    await keep(item.video),
    await keep(item.poster),
    await keep(item.captions),
  ]
  return { kind: 'video', file, poster, captions, html, seconds, noSkip }
}

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

const audiences = async (db: Db, schoolId: string, names: readonly string[]): Promise<number[]> => {
  const school = { db, school: { id: schoolId }, at: new Date() }
  const known = await namesIn(school, vocabularies.applicable)
  return [...known].flatMap(([number, name]) => (names.includes(name) ? [Number(number)] : []))
}

const courseKinds = {
  theory: kind.theory,
  consultation: kind.consultation,
  operation: kind.operation,
  experiment: kind.experiment,
} as const

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
        body: await bodyOf(item, keepers),
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
    kind: courseKinds[course.kind],
    isPublic: course.public,
    offShelf: course.special.offShelf ?? false,
    pending: course.special.pending ?? false,
    smallClass: course.special.smallClass ?? false,
    knowledge: course.knowledge,
    ...declaredAs(course.special),
    applicable: await audiences(db, schoolId, course.applicable),
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
