import type { Comment } from '@xinglin/contract/reviews'
import { facesOf } from '#identity'
import type { Visit } from '#platform/visit'
import { reviewStore, type ReviewRow } from './store.ts'

const yes = (value: boolean): 0 | 1 => (value ? 1 : 0)

const nobodyKnown = { name: '', imgUrl: '', gender: null }

/** Reviews as they travel, with names and faces as they are today. */
export const toReviewResponses = async (
  visit: Visit,
  rows: readonly ReviewRow[],
): Promise<Comment[]> => {
  const ids = rows.map((row) => row.id)
  const store = reviewStore(visit)
  const replies = await store.replies(ids)
  const liked = await store.liked(ids)
  const faces = await facesOf(visit, [
    ...rows.map((row) => row.personId),
    ...[...replies.values()].map((reply) => reply.personId),
  ])
  return rows.map((row) => {
    const writer = faces.get(row.personId) ?? nobodyKnown
    const reply = replies.get(row.id)
    const teacher = faces.get(reply?.personId ?? '') ?? nobodyKnown
    return {
      Id: row.id,
      CourseId: row.courseId,
      Comment: row.text,
      Rate: row.rate,
      IsGreat: yes(liked.has(row.id)),
      IsCull: yes(row.featuredAt !== null),
      GreatNum: row.likes,
      GRate: row.rate,
      GComment: row.text,
      CreateTime: row.createdAt.toISOString(),
      EditTime: row.editedAt?.toISOString() ?? null,
      UName: writer.name,
      ImgUrl: writer.imgUrl,
      Gender: writer.gender,
      IsMine: yes(row.personId === visit.person?.id),
      IsHidden: yes(row.hiddenAt !== null),
      HiddenReason: row.hiddenReason,
      ReplyComment: reply?.text ?? '',
      ReplyName: teacher.name,
      ReplyUName: teacher.name,
      ReplyTime: reply?.at.toISOString() ?? null,
      ReplyImgUrl: teacher.imgUrl,
      ReplyGender: teacher.gender,
    }
  })
}

/** One review as it travels. */
export const toReviewResponse = async (visit: Visit, row: ReviewRow): Promise<Comment> => {
  const [comment] = await toReviewResponses(visit, [row])
  if (!comment) throw new Error('a review vanished while it was held')
  return comment
}
