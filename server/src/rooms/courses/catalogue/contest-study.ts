import type { CourseBase } from '@xinglin/contract/courses'
import type { Visit } from '#platform/visit'

/** How a course is practised in a contest. */
export type ContestStudy = NonNullable<CourseBase['ContestStudyInfo']>

/** What courses ask of contests. */
export type ContestStudies = {
  /** Undefined for a contest that the visitor has no part in, or that does not practise the course. */
  readonly of: (
    visit: Visit,
    contestId: string,
    courseId: string,
  ) => Promise<ContestStudy | undefined>
  /** The courses that are practised in contests which the visitor has a part in. */
  readonly courseIds: (visit: Visit) => Promise<readonly string[]>
}
