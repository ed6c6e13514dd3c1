import { caseStates } from '@xinglin/contract/workshop'
import type { CaseScript, Draft } from '@xinglin/simulation/cases'
import { publishedCases, scriptOf } from '#simulations/consultation'
import { newId } from '#platform/ids'
import type { TenantContext } from '#platform/visit'
import type { Move } from '../drafts/workflow.ts'
import { findableCase, summaryOf } from '../drafts/rules.ts'
import { workStore } from '../drafts/store.ts'

type By = { readonly personId: string; readonly name: string }

const move = (
  caseId: string,
  what: Move,
  by: By | undefined,
  at: Date,
  more: { comment?: string; versionNo?: number },
) => ({
  id: newId(at.getTime()),
  caseId,
  personId: by?.personId ?? null,
  name: by?.name ?? '系统',
  move: what,
  versionNo: more.versionNo ?? 0,
  comment: more.comment ?? '',
  at,
})

/** Opens a published case in the workshop, shared with every teacher; its author where it has one. */
export const adoptCase = async (
  school: TenantContext,
  id: string,
  script: CaseScript,
  { author, at }: { readonly author?: By | undefined; readonly at: Date },
): Promise<void> => {
  const store = workStore(school)
  const summary = summaryOf(script)
  await store.add({
    id,
    key: script.id,
    authorId: author?.personId ?? null,
    ...summary,
    state: caseStates.approved,
    versionNo: script.version,
    shared: true,
    draft: script,
    editorId: author?.personId ?? null,
    editedAt: at,
    createdAt: at,
  })
  await store.index(id, findableCase(summary, author?.name ?? ''))
  await store.addMove(
    move(id, 'approve', undefined, at, { versionNo: script.version, comment: '随产品附带' }),
  )
}

/** Lays what the product says of an adopted case now, as its next version that was approved. */
export const renewAdoptedCase = async (
  school: TenantContext,
  id: string,
  script: CaseScript,
  at: Date,
): Promise<void> => {
  const store = workStore(school)
  const row = await store.lock(id)
  if (!row) return
  const summary = summaryOf(script)
  await store.change(id, {
    ...summary,
    draft: script,
    versionNo: script.version,
    revision: row.revision + 1,
    editedAt: at,
  })
  await store.index(id, findableCase(summary, ''))
  await store.addMove(
    move(id, 'approve', undefined, at, { versionNo: script.version, comment: '随内容包更新' }),
  )
}

/** Which of some cases are being written on, or were handed to an author: not as they came any more. */
export const casesInWork = async (
  school: TenantContext,
  ids: readonly string[],
): Promise<ReadonlySet<string>> =>
  new Set(
    (await workStore(school).titled(ids))
      .filter(({ state, authorId }) => state !== caseStates.approved || authorId !== null)
      .map(({ id }) => id),
  )

/** Opens in the workshop what was published before there was one; nothing to do in most starts. */
export const adoptOldCases = async (school: TenantContext): Promise<void> => {
  const at = new Date()
  for (const id of await publishedCases(school)) {
    if (await workStore(school).find(id)) continue
    const script = await scriptOf(school, id)
    if (script) await adoptCase(school, id, script, { at })
  }
}

/** Makes a case that somebody is writing, in the state that it has come to. */
export const makeWork = async (
  school: TenantContext,
  draft: Draft,
  wanted: {
    readonly author: By
    readonly examiner?: By
    readonly state: keyof typeof caseStates
    readonly reason?: string
    readonly at: Date
  },
): Promise<string> => {
  const { author, examiner, state, reason = '', at } = wanted
  const id = newId(at.getTime())
  const store = workStore(school)
  const summary = summaryOf(draft)
  await store.add({
    id,
    key: `case-${id.replaceAll('-', '').slice(-20)}`,
    authorId: author.personId,
    ...summary,
    state: caseStates[state],
    draft,
    reason,
    editorId: author.personId,
    editedAt: at,
    createdAt: at,
  })
  await store.index(id, findableCase(summary, author.name))
  const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000)
  await store.addMove(move(id, 'create', author, at, {}))
  if (state !== 'draft') await store.addMove(move(id, 'submit', author, later(95), {}))
  if (state === 'returned' && examiner)
    await store.addMove(move(id, 'return', examiner, later(1300), { comment: reason }))
  return id
}
