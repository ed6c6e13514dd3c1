import type { Brief, Mode } from '@xinglin/contract/operation'
import { refuse, type Visit } from '#platform/visit'
import { doorOf, lineOf } from '#simulations/kernel'
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
    readonly courseId: string
    readonly personId: string
    readonly tester: boolean
  },
): Promise<Brief> => {
  const { sessions, told, Once } = await doorOf(visit, sessionStore(visit), where)
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
    Once,
    Sessions: sessions.map((row) => lineOf(row, told.has(row.id))),
  }
}
