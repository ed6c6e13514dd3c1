import type { QuestionContent } from '@xinglin/contract/questions'
import { memory } from '#platform/memory'
import type { TenantContext } from '#platform/visit'
import { paperContents, type PaperContents } from '../papers/paper-contents.ts'
import { instanceStore } from './instance-store.ts'
import type { AttemptRow } from './store.ts'

const tenMinutes = 600_000
const maxAttempts = 2_000
// What was drawn for an attempt never changes, and each save asks for it.
const remembered = memory<ReadonlyMap<string, QuestionContent>>(tenMinutes, maxAttempts)

/** What the paper of an attempt holds: of computed questions the instances of its examinee. */
export const attemptContents = async (
  tenant: TenantContext,
  { id, paperId, paperVersion, drawn }: AttemptRow,
): Promise<PaperContents | undefined> => {
  const contents = await paperContents(tenant, paperId, paperVersion)
  const isComputed = drawn.some(({ questions }) =>
    questions.some(({ type }) => type === 'computed'),
  )
  if (!contents || !isComputed) return contents
  const instances = await remembered.get(`${tenant.school.id} ${id}`, () =>
    instanceStore(tenant).of(id),
  )
  const forms = new Map(contents.forms)
  for (const [versionId, Content] of instances) {
    const form = forms.get(versionId)
    if (form) forms.set(versionId, { ...form, Content })
  }
  return { ...contents, forms }
}
