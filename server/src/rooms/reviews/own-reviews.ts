import { listOwnComments } from '@xinglin/contract/reviews'
import { nobody, type InputOf } from '@xinglin/contract/call'
import { taughtCourses, titlesOf } from '#courses/access'
import { answer } from '#platform/http'
import type { Visit } from '#platform/visit'
import { toReviewResponses } from './serialize.ts'
import { reviewStore, type WantedReviews } from './store.ts'

type Narrowing = Pick<InputOf<typeof listOwnComments>, 'CourseId' | 'State' | 'Rate'>

/** What a student wrote, hidden ones too, or what was written of a teacher's courses. */
const wantedBy = (
  visit: Visit,
  courses: readonly string[],
  { CourseId, State, Rate }: Narrowing,
): WantedReviews => {
  const isAny = CourseId === null || CourseId === nobody
  return {
    courseIds: isAny ? courses : courses.filter((id) => id === CourseId),
    ...(visit.who === 'student'
      ? { personId: visit.person?.id ?? nobody, hidden: 'too' as const }
      : { unansweredFirst: true }),
    ...(State === 'unanswered' && { unanswered: true }),
    ...(State === 'featured' && { featured: true }),
    ...(Rate > 0 && { rate: Rate }),
  }
}

/** Answers the reviews that concern somebody over all courses; nothing in a school without reviews. */
export const ownReviewCalls = () => [
  answer(listOwnComments, async function handleListOwnComments(visit, input) {
    if (visit.school.flags['reviews'] === false) return { List: [], Count: 0, Courses: [] }
    const store = reviewStore(visit)
    const courses =
      visit.who === 'student' ? await store.reviewedCourses() : await taughtCourses(visit)
    const wanted = wantedBy(visit, courses, input)
    const names = await titlesOf(visit, courses)
    const rows = await store.list(wanted, input.PageIndex, input.PageSize)
    return {
      List: (await toReviewResponses(visit, rows)).map((comment) => ({
        ...comment,
        CourseName: names.get(comment.CourseId) ?? '',
      })),
      Count: await store.count(wanted),
      Courses: [...names].map(([Id, Name]) => ({ Id, Name })),
    }
  }),
]
