import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  deleteDictionaryItem,
  type DictionaryItem,
  listDictionary,
  saveDictionaryItem,
  sortDictionary,
  vocabularies,
  vocabularyOf,
} from '@xinglin/contract/dictionaries'
import { saveProfile } from '@xinglin/contract/identity'
import { searchAudit } from '@xinglin/contract/audit'
import { getCourseSearchConditionClient } from '@xinglin/contract/courses'
import { testApp, type TestApp, type Visitor } from '#testing'
import { defaultOf } from './default-items.ts'
import type { UsualItem } from './default-lists.ts'

let app: TestApp
let admin: Visitor
beforeAll(async () => {
  app = await testApp()
  admin = await app.signedIn('admin1')
})
afterAll(() => app.close())

const list = async (Type: number): Promise<DictionaryItem[]> =>
  (await admin.calls(listDictionary, { Type })).Data
const save = (Type: number, input: object) =>
  admin.calls(saveDictionaryItem, { Id: '', Type, Enabled: true, ...input })
const flat = (items: readonly UsualItem[]): UsualItem[] =>
  items.flatMap((one) => [one, ...flat(one.children ?? [])])
const again = ({ Id, ParentId, Code, Name, Figures, Version }: DictionaryItem) => ({
  Id,
  ParentId,
  Code,
  Name,
  Figures,
  Version,
})

const all = Object.values(vocabularies).map(({ type, name }) => [name, type] as const)

test.each(all)('%s of a new school holds what it should, each once', async (_name, type) => {
  const usual = flat(defaultOf(type, new Date()))
  const items = await list(type)
  expect(items).toHaveLength(usual.length)
  expect(new Set(items.map(({ Code }) => Code)).size).toBe(items.length)
  expect(items.filter(({ Name, Code }) => Name === '' || !/^[a-z0-9_-]+$/.test(Code))).toEqual([])
  for (const { ParentId } of items.filter((one) => one.ParentId !== ''))
    expect(items.some(({ Id }) => Id === ParentId)).toBe(true)
})

test('the numbers of vocabularies are their own', () => {
  expect(new Set(all.map(([, type]) => type)).size).toBe(all.length)
  expect(vocabularyOf(99)).toBeUndefined()
})

test('every puncture point lies on its map, and the stages of a track weigh a hundred', () => {
  const maps = defaultOf(vocabularies.puncturePoint.type, new Date())
  for (const { figures } of maps.flatMap((map) => map.children ?? [])) {
    for (const value of [figures?.['X'] ?? -1, figures?.['Y'] ?? -1]) {
      expect(value).toBeGreaterThan(0)
      expect(value).toBeLessThan(1000)
    }
  }
  for (const { children = [] } of defaultOf(vocabularies.track.type, new Date()))
    expect(children.reduce((sum, one) => sum + (one.figures?.['Weight'] ?? 0), 0)).toBe(100)
})

test('a school reads its usual words once, however many ask at the same time', async () => {
  const b = await app.signedIn('admin1', 'b.localhost')
  const { type } = vocabularies.symptom
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => b.calls(listDictionary, { Type: type })),
  )
  const usual = flat(defaultOf(type, new Date()))
  for (const { Data } of answers) expect(Data).toHaveLength(usual.length)
})

const { refusals } = saveDictionaryItem
const point = vocabularies.puncturePoint.type
const symptom = vocabularies.symptom.type

test('what does not fit is refused, and nothing is written', async () => {
  const [map, known] = (await list(point)) as [DictionaryItem, DictionaryItem]
  const before = await list(point)
  const on = { ParentId: map.Id, Code: 'new_point', Name: '新的穿刺点' }
  const cases = [
    [point, { ...on, Figures: { X: 500 } }, '纵坐标须为0至1000的整数'],
    [point, { ...on, Figures: { X: 1001, Y: 1 } }, '横坐标须为0至1000的整数'],
    [point, { ...on, Figures: { X: 0.5, Y: 1 } }, '横坐标须为0至1000的整数'],
    [point, { ...on, ParentId: known.Id, Figures: { X: 1, Y: 1 } }, refusals.noParent[1]],
    [point, { ...on, Code: known.Code, Figures: { X: 1, Y: 1 } }, refusals.taken[1]],
    [point, { ...on, Name: known.Name, Figures: { X: 1, Y: 1 } }, refusals.sameName[1]],
    [8, { ParentId: map.Id, Code: '88', Name: '情绪' }, refusals.noParent[1]],
    [vocabularies.applicable.type, { Code: 'x1', Name: '其他' }, refusals.wrongCode[1]],
    [vocabularies.season.type, { Code: '今年', Name: '今年' }, refusals.wrongSeason[1]],
    [98, { Code: '1', Name: '甲' }, refusals.missing[1]],
  ] as const
  for (const [type, input, message] of cases)
    expect((await save(type, input)).Msg, message).toBe(message)
  expect(await list(point)).toEqual(before)
})

