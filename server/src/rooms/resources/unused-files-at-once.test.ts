import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anyPdf, UnusedFileTrial } from '#testing'
import { deleteFile, lockFiles } from './store.ts'
import { unusedFileStore } from './unused-file-store.ts'

const dayMs = 86_400_000

let trial: UnusedFileTrial
beforeAll(async () => {
  trial = await UnusedFileTrial.begin()
})
afterAll(() => trial.app.close())

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
/** A moment that one side tells and the other waits for. */
const signal = () => {
  let tell = () => {}
  const finished = new Promise<void>((resolve) => void (tell = resolve))
  return { finished, tell: () => tell() }
}
const store = <T>(work: (of: ReturnType<typeof unusedFileStore>) => Promise<T>) =>
  trial.inSchool((db) => work(unusedFileStore({ db, school: { id: trial.schoolId } })))

test('a listed file stays when something refers to it again', async () => {
  const CourseId = await trial.desk.begin()
  const File = await trial.document(CourseId)
  await trial.pass()
  expect(await trial.state(File)).toBe('listed')
  expect((await trial.saveDocument(CourseId, File)).Code).toBe(0)
  await trial.pass(2)
  expect(await trial.state(File)).toBe('there')
})

test('a file is refused to whoever saves it after it went', async () => {
  const CourseId = await trial.desk.begin()
  const File = await trial.document(CourseId)
  await trial.pass(2)
  expect(await trial.state(File)).toBe('gone')
  expect((await trial.saveDocument(CourseId, File)).Code).not.toBe(0)
})

test('where saves and the removal meet, each file is either refused or stays', async () => {
  const drafts: { CourseId: string; File: string }[] = []
  for (const _ of Array.from({ length: 8 })) {
    const CourseId = await trial.desk.begin()
    drafts.push({ CourseId, File: await trial.document(CourseId) })
  }
  await trial.pass()
  const saves = drafts.map(async ({ CourseId, File }, index) => {
    await later(index * 15)
    return trial.saveDocument(CourseId, File)
  })
  const [answers] = await Promise.all([Promise.all(saves), trial.pass()])
  for (const [index, { Code }] of answers.entries())
    expect((await trial.state(drafts[index]?.File ?? '')) === 'gone').toBe(Code !== 0)
})

test('a file stays while somebody who holds it has not saved yet', async () => {
  const CourseId = await trial.desk.begin()
  const File = await trial.document(CourseId)
  await trial.pass()
  const held = signal()
  const saving = trial.inSchool(async (db) => {
    expect(await lockFiles(db, trial.schoolId, [File])).toEqual([File])
    held.tell()
    await later(500)
    await db.execute(sql`update course set cover_id = ${File} where id = ${CourseId}`)
  })
  await held.finished
  await trial.pass()
  await saving
  await trial.pass(2)
  expect(await trial.state(File)).toBe('there')
})

test('bytes that could not be removed are removed the next time', async () => {
  const File = await trial.document(await trial.desk.begin())
  const [sha256 = ''] = await trial.hashesOf(File)
  await trial.pass()
  const failing = () => Promise.reject(new Error('disk'))
  await expect(trial.pass(1, failing)).rejects.toThrow('disk')
  expect([await trial.state(File), trial.lies(sha256)]).toEqual(['gone', true])
  await trial.pass()
  expect(trial.lies(sha256)).toBe(false)
  expect(await store((of) => of.removed())).toEqual([])
})

test('bytes stay while an upload that has the same is not committed yet', async () => {
  const bytes = anyPdf()
  const keep = (db: Parameters<typeof trial.files.keep>[0]) =>
    trial.files.keep(db, trial.schoolId, bytes, { mediaType: 'application/pdf' })
  const first = await trial.inSchool(keep)
  const [sha256 = ''] = await trial.hashesOf(first)
  const kept = signal()
  const second = trial.inSchool(async (db) => {
    await keep(db)
    kept.tell()
    await later(500)
  })
  await kept.finished
  await trial.inSchool((db) => deleteFile(db, trial.schoolId, first))
  await trial.removeBytes(sha256)
  await second
  expect(trial.lies(sha256)).toBe(true)
})

test('a scan takes place once, whoever else begins one at the same time', async () => {
  const at = trial.after(2)
  const begin = () => store((of) => of.beginScan(new Date(at.getTime() - dayMs), at))
  const begun = await Promise.all(Array.from({ length: 4 }, begin))
  expect(begun.filter(Boolean)).toHaveLength(1)
})
