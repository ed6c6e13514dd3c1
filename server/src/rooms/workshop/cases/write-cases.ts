import { createCase, deleteCase, saveCase } from '@xinglin/contract/workshop'
import { nobody } from '@xinglin/contract/call'
import { emptyDraft, isDraft, type Draft } from '@xinglin/simulation/cases'
import { refuseSensitive } from '#dictionaries'
import { nameOfPerson } from '#identity'
import { answer } from '#platform/http'
import { newId } from '#platform/ids'
import { refuse, runsSchool, type Visit } from '#platform/visit'
import { isOpen } from '../drafts/workflow.ts'
import { contentFor, lockedCase, seenCase } from './policy.ts'
import { maySee } from '../drafts/policy.ts'
import { findableCase, maxBytes, maxUnapproved, summaryOf } from '../drafts/rules.ts'
import { workStore, type WorkRow } from '../drafts/store.ts'
import { toCaseLineResponse, versionOf } from './serialize.ts'

const { tooMany, sensitive, missing } = createCase.refusals
const { wrongState, unreadable, tooLarge, newer } = saveCase.refusals
const { published } = deleteCase.refusals

/** How a case came to be. */
type Origin = { readonly move: 'create' | 'copy' | 'import'; readonly comment: string }

/** Makes a case of the visitor's; the same id again answers the case that is there. */
export const beginCase = async (
  visit: Visit,
  wanted: string,
  draft: Draft,
  { move, comment }: Origin,
): Promise<WorkRow> => {
  const store = workStore(visit)
  const id = wanted === nobody ? newId(visit.at.getTime()) : wanted
  const personId = visit.person?.id ?? ''
  const before = await store.find(id)
  if (before) {
    if (before.authorId !== personId || !maySee(visit, before)) throw refuse(missing)
    return before
  }
  if ((await store.unapprovedOf(personId)) >= maxUnapproved) throw refuse(tooMany)
  const summary = summaryOf(draft)
  const name = await nameOfPerson(visit, personId)
  const added = await store.add({
    id,
    key: `case-${id.replaceAll('-', '').slice(-20)}`,
    authorId: personId,
    ...summary,
    state: 0,
    draft,
    editorId: personId,
    editedAt: visit.at,
    createdAt: visit.at,
  })
  if (!added) throw refuse(missing)
  await store.index(id, findableCase(summary, name))
  await store.addMove({
    id: newId(visit.at.getTime()),
    caseId: id,
    personId,
    name,
    move,
    versionNo: 0,
    comment,
    at: visit.at,
  })
  const words = { create: '新建了病例', copy: '复制了病例', import: '导入了病例' }[move]
  await visit.publish({
    kind: 'managed',
    area: 'cases',
    text: `${words}“${summary.title}”`,
    detail: comment,
  })
  const row = await store.find(id)
  if (!row) throw refuse(missing)
  return row
}

/** A copy of what a case says, without what is of its own history. */
const copyOf = async (visit: Visit, from: string, title: string, department: string) => {
  const row = await seenCase(visit, from)
  // Whoever only examines a draft takes no copy of it.
  if (!maySee(visit, row)) throw refuse(missing)
  const {
    reviewedBy: _by,
    reviewedAt: _at,
    id: _id,
    version: _no,
    ...said
  } = await contentFor(visit, row)
  return { draft: { ...said, title, department }, comment: `自“${row.title}”` }
}

const quietMs = 30 * 60_000

/** Whether a save begins a bout of editing: the audit list tells of those, not of every few seconds. */
const isNewBout = (row: WorkRow, visit: Visit): boolean =>
  row.editorId !== visit.person?.id || visit.at.getTime() - row.editedAt.getTime() > quietMs

/** What the browser is told when somebody else saved meanwhile: theirs, to be laid beneath what was typed. */
const theirs = async (visit: Visit, row: WorkRow) => ({
  data: { Line: await toCaseLineResponse(visit, row), Content: row.draft, Version: versionOf(row) },
})

/** Answers those who write cases. */
export const writingCalls = () => [
  answer(createCase, async function handleCreateCase(visit, { Id, Title, Department, From }) {
    await refuseSensitive(visit, `${Title}\n${Department}`, 'case', sensitive)
    if (From === nobody) {
      const draft = emptyDraft(Title, Department)
      const row = await beginCase(visit, Id, draft, { move: 'create', comment: '' })
      return { Line: await toCaseLineResponse(visit, row) }
    }
    const { draft, comment } = await copyOf(visit, From, Title, Department)
    return {
      Line: await toCaseLineResponse(
        visit,
        await beginCase(visit, Id, draft, { move: 'copy', comment }),
      ),
    }
  }),

  answer(saveCase, async function handleSaveCase(visit, { CaseId, Parts, Version }) {
    const row = await lockedCase(visit, CaseId)
    if (Version !== versionOf(row)) throw refuse(newer, await theirs(visit, row))
    if (!isOpen(row)) throw refuse(wrongState)
    const draft = { ...row.draft, ...Parts }
    if (!isDraft(Parts) || !isDraft(draft)) throw refuse(unreadable)
    if (Buffer.byteLength(JSON.stringify(draft)) > maxBytes) throw refuse(tooLarge)
    const summary = summaryOf(draft)
    const set = {
      draft,
      ...summary,
      revision: row.revision + 1,
      editorId: visit.person?.id ?? null,
      editedAt: visit.at,
    }
    const store = workStore(visit)
    await store.change(CaseId, set)
    const after = { ...row, ...set }
    const line = await toCaseLineResponse(visit, after)
    if (
      row.title !== after.title ||
      row.department !== after.department ||
      row.tags.join() !== after.tags.join()
    )
      await store.index(CaseId, findableCase(summary, line.AuthorName))
    if (isNewBout(row, visit))
      await visit.publish({ kind: 'managed', area: 'cases', text: `修改了病例“${after.title}”` })
    return { Line: line, Version: versionOf(after) }
  }),

  answer(deleteCase, async function handleDeleteCase(visit, { CaseId }) {
    const store = workStore(visit)
    // What is gone is gone; nobody learns whether it was ever there.
    const there = await store.find(CaseId)
    if (!there || (!maySee(visit, there) && !runsSchool(visit))) return {}
    const row = await lockedCase(visit, CaseId)
    if (row.versionNo > 0) throw refuse(published)
    if (row.state === 1) throw refuse([-1, '病例正在审核，请先撤回'])
    await store.remove(CaseId)
    await visit.publish({ kind: 'managed', area: 'cases', text: `删除了病例“${row.title}”` })
    return {}
  }),
]
