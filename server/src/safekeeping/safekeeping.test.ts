import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '#testing'
import { databaseUrl, onServer } from '../testing/servers.ts'
import { backup, manifestName, type Manifest } from './backup.ts'
import { restore, sameOrTrouble } from './restore.ts'

let app: TestApp
const folders: string[] = []
const databases: string[] = []

const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'xinglin-kept-'))
  folders.push(made)
  return made
}

const onTheServer = (statement: string) => onServer(app.databaseUrl, statement)

/** An empty database of a role that the tenant policies bind, as a hosted PostgreSQL gives one. */
const emptyDatabase = async (): Promise<string> => {
  const name = `kept_${databases.length}_${process.pid}`
  const owner = `keeper_${databases.length}_${process.pid}`
  databases.push(name)
  await onTheServer(`create role ${owner} login nosuperuser nobypassrls`)
  await onTheServer(`create database ${name} owner ${owner}`)
  const url = new URL(databaseUrl(app.databaseUrl, name))
  url.username = owner
  return url.href
}

beforeAll(async () => {
  app = await testApp()
})

afterAll(async () => {
  for (const [at, name] of databases.entries()) {
    await onTheServer(`drop database if exists ${name} with (force)`)
    await onTheServer(`drop role if exists keeper_${at}_${process.pid}`)
  }
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
