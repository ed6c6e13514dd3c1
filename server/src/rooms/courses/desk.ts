import {
  declareNames,
  getCourseHistory,
  kind,
  listManagedCourses,
  moveCourse,
  saveManagedCourse,
  type ManagedCourse,
} from '@xinglin/contract/courses'
import { nobody } from '@xinglin/contract/call'
import { findable } from '#platform/finding'
import { answer } from '#platform/http'
import { markOf } from '#platform/ids'
import { refuse, type OfSchool, type Visit } from '#platform/visit'
import { departmentsOf } from '#schools'
import { nameOfPerson } from '#identity'
import { teacherOf, teachersOf } from '#teachers'
import { forgetCatalogue } from './catalogue.ts'
import { deskStore, moveStore } from './desk-store.ts'
import { checked, paragraphs, type Fields } from './fields.ts'
import { flow, movesFrom } from './flow.ts'
import { makeCourse } from './make.ts'
import { pictureOf } from './picture-of.ts'
import type { CourseRow } from './store.ts'

const { missing, wrongState, comment, link, newer } = {
  ...saveManagedCourse.refusals,
  ...moveCourse.refusals,
}

/** Marks what the form of a course shows. */
const versionOf = (row: CourseRow): string =>
  markOf([
    row.name,
    row.authorId,
    row.departmentId,
    row.sectionId,
    row.secrecyType,
    row.applicable,
    row.knowledge,
    row.declareLevel,
    row.declareYear,
    row.experimentPath,
  ])

/** Courses as those who run the school see them. */
const told = async (visit: Visit, rows: readonly CourseRow[]): Promise<ManagedCourse[]> => {
  const places = new Map((await departmentsOf(visit)).map((one) => [one.id, one]))
  const authors = await teachersOf(
    visit,
    rows.map((row) => row.authorId),
  )
  return rows.map((row) => ({
    Id: row.id,
    Name: row.name,
    ImgUrl: pictureOf(visit, row),
    HasCover: row.coverId !== null,
    Motif: places.get(row.sectionId)?.motif ?? 'book',
    HasVirtual: row.kind,
    AuthorId: row.authorId,
    AuthorName: authors.get(row.authorId)?.name ?? '',
    DepartmentId: row.departmentId,
    DepartmentName: places.get(row.departmentId)?.name ?? '',
    SectionId: row.sectionId,
    SectionName: places.get(row.sectionId)?.name ?? '',
    SecrecyType: row.secrecyType,
    ExamineType: row.examineType,
    PublishType: row.publishType,
    IsSelfClass: row.isSelfClass,
    ExperimentType: row.experimentType,
    ExperimentPath: row.experimentPath,
    Applicable: row.applicable,
    Knowledge: row.knowledge,
    DeclareLevel: row.declareLevel,
    DeclareYear: row.declareYear,
    StudyCount: row.studyCount,
    FavoriteCount: row.favouriteCount,
    CreateTime: row.createdAt.toISOString(),
    Version: versionOf(row),
    Actions: movesFrom(row),
  }))
}

/** One course as those who run the school see it. */
export const toldOne = async (visit: Visit, id: string): Promise<ManagedCourse> => {
  const row = await deskStore(visit).hold(id)
  const [one] = row ? await told(visit, [row]) : []
  if (!one) throw refuse(missing)
  return one
}

/** Makes a course findable by its name, its author and its tags as they are now. */
const index = async (school: OfSchool, row: CourseRow): Promise<void> => {
  const teacher = await teacherOf(school, row.authorId)
  const words = findable([row.name, teacher?.name ?? '', ...row.knowledge])
  await deskStore(school).index(row.id, words)
}

/** Makes the courses of an author findable by the name the author has now. */
export const indexCoursesOf = async (school: OfSchool, authorId: string): Promise<void> => {
  for (const row of await deskStore(school).byAuthor(authorId)) await index(school, row)
}

/** Makes courses findable that were written before courses could be searched. */
export const indexOldCourses = async (school: OfSchool): Promise<void> => {
  for (const row of await deskStore(school).unindexed(100_000)) await index(school, row)
}

/** How many courses there are in each department and section, drafts too. */
export const coursesByPlace = (school: OfSchool): Promise<ReadonlyMap<string, number>> =>
  deskStore(school).countsByPlace()

/** How many courses wait for an examination. */
export const pendingCourses = (visit: Visit): Promise<number> =>
  deskStore(visit).count({ examineType: 1 })

