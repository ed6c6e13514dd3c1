import { afterAll, beforeAll, expect, test } from 'vitest'
import { listUsers } from '@xinglin/contract/identity'
import {
  addImportRows,
  confirmImport,
  getImport,
  getImportColumns,
  importLimits,
  startImport,
} from '@xinglin/contract/imports'
import { importAll, testApp, type TestApp, type Visitor } from '#testing'

let app: TestApp
let admin: Visitor
beforeAll(async () => {
  app = await testApp()
  admin = await app.signedIn('admin1')
})
afterAll(() => app.close())

const row = (more: Readonly<Record<string, string>> = {}): string[] => {
  const cells = {
    name: '林小满',
    number: 'S1',
    role: '学生',
    login: '',
    gender: '女',
    phone: '',
    email: '',
    place: '',
    title: '',
    ...more,
  }
  return Object.values(cells)
}

const begin = async (): Promise<string> =>
  (await admin.calls(startImport, { FileName: '名单.xlsx' })).Data.ImportId

test('5,000 rows of which 40 are wrong: 4,960 are imported, the 40 come back with their reasons', async () => {
  const ImportId = await begin()
  const rows = Array.from({ length: 5_000 }, (_, i) => ({
    RowNo: i + 2,
    Cells: row({
      name: `学生${i}`,
      number: i % 250 === 7 ? `S${i - 1}` : `S${i}`,
      email: i % 250 === 9 ? '不是邮箱' : '',
    }),
  }))
  for (let from = 0; from < rows.length; from += importLimits.atOnce) {
    const Rows = rows.slice(from, from + importLimits.atOnce)
    const answered = await admin.calls(addImportRows, { ImportId, Rows })
    expect(answered.Data.Received).toBe(from + Rows.length)
  }
  const preview = (await admin.calls(getImport, { ImportId, Only: 'wrong', PageSize: 100 })).Data
  expect(preview).toMatchObject({ State: 'open', Total: 5_000, New: 4_960, Wrong: 40, Count: 40 })
  expect(preview.List[0].Faults).toEqual(['与第 8 行的学号/工号或登录名重复'])
  expect(await importAll(admin, ImportId, { PassWord: 'Welcome-2026' })).toEqual({
    New: 4_960,
    Changed: 0,
    Same: 0,
    Wrong: 40,
  })
  expect((await admin.calls(getImport, { ImportId, Only: 'wrong' })).Data).toMatchObject({
    State: 'done',
    New: 4_960,
    Wrong: 40,
  })
  expect(await admin.calls(confirmImport, { ImportId, PassWord: 'Welcome-2026' })).toMatchObject({
    Code: -1,
    Msg: '该导入已完成，请重新上传',
  })
  expect((await admin.calls(listUsers, { SearchKey: '学生4999' })).Data.Count).toBe(1)
  const visitor = app.visitor()
  await visitor.signIn('s4999', 'Welcome-2026')
}, 60_000)

test('the 20,001st of 50,000 rows is refused in words, and those before it wait as they came', async () => {
  const ImportId = await begin()
  await app.database.within(app.fixture.schools.a, (db) =>
    db.execute(
      `insert into user_import_row (school_id, import_id, row_no, cells, faults, login_norm, number_norm)
       select '${app.fixture.schools.a}', '${ImportId}', n, array['甲', 'many' || n, '学生'], '{}', 'many' || n, 'many' || n
       from generate_series(2, ${importLimits.rows + 1}) n`,
    ),
  )
  const more = Array.from({ length: importLimits.atOnce }, (_, i) => ({
    RowNo: importLimits.rows + 2 + i,
    Cells: row({ number: `more${i}` }),
  }))
  expect(await admin.calls(addImportRows, { ImportId, Rows: more })).toMatchObject({
    Code: -10008,
    Msg: '一次最多导入20000行',
  })
  expect((await admin.calls(getImport, { ImportId })).Data).toMatchObject({
    State: 'open',
    Total: importLimits.rows,
    Wrong: 0,
  })
})

test('a block of long names goes in whole', async () => {
  const ImportId = await begin()
  const names = '欧阳诸葛上官司马令狐皇甫端木百里东方南宫'
  const Rows = Array.from({ length: importLimits.atOnce }, (_, i) => ({
    RowNo: i + 2,
    Cells: row({
      name: `${names}${i}`,
      number: `LONG-2026-${10_000 + i}`,
      login: `long.name.${i}`,
    }),
  }))
  await admin.calls(addImportRows, { ImportId, Rows })
  expect(await importAll(admin, ImportId, { PassWord: 'Welcome-2026' })).toMatchObject({
    New: importLimits.atOnce,
    Wrong: 0,
  })
})

