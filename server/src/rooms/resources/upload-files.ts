import { statSync } from 'node:fs'
import { open, rm, truncate } from 'node:fs/promises'
import {
  getUploads,
  kindByName,
  partBytes,
  resourceKinds,
  tooLarge,
  uploadBounds,
  uploadInit,
  uploadPart,
  videoQuota,
} from '@xinglin/contract/resources'
import { nobody } from '@xinglin/contract/call'
import { answer } from '#platform/http'
import { newId } from '#platform/ids'
import { refuse, type TenantContext, type Visit } from '#platform/visit'
import { promisedKind, type FileKinds } from './file-kinds.ts'
import type { FileRoom } from './files.ts'
import { ownerOf, ownFolder } from './folders.ts'
import { libraryStore } from './library-store.ts'
import { mediaStore, uploadStore, type UploadRow } from './media-store.ts'
import { refuseFull } from './quota.ts'

const lifeMs = uploadBounds.days * 24 * 3_600_000
const idleMs = 120_000

const { kind, empty, large, full, many, taken, changed, folder } = uploadInit.refusals

/** Bytes that uploads of videos take, as far as they were announced. */
export const announcedBytes = (rows: readonly UploadRow[]): number =>
  rows.filter(({ name }) => kindByName(name) === 'video').reduce((all, { bytes }) => all + bytes, 0)

/** Whether no part of an upload has come for a while: whoever closed the page is not kept from the next. */
const isIdle = (path: string, { createdAt }: UploadRow, at: Date): boolean => {
  const last = statSync(path, { throwIfNoEntry: false })?.mtime ?? createdAt
  return at.getTime() - last.getTime() > idleMs
}

/** Refuses a file for which there is no room; what was left lying makes room first. */
const withRoom = async (
  visit: Visit,
  files: FileRoom,
  { isVideo, bytes }: { readonly isVideo: boolean; readonly bytes: number },
): Promise<void> => {
  const person = ownerOf(visit)
  const store = uploadStore(visit)
  if (!isVideo) await refuseFull(visit, bytes)
  const kept = isVideo ? (await mediaStore(visit).sum(person)).bytes + bytes : 0
  const fits = (waiting: readonly UploadRow[]) =>
    announcedBytes(waiting) + kept <= videoQuota && waiting.length < uploadBounds.atOnce
  let waiting = await store.ofPerson(person)
  if (!fits(waiting)) {
    const pathOf = ({ id }: UploadRow) => files.draftOf(visit.school.id, id)
    const left = waiting.filter((row) => isIdle(pathOf(row), row, visit.at))
    for (const row of left) {
      await store.remove(row.id)
      visit.afterwards(() => void rm(pathOf(row), { force: true }).catch(() => undefined))
    }
    waiting = waiting.filter((row) => !left.includes(row))
  }
  if (waiting.length >= uploadBounds.atOnce) throw refuse(many)
  if (!fits(waiting)) throw refuse(full)
}

/** Writes a part where it belongs, and waits until it lies on the disk: what is acknowledged stays. */
const write = async (path: string, part: Uint8Array, from: number): Promise<void> => {
  // Not to be cut: a process that dies in the midst leaves a part that comes again.
  const file = await open(path, from === 0 ? 'w' : 'r+', 0o600)
  try {
    await file.write(part, 0, part.length, from)
    await file.datasync()
  } finally {
    await file.close()
  }
}

/** An upload of the visitor's, held until the call ends. */
export const ownUpload = async (visit: Visit, id: string): Promise<UploadRow | undefined> => {
  const row = await uploadStore(visit).lock(id)
  return row?.personId === ownerOf(visit) ? row : undefined
}

/** Lets nothing lie behind the end: a part may have been written twice by somebody who was cut off. */
export const cutToSize = (files: FileRoom, visit: Visit, { id, bytes }: UploadRow): Promise<void> =>
  truncate(files.draftOf(visit.school.id, id), bytes)

/** Answers those who upload files, part by part. */
export const uploadCalls = (files: FileRoom, kinds: FileKinds) => [
  answer(uploadInit, async function handleUploadInit(visit, { Id, Name, Bytes, FolderId, Mark }) {
    const store = uploadStore(visit)
    const id = Id === nobody ? newId(visit.at.getTime()) : Id
    const toResponse = (row: Pick<UploadRow, 'id' | 'received'>) => ({
      Id: row.id,
      PartBytes: partBytes,
      Received: row.received,
    })
    const before = await store.lock(id)
    if (before && before.personId !== ownerOf(visit)) throw refuse(taken)
    if (before && (before.bytes !== Bytes || before.mark !== Mark)) throw refuse(changed)
    if (before) return toResponse(before)
    const promised = kindByName(Name)
    if (!promised) throw refuse(kind)
    if (Bytes === 0) throw refuse(empty)
    if (Bytes > resourceKinds[promised].most) throw refuse(large, { message: tooLarge(promised) })
    if ((await libraryStore(visit).find(id)) ?? (await mediaStore(visit).find(id)))
      throw refuse(taken)
    const folderId = await ownFolder(visit, FolderId)
    if (folderId === undefined) throw refuse(folder)
    await withRoom(visit, files, { isVideo: promised === 'video', bytes: Bytes })
    const row = {
      id,
      personId: ownerOf(visit),
      name: Name,
      bytes: Bytes,
      folderId,
      mark: Mark,
      createdAt: visit.at,
    }
    if (!(await store.add(row))) throw refuse(taken)
    return toResponse({ id, received: 0 })
  }),

  answer(getUploads, async function handleGetUploads(visit) {
    const rows = await uploadStore(visit).ofPerson(ownerOf(visit))
    return {
      List: rows
        .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
        .map((row) => ({
          Id: row.id,
          Name: row.name,
          Bytes: row.bytes,
          Received: row.received,
          Mark: row.mark,
          FolderId: row.folderId ?? '',
          Until: new Date(row.createdAt.getTime() + lifeMs).toISOString(),
        })),
    }
  }),

  answer(uploadPart, async function handleUploadPart(visit, { Id, From, Bytes: part }) {
    const { missing, gap, part: bad, content } = uploadPart.refusals
    const row = await ownUpload(visit, Id)
    if (!row) throw refuse(missing)
    if (From + part.length <= row.received) return { Received: row.received }
    if (From !== row.received) throw refuse(gap, { data: { Received: row.received } })
    const isLast = From + part.length === row.bytes
    if (From + part.length > row.bytes || (part.length !== partBytes && !isLast)) throw refuse(bad)
    if (From === 0 && !kinds[promisedKind(row)].begins(Buffer.from(part), row.name)) {
      await uploadStore(visit).remove(Id)
      throw refuse(content, { keep: true })
    }
    await write(files.draftOf(visit.school.id, Id), part, From)
    const received = From + part.length
    await uploadStore(visit).received(Id, received)
    return { Received: received }
  }),
]

/** Forgets uploads that did not become whole within some days. */
export const forgetUploads =
  (files: FileRoom) =>
  async (school: TenantContext, at: Date): Promise<void> => {
    for (const id of await uploadStore(school).forget(new Date(at.getTime() - lifeMs)))
      await rm(files.draftOf(school.school.id, id), { force: true })
  }
