import type { Feedback, FeedbackLine, ManagedFeedback } from '@xinglin/contract/feedback'
import { facesOf } from '#identity'
import { markOf } from '#platform/ids'
import type { Visit } from '#platform/visit'
import { pictureStore } from './picture-store.ts'
import { mayFollow, reopenUntil, shownCode } from './rules.ts'
import { feedbackStore, type FeedbackRow } from './store.ts'

/** A feedback with its thread as it travels; who of the school wrote is said to those who run it alone. */
const thread = async (visit: Visit, row: FeedbackRow, isManaged: boolean): Promise<Feedback> => {
  const posts = await feedbackStore(visit).posts(row.id)
  const pictures = await pictureStore(visit).of(row.id)
  const writers = isManaged ? posts.filter((post) => post.bySchool === 1) : []
  const faces = await facesOf(
    visit,
    writers.flatMap(({ personId }) => personId ?? []),
  )
  const isAnswered = posts.some((post) => post.bySchool === 1)
  return {
    Id: row.id,
    Code: shownCode(row.code),
    Type: row.type,
    State: row.state,
    Place: row.place,
    CourseId: row.courseId,
    Page: row.page,
    CreatedAt: row.createdAt.toISOString(),
    ChangedAt: row.changedAt.toISOString(),
    Rate: row.rate,
    MayRate: isAnswered && (row.state === 'replied' || row.state === 'closed'),
    MayReply: mayFollow(row, visit.at),
    ReopenUntil: reopenUntil(row)?.toISOString() ?? null,
    Posts: posts.map((post) => ({
      Id: post.id,
      BySchool: post.bySchool,
      Name: (isManaged && faces.get(post.personId ?? '')?.name) || '',
      Text: post.text,
      At: post.at.toISOString(),
      Pictures: pictures
        .filter(({ postId }) => postId === post.id)
        .map(({ id, fileId, width, height }) => ({
          Id: id,
          Url: fileId ? visit.addressOf(fileId) : '',
          Width: width,
          Height: height,
        })),
    })),
  }
}

/** A feedback as whoever gave it sees it. */
export const toFeedbackResponse = (visit: Visit, row: FeedbackRow): Promise<Feedback> =>
  thread(visit, row, false)

/** The mark of what a feedback says: another after each text, action or rating. */
export const versionOf = ({ state, rate, changedAt }: FeedbackRow): string =>
  markOf([state, rate, changedAt.toISOString()])

/** A feedback as those who run the school see it. */
export const toManagedFeedbackResponse = async (
  visit: Visit,
  row: FeedbackRow,
): Promise<ManagedFeedback> => {
  const faces = await facesOf(visit, row.personId ? [row.personId] : [])
  return {
    ...(await thread(visit, row, true)),
    PersonName: faces.get(row.personId ?? '')?.name ?? '',
    Contact: row.contact,
    Agent: row.agent,
    Version: versionOf(row),
  }
}

/** A feedback in a list as it travels. */
export const lineOf = (row: FeedbackRow): FeedbackLine => ({
  Id: row.id,
  Code: shownCode(row.code),
  Type: row.type,
  State: row.state,
  Place: row.place,
  Beginning: row.beginning,
  CreatedAt: row.createdAt.toISOString(),
  ChangedAt: row.changedAt.toISOString(),
  Rate: row.rate,
})
