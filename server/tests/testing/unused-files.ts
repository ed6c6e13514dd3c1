import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { keepDocument } from '@xinglin/contract/authoring'
import { getUnusedFiles } from '@xinglin/contract/resources'
import type { Db } from '#platform/database'
import { newId } from '#platform/ids'
import { loadKeys } from '#platform/keys'
import { bytesRemover, fileRoom, removeUnusedFiles, type FileRoom } from '#resources'
import { testApp, type TestApp } from './app.ts'
import { aText, Authoring } from './authoring.ts'
import { standInFfmpeg } from './ffmpeg.ts'

const dayMs = 86_400_000
/** A little more than a day, so that what is due after one is due. */
const stepMs = dayMs + 60_000

/** Removes bytes that lie under a hash. */
type RemoveBytes = (sha256: string) => Promise<void>

/** A school whose files lie in a folder of their own, while days pass for what nothing uses. */
export class UnusedFileTrial {
  readonly app: TestApp
  readonly desk: Authoring
  readonly files: FileRoom
  readonly schoolId: string
  readonly removeBytes: RemoveBytes
  #day = 0

  private constructor(app: TestApp, authoring: Authoring, files: FileRoom) {
    this.app = app
    this.desk = authoring
    this.files = files
    this.schoolId = app.fixture.schools.a
    this.removeBytes = bytesRemover(app.database, files)
  }

  static async begin(): Promise<UnusedFileTrial> {
    const dataDir = mkdtempSync(join(tmpdir(), 'unused-files-'))
    const app = await testApp({ dataDir, ffmpeg: standInFfmpeg() })
    const files = fileRoom(dataDir, loadKeys(app.dataDir))
    const trial = new UnusedFileTrial(app, await Authoring.in(app), files)
    // The first time begins to count the days.
    await trial.pass()
    return trial
  }

  inSchool<T>(work: (db: Db) => Promise<T>): Promise<T> {
    return this.app.database.within(this.schoolId, work)
  }

  /** So many days later. */
  after(days: number): Date {
    return new Date(Date.now() + (this.#day + days) * stepMs)
  }

  /** Days pass, and each day what is due is listed and removed. */
  async pass(days = 1, removeBytes = this.removeBytes): Promise<void> {
    for (const _ of Array.from({ length: days })) {
      this.#day += 1
      await removeUnusedFiles(this.app.database, removeBytes, this.schoolId, this.after(0))
    }
  }

  /** Whether a file is there, and whether it is listed as unused. */
  async state(id: string): Promise<'there' | 'listed' | 'gone'> {
    const { Data } = await this.desk.examiner.calls(getUnusedFiles, { PageSize: 50 })
    if ((Data.List as { Id: string }[]).some(({ Id }) => Id === id)) return 'listed'
    return (await this.hashesOf(id)).length > 0 ? 'there' : 'gone'
  }

  async hashesOf(id: string): Promise<string[]> {
    const { rows } = await this.inSchool((db) =>
      db.execute<{ sha256: string; small: string | null }>(
        sql`select sha256, small_sha256 as small from file where id = ${id}`,
      ),
    )
    return rows.flatMap(({ sha256, small }) => (small === null ? [sha256] : [sha256, small]))
  }

  lies(sha256: string): boolean {
    return existsSync(this.files.pathOf(sha256))
  }

  async newest(): Promise<string> {
    const { rows } = await this.inSchool((db) =>
      db.execute<{ id: string }>(
        sql`select id from file order by created_at desc, id desc limit 1`,
      ),
    )
    return rows[0]?.id ?? ''
  }

  /** A document like no other that nothing refers to yet. */
  async document(CourseId: string): Promise<string> {
    const Bytes = anyPdf()
    const { Data } = await this.desk.author.calls(keepDocument, {
      CourseId,
      Name: '讲义.pdf',
      Bytes,
    })
    return Data.File
  }

  /** Lays a file into the draft of a course, as its only item. */
  saveDocument(CourseId: string, File: string) {
    const Body = { Kind: 'document', File, Pages: 1, Html: '' }
    return this.saveItems(CourseId, [{ ...aText(), Body }])
  }

  saveItems(CourseId: string, Items: readonly object[]) {
    return this.desk.save(CourseId, { Chapters: [{ Id: newId(), Title: '第一章', Items }] })
  }
}

/** A document that nothing else has the bytes of. */
export const anyPdf = (): Buffer => Buffer.from(`%PDF-1.7\n% ${newId()}\n%%EOF\n`)

let shade = 0
/** A picture that nothing else has the bytes of. */
export const anyPicture = (): Promise<Buffer> => {
  shade += 1
  const background = { r: shade, g: 110, b: 114 }
  return sharp({ create: { width: 800, height: 600, channels: 3, background } })
    .png()
    .toBuffer()
}
