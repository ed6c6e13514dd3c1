import { moveCourse, type ManagedCourse } from '@xinglin/contract/courses'
import { markOf } from '#platform/ids'
import { refuse, runsSchool, type Visit } from '#platform/visit'
import { departmentsOf } from '#schools'
import { teachersOf } from '#teachers'
import { managedStore } from './course-store.ts'
import { actionsFrom, isOpen } from './workflow.ts'
import { pictureOf } from '../catalogue/picture-of.ts'
import { examinesCourse, ownsOrRuns } from '../access/policy.ts'
import type { CourseRow } from '../access/store.ts'

const { missing } = moveCourse.refusals

/** Marks what the form of a course shows. */
export const versionOf = (row: CourseRow): string =>
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

/** Courses as their authors and those who run the school see them. */
export const toManagedCourseResponses = async (
  visit: Visit,
  rows: readonly CourseRow[],
): Promise<ManagedCourse[]> => {
  const places = new Map((await departmentsOf(visit)).map((one) => [one.id, one]))
  const authors = await teachersOf(
    visit,
    rows.map((row) => row.authorId),
  )
  const runs = runsSchool(visit)
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
    Revision: row.revision,
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
    Actions: actionsFrom(row, {
      runs,
      writes: ownsOrRuns(visit, row),
      approves: examinesCourse(visit, row),
      elsewhere: row.experimentType === 'URL',
    }),
  }))
}

/** A course of the visitor's, or any for those who run the school, held until the call ends; any other is not there. */
export const lockedCourse = async (visit: Visit, id: string): Promise<CourseRow> => {
  const row = await managedStore(visit).lock(id)
  if (!row || !ownsOrRuns(visit, row)) throw refuse(missing)
  return row
}

/** The same, or one that the visitor examines. */
export const movedCourse = async (visit: Visit, id: string): Promise<CourseRow> => {
  const row = await managedStore(visit).lock(id)
  if (!row || !(ownsOrRuns(visit, row) || examinesCourse(visit, row))) throw refuse(missing)
  return row
}

/** The same, as far as whoever examines it reads what it teaches: while nobody writes on it. */
export const readCourse = async (visit: Visit, id: string): Promise<CourseRow> => {
  const row = await movedCourse(visit, id)
  if (!ownsOrRuns(visit, row) && isOpen(row)) throw refuse(missing)
  return row
}

/** One course as its author and those who examine it see it. */
export const toManagedCourseResponse = async (visit: Visit, id: string): Promise<ManagedCourse> => {
  const [one] = await toManagedCourseResponses(visit, [await movedCourse(visit, id)])
  if (!one) throw refuse(missing)
  return one
}
