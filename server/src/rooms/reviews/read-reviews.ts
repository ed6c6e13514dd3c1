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
import { reviewedCourse } from './policy.ts'
import { reviewStore, type WantedReviews } from './store.ts'
import { toReviewResponses } from './serialize.ts'

/** The round that a student may review: the newest, unless it has a review. */
export const roundToReview = async (visit: Visit, courseId: string): Promise<string | null> => {
  if (visit.who !== 'student') return null
  const round = await attemptsOf(visit).current(courseId)
  if (!round) return null
  return (await reviewStore(visit).ofRound(round.id)) ? null : round.id
}

const page = async (
  visit: Visit,
  wanted: WantedReviews,
  { PageIndex, PageSize }: { readonly PageIndex: number; readonly PageSize: number },
) => toReviewResponses(visit, await reviewStore(visit).list(wanted, PageIndex, PageSize))

/** Answers the reviews of a course to whoever may see it. */
export const readingCalls = () => [
  answer(
    getCourseCommentSummarize,
    async function handleGetCourseCommentSummarize(visit, { CourseId }) {
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
    },
  ),

  answer(myCourseComments, async function handleMyCourseComments(visit, { CourseId, ...paging }) {
    await reviewedCourse(visit, CourseId)
    const wanted = { courseId: CourseId, personId: visit.person?.id ?? '', hidden: 'too' } as const
    return {
      List: await page(visit, wanted, paging),
      Count: await reviewStore(visit).count(wanted),
    }
  }),

  // Of a course with very many reviews nobody counts them all: the rating knows how many are shown.
  answer(
    cullCourseComments,
    async function handleCullCourseComments(visit, { CourseId, ...paging }) {
      await reviewedCourse(visit, CourseId)
      return {
        List: await page(visit, { courseId: CourseId, featured: true }, paging),
        Count: (await ratingStore(visit).of(CourseId)).featured,
      }
    },
  ),

  answer(
    getWebCourseCommentList,
    async function handleGetWebCourseCommentList(visit, { CourseId, ...paging }) {
      await reviewedCourse(visit, CourseId)
      const { total } = await ratingStore(visit).of(CourseId)
      if (!runsSchool(visit))
        return { List: await page(visit, { courseId: CourseId }, paging), Count: total }
      const hidden = await reviewStore(visit).count({ courseId: CourseId, hidden: 'only' })
      const wanted = { courseId: CourseId, hidden: 'too' } as const
      return { List: await page(visit, wanted, paging), Count: total + hidden }
    },
  ),
]
