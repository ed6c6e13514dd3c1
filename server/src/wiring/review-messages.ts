import type { SubjectsOf } from '#messages'
import { ownReviewsAmong } from '#reviews'

const reviewState = (row: { isHidden: boolean; isFeatured: boolean; reply: string }): string => {
  if (row.isHidden) return '评价已被隐藏'
  return [row.isFeatured ? '精选' : '', row.reply && `回复：${row.reply}`]
    .filter(Boolean)
    .join('，')
}

/** Reviews of which a message speaks, to whoever wrote them. */
export const ownReviews: SubjectsOf = async (visit, ids) =>
  new Map(
    (await ownReviewsAmong(visit, ids)).map((row) => [
      row.id,
      {
        title: row.courseName,
        state: reviewState(row),
        path: '/PersonalInfo/CommentList',
      },
    ]),
  )
