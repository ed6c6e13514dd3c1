import { statSync } from 'node:fs'
import { open, rm, truncate } from 'node:fs/promises'
import {
  largestVideo,
  partBytes,
  uploadComplete,
  uploadInit,
  uploadPart,
  videoQuota,
} from '@xinglin/contract/resources'
import { nobody } from '@xinglin/contract/call'
import { answer } from '#platform/http'
import { newId } from '#platform/ids'
import { refuse, type TenantContext, type Visit } from '#platform/visit'
import type { FileRoom } from './files.ts'
import { mediaStore, uploadStore, type UploadRow } from './media-store.ts'
import { promised, sniffed } from './sniff.ts'
import { toMediaResponse, type Sign } from './serialize-media.ts'
import type { Transcoder } from './transcoder.ts'

const maxAtOnce = 3
const lifeMs = 24 * 3_600_000
const idleMs = 120_000
const videos = new Set<string | undefined>(['mov', 'webm'])

const { kind, empty, large, full, many, taken } = uploadInit.refusals

/** Bytes that uploads take, as far as they were announced. */
export const announcedBytes = (rows: readonly UploadRow[]): number =>
  rows.reduce((all, { bytes }) => all + bytes, 0)

const personOf = ({ person }: Visit): string => person?.id ?? nobody

/** Whether no part of an upload has come for a while: whoever closed the page is not kept from the next. */
const isIdle = (path: string, { createdAt }: UploadRow, at: Date): boolean => {
  const last = statSync(path, { throwIfNoEntry: false })?.mtime ?? createdAt
  return at.getTime() - last.getTime() > idleMs
}

/** Refuses a video for which there is no room; what was left lying makes room first. */
const withRoom = async (visit: Visit, files: FileRoom, bytes: number): Promise<void> => {
  const person = personOf(visit)
  const store = uploadStore(visit)
  const kept = await mediaStore(visit).sum(person)
  const fits = (waiting: readonly UploadRow[]) =>
    announcedBytes(waiting) + kept.bytes + bytes <= videoQuota && waiting.length < maxAtOnce
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
  if (waiting.length >= maxAtOnce) throw refuse(many)
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

const own = async (visit: Visit, id: string): Promise<UploadRow | undefined> => {
  const row = await uploadStore(visit).lock(id)
  return row?.personId === personOf(visit) ? row : undefined
}

/** Answers those who upload videos, part by part. */
export const uploadCalls = (files: FileRoom, sign: Sign, transcoder: Transcoder) => [
  answer(uploadInit, async function handleUploadInit(visit, { Id, Name, Bytes }) {
    const store = uploadStore(visit)
    const id = Id === nobody ? newId(visit.at.getTime()) : Id
    const toResponse = (row: Pick<UploadRow, 'id' | 'received'>) => ({
      Id: row.id,
      PartBytes: partBytes,
      Received: row.received,
    })
    const before = await store.lock(id)
    const isSame = before?.personId === personOf(visit) && before.bytes === Bytes
    if (before && isSame) return toResponse(before)
    if (promised(Name) !== 'video') throw refuse(kind)
    if (Bytes === 0) throw refuse(empty)
    if (Bytes > largestVideo) throw refuse(large)
    if (before ?? (await mediaStore(visit).find(id))) throw refuse(taken)
    await withRoom(visit, files, Bytes)
    const row = { id, personId: personOf(visit), name: Name, bytes: Bytes, createdAt: visit.at }
    if (!(await store.add(row))) throw refuse(taken)
    return toResponse({ id, received: 0 })
  }),

  answer(uploadPart, async function handleUploadPart(visit, { Id, From, Bytes: part }) {
    const { missing, gap, part: bad } = uploadPart.refusals
    const row = await own(visit, Id)
    if (!row) throw refuse(missing)
    if (From + part.length <= row.received) return { Received: row.received }
    if (From !== row.received) throw refuse(gap, { data: { Received: row.received } })
    const isLast = From + part.length === row.bytes
    if (From + part.length > row.bytes || (part.length !== partBytes && !isLast)) throw refuse(bad)
    if (From === 0 && !videos.has(sniffed(Buffer.from(part)))) {
      await uploadStore(visit).remove(Id)
      throw refuse(kind, { keep: true })
    }
    await write(files.draftOf(visit.school.id, Id), part, From)
    const received = From + part.length
    await uploadStore(visit).received(Id, received)
    return { Received: received }
  }),

  answer(uploadComplete, async function handleUploadComplete(visit, { Id }) {
    const { missing, unfinished } = uploadComplete.refusals
    const row = await own(visit, Id)
    const media = mediaStore(visit)
    const findOwn = async () => {
      const one = await media.find(Id)
      const mine = one?.media.personId === personOf(visit) ? [one] : []
      const [response] = await toMediaResponse(visit, mine, {
        sign,
        converter: await transcoder.present(),
      })
      if (!response) throw refuse(missing)
      return response
    }
    // The answer to the first time was lost on its way.
    if (!row) return findOwn()
    if (row.received < row.bytes) throw refuse(unfinished)
    // A part that was written twice by somebody who was cut off leaves nothing behind the end.
    await truncate(files.draftOf(visit.school.id, Id), row.bytes)
    const { personId, name, bytes } = row
    await media.add({ id: Id, personId, name, bytes, createdAt: visit.at })
    await media.queue({ mediaId: Id, state: 'queued', createdAt: visit.at })
    await uploadStore(visit).remove(Id)
    visit.afterwards(transcoder.nudge)
    return findOwn()
  }),
]

/** Forgets uploads that did not become whole within a day. */
export const forgetUploads =
  (files: FileRoom) =>
  async (school: TenantContext, at: Date): Promise<void> => {
    for (const id of await uploadStore(school).forget(new Date(at.getTime() - lifeMs)))
      await rm(files.draftOf(school.school.id, id), { force: true })
  }
