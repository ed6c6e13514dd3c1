import type { createSession } from '@xinglin/contract/consultation'
import type { OutputOf } from '@xinglin/contract/call'
import { titlesOf } from '#courses'
import type { Visit } from '#platform/visit'
import type { Room } from '../session/room.ts'
import type { SessionRow } from '../session/store.ts'
import { happenedIn, viewOf } from './told.ts'

/** Everything that the stage needs of a session as it stands. */
export const stageOf = async (
  { states }: Room,
  visit: Visit,
  row: SessionRow,
): Promise<OutputOf<typeof createSession>> => {
  const state = await states.at(visit, row, row.seq)
  return {
    SessionId: row.id,
    CourseId: row.courseId,
    CourseName: (await titlesOf(visit, [row.courseId])).get(row.courseId) ?? '',
    ProgressId: row.attemptId,
    ItemId: row.itemId,
    No: row.no,
    State: row.state,
    Temperament: row.temperament,
    Seq: row.seq,
    ServerTime: visit.at.toISOString(),
    StartTime: row.startedAt.toISOString(),
    EndTime: row.endAt.toISOString(),
    View: viewOf(state, row),
    Events: await happenedIn(visit, row),
  }
}
