import { deedsOf } from '@xinglin/simulation/procedures'
import type { Moment } from '#attempts'
import { openActsIn, type SessionPlace } from '#simulations/kernel'
import { versionOf } from './procedures.ts'
import { operationEvent, operationSession } from './tables.ts'

const openActs = openActsIn(operationSession, operationEvent, 'procedure_version_id')

/** The operations of a course that are under way: the phase of the procedure to which the newest deed belongs. */
export const openOperations = async (
  moment: Moment,
  courseId: string,
  people: readonly string[] | undefined,
): Promise<SessionPlace[]> => {
  const types = ['perform', 'prepare', 'compress']
  const places: SessionPlace[] = []
  for (const act of await openActs(moment, { courseId, people, types })) {
    const { personId, itemId, versionId, type, deed, at } = act
    const { procedure } = await versionOf(moment, versionId)
    const phase =
      type === 'compress'
        ? '胸外按压'
        : (deedsOf(procedure).find(({ id }) => id === deed)?.phase ?? '操作准备')
    places.push({ personId, itemId, phase, at })
  }
  return places
}
