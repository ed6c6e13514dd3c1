import type { Brief } from '@xinglin/contract/consultation'
import { refuse, type Visit } from '#platform/visit'
import { doorOf } from '#simulations/kernel'
import { currentVersion, versionOf } from '../cases/cases.ts'
import { sessionStore } from '../session/store.ts'
import { lineOf } from './serialize.ts'

/** What stands at the door of a consultation of one's own attempt; `isOver` once its round of study has ended. */
export const consultationBrief = async (
  visit: Visit,
  where: {
    readonly attemptId: string
    readonly itemId: string
    readonly caseId: string
    readonly mode: Brief['Mode']
    /** What the item allows instead of what the case does. */
    readonly limitMinutes?: number | undefined
    readonly isOver: boolean
    readonly courseId: string
    readonly personId: string
    readonly tester: boolean
  },
): Promise<Brief> => {
  const { sessions, Once, told } = await doorOf(visit, sessionStore(visit), where)
  const [last] = sessions
  // Whoever consulted sees the version that they met, not what became of the case since.
  const version =
    last && (where.isOver || last.state === 'open')
      ? await versionOf(visit, last.caseVersionId)
      : await currentVersion(visit, where.caseId)
  if (!version) throw refuse([-404, '数据不存在'])
  const { script } = version
  const { gender, age, months, medicalCondition } = script.caseInfo
  return {
    Title: script.title,
    Scene: script.drama.scene,
    Department: script.drama.department,
    LimitMinutes: where.limitMinutes ?? script.drama.limitTime,
    Difficulty: script.difficulty,
    Mode: where.mode,
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
