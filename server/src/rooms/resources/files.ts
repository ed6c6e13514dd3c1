import { createHash, timingSafeEqual } from 'node:crypto'
import {
  constants,
  createReadStream,
  existsSync,
  mkdirSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { copyFile, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { nobody } from '@xinglin/contract/call'
import type { Db } from '#platform/database'
import { newId } from '#platform/ids'
import type { Keys } from '#platform/keys'
import { memberOf, type Visit } from '#platform/visit'
import type { CleanPicture } from './picture.ts'
import { refuseFull } from './quota.ts'
import { findFile, lockBytes, insertFile } from './store.ts'

type About = {
  mediaType: string
  width?: number
  height?: number
  /** False where it counts to nobody's quota: what is handed in for a task. */
  counted?: boolean
}

/** Takes what visitors upload: each file is its uploader's, and refused where they or their school have no room for it. */
export type UploadedFiles = {
  /** Takes bytes of any kind; answers the id of the new file. */
  readonly take: (visit: Visit, bytes: Buffer, about: About) => Promise<string>
  /** Takes a picture that went through the door, with its small variant; answers the id of the new file. */
  readonly takePicture: (
    visit: Visit,
    picture: CleanPicture,
    about?: Pick<About, 'counted'>,
  ) => Promise<string>
  /** Takes a file from where it lies, without reading it into memory and without removing it there; answers the id of the new file. */
  readonly takeFrom: (visit: Visit, path: string, about: About) => Promise<string>
}

/** Keeps the files of schools and makes addresses for them. What has no uploader (the demo, built-in models, films) is laid with `keep…`. */
export type FileRoom = UploadedFiles & {
  /** Stores bytes under their own hash, answers the id of the new file. */
  readonly keep: (db: Db, schoolId: string, bytes: Buffer, about: About) => Promise<string>
  /** Keeps a picture that went through the door, with its small variant; answers the id of the new file. */
  readonly keepPicture: (db: Db, schoolId: string, picture: CleanPicture) => Promise<string>
  /** Takes a file from where it lies, without reading it into memory; answers the id of the new file. */
  readonly keepFrom: (db: Db, schoolId: string, path: string, about: About) => Promise<string>
  readonly bytesOf: (db: Db, schoolId: string, id: string) => Promise<number>
  /** Where an upload lies until it is whole and converted. */
  readonly draftOf: (schoolId: string, id: string) => string
  /** An address that opens the file for 5 to 10 minutes, for whoever holds it. */
  readonly address: (schoolId: string, id: string, at: Date) => string
  /** An address of an uploaded picture, good for half a day to a day: lists of them stay open, and lie in the browser's cache. */
  readonly pictureAddress: (schoolId: string, id: string, at: Date) => string
  /** An address that opens a picture or a PDF with the visitor's name all over it; `small` for the small variant of a picture. */
  readonly markedAddress: (visit: Visit, id: string, how: { readonly small: boolean }) => string
  /** True while such an address holds for the person whom it names. */
  readonly holdsMarked: (
    schoolId: string,
    file: { readonly id: string; readonly personId: string },
    until: string,
    sign: string,
    at: Date,
  ) => boolean
  /** True while the address holds. */
  readonly holds: (schoolId: string, id: string, until: string, sign: string, at: Date) => boolean
  readonly pathOf: (sha256: string) => string
}

/** Where a new file goes: the school's, and whose it is. */
type Into = { readonly db: Db; readonly schoolId: string; readonly personId: string | null }

const stepMs = 300_000
const pictureStepMs = 12 * 3_600_000

/** Until when an address holds. Whole steps: two asks within one get the same address, and the browser's cache serves the second. */
const untilOf = (at: Date, step: number): string =>
  String((Math.floor(at.getTime() / step) + 2) * step)

const sameText = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** Keeps files below `dataDir`, addresses signed by `keys`. */
export const fileRoom = (dataDir: string, keys: Keys): FileRoom => {
  const root = join(dataDir, 'files')
  const drafts = join(dataDir, 'uploads')
  mkdirSync(drafts, { recursive: true, mode: 0o700 })
  const pathOf = (sha256: string) => join(root, sha256.slice(0, 2), sha256)
  const signOf = (schoolId: string, id: string, until: string) =>
    keys.sign(`file\n${schoolId}\n${id}\n${until}`)
  const markedSignOf = (
    schoolId: string,
    { id, personId }: { readonly id: string; readonly personId: string },
    until: string,
  ) => keys.sign(`marked file\n${schoolId}\n${id}\n${personId}\n${until}`)
  const lay = async (db: Db, bytes: Buffer): Promise<string> => {
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    await lockBytes(db, sha256)
    const path = pathOf(sha256)
    if (!existsSync(path)) {
      mkdirSync(join(path, '..'), { recursive: true, mode: 0o700 })
      const draft = `${path}.${newId()}`
      writeFileSync(draft, bytes)
      renameSync(draft, path)
    }
    return sha256
  }
  const addressFor = (schoolId: string, id: string, at: Date, step: number, ending = '') => {
    const until = untilOf(at, step)
    return `/f/${id}${ending}?e=${until}&s=${signOf(schoolId, id, until)}`
  }
  const uploadOf = (visit: Visit): Into => ({
    db: visit.db,
    schoolId: visit.school.id,
    personId: memberOf(visit)?.id ?? null,
  })
  const layPicture = async (
    { db, ...of }: Into,
    picture: CleanPicture,
    counted = true,
  ): Promise<string> => {
    const id = newId()
    const { bytes, small, mediaType, width, height } = picture
    const row = { ...of, id, mediaType, width, height, bytes: bytes.length, counted }
    const smallSha256 = await lay(db, small)
    await insertFile(db, { ...row, sha256: await lay(db, bytes), smallSha256 })
    return id
  }
  const layFile = async ({ db, ...of }: Into, bytes: Buffer, about: About): Promise<string> => {
    const id = newId()
    const size = { width: about.width ?? null, height: about.height ?? null }
    const { mediaType, counted = true } = about
    const row = { ...of, id, mediaType, bytes: bytes.length, counted, ...size }
    await insertFile(db, { ...row, sha256: await lay(db, bytes) })
    return id
  }
  /** Lays a file from where it lies by `put`, under its hash. */
  const layFrom = async (
    { db, ...of }: Into,
    from: string,
    { mediaType, width, height }: About,
    put: (from: string, to: string) => Promise<void>,
  ): Promise<string> => {
    const hash = createHash('sha256')
    await pipeline(createReadStream(from), hash)
    const sha256 = hash.digest('hex')
    const { size: bytes } = await stat(from)
    await lockBytes(db, sha256)
    mkdirSync(join(pathOf(sha256), '..'), { recursive: true, mode: 0o700 })
    await put(from, pathOf(sha256))
    const id = newId()
    const size = { width: width ?? null, height: height ?? null }
    await insertFile(db, { ...of, id, sha256, mediaType, bytes, ...size })
    return id
  }
  /** Copied beside its place first: a process that dies leaves no half of a file there. */
  const copyInto = async (from: string, to: string): Promise<void> => {
    if (existsSync(to)) return
    const draft = `${to}.${newId()}`
    await copyFile(from, draft, constants.COPYFILE_FICLONE)
    await rename(draft, to)
  }
  return {
    pathOf,
    bytesOf: async (db, schoolId, id) => (await findFile(db, schoolId, id))?.bytes ?? 0,
    draftOf: (schoolId, id) => join(drafts, `${schoolId}.${id}`),
    keepFrom: (db, schoolId, from, about) =>
      layFrom({ db, schoolId, personId: null }, from, about, rename),
    async takeFrom(visit, path, about) {
      await refuseFull(visit, (await stat(path)).size)
      return layFrom(uploadOf(visit), path, about, copyInto)
    },
    keepPicture: (db, schoolId, picture) => layPicture({ db, schoolId, personId: null }, picture),
    keep: (db, schoolId, bytes, about) => layFile({ db, schoolId, personId: null }, bytes, about),
    async take(visit, bytes, about) {
      if (about.counted !== false) await refuseFull(visit, bytes.length)
      return layFile(uploadOf(visit), bytes, about)
    },
    async takePicture(visit, picture, { counted = true } = {}) {
      if (counted) await refuseFull(visit, picture.bytes.length)
      return layPicture(uploadOf(visit), picture, counted)
    },
    markedAddress(visit, id, { small }) {
      const [base = ''] = visit.addressOf(id).split('/f/')
      const personId = memberOf(visit)?.id ?? nobody
      const until = untilOf(visit.at, stepMs)
      const sign = markedSignOf(visit.school.id, { id, personId }, until)
      return `${base}/f/${id}${small ? '_20' : ''}?e=${until}&m=${personId}&s=${sign}`
    },
    holdsMarked: (schoolId, file, until, sign, at) =>
      Number(until) > at.getTime() && sameText(sign, markedSignOf(schoolId, file, until)),
    address: (schoolId, id, at) => addressFor(schoolId, id, at, stepMs),
    pictureAddress: (schoolId, id, at) => addressFor(schoolId, id, at, pictureStepMs, '.webp'),
    holds: (schoolId, id, until, sign, at) =>
      Number(until) > at.getTime() && sameText(sign, signOf(schoolId, id, until)),
  }
}
