import { getMyScores } from '@xinglin/contract/scores'
import { nobody } from '@xinglin/contract/call'
import { coursesTaughtTo, isHeadTeacherOf } from '#classes'
import { peopleAmong } from '#identity'
import { memberOf, refuse, runsSchool, type Visit } from '#platform/visit'

const { missing } = getMyScores.refusals

/** Whose scores are shown, and of which courses; undefined for all. */
export type ScoresShown = { readonly personId: string; readonly courseIds?: readonly string[] }

/**
 * Whose scores the visitor may see: their own; everybody's who run the school, which the audit list is told; all of one's
 * own 行政班 to its 班主任; to a teacher of a 教学班 those that its courses gave its students. Of others there is nothing.
 */
export const scoresShown = async (visit: Visit, studentId: string): Promise<ScoresShown> => {
  const own = memberOf(visit)
  if (!own) throw refuse(missing)
  if (studentId === nobody || studentId === own.id) return { personId: own.id }
  if (visit.who === 'student') throw refuse(missing)
  const student = (await peopleAmong(visit, [studentId])).get(studentId)
  if (!student) throw refuse(missing)
  if (runsSchool(visit)) {
    await visit.publish({
      kind: 'managed',
      area: 'scores',
      text: `查看了“${student.name}”的成绩`,
    })
    return { personId: studentId }
  }
  if (await isHeadTeacherOf(visit, studentId)) return { personId: studentId }
  const courseIds = await coursesTaughtTo(visit, studentId)
  if (courseIds.length === 0) throw refuse(missing)
  return { personId: studentId, courseIds }
}
