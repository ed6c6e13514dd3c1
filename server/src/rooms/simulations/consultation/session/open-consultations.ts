import type { Action } from '@xinglin/simulation/consultation'
import type { Moment } from '#attempts'
import { openActsIn, type SessionPlace } from '#simulations/kernel'
import { consultationEvent, consultationSession } from './tables.ts'

/** What belongs to which phase of a consultation; waiting and asking for a hint leave one where one was. */
const phases: Readonly<Partial<Record<Action['type'], string>>> = {
  ask: '问诊',
  examine: '体格检查',
  order: '辅助检查',
  read: '辅助检查',
  treat: '治疗',
  stop: '治疗',
  suspect: '诊断',
  diagnose: '诊断',
  write: '病历书写',
}

const openActs = openActsIn(consultationSession, consultationEvent, 'case_version_id')

/** The consultations of a course that are under way, by their phase. */
export const openConsultations = async (
  moment: Moment,
  courseId: string,
  people: readonly string[] | undefined,
): Promise<SessionPlace[]> => {
  const acts = await openActs(moment, { courseId, people, types: Object.keys(phases) })
  return acts.map(({ personId, itemId, type, at }) => ({
    personId,
    itemId,
    phase: phases[(type ?? 'ask') as Action['type']] ?? '',
    at,
  }))
}
