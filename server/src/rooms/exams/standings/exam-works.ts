import type { TenantContext } from '#platform/visit'
import { receiversOf } from '#targets'
import { standingStore } from '../attempts/standing-store.ts'
import { examStore } from '../schedule/store.ts'
import { scoreIfOut } from './score-of-attempt.ts'

/** What somebody did at an examination: attempts that were handed in, each with its score where that is out. */
export type ExamWork = {
  readonly examId: string
  readonly personId: string
  readonly begun: boolean
  readonly tries: readonly { readonly at: Date; readonly score: number | null }[]
}

/** What some people did at some examinations; who did not begin is left out. */
export const examWorks = async (
  moment: TenantContext & { readonly at: Date },
  examIds: readonly string[],
  personIds: readonly string[],
): Promise<readonly ExamWork[]> => {
  const attempts = await standingStore(moment).among(examIds, personIds)
  const works: ExamWork[] = []
  for (const [examId, own] of Map.groupBy(attempts, (one) => one.examId)) {
    const row = await examStore(moment).find(examId)
    if (!row) continue
    const receivers = await receiversOf(moment, examId)
    for (const [personId, some] of Map.groupBy(own, (one) => one.personId))
      works.push({
        examId,
        personId,
        begun: true,
        tries: some.flatMap((one) =>
          one.submittedAt
            ? [
                {
                  at: one.submittedAt,
                  score: scoreIfOut(row, receivers.get(personId), one, moment.at),
                },
              ]
            : [],
        ),
      })
  }
  return works
}
