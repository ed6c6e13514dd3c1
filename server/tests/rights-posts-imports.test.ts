import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listUsers } from '@xinglin/contract/identity'
import * as imports from '@xinglin/contract/imports'
import { saveCollege } from '@xinglin/contract/schools'
import { postHolder, settledImport, testApp, type TestApp, type Visitor } from '#testing'

// Which calls a post opens stands in docs/permissions.md; here: whose import a 教学秘书 writes, and of whom.

let app: TestApp
let admin: Visitor
let secretary: Visitor
beforeAll(async () => {
  app = await testApp()
  admin = await app.signedIn('admin1')
  const { Data } = await admin.calls(saveCollege, { Name: '护理学院' })
  await app.database.within(app.fixture.schools.a, (db) =>
    db.execute(
      sql`update person set college_id = ${Data.Id}::uuid where id = ${app.fixture.people['a.student2']}::uuid`,
    ),
  )
  secretary = await postHolder(app, 'secretary')
})
afterAll(() => app.close())

const names = ({ Data }: { Data: { List: { RealName: string }[] } }) =>
  Data.List.map(({ RealName }) => RealName).toSorted()

test('imports students of the 院系 alone, and sees no import of others', async () => {
  const begin = async (who: Visitor) =>
    (
      await who.calls(imports.startImport, {
        FileName: '名单.xlsx',
        Columns: [],
      })
    ).Data.ImportId as string
  const theirs = await begin(admin)
  const ImportId = await begin(secretary)
  const cells = (of: Record<string, string>) =>
    imports.importColumns.map((column) => of[column] ?? '')
  const rows = [
    { 姓名: '甲同学', '学号/工号': 'I-1', 院系: '临床医学院' },
    { 姓名: '乙同学', '学号/工号': 'I-2', 院系: '护理学院' },
    { 姓名: '丙同学', '学号/工号': 'I-3', 院系: '没有的学院' },
    { 姓名: '丁同学', '学号/工号': 'I-4' },
    { 姓名: 'a的student2', '学号/工号': 'N-student2', 院系: '临床医学院' },
    { 姓名: '戊老师', '学号/工号': 'I-6', 角色: '教师', 院系: '临床医学院' },
  ]
  const sent = {
    ImportId,
    Rows: rows.map((row, at) => ({
      RowNo: at + 2,
      Cells: cells({ 角色: '学生', ...row }),
      Faults: [],
    })),
  }
  expect((await secretary.calls(imports.addImportRows, sent)).Code).toBe(0)
  const shown = (await secretary.calls(imports.getImport, { ImportId, Only: 'all' })).Data
  expect(shown.List.map(({ Faults }: { Faults: string[] }) => Faults)).toEqual([
    [],
    ['院系不在您的职务范围内'],
    ['院系不在您的职务范围内'],
    ['请填写院系'],
    ['该学生不属于您负责的院系'],
    ['只能导入学生'],
  ])
  expect((await secretary.calls(imports.getImport, { ImportId: theirs })).Code).toBe(-404)
  expect((await secretary.calls(imports.listImports)).Data.List).toHaveLength(1)
  expect((await secretary.calls(imports.undoImport, { ImportId: theirs })).Code).toBe(-404)
  const foreign = { ...sent, ImportId: theirs }
  expect((await secretary.calls(imports.addImportRows, foreign)).Code).toBe(-404)
  const confirmed = { ImportId, Rule: 'same', PassWord: 'Linchuang-2026' }
  expect((await secretary.calls(imports.confirmImport, confirmed)).Data).toEqual({ Waiting: 1 })
  await settledImport(secretary, ImportId)
  expect(names(await secretary.calls(listUsers, { SearchKey: '同学' }))).toContain('甲同学')
  expect((await admin.calls(listUsers, { SearchKey: '乙同学' })).Data.List).toEqual([])
}, 60_000)
