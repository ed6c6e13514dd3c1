import type { Brief, Mode, SessionLine } from '@xinglin/contract/operation'
import { refuse, type Visit } from '#platform/visit'
import { currentVersion, versionOf } from './procedures.ts'
import { sessionStore, type SessionRow } from './store.ts'

const lineOf = (row: SessionRow): SessionLine => ({
  SessionId: row.id,
  No: row.no,
  State: row.state,
  StartTime: row.startedAt.toISOString(),
  EndedAt: row.endedAt?.toISOString() ?? null,
  Composite: row.composite,
  Level: row.level,
})

/** What stands at the door of an operation of one's own attempt. */
export const operationBrief = async (
  visit: Visit,
  where: {
    readonly attemptId: string
    readonly itemId: string
    readonly procedureId: string
    readonly mode: Mode
  },
): Promise<Brief> => {
  const sessions = await sessionStore(visit).ofItem(where.attemptId, where.itemId)
  const [last] = sessions
  const version =
    last?.state === 'open'
      ? await versionOf(visit, last.procedureVersionId)
      : await currentVersion(visit, where.procedureId)
  if (!version) throw refuse([-404, '数据不存在'])
  const { procedure } = version
  return {
    Title: procedure.title,
    Scene: procedure.scene,
    Mode: where.mode,
    Minutes: procedure.minutes,
    Difficulty: procedure.difficulty,
    Reviewed: procedure.reviewedBy !== undefined,
    Sessions: sessions.map(lineOf),
  }
}
