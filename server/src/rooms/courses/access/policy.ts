import { holdsFor, isOutsider, runsSchool, type Visit } from '#platform/visit'

/** What of a course a visitor may see: everything, the reduced members with the verdict, or nothing. */
export type Sight = 'full' | 'reduced' | 'none'

/** What sight is decided by. */
export type VisibleCourse = {
  readonly id: string
  readonly authorId: string
  readonly secrecyType: number
  readonly examineType: number
  readonly publishType: number
  readonly isSelfClass: boolean
  readonly departmentId: string
  readonly sectionId: string
}

/** The author and those who run the school see a course in every state. */
export const ownsOrRuns = (visit: Visit, course: Pick<VisibleCourse, 'authorId'>): boolean =>
  runsSchool(visit) || (visit.who === 'teacher' && visit.person?.id === course.authorId)

/** Whether the visitor examines a course: who runs the school any, 教研室负责人 those of their subject that others wrote. */
export const examinesCourse = (
  visit: Visit,
  {
    authorId,
    departmentId,
    sectionId,
  }: Pick<VisibleCourse, 'authorId' | 'departmentId' | 'sectionId'>,
): boolean =>
  runsSchool(visit) ||
  (authorId !== visit.person?.id && holdsFor(visit, ['departmentHead'], [departmentId, sectionId]))

/** Students learn; an author tries the own course, uncounted; nobody else has attempts. */
export const mayLearn = (
  { who, person }: Visit,
  course: Pick<VisibleCourse, 'authorId'>,
): boolean => who === 'student' || (who === 'teacher' && person?.id === course.authorId)

/** Decides sight; `inClass` is whether the visitor's classes study the course. */
export const sightOf = (visit: Visit, course: VisibleCourse, inClass: boolean): Sight => {
  // A preview link shows its one course in every state, as whoever made it sees it, and no other.
  if (visit.who === 'preview') return course.id === visit.onlyCourse ? 'full' : 'none'
  if (ownsOrRuns(visit, course)) return 'full'
  if (isOutsider(visit) && course.secrecyType !== 1) return 'none'
  // A draft was never on the shelf: nobody else knows that there is one.
  if (course.publishType === 0) return 'none'
  if (course.examineType !== 2 || course.publishType !== 1) return 'reduced'
  return course.isSelfClass && !inClass ? 'reduced' : 'full'
}
