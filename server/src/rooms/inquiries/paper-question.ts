import { askInquiry, type Pin } from '@xinglin/contract/inquiries'
import { refuse, type Visit } from '#platform/visit'
import type { Evidence } from './serialize.ts'

const longestName = 40

/**
 * The question of a paper that a student asks about, and who shall answer it; refuses one that is not theirs, or of which
 * nothing is out yet.
 */
export const paperQuestion = async (
  evidence: Evidence,
  visit: Visit,
  { At, SessionId }: Pin,
  personId: string,
): Promise<{ readonly itemTitle: string; readonly assigneeId: string }> => {
  const { place } = askInquiry.refusals
  const one = await evidence.question(visit, { attemptId: SessionId ?? '', no: At, personId })
  const assigneeId = one && (await evidence.answersFor(visit, one.examId, personId))
  if (!one || !assigneeId) throw refuse(place)
  const name = [...one.examName].slice(0, longestName).join('')
  return { itemTitle: `${name} 第${At}题`, assigneeId }
}