test('a row that comes twice, and one that comes late under an earlier number', async () => {
  const ImportId = await begin()
  const send = (...Rows: object[]) => admin.calls(addImportRows, { ImportId, Rows })
  const late = (RowNo: number) => ({ RowNo, Cells: row({ number: 'LATE-1' }) })
  expect(await send(late(5), late(5))).toMatchObject({ Code: -10008, Msg: '同一行重复提交' })
  await send(late(5))
  await send(late(3))
  expect(await importAll(admin, ImportId, { PassWord: 'Welcome-2026' })).toMatchObject({
    New: 1,
    Wrong: 1,
  })
})

test('who was made by another list meanwhile is not made twice', async () => {
  const [one, other] = [await begin(), await begin()]
  const Rows = [{ RowNo: 2, Cells: row({ number: 'T-1', role: '教师' }) }]
  for (const ImportId of [one, other]) await admin.calls(addImportRows, { ImportId, Rows })
  const PassWord = 'Welcome-2026'
  expect((await importAll(admin, one, { PassWord })).New).toBe(1)
  expect(await importAll(admin, other, { PassWord })).toEqual({
    New: 0,
    Changed: 0,
    Same: 1,
    Wrong: 0,
  })
})

test('who is there already is the same and not wrong, what the sheet itself had wrong is a reason, and names are one line', async () => {
  const first = await begin()
  const known = { RowNo: 2, Cells: row({ number: 'K-1' }) }
  await admin.calls(addImportRows, { ImportId: first, Rows: [known] })
  await importAll(admin, first, { PassWord: 'Welcome-2026' })
  const ImportId = await begin()
  const Faults = ['院系（H4）是错误值 #N/A']
  const Rows = [
    known,
    { RowNo: 3, Cells: row({ name: '张\n 三', number: 'K-2' }) },
    { RowNo: 4, Cells: row({ number: 'K-3' }), Faults },
    { RowNo: 5, Cells: row({ number: 'K-1', email: '不是邮箱' }) },
  ]
  await admin.calls(addImportRows, { ImportId, Rows })
  const all = (await admin.calls(getImport, { ImportId })).Data
  expect(all).toMatchObject({ Total: 4, New: 1, Same: 1, Wrong: 2 })
  expect(all.List.map(({ Verdict }: { Verdict: string }) => Verdict)).toEqual([
    'same',
    'new',
    'wrong',
    'wrong',
  ])
  expect(all.List[2].Faults).toEqual(Faults)
  const wrong = (await admin.calls(getImport, { ImportId, Only: 'wrong' })).Data
  expect(wrong.List.map(({ RowNo }: { RowNo: number }) => RowNo)).toEqual([4, 5])
  expect(await importAll(admin, ImportId, { PassWord: 'Welcome-2026' })).toMatchObject({
    New: 1,
    Same: 1,
    Wrong: 2,
  })
  const [person] = (await admin.calls(listUsers, { SearchKey: 'K-2' })).Data.List
  expect(person.RealName).toBe('张 三')
})

test('how columns were understood is kept with the import, and remembered for the next, the newest first', async () => {
  const start = async (Columns: object[], Role = '') =>
    (await admin.calls(startImport, { FileName: '名单.xls', Columns, Role })).Data.ImportId
  await start([
    { Heading: '代码', Column: '登录名' },
    { Heading: '备注', Column: '' },
  ])
  const ImportId = await start([{ Heading: '代码', Column: '学号/工号' }], '学生')
  expect((await admin.calls(getImport, { ImportId })).Data).toMatchObject({
    Columns: [{ Heading: '代码', Column: '学号/工号' }],
    Role: '学生',
  })
  expect((await admin.calls(getImportColumns)).Data.Columns).toEqual([
    { Heading: '代码', Column: '学号/工号' },
    { Heading: '备注', Column: '' },
  ])
  const other = await app.signedIn('admin1', 'b.localhost')
  expect((await other.calls(getImportColumns)).Data.Columns).toEqual([])
  const refused = { FileName: 'a', Columns: [{ Heading: 'a', Column: '密码' }] }
  expect((await admin.calls(startImport, refused)).Code).toBe(-10006)
})

test('the same block twice is one, and nothing good is a refusal', async () => {
  const ImportId = await begin()
  const Rows = [{ RowNo: 2, Cells: row({ name: '' }) }]
  await admin.calls(addImportRows, { ImportId, Rows })
  expect((await admin.calls(addImportRows, { ImportId, Rows })).Data.Received).toBe(1)
  expect(await admin.calls(confirmImport, { ImportId, PassWord: 'Welcome-2026' })).toMatchObject({
    Code: -1,
    Msg: '没有可导入的行',
  })
  expect(await admin.calls(confirmImport, { ImportId, PassWord: '123' })).toMatchObject({
    Code: -10008,
    Msg: '密码不得少于8个字符',
  })
})
