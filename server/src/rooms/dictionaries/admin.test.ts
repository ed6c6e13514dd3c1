import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  deleteDictionaryItem,
  deleteWords,
  getDicDropDownList,
  listDictionary,
  listHits,
  listWords,
  saveDictionaryItem,
  saveWords,
  sortDictionary,
} from '@xinglin/contract/dictionaries'
import { searchCourseList } from '@xinglin/contract/courses'
import { getDashboard } from '@xinglin/contract/statistics'
import { getInterfaces } from '@xinglin/contract/interfaces'
import { everyCall } from '@xinglin/contract/specification'
import { testApp, type TestApp, type Visitor } from '#testing'

let app: TestApp
let admin: Visitor
beforeAll(async () => {
  app = await testApp()
  admin = await app.signedIn('admin1')
})
afterAll(() => app.close())

const names = (list: { Name: string }[]) => list.map((one) => one.Name)

test.each([
  ['8', 10],
  ['11', 8],
  ['12', 58],
  ['13', 5],
  ['99', 0],
  ['x', 0],
  ['', 0],
  // Others have loaders of their own, which say who may.
  ['29', 0],
])('the dictionary %s has %i entries', async (type, count) => {
  const student = await app.signedIn('student1')
  const { Code, Data } = await student.calls(getDicDropDownList, { type })
  expect(Code).toBe(0)
  expect(Data).toHaveLength(count)
})

test('entries are made, sorted, switched off and deleted', async () => {
  const save = (input: object) =>
    admin.calls(saveDictionaryItem, { Id: '', Type: 8, Enabled: true, ...input })
  const { Id } = (await save({ Code: '90', Name: '悲伤' })).Data
  expect(await save({ Code: '90', Name: '又一个' })).toMatchObject({
    Code: -10008,
    Msg: '该编码已存在',
  })
  expect(await save({ Type: 99, Code: '1', Name: '甲' })).toMatchObject({ Code: -404 })
  const all = (await admin.calls(listDictionary, { Type: 8 })).Data as {
    Id: string
    Name: string
  }[]
  const Ids = [Id, ...all.map((one) => one.Id).filter((one) => one !== Id)]
  await admin.calls(sortDictionary, { Type: 8, Ids })
  const shown = async () => names((await admin.calls(getDicDropDownList, { type: '8' })).Data)
  expect((await shown())[0]).toBe('悲伤')
  await save({ Id, Code: '90', Name: '悲伤', Enabled: false })
  expect(await shown()).not.toContain('悲伤')
  await admin.calls(deleteDictionaryItem, { Id })
  expect(names((await admin.calls(listDictionary, { Type: 8 })).Data)).toHaveLength(10)
})

test('a word on the list is refused at once, its hits are counted, off the list it is free', async () => {
  const student = await app.signedIn('student1')
  const search = async () => (await student.calls(searchCourseList, { SearchKey: '替考服务' })).Code
  expect(await search()).toBe(0)
  expect(
    (await admin.calls(saveWords, { Words: ['替 考', '替考'], Common: true })).Data.Saved,
  ).toBe(1)
  expect(await search()).toBe(-10010)
  expect((await admin.calls(listWords, { SearchKey: '替考' })).Data).toEqual({
    List: [{ Word: '替考', Common: true, Hits: 1 }],
    Count: 1,
  })
  expect((await admin.calls(listHits)).Data.List[0]).toMatchObject({
    Word: '替考',
    Place: 'search',
    Name: 'a的student1',
  })
  expect((await admin.calls(deleteWords, { Words: ['替考', '没有'] })).Data).toEqual({ Deleted: 1 })
  expect(await search()).toBe(0)
})

test('the dashboard counts today', async () => {
  const { Data } = await admin.calls(getDashboard)
  expect(Data).toMatchObject({ UserCount: 8, PendingCourses: 0 })
  expect(Data.LoginToday).toBeGreaterThan(1)
  expect(Data.Days).toHaveLength(14)
})

test('the interfaces are described as the contract has them', async () => {
  const operator = await app.signedIn('operator1')
  const paths: string[] = []
  let portions = 0
  for (let Portion = 0; Portion >= 0; portions += 1) {
    const { Data } = await operator.calls(getInterfaces, { Portion })
    paths.push(...Object.keys(Data.paths))
    Portion = Data.Next
  }
  expect(portions).toBeGreaterThan(1)
  expect(new Set(paths)).toEqual(new Set(everyCall.map(({ path }) => path)))
  expect(paths).toContain('/api/Course/SearchCourseList')
  const past = await operator.calls(getInterfaces, { Portion: 1000 })
  expect(past.Data).toEqual({ paths: {}, Next: -1 })
})