/** Names of the school's courses that were ever approved, by a part of the name. */
export const courseNames = async (
  visit: Visit,
  wanted: { key: string; among?: readonly string[]; without?: readonly string[] },
  page: number,
  size: number,
) => {
  const store = deskStore(visit)
  const rows = await store.list({ ...wanted, examineType: 2 }, page, size)
  return {
    rows: rows.map(({ id, name, kind: number }) => ({
      id,
      name,
      kind: number,
      isTheory: number === kind.theory,
    })),
    count: await store.count({ ...wanted, examineType: 2 }),
  }
}

const makeExternal = async (visit: Visit, fields: Fields): Promise<string> => {
  const wanted = await checked(visit, fields)
  if (wanted.experimentPath === '') throw refuse(link)
  return makeCourse(visit.db, visit.school.id, {
    ...wanted,
    kind: kind.experiment,
    external: wanted.experimentPath,
    isPublic: wanted.secrecyType === 1,
    draft: true,
    offShelf: false,
    smallClass: false,
    introduction: [{ title: '课程简介', html: paragraphs(fields.Introduction) }],
    chapters: [],
    licence: { granted: true, trialStart: null, trialEnd: null },
    createdAt: visit.at,
  })
}

/** Answers the administration of courses. */
export const courseDeskCalls = () => [
  answer(listManagedCourses, async (visit, input) => {
    const { ExamineType, PublishType, DeclareLevel, PSubjectId, Type } = input
    const wanted = {
      key: input.SearchKey,
      ...(ExamineType >= 0 ? { examineType: ExamineType } : {}),
      ...(PublishType >= 0 ? { publishType: PublishType } : {}),
      ...(DeclareLevel >= 0 ? { declareLevel: DeclareLevel } : {}),
      ...(PSubjectId && PSubjectId !== nobody ? { departmentId: PSubjectId } : {}),
      ...(Type !== '' && Type >= 0 ? { kind: Type } : {}),
    }
    const store = deskStore(visit)
    const rows = await store.list(wanted, input.PageIndex, input.PageSize)
    return { List: await told(visit, rows), Count: await store.count(wanted) }
  }),

  answer(getCourseHistory, async (visit, { CourseId }) => {
    if (!(await deskStore(visit).hold(CourseId))) throw refuse(missing)
    return (await moveStore(visit).list(CourseId)).map((row) => ({
      At: row.at.toISOString(),
      Name: row.name,
      Action: flow[row.move].words,
      Comment: row.comment,
    }))
  }),

  answer(moveCourse, async (visit, { CourseId, Action, Comment }) => {
    const store = deskStore(visit)
    const row = await store.hold(CourseId)
    if (!row) throw refuse(missing)
    const step = flow[Action]
    if (!step.from(row)) throw refuse(wrongState)
    if (step.reason && Comment === '') throw refuse(comment)
    const { examineType, publishType } = step.to(row)
    await store.change(CourseId, { examineType, publishType })
    visit.afterwards(() => forgetCatalogue(visit.school.id))
    const personId = visit.person?.id ?? ''
    const name = await nameOfPerson(visit, personId)
    await moveStore(visit).add({
      courseId: CourseId,
      personId,
      name,
      move: Action,
      comment: Comment,
    })
    const text = `${step.words}：课程“${row.name}”`
    await visit.publish({ kind: 'managed', area: 'courses', text, detail: Comment })
    return toldOne(visit, CourseId)
  }),

  answer(saveManagedCourse, async (visit, fields) => {
    const store = deskStore(visit)
    const row = fields.CourseId === nobody ? undefined : await store.hold(fields.CourseId)
    if (fields.CourseId !== nobody && !row) throw refuse(missing)
    if (row && fields.Version !== '' && fields.Version !== versionOf(row))
      throw refuse(newer, { data: await toldOne(visit, row.id) })
    const id = row?.id ?? (await makeExternal(visit, fields))
    if (row) {
      const { experimentPath, ...set } = await checked(visit, fields, row.applicable)
      // A course that is learnt here does not become one that is held elsewhere.
      if (row.experimentType === 'URL' && experimentPath === '') throw refuse(link)
      const elsewhere = row.experimentType === 'URL' ? { experimentPath } : {}
      await store.change(id, { ...set, ...elsewhere })
      await index(visit, { ...row, ...set })
    }
    visit.afterwards(() => forgetCatalogue(visit.school.id))
    const text = `${row ? '修改' : '新建'}了课程“${fields.Name}”`
    const detail = [
      fields.SecrecyType === 1 ? '公开' : '校内',
      ...(fields.DeclareLevel > 0
        ? [`${declareNames[fields.DeclareLevel]}申报课程（${fields.DeclareYear}年）`]
        : []),
      ...(fields.ExperimentPath ? [fields.ExperimentPath] : []),
    ].join('；')
    await visit.publish({ kind: 'managed', area: 'courses', text, detail })
    return toldOne(visit, id)
  }),
]
