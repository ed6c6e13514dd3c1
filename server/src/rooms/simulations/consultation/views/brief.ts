import type { Brief } from '@xinglin/contract/simulations/consultation'
import { refuse, type Visit } from '#platform/visit'
import { doorOf, type BodyOf, type ItemPlace } from '#simulations/kernel'
import { currentVersion, versionOf } from '../cases/cases.ts'
import { sessionStore } from '../session/store.ts'
import { lineOf } from './serialize.ts'

/** What stands at the door of a consultation of one's own attempt. */
export const consultationBrief = async (
  visit: Visit,
  place: ItemPlace,
  { caseId, mode, limitMinutes }: BodyOf<'consultation'>,
): Promise<Brief> => {
  const {
    sessions,
    Once,
    listedIds: told,
  } = await doorOf(visit, sessionStore(visit), { ...place, mode })
  const [last] = sessions
  // Whoever consulted sees the version that they met, not what became of the case since.
  const version =
    last && (place.isOver || last.state === 'open')
      ? await versionOf(visit, last.caseVersionId)
      : await currentVersion(visit, caseId)
  if (!version) throw refuse([-404, '数据不存在'])
  const { script } = version
  const { gender, age, months, medicalCondition } = script.caseInfo
  return {
    Title: script.title,
    Scene: script.drama.scene,
    Department: script.drama.department,
    LimitMinutes: limitMinutes ?? script.drama.limitTime,
    Difficulty: script.difficulty,
    Mode: mode,
    Skills: script.drama.skills,
    Gender: gender,
    Age: age,
    Months: months ?? null,
    Condition: medicalCondition,
    Reviewed: script.reviewedBy !== undefined,
    Once,
    Sessions: sessions.map((row) => lineOf(row, told.has(row.id), '')),
  }
}
