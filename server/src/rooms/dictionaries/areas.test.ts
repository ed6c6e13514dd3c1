import { afterAll, beforeAll, expect, test } from 'vitest'
import { getAreaDropDownList, getAreaList } from '@xinglin/contract/dictionaries'
import { testApp, type TestApp } from '#testing'
import { areas, isArea } from './areas.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

const provinces = areas.filter((one) => one.parent === '')
const municipalities = ['110100', '120100', '310100', '500100']
const prefectures = areas.filter(
  ({ code, parent }) => parent !== '' && code.endsWith('00') && !municipalities.includes(code),
)

// The figures of 民政部 for the end of 2024.
test.each([
  ['', 333],
  ['市', 293],
  ['自治州', 30],
  ['地区', 7],
  ['盟', 3],
])('there are as many prefectures (%s) as the ministry counts', (kind, count) =>
  expect(prefectures.filter(({ name }) => name.endsWith(kind))).toHaveLength(count),
)

test('every code is six digits, its own, and below its province', () => {
  expect(provinces).toHaveLength(34)
  expect(new Set(areas.map(({ code }) => code)).size).toBe(areas.length)
  expect(areas.filter(({ code }) => !/^\d{6}$/.test(code))).toEqual([])
  expect(
    areas.filter(({ code, parent }) => parent !== '' && parent !== `${code.slice(0, 2)}0000`),
  ).toEqual([])
  expect(areas.filter(({ code }) => !code.endsWith('00'))).toHaveLength(32)
})

test.each([
  ['浙江省', '杭州市', '330100'],
  ['新疆维吾尔自治区', '石河子市', '659001'],
  ['西藏自治区', '那曲市', '540600'],
  ['海南省', '儋州市', '460400'],
  ['湖北省', '神农架林区', '429021'],
])('%s has %s, %s', (province, name, code) => {
  const above = provinces.find((one) => one.name === province)
  expect(areas).toContainEqual({ code, name, parent: above?.code })
  expect(isArea(code)).toBe(true)
})

test('anybody loads the tree; Taiwan, Hong Kong and Macao stand in it without a second level', async () => {
  const { Code, Data } = await app.visitor().calls(getAreaList)
  expect(Code).toBe(0)
  expect(Data).toHaveLength(34)
  expect(Data[0]).toEqual({
    Id: '110000',
    Name: '北京市',
    Children: [{ Id: '110100', Name: '北京市' }],
  })
  expect(Data.slice(-3)).toEqual([
    { Id: '710000', Name: '台湾省', Children: [] },
    { Id: '810000', Name: '香港特别行政区', Children: [] },
    { Id: '820000', Name: '澳门特别行政区', Children: [] },
  ])
})

test('flat are the contest areas, or a level of the tree', async () => {
  const guest = await app.signedIn('guest1')
  const flat = async (level: object) => (await guest.calls(getAreaDropDownList, level)).Data
  expect((await flat({}))[0]).toEqual({ Id: 'north', Name: '华北赛区', ParentId: '' })
  expect(await flat({ level: '1' })).toHaveLength(34)
  expect(await flat({ level: '2' })).toContainEqual({
    Id: '330100',
    Name: '杭州市',
    ParentId: '330000',
  })
  expect((await guest.calls(getAreaDropDownList, { level: '7' })).Code).toBeLessThan(0)
})
