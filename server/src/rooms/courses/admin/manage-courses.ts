import {
  declareNames,
  getCourseHistory,
  kind,
  listManagedCourses,
  listOwnCourses,
  saveManagedCourse,
} from '@xinglin/contract/courses'
import { nobody } from '@xinglin/contract/call'
import { answer } from '#platform/http'
import { placesOf, refuse, runsSchool, type TenantContext, type Visit } from '#platform/visit'
import { forgetCatalogue } from '../catalogue/catalogue.ts'
import { managedStore, moveStore, type WantedAll } from '../publishing/course-store.ts'
import { checked, paragraphs, type Fields } from '../publishing/fields.ts'
import { flow, wasApproved } from '../publishing/workflow.ts'
import { indexCourse } from '../publishing/indexing.ts'
import { makeCourse } from '../publishing/seed.ts'
import { type OnMove, movingCalls } from '../publishing/transitions.ts'
import type { CourseRow } from '../access/store.ts'
import {
  lockedCourse,
  movedCourse,
  toManagedCourseResponses,
  toManagedCourseResponse,
  versionOf,
} from '../publishing/serialize.ts'

const { link, newer, approved, notYours, wrongState } = saveManagedCourse.refusals

/** How many courses there are in each department and section, drafts too. */
export const coursesByPlace = (school: TenantContext): Promise<ReadonlyMap<string, number>> =>
  managedStore(school).countsByPlace()

/** How many courses wait for the visitor to examine them: all of the school, or those of others in their subject. */
export const pendingCourses = (visit: Visit): Promise<number> =>
  managedStore(visit).count({
    examineType: 1,
    examinedIn: placesOf(visit, 'departmentHead'),
    ...(runsSchool(visit) ? {} : { notBy: visit.person?.id ?? nobody }),
  })

/** Names of the school's courses that were ever approved, by a part of the name. */
export const courseNames = async (
  visit: Visit,
  wanted: { key: string; among?: readonly string[]; without?: readonly string[] },
  page: number,
  size: number,
) => {
  const store = managedStore(visit)
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

/** A page of courses as they are managed. */
const listed = async (visit: Visit, wanted: WantedAll, page: number, size: number) => {
  const store = managedStore(visit)
  return {
    List: await toManagedCourseResponses(visit, await store.list(wanted, page, size)),
    Count: await store.count(wanted),
  }
}

/** What a form says, as far as its sender may say it: a teacher gives away no course, and declares none. */
const allowed = (visit: Visit, row: CourseRow, fields: Fields): Fields => {
  if (runsSchool(visit)) return fields
  if (wasApproved(row)) throw refuse(approved)
  if (row.examineType === 1) throw refuse(wrongState)
  return {
    ...fields,
    AuthorId: row.authorId,
    DeclareLevel: row.declareLevel,
    DeclareYear: row.declareYear,
  }
}

/** Answers those who keep courses: their authors, and those who run the school. */
export const courseDeskCalls = (onMove: OnMove) => [
  ...movingCalls(onMove),

  answer(listManagedCourses, async function handleListManagedCourses(visit, input) {
    const { ExamineType, PublishType, DeclareLevel, PSubjectId, Type } = input
    const wanted = {
      key: input.SearchKey,
      ...(ExamineType >= 0 ? { examineType: ExamineType } : {}),
      ...(PublishType >= 0 ? { publishType: PublishType } : {}),
      ...(DeclareLevel >= 0 ? { declareLevel: DeclareLevel } : {}),
      ...(PSubjectId && PSubjectId !== nobody ? { departmentId: PSubjectId } : {}),
      ...(Type !== '' && Type >= 0 ? { kind: Type } : {}),
      examinedIn: placesOf(visit, 'departmentHead'),
    }
    return listed(visit, wanted, input.PageIndex, input.PageSize)
  }),

  answer(
    listOwnCourses,
    function handleListOwnCourses(visit, { SearchKey: key, ExamineType, PageIndex, PageSize }) {
      const authorId = visit.person?.id ?? nobody
      const wanted = { key, authorId, ...(ExamineType >= 0 ? { examineType: ExamineType } : {}) }
      return listed(visit, wanted, PageIndex, PageSize)
    },
  ),

  answer(getCourseHistory, async function handleGetCourseHistory(visit, { CourseId }) {
    await movedCourse(visit, CourseId)
    return (await moveStore(visit).list(CourseId)).map((row) => ({
      At: row.at.toISOString(),
      Name: row.name,
      Action: flow[row.move].words,
      Comment: row.comment,
    }))
  }),

  answer(saveManagedCourse, async function handleSaveManagedCourse(visit, sent) {
    const isNew = sent.CourseId === nobody
    if (isNew && !runsSchool(visit)) throw refuse(notYours)
    const row = isNew ? undefined : await lockedCourse(visit, sent.CourseId)
    const fields = row ? allowed(visit, row, sent) : sent
    if (row && fields.Version !== '' && fields.Version !== versionOf(row))
      throw refuse(newer, { data: await toManagedCourseResponse(visit, row.id) })
    const id = row?.id ?? (await makeExternal(visit, fields))
    if (row) {
      const { experimentPath, ...set } = await checked(visit, fields, row.applicable)
      // A course that is learnt here does not become one that is held elsewhere.
      if (row.experimentType === 'URL' && experimentPath === '') throw refuse(link)
      const elsewhere = row.experimentType === 'URL' ? { experimentPath } : {}
      await managedStore(visit).change(id, { ...set, ...elsewhere })
      await indexCourse(visit, { ...row, ...set })
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
    return toManagedCourseResponse(visit, id)
  }),
]
