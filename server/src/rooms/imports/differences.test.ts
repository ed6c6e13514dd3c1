import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listUsers, saveUser, type User } from '@xinglin/contract/identity'
import {
  getAdministrativeTree,
  getClassHistory,
  listAdministrative,
  moveAdministrative,
} from '@xinglin/contract/classes'
import {
  addImportRows,
  getImport,
  importColumns,
  mendImportRow,
  type ShownRow,
  startImport,
  takeImportRows,
} from '@xinglin/contract/imports'
import { listColleges } from '@xinglin/contract/schools'
import { importAll, testApp, type TestApp, type Visitor } from '#testing'

let app: TestApp
let admin: Visitor
beforeAll(async () => {
  app = await testApp()
  admin = await app.signedIn('admin1')
})
afterAll(() => app.close())

const PassWord = 'Welcome-2026'
const usual: Readonly<Record<string, string>> = { 姓名: '林小满', 角色: '学生', 性别: '女' }
const cells = (stated: Readonly<Record<string, string>>): string[] =>
  importColumns.map((name) => ({ ...usual, ...stated })[name] ?? '')

/** An import with rows from the second on. */
const begun = async (...rows: Readonly<Record<string, string>>[]): Promise<string> => {
  const { ImportId } = (await admin.calls(startImport, { FileName: '名单.xlsx' })).Data
  const Rows = rows.map((stated, at) => ({ RowNo: at + 2, Cells: cells(stated) }))
  expect((await admin.calls(addImportRows, { ImportId, Rows })).Code).toBe(0)
  return ImportId
}
const shown = async (ImportId: string, more: object = {}) =>
  (await admin.calls(getImport, { ImportId, ...more })).Data
const confirm = (ImportId: string) => importAll(admin, ImportId, { PassWord })
const imported = async (...rows: Readonly<Record<string, string>>[]) =>
  confirm(await begun(...rows))
const person = async (number: string): Promise<User> => {
  const { List } = (await admin.calls(listUsers, { SearchKey: number })).Data
  const user = List.find((one: User) => one.Number === number)
  if (!user) throw new Error(number)
  return user
}
const byHand = async (number: string, set: Partial<User>) => {
  const {
    Id,
    RealName,
    Number: own,
    AccountName,
    RoleType,
    Gender,
    Phone,
    Email,
  } = {
    ...(await person(number)),
    ...set,
  }
  const form = { Id, RealName, Number: own, AccountName, RoleType, Gender, Phone, Email }
  expect((await admin.calls(saveUser, form)).Code).toBe(0)
}

describe('the same sheet again', () => {
  test('changes nothing, and what was changed by hand stays', async () => {
    const row = { '学号/工号': 'D-1', 手机: '13800000001', 院系: '临床医学院' }
    expect(await imported(row)).toMatchObject({ New: 1 })
    await byHand('D-1', { Phone: '13900000001', RealName: '林小曼' })
    const again = await begun(row)
    expect(await shown(again)).toMatchObject({ New: 0, Changed: 0, Same: 1, Clash: 0 })
    expect(await confirm(again)).toEqual({ New: 0, Changed: 0, Same: 1, Wrong: 0 })
    expect(await person('D-1')).toMatchObject({ Phone: '13900000001', RealName: '林小曼' })
  })

  test('with something new changes that field by field, and clashes with what was changed by hand', async () => {
    const row = { '学号/工号': 'D-2', 手机: '13800000002', 邮箱: 'a@b.cn' }
    await imported(row)
    await byHand('D-2', { Phone: '13900000002' })
    const next = { ...row, 手机: '13700000002', 邮箱: 'c@d.cn', 性别: '' }
    const ImportId = await begun(next)
    const { List, Clash } = await shown(ImportId, { Only: 'clash' })
    expect(Clash).toBe(1)
    expect(List[0].Changes).toEqual([
      { Column: '手机', From: '13900000002', To: '13700000002', Kept: true },
      { Column: '邮箱', From: 'a@b.cn', To: 'c@d.cn', Kept: false },
    ])
    expect(await confirm(ImportId)).toMatchObject({ Changed: 1 })
    expect(await person('D-2')).toMatchObject({
      Phone: '13900000002',
      Email: 'c@d.cn',
      Gender: 0,
    })
  })

  test('is taken over what was changed by hand where that is asked for', async () => {
    const row = { '学号/工号': 'D-3', 手机: '13800000003' }
    await imported(row)
    await byHand('D-3', { Phone: '13900000003' })
    const ImportId = await begun({ ...row, 手机: '13700000003' })
    const take = (Take: boolean, RowNos: number[] = []) =>
      admin.calls(takeImportRows, { ImportId, RowNos, Take })
    expect((await take(true)).Data).toEqual({ Changed: 1 })
    expect(await shown(ImportId)).toMatchObject({ Clash: 0, Changed: 1 })
    expect((await take(false, [2])).Data).toEqual({ Changed: 1 })
    expect(await shown(ImportId)).toMatchObject({ Clash: 1, Changed: 0 })
    await take(true, [2])
    await confirm(ImportId)
    expect((await person('D-3')).Phone).toBe('13700000003')
  })

  test('a person of another role is told, and those who run the school are touched by no list', async () => {
    const ImportId = await begun(
      { '学号/工号': 'N-teacher1' },
      { '学号/工号': 'N-admin1', 角色: '教师' },
    )
    const { List, Wrong } = await shown(ImportId)
    expect(Wrong).toBe(2)
    expect(List.map(({ Faults }: ShownRow) => Faults)).toEqual([
      ['该学号/工号已是教师的，与“角色”不符'],
      ['该学号/工号已是管理员的，与“角色”不符'],
    ])
  })
})

