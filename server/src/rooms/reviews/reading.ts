import {
  cullCourseComments,
  getCourseCommentSummarize,
  getWebCourseCommentList,
  myCourseComments,
} from '@xinglin/contract/reviews'
import { attemptsOf } from '#attempts'
import { answer } from '#platform/http'
import { runsSchool, type Visit } from '#platform/visit'
import { averageOf } from './rules.ts'
import { ratingStore } from './rating-store.ts'
import { reviewedCourse } from './reach.ts'
import { reviewStore, type WantedReviews } from './store.ts'
import { told } from './told.ts'

/** The round that a student may review: the newest, unless it has a review. */
export const roundToReview = async (visit: Visit, courseId: string): Promise<string | null> => {
  if (visit.who !== 'student') return null
  const round = await attemptsOf(visit).current(courseId)
  if (!round) return null
  return (await reviewStore(visit).ofRound(round.id)) ? null : round.id
}

const page = async (visit: Visit, wanted: WantedReviews, number: number, size: number) => {
  const store = reviewStore(visit)
  return {
    List: await told(visit, await store.list(wanted, number, size)),
    Count: await store.count(wanted),
  }
}

/** Answers the reviews of a course to whoever may see it. */
export const readingCalls = () => [
  answer(getCourseCommentSummarize, async (visit, { CourseId }) => {
    const course = await reviewedCourse(visit, CourseId)
    const rating = await ratingStore(visit).of(CourseId)
    const { r1: R1, r2: R2, r3: R3, r4: R4, r5: R5, total: Total, featured: CullTotal } = rating
    return {
      Rate: averageOf(rating),
      R1,
      R2,
      R3,
      R4,
      R5,
      HasComments: Total > 0,
      Total,
      CullTotal,
      ReviewFor: await roundToReview(visit, CourseId),
      MayReply: course.teaches,
      MayModerate: runsSchool(visit),
    }
  }),

  answer(myCourseComments, async (visit, { CourseId, PageIndex, PageSize }) => {
    await reviewedCourse(visit, CourseId)
    const wanted = { courseId: CourseId, personId: visit.person?.id ?? '', hidden: 'too' } as const
    return page(visit, wanted, PageIndex, PageSize)
  }),

  answer(cullCourseComments, async (visit, { CourseId, PageIndex, PageSize }) => {
    await reviewedCourse(visit, CourseId)
    return page(visit, { courseId: CourseId, featured: true }, PageIndex, PageSize)
  }),

  answer(getWebCourseCommentList, async (visit, { CourseId, PageIndex, PageSize }) => {
    await reviewedCourse(visit, CourseId)
    const hidden = runsSchool(visit) ? 'too' : 'none'
    return page(visit, { courseId: CourseId, hidden }, PageIndex, PageSize)
  }),
]
