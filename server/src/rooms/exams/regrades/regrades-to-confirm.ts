import type { Visit } from '#platform/visit'
import { regradeStore } from '../corrections/store.ts'
import { examAccess, seesWhole } from '../schedule/policy.ts'
import { examStore } from '../schedule/store.ts'

const maxProposed = 200

/** The examinations of which others proposed regrades that the visitor may confirm: name and how many. */
export const regradesToConfirm = async (
  visit: Visit,
): Promise<readonly { readonly id: string; readonly name: string; readonly waiting: number }[]> => {
  if (visit.who === 'student') return []
  const proposed = (await regradeStore(visit).proposed(maxProposed)).filter(
    ({ proposedBy }) => proposedBy !== visit.person?.id,
  )
  const exams = []
  for (const [id, some] of Map.groupBy(proposed, ({ examId }) => examId)) {
    const row = await examStore(visit).find(id)
    const access = row && (await examAccess(visit, row))
    if (row && access && seesWhole(access)) exams.push({ id, name: row.name, waiting: some.length })
  }
  return exams
}
