import { afterAll, beforeAll, expect, test } from 'vitest'
import { listUsers } from '@xinglin/contract/identity'
import {
  addImportRows,
  getImport,
  importColumns,
  mapImportPlace,
  type NewPlace,
  startImport,
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
const place = { 院系: '临床医学院', 年级: '2024级', 专业: '临床医学', 班级: '1班' }
const begun = async (...rows: Readonly<Record<string, string>>[]): Promise<string> => {
  const { ImportId } = (await admin.calls(startImport, { FileName: '名单.csv' })).Data
  const Rows = rows.map((stated, at) => ({
    RowNo: at + 2,
    Cells: importColumns.map(
      (name) => ({ 姓名: '林小满', 角色: '学生', ...stated })[name as '姓名'] ?? '',
    ),
  }))
  await admin.calls(addImportRows, { ImportId, Rows })
  return ImportId
}
const shown = async (ImportId: string) => (await admin.calls(getImport, { ImportId })).Data
const at = (College: string, Major = '', Grade = 0, Class = '') => ({
  College,
  Major,
  Grade,
  Class,
})

test('names every place that would be made, asks for near ones, and puts their rows into those', async () => {
  await importAll(admin, await begun({ '学号/工号': 'P-1', ...place }), { PassWord })
  const ImportId = await begun(
    { '学号/工号': 'P-2', ...place, 院系: '临床医学院校' },
    { '学号/工号': 'P-3', ...place, 院系: '临床医学院校' },
    { '学号/工号': 'P-4', ...place, 班级: '2班' },
  )
  expect((await shown(ImportId)).NewPlaces).toEqual(
    [
      { Place: at('临床医学院校'), Rows: 2, Near: at('临床医学院') },
      { Place: at('临床医学院', '临床医学', 2024, '2班'), Rows: 1, Near: null },
      { Place: at('临床医学院校', '临床医学'), Rows: 2, Near: null },
      { Place: at('临床医学院校', '临床医学', 2024, '1班'), Rows: 2, Near: null },
    ].toSorted((a, b) => Number(a.Place.Major !== '') - Number(b.Place.Major !== '')),
  )
  const map = (From: object, To: object) => admin.calls(mapImportPlace, { ImportId, From, To })
  expect(await map(at('临床医学院校'), at('临床医学院', '临床医学'))).toMatchObject({
    Code: -10008,
    Msg: '只能对应到同一级的院系、专业或行政班',
  })
  expect((await map(at('临床医学院校'), at('临床医学院'))).Data).toEqual({ Changed: 2 })
  const { NewPlaces, List } = await shown(ImportId)
  expect(NewPlaces.map(({ Place }: NewPlace) => Place)).toEqual([
    at('临床医学院', '临床医学', 2024, '2班'),
  ])
  expect(List[0].Cells[importColumns.indexOf('院系')]).toBe('临床医学院')
  await importAll(admin, ImportId, { PassWord })
  expect((await shown(ImportId)).NewPlaces).toEqual([])
  const names = (await admin.calls(listColleges, {})).Data.map((one: { Name: string }) => one.Name)
  expect(names).not.toContain('临床医学院校')
  expect((await map(at('临床医学院'), at('护理学院'))).Code).toBe(-1)
})

test('a number that a spreadsheet program has shortened is refused in words', async () => {
  const { List } = await shown(await begun({ '学号/工号': '2.02611E+08' }))
  expect(List[0]).toMatchObject({ Verdict: 'wrong' })
  expect(List[0].Faults[0]).toContain('已被表格软件改成科学计数法')
  expect((await admin.calls(listUsers, { SearchKey: '2.02611E+08' })).Data.Count).toBe(0)
})
