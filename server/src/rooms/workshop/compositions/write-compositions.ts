import { nobody } from '@xinglin/contract/call'
import { refuseSensitive } from '#dictionaries'
import { nameOfPerson } from '#identity'
import { answer } from '#platform/http'
import { newId } from '#platform/ids'
import { refuse } from '#platform/visit'
import { isOpen } from '../drafts/workflow.ts'
import { mayEdit } from '../drafts/policy.ts'
import { baseOf, ownWork, type AnyKind } from './composition-kind.ts'
import { compositionStore } from './composition-store.ts'
import { toCompositionResponse, workMark } from './composition-serialize.ts'

const titleOf = (value: unknown, otherwise: string): string =>
  typeof value === 'string' && value.trim() !== ''
    ? [...value.trim()].slice(0, 40).join('')
    : otherwise

const creating = (kind: AnyKind) => {
  const { tooMany, sensitive, missing } = kind.calls.create.refusals
  return answer(kind.calls.create, async function handleCreate(visit, { Id, Title, BaseId }) {
    await refuseSensitive(visit, Title, kind.sensitiveIn, sensitive)
    const store = compositionStore(kind.tables, visit)
    const id = Id === nobody ? newId(visit.at.getTime()) : Id
    const before = await store.find(id)
    if (before) {
      if (!mayEdit(visit, { ...before, shared: false })) throw refuse(missing)
      return { Line: await toCompositionResponse(kind, visit, before) }
    }
    const base = await baseOf(kind, visit, { baseId: BaseId })
    const personId = visit.person?.id ?? ''
    if ((await store.unapprovedOf(personId)) >= kind.most.unapproved) throw refuse(tooMany)
    const added = await store.add({
      id,
      key: `${kind.key}${id.replaceAll('-', '').slice(-20)}`,
      baseId: BaseId,
      authorId: personId,
      title: Title,
      state: 0,
      draft: kind.first(base, Title),
      editorId: personId,
      editedAt: visit.at,
      createdAt: visit.at,
    })
    if (!added) throw refuse(missing)
    await store.addMove({
      id: newId(visit.at.getTime()),
      workId: id,
      personId,
      name: await nameOfPerson(visit, personId),
      move: 'create',
      versionNo: 0,
      comment: `基于“${base.title}”`,
      at: visit.at,
    })
    await visit.publish({
      kind: 'managed',
      area: kind.area,
      text: `新建了${kind.word}“${Title}”`,
    })
    return { Line: await toCompositionResponse(kind, visit, await ownWork(kind, visit, id)) }
  })
}

const saving = (kind: AnyKind) => {
  const { wrongState, unreadable, tooLarge, newer } = kind.calls.save.refusals
  return answer(kind.calls.save, async function handleSave(visit, { Id, Parts, Version }) {
    const row = await ownWork(kind, visit, Id, true)
    if (Version !== workMark(row)) {
      const Line = await toCompositionResponse(kind, visit, row)
      throw refuse(newer, { data: { Line, Content: row.draft, Version: workMark(row) } })
    }
    if (!isOpen(row)) throw refuse(wrongState)
    const draft = { ...row.draft, ...Parts }
    if (!kind.isDraft(Parts) || !kind.isDraft(draft)) throw refuse(unreadable)
    if (Buffer.byteLength(JSON.stringify(draft)) > kind.most.bytes) throw refuse(tooLarge)
    const set = {
      draft,
      title: titleOf(draft['title'], row.title),
      revision: row.revision + 1,
      editorId: visit.person?.id ?? row.editorId,
      editedAt: visit.at,
    }
    await compositionStore(kind.tables, visit).change(Id, set)
    const after = { ...row, ...set }
    return { Line: await toCompositionResponse(kind, visit, after), Version: workMark(after) }
  })
}

const deleting = (kind: AnyKind) => {
  const { published, wrongState } = kind.calls.remove.refusals
  return answer(kind.calls.remove, async function handleRemove(visit, { Id }) {
    const store = compositionStore(kind.tables, visit)
    // What is gone is gone; nobody learns whether it was ever there.
    const there = await store.lock(Id)
    if (!there || !mayEdit(visit, { ...there, shared: false })) return {}
    if (there.versionNo > 0) throw refuse(published)
    if (there.state === 1) throw refuse(wrongState)
    await store.remove(Id)
    await kind.forget?.(visit, Id)
    await visit.publish({
      kind: 'managed',
      area: kind.area,
      text: `删除了${kind.word}“${there.title}”`,
    })
    return {}
  })
}

/** Answers those who write compositions of a kind. */
export const compositionWriting = (kind: AnyKind) => [creating(kind), saving(kind), deleting(kind)]
