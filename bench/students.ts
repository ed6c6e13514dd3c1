import type { Session } from '@xinglin/contract/identity'
import { addImportRows, confirmImport, getImport, startImport } from '@xinglin/contract/imports'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { each } from './paced.ts'
import { ask, signIn } from './signed.ts'

/** The password of everybody who was enrolled. */
export const word = 'Measured-2026'

const atOnce = 500

/** Imports students as an administrator would; answers what they sign in as. */
export const enrolled = async (
  port: number,
  databaseUrl: string,
  count: number,
  called: string,
): Promise<readonly string[]> => {
  const admin = await signIn(port, 'admin1', 'Xinglin-2026')
  const { Data } = await ask(port, startImport, { FileName: 'bench.xlsx' }, admin)
  const { ImportId } = Data as { ImportId: string }
  const names = Array.from({ length: count }, (_, i) => `${called}-${i}`)
  const rows = names.map((name, i) => ({ RowNo: i + 2, Cells: [`学生${i}`, name, '学生'] }))
  for (let from = 0; from < count; from += atOnce) {
    const Rows = rows.slice(from, from + atOnce)
    await ask(port, addImportRows, { ImportId, Rows }, admin)
  }
  await ask(port, confirmImport, { ImportId, PassWord: word }, admin)
  for (let state = ''; state !== 'done';) {
    await pause(100)
    const answered = await ask(port, getImport, { ImportId }, admin)
    state = (answered.Data as { State: string }).State
  }
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(`update account set must_change = false where login_name like $1`, [
    `${called}-%`,
  ])
  await client.end()
  return names
}

/** Imports students and signs them all in: a session may make 600 calls a minute, and a school has more than one. */
export const manyStudents = async (
  port: number,
  databaseUrl: string,
  count: number,
  called = 'bench',
): Promise<Session[]> => {
  const names = await enrolled(port, databaseUrl, count, called)
  const sessions: Session[] = []
  await each(names, 4, async (name, at) => {
    sessions[at] = await signIn(port, name, word)
  })
  return sessions
}
