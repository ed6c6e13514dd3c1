import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPostgres } from '#platform/embedded-postgres'
import { testApp, type TestApp } from '#testing'
import { emptyDatabases } from '../../tests/testing/empty-databases.ts'
import { databaseOf } from '../installation-database.ts'
import { beginRestore } from '../../src/unfinished-restore.ts'
import { backup, manifestName, type Manifest } from './backup.ts'
import { restore, sameOrTrouble } from './restore.ts'

let app: TestApp
const folders: string[] = []
let databases: ReturnType<typeof emptyDatabases>

const folder = (): string => {
  const keptFolder = mkdtempSync(join(tmpdir(), 'xinglin-kept-'))
  folders.push(keptFolder)
  return keptFolder
}

const emptyDatabase = (): Promise<string> => databases.make()

beforeAll(async () => {
  app = await testApp()
  databases = emptyDatabases(app.databaseUrl)
})

afterAll(async () => {
  await databases.drop()
  for (const one of folders) rmSync(one, { recursive: true, force: true })
  await app.close()
})

/** A small installation beside the database, with a file and a key. */
const installation = (): string => {
  const data = folder()
  mkdirSync(join(data, 'files'))
  mkdirSync(join(data, 'keys'))
  writeFileSync(join(data, 'files', 'a'), 'a picture')
  writeFileSync(join(data, 'keys', 'kek'), 'a key')
  return data
}

const kept = async (): Promise<{ to: string; manifest: Manifest }> => {
  const to = join(folder(), 'backup')
  return { to, manifest: await backup(installation(), app.databaseUrl, to) }
}

test('what is restored is what was kept, row by row and file by file', async () => {
  const { to, manifest } = await kept()
  expect(manifest.tables['person']?.rows).toBeGreaterThan(3)
  expect(Object.keys(manifest.files)).toEqual(['files/a', 'keys/kek'])
  const url = await emptyDatabase()
  const data = folder()
  await restore(data, url, to)
  const again = await backup(data, url, join(folder(), 'again'))
  expect(again.tables).toEqual(manifest.tables)
  expect(again.files).toEqual(manifest.files)
  // Nobody restores over something.
  await expect(restore(data, url, to)).rejects.toThrow('holds an installation already')
  await expect(restore(folder(), url, to)).rejects.toThrow('holds schools already')
  await expect(backup(data, url, to)).rejects.toThrow('is not empty')
})

test('a backup with a row that was changed restores nothing', async () => {
  const { to } = await kept()
  const path = join(to, 'rows', 'person.gz')
  const text = gunzipSync(readFileSync(path)).toString()
  const [first = ''] = /[\u4e00-\u9fff]/u.exec(text) ?? []
  writeFileSync(path, gzipSync(text.replace(first, '某')))
  const url = await emptyDatabase()
  await expect(restore(folder(), url, to)).rejects.toThrow(
    'The rows differ from what they should be: person.',
  )
  // What was written was taken back: the next one finds an empty database.
  writeFileSync(path, gzipSync(text))
  await restore(folder(), url, to)
})

test.each(['cut short', 'with more behind it', 'no text'])(
  'a file of rows that is %s is named',
  async (how) => {
    const { to } = await kept()
    const path = join(to, 'rows', 'person.gz')
    const good = readFileSync(path)
    const damaged = {
      'cut short': good.subarray(0, good.length - 9),
      'with more behind it': Buffer.concat([good, Buffer.from('x')]),
      'no text': gzipSync('{"half'),
    }[how]
    writeFileSync(path, damaged ?? good)
    const url = await emptyDatabase()
    await expect(restore(folder(), url, to)).rejects.toThrow(/person\.gz is damaged/)
    writeFileSync(path, good)
    await restore(folder(), url, to)
  },
)

test('after a restore that failed, or was killed, the same folder takes a good one', async () => {
  const { to, manifest } = await kept()
  const path = join(to, 'rows', 'person.gz')
  const good = readFileSync(path)
  const data = folder()
  const left = () => readdirSync(data).filter((name) => name !== 'postgres.log')
  writeFileSync(path, gzipSync('"(no row)"\n'))
  await expect(restore(data, '', to)).rejects.toThrow('invalid input syntax')
  expect(left()).toEqual([])
  writeFileSync(path, good)
  writeFileSync(join(to, 'files', 'a'), 'another picture')
  await expect(restore(data, '', to)).rejects.toThrow('The files differ')
  expect(left()).toEqual([])
  writeFileSync(join(to, 'files', 'a'), 'a picture')
  // What a killed one leaves: its mark, a database without its last rows, some of the files.
  beginRestore(data)
  const postgres = await startPostgres(data, ['fsync=off'])
  await postgres.stop()
  mkdirSync(join(data, 'keys'))
  writeFileSync(join(data, 'keys', 'kek'), 'half a key')
  await expect(backup(data, '', join(folder(), 'none'))).rejects.toThrow('did not end')
  await expect(databaseOf(data, '')).rejects.toThrow('did not end')
  await restore(data, '', to)
  expect(readFileSync(join(data, 'keys', 'kek'), 'utf8')).toBe('a key')
  const again = await backup(data, '', join(folder(), 'again'))
  expect(again.tables).toEqual(manifest.tables)
}, 120_000)

test('after a backup that failed the same folder takes a good one', async () => {
  const data = installation()
  const to = folder()
  const stranger = new URL(app.databaseUrl)
  stranger.username = new URL(await emptyDatabase()).username
  await expect(backup(data, stranger.href, to)).rejects.toThrow('permission denied')
  expect(readdirSync(to)).toEqual([])
  await backup(data, app.databaseUrl, to)
})

test('a backup that was not finished is none, and one of another release is refused', async () => {
  const { to, manifest } = await kept()
  const path = join(to, manifestName)
  writeFileSync(path, JSON.stringify({ ...manifest, schema: 'another' }))
  await expect(restore(folder(), await emptyDatabase(), to)).rejects.toThrow(
    'made by another release',
  )
  rmSync(path)
  await expect(restore(folder(), '', to)).rejects.toThrow('holds no whole backup')
})

test('what differs is named', () => {
  expect(() => sameOrTrouble('The rows', { a: 1, b: 2 }, { a: 1, b: 3, c: 1 })).toThrow('b, c')
})
