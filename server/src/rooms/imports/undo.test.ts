import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { disableUsers, listUsers, resetPassword, saveUser } from '@xinglin/contract/identity'
import { getClassHistory, listAdministrative } from '@xinglin/contract/classes'
import {
  addImportRows,
  getImport,
  importColumns,
  startImport,
  undoImport,
} from '@xinglin/contract/imports'
import { listColleges } from '@xinglin/contract/schools'
import { importAll, testApp, undoAll, type TestApp, type Visitor } from '#testing'

let app: TestApp
let admin: Visitor
beforeAll(async () => {
  app = await testApp()
  admin = await app.signedIn('admin1')
})
afterAll(() => app.close())

const PassWord = 'Welcome-2026'
const usual: Readonly<Record<string, string>> = { 姓名: '林小满', 角色: '学生' }
type CellsByName = Readonly<Record<string, string>>
const imported = async (...rows: CellsByName[]): Promise<string> => {
  const { ImportId } = (await admin.calls(startImport, { FileName: '名单.xlsx' })).Data
  const Rows = rows.map((stated, at) => ({
    RowNo: at + 2,
    Cells: importColumns.map((name) => ({ ...usual, ...stated })[name] ?? ''),
  }))
  await admin.calls(addImportRows, { ImportId, Rows })
  await importAll(admin, ImportId, { PassWord })
  return ImportId
}
const undo = (ImportId: string) => admin.calls(undoImport, { ImportId })
const people = async (key: string) => (await admin.calls(listUsers, { SearchKey: key })).Data.List
const place = { 院系: '药学院', 年级: '2024级', 专业: '药学', 班级: '1班' }

test('is refused for an import that there is not, that is not done, or that is older than an hour', async () => {
  expect((await undo(app.fixture.schools.b)).Code).toBe(-404)
  const { ImportId } = (await admin.calls(startImport, { FileName: 'a' })).Data
  expect(await undo(ImportId)).toMatchObject({ Code: -1, Msg: '该导入没有完成或已撤销' })
  const old = await imported({ '学号/工号': 'U-0' })
  await app.database.within(app.fixture.schools.a, (db) =>
    db.execute(
      sql`update user_import set done_at = done_at - interval '61 minutes' where id = ${old}`,
    ),
  )
  expect(await undo(old)).toMatchObject({ Code: -1, Msg: '导入已超过一小时，不能撤销' })
  expect((await admin.calls(getImport, { ImportId: old })).Data.UndoUntil).toBe('')
})

test('takes away whom nobody has touched, and says whom it leaves and why', async () => {
  const numbers = ['U-1', 'U-2', 'U-3', 'U-4', 'U-5']
  const ImportId = await imported(...numbers.map((number) => ({ '学号/工号': number, ...place })), {
    '学号/工号': 'U-6',
    角色: '教师',
    职称: '教授',
  })
  const [signedIn, reset, edited, disabled] = await Promise.all(
    ['U-1', 'U-2', 'U-3', 'U-4'].map(async (number) => (await people(number))[0]),
  )
  await app.visitor().signIn('U-1', PassWord)
  await admin.calls(resetPassword, { Id: reset.Id })
  const { Id, AccountName, RoleType } = edited
  await admin.calls(saveUser, { Id, AccountName, RoleType, Number: 'U-3', RealName: '林大满' })
  await admin.calls(disableUsers, { Ids: [disabled.Id], Disabled: true })
  expect(await undoAll(admin, ImportId)).toEqual({ Undone: 2, Left: 4 })
  expect(signedIn.Number).toBe('U-1')
  const { List } = (await admin.calls(getImport, { ImportId, Only: 'left' })).Data
  expect(
    List.map((one: { Cells: string[]; Faults: string[] }) => [one.Cells[1], ...one.Faults]),
  ).toEqual([
    ['U-1', '已登录过或修改过密码'],
    ['U-2', '已登录过或修改过密码'],
    ['U-3', '姓名已被修改'],
    ['U-4', '已停用'],
  ])
  expect([await people('U-5'), await people('U-6')]).toEqual([[], []])
  expect((await undo(ImportId)).Msg).toBe('该导入没有完成或已撤销')
  const { rows } = await app.database.within(app.fixture.schools.a, (db) =>
    db.execute(sql`select (select count(*)::int from account where login_norm in ('u-5', 'u-6')) as accounts,
      (select count(*)::int from sign_in_name where value in ('u-5', 'u-6')) as names,
      (select count(*)::int from person_token t where not exists (select from person p where p.id = t.person_id)) as tokens,
      (select count(*)::int from class_stay s where not exists (select from person p where p.id = s.person_id)) as stays,
      (select count(*)::int from teacher t where not exists (select from person p where p.id = t.id)) as teachers`),
  )
  expect(rows).toEqual([{ accounts: 0, names: 0, tokens: 0, stays: 0, teachers: 0 }])
  // The number is free again.
  expect(
    (await admin.calls(getImport, { ImportId: await imported({ '学号/工号': 'U-5' }) })).Data.New,
  ).toBe(1)
})

test('says again what was known before of whom it changed, the class as well', async () => {
  await imported({ '学号/工号': 'U-7', 手机: '13800000007', ...place })
  const ImportId = await imported({
    '学号/工号': 'U-7',
    姓名: '林小曼',
    手机: '13700000007',
    ...place,
    班级: '2班',
  })
  expect(await undoAll(admin, ImportId)).toEqual({ Undone: 1, Left: 0 })
  const [person] = await people('U-7')
  expect(person).toMatchObject({ RealName: '林小满', Phone: '13800000007' })
  const { List } = (await admin.calls(getClassHistory, { PersonId: person.Id })).Data
  expect(List).toMatchObject([{ ClassName: '1班', Until: '' }])
  const all = (await admin.calls(listAdministrative, { Major: '药学', Grade: 2024 })).Data.List
  expect(all.map((one: { Name: string }) => one.Name)).toEqual(['1班'])
  // The sheet that was taken back is as new as it was.
  const again = await imported({ '学号/工号': 'U-7', 手机: '13700000007' })
  expect((await admin.calls(getImport, { ImportId: again })).Data.Changed).toBe(1)
})

test('takes away the 院系 and the class that it made, where they are still empty', async () => {
  const own = { 院系: '针灸推拿学院', 年级: '2025级', 专业: '针灸推拿学', 班级: '1班' }
  const names = async () =>
    (await admin.calls(listColleges, {})).Data.map((one: { Name: string }) => one.Name)
  const classes = async () =>
    (await admin.calls(listAdministrative, { Major: own.专业 })).Data.List.map(
      (one: { Name: string }) => one.Name,
    )
  const first = await imported({ '学号/工号': 'U-8', ...own })
  expect([await names(), await classes()]).toEqual([expect.arrayContaining([own.院系]), [own.班级]])
  await undoAll(admin, first)
  expect([(await names()).includes(own.院系), await classes()]).toEqual([false, []])
  const again = await imported({ '学号/工号': 'U-8', ...own })
  await imported({ '学号/工号': 'U-9', ...own })
  await undoAll(admin, again)
  expect([(await names()).includes(own.院系), await classes()]).toEqual([true, [own.班级]])
})
