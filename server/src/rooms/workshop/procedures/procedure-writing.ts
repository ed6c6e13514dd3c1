import { nobody } from '@xinglin/contract/call'
import { createProcedure, deleteProcedure, saveProcedure } from '@xinglin/contract/workshop'
import { compositionOf, isComposition } from '@xinglin/simulation/procedures'
import { refuseSensitive } from '#dictionaries'
import { nameOfPerson } from '#identity'
import { composedKey } from '#operation'
import { answer } from '#platform/http'
import { newId } from '#platform/ids'
import { refuse } from '#platform/visit'
import { isOpen } from '../drafts/flow.ts'
import { mayEdit } from '../drafts/rights.ts'
import { baseOf, ownProcedure } from './procedure-reach.ts'
import { procedureMark, toldProcedure } from './procedure-told.ts'
import { procedureWorkStore } from './procedure-work-store.ts'

const { tooMany, sensitive, missing } = createProcedure.refusals
const { wrongState, unreadable, tooLarge, newer } = saveProcedure.refusals
const { published } = deleteProcedure.refusals

/** Compositions of one author that were never approved. */
const mostUnapproved = 100
/** A draft has at most so many bytes as JSON. */
const mostBytes = 120_000

const titleOf = (value: unknown, otherwise: string): string =>
  typeof value === 'string' && value.trim() !== ''
    ? [...value.trim()].slice(0, 40).join('')
    : otherwise

/** Answers those who write compositions. */
export const procedureWritingCalls = () => [
  answer(createProcedure, async (visit, { Id, Title, BaseId }) => {
    await refuseSensitive(visit, Title, 'procedure', sensitive)
    const store = procedureWorkStore(visit)
    const id = Id === nobody ? newId(visit.at.getTime()) : Id
    const before = await store.find(id)
    if (before) {
      if (!mayEdit(visit, { ...before, shared: false })) throw refuse(missing)
      return { Line: await toldProcedure(visit, before) }
    }
    const base = await baseOf(visit, { baseId: BaseId })
    const personId = visit.person?.id ?? ''
    if ((await store.unapprovedOf(personId)) >= mostUnapproved) throw refuse(tooMany)
    const added = await store.add({
      id,
      key: `${composedKey}${id.replaceAll('-', '').slice(-20)}`,
      baseId: BaseId,
      authorId: personId,
      title: Title,
      state: 0,
      draft: compositionOf(base, Title),
      editorId: personId,
      editedAt: visit.at,
      createdAt: visit.at,
    })
    if (!added) throw refuse(missing)
    await store.addMove({
      id: newId(visit.at.getTime()),
      procedureId: id,
      personId,
      name: await nameOfPerson(visit, personId),
      move: 'create',
      versionNo: 0,
      comment: `基于“${base.title}”`,
      at: visit.at,
    })
    await visit.publish({ kind: 'managed', area: 'operations', text: `新建了操作项目“${Title}”` })
    return { Line: await toldProcedure(visit, await ownProcedure(visit, id)) }
  }),

  answer(saveProcedure, async (visit, { ProcedureId, Parts, Version }) => {
    const row = await ownProcedure(visit, ProcedureId, true)
    if (Version !== procedureMark(row)) {
      const Line = await toldProcedure(visit, row)
      throw refuse(newer, { data: { Line, Content: row.draft, Version: procedureMark(row) } })
    }
    if (!isOpen(row)) throw refuse(wrongState)
    const draft = { ...row.draft, ...Parts }
    if (!isComposition(Parts) || !isComposition(draft)) throw refuse(unreadable)
    if (Buffer.byteLength(JSON.stringify(draft)) > mostBytes) throw refuse(tooLarge)
    const set = {
      draft,
      title: titleOf(draft['title'], row.title),
      revision: row.revision + 1,
      editorId: visit.person?.id ?? row.editorId,
      editedAt: visit.at,
    }
    await procedureWorkStore(visit).change(ProcedureId, set)
    const after = { ...row, ...set }
    return { Line: await toldProcedure(visit, after), Version: procedureMark(after) }
  }),

  answer(deleteProcedure, async (visit, { ProcedureId }) => {
    const store = procedureWorkStore(visit)
    // What is gone is gone; nobody learns whether it was ever there.
    const there = await store.hold(ProcedureId)
    if (!there || !mayEdit(visit, { ...there, shared: false })) return {}
    if (there.versionNo > 0) throw refuse(published)
    if (there.state === 1) throw refuse(wrongState)
    await store.remove(ProcedureId)
    await visit.publish({
      kind: 'managed',
      area: 'operations',
      text: `删除了操作项目“${there.title}”`,
    })
    return {}
  }),
]
