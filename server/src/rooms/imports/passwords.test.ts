import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addImportRows,
  confirmImport,
  getImport,
  importColumns,
  listInitialPasswords,
  startImport,
} from '@xinglin/contract/imports'
import { importAll, testApp, type TestApp, type Visitor } from '#testing'
import { firstPassword } from './initial-passwords.ts'

let app: TestApp
let admin: Visitor
beforeAll(async () => {
  app = await testApp()
  admin = await app.signedIn('admin1')
})
afterAll(() => app.close())

type CellsByName = Readonly<Record<string, string>>
const usual: CellsByName = { 姓名: '林小满', 角色: '学生' }
const imported = async (rule: object, ...rows: CellsByName[]): Promise<string> => {
  const { ImportId } = (await admin.calls(startImport, { FileName: '名单.xlsx' })).Data
  const Rows = rows.map((stated, at) => ({
    RowNo: at + 2,
    Cells: importColumns.map((name) => ({ ...usual, ...stated })[name] ?? ''),
  }))
  await admin.calls(addImportRows, { ImportId, Rows })
  await importAll(admin, ImportId, rule)
  return ImportId
}
const shown = async (ImportId: string) => (await admin.calls(getImport, { ImportId })).Data
const hashed = async (ImportId: string) => {
  await expect
    .poll(async () => {
      const { Passwords } = await shown(ImportId)
      return Passwords.Total - Passwords.Hashed
    })
    .toBe(0)
}
const enters = async (login: string, word: string): Promise<boolean> => {
  const visitor = app.visitor()
  await visitor.signIn(login, word)
  expect(visitor.session?.MustChangePassword).toBe(true)
  return true
}
const inSchool = (what: ReturnType<typeof sql>) =>
  app.database.within(app.fixture.schools.a, (db) => db.execute(what))

test('a rule makes what it says, and draws where it says nothing', () => {
  const who = { number: '20240001', idNumber: '12345X' }
  expect(firstPassword('same', 'Abcd-1234', who)).toEqual({ word: 'Abcd-1234', drawn: false })
  expect(firstPassword('number', 'Xl@', who)).toEqual({ word: 'Xl@20240001', drawn: false })
  expect(firstPassword('idNumber', '', who)).toEqual({ word: '12345X', drawn: false })
  expect(firstPassword('idNumber', '', { ...who, idNumber: '' }).drawn).toBe(true)
  const words = Array.from({ length: 200 }, () => firstPassword('random', '', who).word)
  expect(new Set(words).size).toBe(200)
})

test('from the number: hashed afterwards, must be changed, and no word of it is kept', async () => {
  const ImportId = await imported({ Rule: 'number', PassWord: 'Xl@' }, { '学号/工号': 'P-0001' })
  await hashed(ImportId)
  expect(await enters('P-0001', 'Xl@P-0001')).toBe(true)
  const { rows } = await inSchool(sql`select word, listed from initial_password`)
  expect(rows).toEqual([{ word: '', listed: false }])
  expect((await admin.calls(listInitialPasswords, { ImportId })).Data).toEqual({
    List: [],
    Count: 0,
  })
})

test('from the last six of an identity number, of which nothing more is kept, and nothing at all afterwards', async () => {
  const ImportId = await imported(
    { Rule: 'idNumber' },
    { '学号/工号': 'P-0002', 身份证号: '11010519491231002x' },
    { '学号/工号': 'P-0003', 身份证号: '不是' },
    { '学号/工号': 'P-0004' },
  )
  expect(await shown(ImportId)).toMatchObject({ New: 2, Wrong: 1 })
  await hashed(ImportId)
  expect(await enters('P-0002', '31002X')).toBe(true)
  const { rows } = await inSchool(
    sql`select count(*)::int as n from user_import_row where array_to_string(cells, '') ~ '1002'`,
  )
  expect(rows).toEqual([{ n: 0 }])
  // Whoever has none is given one that is drawn.
  const { List } = (await admin.calls(listInitialPasswords, { ImportId })).Data
  expect(List.map(({ Number: number }: { Number: string }) => number)).toEqual(['P-0004'])
})

test('drawn: listed to be printed until used, never in the clear in the database', async () => {
  const place = { 院系: '药学院', 年级: '2024级', 专业: '药学', 班级: '1班' }
  const ImportId = await imported(
    { Rule: 'random' },
    { '学号/工号': 'P-0005', ...place },
    { '学号/工号': 'P-0006' },
  )
  await hashed(ImportId)
  const { List, Count } = (await admin.calls(listInitialPasswords, { ImportId })).Data
  expect(Count).toBe(2)
  expect(List[0]).toMatchObject({ Number: 'P-0005', Place: '药学院 2024级 1班' })
  const word: string = List[0].Password
  const { rows } = await inSchool(
    sql`select count(*)::int as n from initial_password where strpos(word, ${word}) > 0`,
  )
  expect(rows).toEqual([{ n: 0 }])
  expect(await enters('P-0005', word)).toBe(true)
  const after = (await admin.calls(listInitialPasswords, { ImportId })).Data.List
  expect(after.map(({ Number: number }: { Number: string }) => number)).toEqual(['P-0006'])
  const other = await app.signedIn('admin1', 'b.localhost')
  expect((await other.calls(listInitialPasswords, { ImportId })).Code).toBe(-404)
})

test('a password for all that is weak is refused', async () => {
  const { ImportId } = (await admin.calls(startImport, { FileName: 'a' })).Data
  expect(await admin.calls(confirmImport, { ImportId, PassWord: '123' })).toMatchObject({
    Code: -10008,
    Msg: '密码不得少于8个字符',
  })
})
