import type { Brief } from '@xinglin/contract/simulations/experiment'
import { refuse, type Visit } from '#platform/visit'
import { doorOf, lineOf, type BodyOf, type ItemPlace } from '#simulations/kernel'
import { currentVersion, versionOf } from './session/protocols.ts'
import { sessionStore } from './session/store.ts'

/** What stands at the door of an experiment of one's own attempt. */
export const experimentBrief = async (
  visit: Visit,
  place: ItemPlace,
  { protocolId, mode = 'practice' }: BodyOf<'experiment'>,
): Promise<Brief> => {
  const {
    sessions,
    listedIds: showsScore,
    Once,
  } = await doorOf(visit, sessionStore(visit), { ...place, mode })
  const [last] = sessions
  const version =
    last?.state === 'open'
      ? await versionOf(visit, last.protocolVersionId)
      : await currentVersion(visit, protocolId)
  if (!version) throw refuse([-404, '数据不存在'])
  const { protocol } = version
  return {
    Title: protocol.title,
    Specimen: protocol.specimen,
    Mode: mode,
    Minutes: protocol.minutes,
    Difficulty: protocol.difficulty,
    Purpose: protocol.purpose,
    Steps: protocol.steps.length,
    Reviewed: protocol.reviewedBy !== undefined,
    Once,
    Sessions: sessions.map((row) => lineOf(row, showsScore.has(row.id))),
  }
}