test('an entry of a tree is made below its parent, kept while it is used, and its parent while it has children', async () => {
  const answer = await save(symptom, { Code: 'test-system', Name: '测试系统' })
  const child = await save(symptom, {
    ParentId: answer.Data.Id,
    Code: 'test-child',
    Name: '测试症状',
    Figures: { X: 3 },
  })
  expect(child.Data).toMatchObject({ ParentId: answer.Data.Id, Figures: {}, Uses: 0 })
  const remove = (Id: string) => admin.calls(deleteDictionaryItem, { Id })
  expect(await remove(answer.Data.Id)).toMatchObject({ Code: -1, Msg: refusals.inUse[1] })
  expect((await remove(child.Data.Id)).Code).toBe(0)
  expect((await remove(answer.Data.Id)).Code).toBe(0)
  expect((await remove(answer.Data.Id)).Code).toBe(0)
  const actions = (await admin.calls(searchAudit, { PageIndex: 1 })).Data.List as { Text: string }[]
  expect(actions.map(({ Text }) => Text)).toContain('新增了症状“测试症状”')
})

test('what somebody chose is switched off and not deleted, and keeps its code', async () => {
  const student = await app.signedIn('student1')
  const profile = { Gender: 1, Phone: '', Email: '' }
  expect((await student.calls(saveProfile, { ...profile, Nation: '08' })).Data.Nation).toBe('08')
  const zhuang = (await list(12)).find(({ Code }) => Code === '08')
  if (!zhuang) throw new Error('no 壮族')
  expect(zhuang.Uses).toBe(1)
  expect((await admin.calls(deleteDictionaryItem, { Id: zhuang.Id })).Msg).toBe(refusals.inUse[1])
  expect((await save(12, { ...again(zhuang), Code: '8' })).Msg).toBe(refusals.codeInUse[1])
  expect((await save(12, { ...again(zhuang), Enabled: false })).Code).toBe(0)
  // Who chose it keeps it; nobody chooses it anew.
  expect((await student.calls(saveProfile, { ...profile, Nation: '08' })).Code).toBe(0)
  const other = await app.signedIn('student2')
  expect((await other.calls(saveProfile, { ...profile, Nation: '08' })).Msg).toBe(
    '所选民族不存在，请重新选择',
  )
})

test('a form that was read before somebody else’s change is refused with the newer entry', async () => {
  const [first] = (await list(13)) as [DictionaryItem]
  expect((await save(13, { ...again(first), Name: '等候中' })).Code).toBe(0)
  const late = await save(13, { ...again(first), Name: '排队中' })
  expect(late).toMatchObject({ Code: -10011, Msg: refusals.newer[1], Data: { Name: '等候中' } })
})

test('entries of the same code made at the same time become one', async () => {
  const answers = await Promise.all(
    ['甲', '乙', '丙'].map((Name) => save(13, { Code: 'same', Name })),
  )
  expect(answers.filter(({ Code }) => Code === 0)).toHaveLength(1)
  expect(answers.filter(({ Code }) => Code === -10008)).toHaveLength(2)
})

test('siblings are put into an order', async () => {
  const items = await list(symptom)
  const [top] = items as [DictionaryItem]
  const children = items.filter(({ ParentId }) => ParentId === top.Id).map(({ Id }) => Id)
  await admin.calls(sortDictionary, { Type: symptom, Ids: children.toReversed() })
  const after = (await list(symptom)).filter(({ ParentId }) => ParentId === top.Id)
  expect(after.map(({ Id }) => Id)).toEqual(children.toReversed())
})

test('the audiences of courses are the school’s, and one that a course is meant for cannot be deleted', async () => {
  const { type } = vocabularies.applicable
  await save(type, { Code: '6', Name: '留学生' })
  const { Data } = await admin.calls(getCourseSearchConditionClient)
  expect(Data.ApplicableModel).toContainEqual({ Id: 6, Name: '留学生' })
  const items = await list(type)
  const first = items.find(({ Code }) => Code === '1')
  const added = items.find(({ Code }) => Code === '6')
  expect(first?.Uses).toBeGreaterThan(0)
  expect((await admin.calls(deleteDictionaryItem, { Id: first?.Id ?? '' })).Code).toBe(-1)
  expect((await admin.calls(deleteDictionaryItem, { Id: added?.Id ?? '' })).Code).toBe(0)
})

test('the words of one school are not those of another', async () => {
  const b = await app.signedIn('admin1', 'b.localhost')
  const [first] = (await list(13)) as [DictionaryItem]
  const input = { Type: 13, Enabled: true, ...again(first), Name: '别校的' }
  expect((await b.calls(saveDictionaryItem, input)).Code).toBe(-404)
  expect((await b.calls(deleteDictionaryItem, { Id: first.Id })).Code).toBe(0)
  expect((await list(13)).some(({ Id }) => Id === first.Id)).toBe(true)
})
