import type { Brief } from '@xinglin/contract/simulations/operation'
import { refuse, type Visit } from '#platform/visit'
import { doorOf, lineOf, type BodyOf, type ItemPlace } from '#simulations/kernel'
import { currentVersion, versionOf } from './procedures.ts'
import { sessionStore } from './store.ts'

/** What stands at the door of an operation of one's own attempt. */
export const operationBrief = async (
  visit: Visit,
  place: ItemPlace,
  { procedureId, mode }: BodyOf<'operation'>,
): Promise<Brief> => {
  const {
    sessions,
    listedIds: told,
    Once,
  } = await doorOf(visit, sessionStore(visit), { ...place, mode })
  const [last] = sessions
  const version =
    last?.state === 'open'
      ? await versionOf(visit, last.procedureVersionId)
      : await currentVersion(visit, procedureId)
  if (!version) throw refuse([-404, '数据不存在'])
  const { procedure } = version
  return {
    Title: procedure.title,
    Scene: procedure.scene,
    Mode: mode,
    Minutes: procedure.minutes,
    Difficulty: procedure.difficulty,
    Reviewed: procedure.reviewedBy !== undefined,
    Once,
    Sessions: sessions.map((row) => lineOf(row, told.has(row.id))),
  }
}
