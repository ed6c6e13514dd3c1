import type { Moment } from '#attempts'
import { openActsIn, type SessionPlace } from '#simulations/kernel'
import { versionOf } from './protocols.ts'
import { experimentEvent, experimentSession } from './tables.ts'

const openActs = openActsIn(experimentSession, experimentEvent, 'protocol_version_id')

/** What is done besides the steps of a protocol. */
const phases: Readonly<Record<string, string>> = {
  answer: '课前测',
  suppose: '提出假设',
  do: '实验操作',
  mark: '标记',
  capture: '测量',
  result: '记录结果',
}

/** The experiments of a course that are under way: the step of the protocol at which somebody is, or what they do besides. */
export const openExperiments = async (
  moment: Moment,
  courseId: string,
  people: readonly string[] | undefined,
): Promise<SessionPlace[]> => {
  const places: SessionPlace[] = []
  for (const act of await openActs(moment, { courseId, people, types: Object.keys(phases) })) {
    const { personId, itemId, versionId, type, step, at } = act
    const { protocol } = await versionOf(moment, versionId)
    const named = protocol.steps.find(({ id }) => id === step)?.zh
    places.push({ personId, itemId, phase: named ?? phases[type ?? 'answer'] ?? '', at })
  }
  return places
}
