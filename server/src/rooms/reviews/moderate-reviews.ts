import { listReviews, moderateReview } from '@xinglin/contract/reviews'
import { courseCards } from '#courses/catalogue'
import { answer } from '#platform/http'
import { refuse } from '#platform/visit'
import { lockCounted } from './policy.ts'
import { reviewStore, type ReviewRow, type WantedReviews } from './store.ts'
import { toReviewResponses, toReviewResponse } from './serialize.ts'

const { reason, hidden } = moderateReview.refusals

const narrowings: Readonly<Record<string, WantedReviews>> = {
  all: { hidden: 'too' },
  shown: {},
  featured: { featured: true },
  hidden: { hidden: 'only' },
  unanswered: { unanswered: true },
}

const actionNames = {
  feature: '把评价设为精选',
  unfeature: '取消评价的精选',
  hide: '隐藏了评价',
  show: '恢复了评价',
} as const

/** What of a review each action of the administration changes. */
const changed = (
  action: keyof typeof actionNames,
  row: ReviewRow,
  { at, Reason }: { at: Date; Reason: string },
): Partial<ReviewRow> => {
  switch (action) {
    case 'feature':
      return { featuredAt: row.featuredAt ?? at }
    case 'unfeature':
      return { featuredAt: null }
    case 'hide':
      return { hiddenAt: at, hiddenReason: Reason, featuredAt: null }
    default:
      return { hiddenAt: null, hiddenReason: '' }
  }
}

/** Answers those who run the school: its reviews, and what is done about them. */
export const moderatingCalls = () => [
  answer(
    listReviews,
    async function handleListReviews(visit, { SearchKey, State, PageIndex, PageSize }) {
      const store = reviewStore(visit)
      const wanted = { ...narrowings[State], key: SearchKey }
      const rows = await store.list(wanted, PageIndex, PageSize)
      const cards = await courseCards(visit, [...new Set(rows.map((row) => row.courseId))])
      return {
        List: (await toReviewResponses(visit, rows)).map((comment) => ({
          ...comment,
          CourseName: cards.get(comment.CourseId)?.Name ?? '',
        })),
        Count: await store.count(wanted),
      }
    },
  ),

  answer(moderateReview, async function handleModerateReview(visit, { Id, Action, Reason }) {
    if (Action === 'hide' && Reason === '') throw refuse(reason)
    const { row, access, recount } = await lockCounted(visit, Id)
    if (Action === 'feature' && row.hiddenAt) throw refuse(hidden)
    const store = reviewStore(visit)
    const set = changed(Action, row, { at: visit.at, Reason })
    await store.keep(Id, Action, { text: row.text, rate: row.rate, reason: Reason })
    await store.change(Id, set)
    await recount()
    await visit.publish({
      kind: 'managed',
      area: 'reviews',
      text: `${actionNames[Action]}（${access.course.name}）`,
      detail: [row.text, Reason].filter(Boolean).join('；原因：'),
    })
    if (row.featuredAt) await visit.publish({ kind: 'achieved', personIds: [row.personId] })
    if (Action === 'feature')
      await visit.publish({
        kind: 'notice',
        notice: {
          kind: 'review-featured',
          subjectId: row.id,
          title: access.course.name,
          to: [row.personId],
          occurrence: visit.at.toISOString(),
        },
      })
    return toReviewResponse(visit, { ...row, ...set })
  }),
]
