import { demoSchools, type DemoCourse, type DemoItem, type DemoSchool } from '@xinglin/content'
import { vocabularies } from '@xinglin/contract/dictionaries'
import { role } from '@xinglin/contract/identity'
import { makeClass } from '#classes'
import { makeCourse, type ItemBody, type NewCourse, type NewItem } from '#courses'
import { makeWords, namesIn } from '#dictionaries'
import { makePerson } from '#identity'
import type { Database, Db } from '#platform/database'
import { newId } from '#platform/ids'
import { cleanPicture, type FileRoom } from '#resources'
import { departmentsOf, hasSchool, makeSchool } from '#schools'
import { makeTeacher } from '#teachers'
import { fillVideos } from './demo-videos.ts'

/** The published passwords of the demo, by school. */
export const demoPasswords: Readonly<Record<string, string>> = {
  qinghe: 'Xinglin-2026',
  beiling: 'Xinglin-2026-b',
}

/** Words that no demo text may hold; a school's own list is kept in its administration. */
const words = ['赌博', '代考', '代写', '办证', '枪支', '毒品交易', '色情', '诈骗'].map((word) => ({
  word,
  common: true,
}))

type Keep = (media: {
  bytes: Buffer
  mediaType: string
  width?: number
  height?: number
}) => Promise<string>

type Keepers = { readonly keep: Keep; readonly keepCover: (bytes: Buffer) => Promise<string> }

const bodyOf = async (item: DemoItem, keep: Keep): Promise<ItemBody> => {
  if (item.kind === 'text') return { kind: 'text', html: item.html }
  if (item.kind === 'quiz') {
    return {
      kind: 'quiz',
      pass: item.pass,
      questions: item.questions.map((one) => ({ id: newId(), ...one })),
    }
  }
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
  { trial, unlicensed }: DemoCourse['special'],
  today: Date,
): NewCourse['licence'] => {
  if (trial)
    return {
      granted: false,
      trialStart: dayFrom(today, trial.fromDay),
      trialEnd: dayFrom(today, trial.toDay),
    }
  return unlicensed ? { granted: false, trialStart: null, trialEnd: null } : undefined
}

const audiences = async (db: Db, schoolId: string, names: readonly string[]): Promise<number[]> => {
  const school = { db, school: { id: schoolId }, at: new Date() }
  const known = await namesIn(school, vocabularies.applicable)
  return [...known].flatMap(([number, name]) => (names.includes(name) ? [Number(number)] : []))
}

const found = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new Error(`the demo names ${what}, which there is not`)
  return value
}

/** Codes of where somebody comes from, as far as the demo says. */
const backgroundOf = ({
  education = '',
  nation = '',
  nativePlace = '',
}: DemoSchool['people'][number]) => ({
  education,
  nation,
  nativePlace,
})

const fillPeople = async (
  db: Db,
  schoolId: string,
  school: DemoSchool,
): Promise<Map<string, string>> => {
  const departments = await departmentsOf({ db, school: { id: schoolId } })
  const ids = new Map<string, string>()
  for (const [sort, one] of school.people.entries()) {
    const id = await makePerson(db, schoolId, {
      login: one.login,
      password: found(demoPasswords[school.key], 'a password'),
      number: one.number,
      realName: one.name,
      gender: one.gender,
      roleType: role[one.role],
      demo: true,
      ...backgroundOf(one),
    })
    ids.set(one.login, id)
    if (one.role !== 'teacher') continue
    const departmentId = departments.find((place) => place.name === one.department)?.id ?? null
    await makeTeacher(db, schoolId, {
      id,
      title: one.title ?? 7,
      departmentId,
      name: one.name,
      gender: one.gender,
      remark: one.remark ?? '',
      sort,
    })
  }
  return ids
}

const fillCourse = async (
  db: Db,
  schoolId: string,
  course: DemoCourse,
  people: Map<string, string>,
  { keep, keepCover }: Keepers,
  createdAt: Date,
) => {
  const departments = await departmentsOf({ db, school: { id: schoolId } })
  const department = found(
    departments.find((one) => one.parentId === null && one.name === course.department),
    course.department,
  )
  const section = found(
    departments.find((one) => one.parentId === department.id && one.name === course.section),
    course.section,
  )
  const chapters = []
  for (const { title, items } of course.chapters) {
    const made: NewItem[] = []
    for (const item of items) {
      made.push({
        title: item.title,
        minutes: item.minutes,
        required: item.required,
        body: await bodyOf(item, keep),
      })
    }
    chapters.push({ title, items: made })
  }
  return makeCourse(db, schoolId, {
    id: course.id,
    coverId: course.cover ? await keepCover(course.cover.bytes) : null,
    name: course.name,
    authorId: found(people.get(course.teacher), course.teacher),
    departmentId: department.id,
    sectionId: section.id,
    kind: 0,
    isPublic: course.public,
    offShelf: course.special.offShelf ?? false,
    pending: course.special.pending ?? false,
    smallClass: course.special.smallClass ?? false,
    knowledge: course.knowledge,
    applicable: await audiences(db, schoolId, course.applicable),
    sequential: course.sequential,
    introduction: course.introduction,
    chapters,
    licence: licenceOf(course.special, new Date()),
    createdAt,
  })
}

const fillSchool = async (
  database: Database,
  files: FileRoom,
  school: DemoSchool,
): Promise<void> => {
  const schoolId = newId()
  // One transaction: a start that is broken off leaves no half of a school behind.
  await database.within(schoolId, async (db) => {
    await makeSchool(db, schoolId, school)
    await makeWords(db, schoolId, words)
    const people = await fillPeople(db, schoolId, school)
    const keep: Keep = ({ bytes, ...about }) => files.keep(db, schoolId, bytes, about)
    const keepCover = async (bytes: Buffer) =>
      files.keepPicture(db, schoolId, await cleanPicture(bytes, { longest: 1280 }))
    const courses = new Map<string, string>()
    // The first of the list is the newest, a day apart, so that the home page shows them in the authors' order.
    for (const [i, course] of school.courses.entries()) {
      const createdAt = new Date(Date.now() - (i + 1) * 86_400_000)
      courses.set(
        course.slug,
        await fillCourse(db, schoolId, course, people, { keep, keepCover }, createdAt),
      )
    }
    await fillVideos(db, schoolId, school, { people, keep, keepCover })
    for (const one of school.classes) {
      await makeClass(db, schoolId, {
        name: one.name,
        teacherId: found(people.get(one.teacher), one.teacher),
        people: one.students.map((login) => found(people.get(login), login)),
        courses: one.smallClassCourses.map((slug) => found(courses.get(slug), slug)),
      })
    }
  })
}

/** Loads the demo schools that are not there yet. */
export const loadDemo = async (database: Database, files: FileRoom): Promise<void> => {
  for (const school of demoSchools()) {
    if (!(await hasSchool(database.global, school.key))) await fillSchool(database, files, school)
  }
}
