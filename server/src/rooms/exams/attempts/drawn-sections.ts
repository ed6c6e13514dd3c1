import { memory } from '#platform/memory'
import type { TenantContext } from '#platform/visit'
import type { DrawnQuestion, DrawnSection } from '../papers/frozen-paper.ts'
import { attemptStore } from './store.ts'

const tenMinutes = 600_000
const maxAttempts = 4_000
const maxQuestions = 20_000
// What was drawn never changes; with a hundred questions it is longer than all else that a save reads.
const remembered = memory<readonly DrawnSection[]>(tenMinutes, maxAttempts)

/** Questions as examinees have them: the same one is held once for all who drew it. */
const shared = new Map<string, DrawnQuestion>()

const share = (question: DrawnQuestion): DrawnQuestion => {
  const key = JSON.stringify(question)
  const known = shared.get(key)
  if (known) return known
  if (shared.size >= maxQuestions) shared.clear()
  shared.set(key, question)
  return question
}

/** What was drawn for each of some attempts, in their order; read together, and remembered. */
export const drawnSections = async (
  tenant: TenantContext,
  attemptIds: readonly string[],
): Promise<readonly (readonly DrawnSection[])[]> => {
  const missing = new Map<string, (sections: readonly DrawnSection[]) => void>()
  const all = Promise.all(
    attemptIds.map((id) =>
      remembered.get(
        `${tenant.school.id} ${id}`,
        () => new Promise((resolve) => missing.set(id, resolve)),
      ),
    ),
  )
  if (missing.size > 0) {
    const rows = await attemptStore(tenant).drawn([...missing.keys()])
    const byId = new Map(rows.map(({ id, drawn }) => [id, drawn]))
    for (const [id, resolve] of missing)
      resolve(
        (byId.get(id) ?? []).map((section) => ({
          ...section,
          questions: section.questions.map(share),
        })),
      )
  }
  return all
}
