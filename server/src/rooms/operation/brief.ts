import type { Brief, Mode } from '@xinglin/contract/operation'
import { refuse, type Visit } from '#platform/visit'
import { lineOf } from '#virtual'
import { currentVersion, versionOf } from './procedures.ts'
import { sessionStore } from './store.ts'

/** What stands at the door of an operation of one's own attempt. */
export const operationBrief = async (
  visit: Visit,
  where: {
    readonly attemptId: string
    readonly itemId: string
    readonly procedureId: string
    readonly mode: Mode
    /** The round of study has ended. */
    readonly isOver: boolean
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
    Sessions: sessions.map((row) => lineOf(row, row.mode !== 'examination' || where.isOver)),
  }
}