describe('classes', () => {
  const place = { 院系: '药学院', 年级: '2024级', 专业: '药学', 班级: '1班' }

  test('are made where there are none, with 院系 of people, and a student moves with a history', async () => {
    await imported(
      { '学号/工号': 'C-1', ...place },
      { '学号/工号': 'C-2', ...place, 班级: '１ 班' },
      { '学号/工号': 'C-3', ...place, 院系: '中药学院' },
    )
    const { List } = (await admin.calls(getAdministrativeTree)).Data
    const nodes = List.filter(({ Major }: { Major: string }) => Major === '药学')
    expect(
      nodes.map((one: { DepartmentName: string; StudentCount: number }) => [
        one.DepartmentName,
        one.StudentCount,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['药学院', 2],
        ['中药学院', 1],
      ]),
    )
    const colleges = (await admin.calls(listColleges)).Data
    expect(colleges.find(({ Name }: { Name: string }) => Name === '药学院').PersonCount).toBe(2)
    const move = await begun({ '学号/工号': 'C-1', ...place, 班级: '2班' })
    expect((await shown(move)).List[0].Changes).toEqual([
      { Column: '班级', From: '药学院 2024级 药学 1班', To: '药学院 2024级 药学 2班', Kept: false },
    ])
    expect(await confirm(move)).toMatchObject({ Changed: 1 })
    const PersonId = (await person('C-1')).Id
    const history = (await admin.calls(getClassHistory, { PersonId })).Data.List
    expect(
      history.map((one: { ClassName: string; Until: string; Reason: string }) => [
        one.ClassName,
        one.Until === '',
        one.Reason,
      ]),
    ).toEqual([
      ['2班', true, '名单导入'],
      ['1班', false, '名单导入'],
    ])
  })

  test('that are archived take nobody in', async () => {
    await imported({ '学号/工号': 'C-4', ...place, 班级: '旧班' })
    const [one] = (await admin.calls(listAdministrative, { SearchKey: '旧班' })).Data.List
    await admin.calls(moveAdministrative, { Id: one.Id, Action: 'archive' })
    const ImportId = await begun(
      { '学号/工号': 'C-5', ...place, 班级: '旧班' },
      { '学号/工号': 'C-4', ...place, 班级: '1班' },
      { '学号/工号': 'C-4', ...place, 班级: '旧班' },
    )
    const { List } = await shown(ImportId)
    expect(List.map(({ Faults }: ShownRow) => Faults)).toEqual([
      ['班级已归档'],
      ['所在班级已归档，不能转班'],
      ['与第 3 行的学号/工号或登录名重复'],
    ])
  })
})

describe('a row is mended in place', () => {
  const mend = (ImportId: string, RowNo: number, stated: Readonly<Record<string, string>>) =>
    admin.calls(mendImportRow, { ImportId, RowNo, Cells: cells(stated) })

  test('and judged again, with the rows that shared its number', async () => {
    const ImportId = await begun(
      { '学号/工号': 'M-1', 邮箱: '不是邮箱' },
      { '学号/工号': 'M-2' },
      { '学号/工号': 'M-2' },
    )
    expect(await shown(ImportId)).toMatchObject({ New: 1, Wrong: 2 })
    const mended = await mend(ImportId, 2, { '学号/工号': 'M-1', 邮箱: 'a@b.cn' })
    expect(mended.Data).toMatchObject({ RowNo: 2, Verdict: 'new', Faults: [] })
    await mend(ImportId, 3, { '学号/工号': 'M-3' })
    expect(await shown(ImportId)).toMatchObject({ New: 3, Wrong: 0 })
    await mend(ImportId, 3, { '学号/工号': 'M-1' })
    expect((await shown(ImportId, { Only: 'wrong' })).List).toMatchObject([
      { RowNo: 3, Faults: ['与第 2 行的学号/工号或登录名重复'] },
    ])
  })

  test('what the sheet itself had wrong is gone once that cell is mended, and not before', async () => {
    const { ImportId } = (await admin.calls(startImport, { FileName: 'a.xls' })).Data
    const Faults = ['手机（C2）是错误值 #N/A']
    const Rows = [{ RowNo: 2, Cells: cells({ '学号/工号': 'M-9' }), Faults }]
    await admin.calls(addImportRows, { ImportId, Rows })
    const other = await mend(ImportId, 2, { '学号/工号': 'M-9', 姓名: '林大满' })
    expect(other.Data.Faults).toEqual(Faults)
    const own = await mend(ImportId, 2, { '学号/工号': 'M-9', 手机: '13800000009' })
    expect(own.Data).toMatchObject({ Faults: [], Verdict: 'new' })
  })

  test('but not one that there is not, nor once the import is done', async () => {
    const ImportId = await begun({ '学号/工号': 'M-10' })
    expect((await mend(ImportId, 99, {})).Code).toBe(-404)
    await confirm(ImportId)
    expect(await mend(ImportId, 2, {})).toMatchObject({
      Code: -1,
      Msg: '该导入已完成，请重新上传',
    })
  })
})
