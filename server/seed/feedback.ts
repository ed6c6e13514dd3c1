import type { DemoSchool } from '@xinglin/content'
import { makeFeedback } from '#feedback'
import type { Db } from '#platform/database'
import { expectFound } from './named-ids.ts'

const hourMs = 3_600_000

/** Fills the queue of a school with what people wrote and what was replied. */
export const fillFeedback = async (
  db: Db,
  schoolId: string,
  { feedback }: DemoSchool,
  people: Map<string, string>,
): Promise<void> => {
  const idOf = (login: string | undefined) => (login ? expectFound(people.get(login), login) : null)
  for (const { by, posts, ...about } of feedback) {
    const personId = idOf(by)
    await makeFeedback(db, schoolId, {
      ...about,
      personId,
      posts: posts.map((post) => ({
        bySchool: post.by !== undefined,
        personId: post.by ? idOf(post.by) : personId,
        text: post.text,
        at: new Date(Date.now() - post.hoursAgo * hourMs),
      })),
    })
  }
}
