import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  getDropDownCasePaper,
  getDropDownCaseSystom,
  getDropDownExaminations,
  getDropDownOperationType,
  getDropDownQuestion,
  getDropDownTopicCard,
  getDropDownVirTopicCard,
  getModuleTemplateInfo,
} from '@xinglin/contract/competitions'
import { deleteDictionaryItem, listDictionary, vocabularies } from '@xinglin/contract/dictionaries'
import { questionTypes } from '@xinglin/contract/questions'
import { newId } from '#platform/ids'
import { testApp, type TestApp, type Visitor } from '#testing'
import { casePaper, topicCard } from './contests/tables.ts'

let app: TestApp
let teacher: Visitor
let admin: Visitor
beforeAll(async () => {
  app = await testApp()
  teacher = await app.signedIn('teacher1')
  admin = await app.signedIn('admin1')
})
afterAll(() => app.close())

const names = (list: { Name: string }[]) => list.map(({ Name }) => Name)
const codeOf = async (visitor: Visitor, call: Parameters<Visitor['calls']>[0], input: object) =>
  names((await visitor.calls(call, input)).Data)

test('there is no card and no paper before somebody writes one', async () => {
  for (const call of [getDropDownTopicCard, getDropDownVirTopicCard, getDropDownCasePaper])
    expect((await teacher.calls(call)).Data).toEqual([])
})

test('a teacher chooses published cards and the own ones, those who run the school any; another school none', async () => {
  const schoolId = app.fixture.schools.a
  let added = 0
  const card = (name: string, more: Partial<typeof topicCard.$inferInsert>) => ({
    schoolId,
    id: newId((added += 1)),
    name,
    authorId: app.fixture.people['a.teacher2'] ?? '',
    published: true,
    ...more,
  })
  const cough = { system: 'respiratory', symptom: 'respiratory-cough' }
  await app.database.within(schoolId, async (db) => {
    await db.insert(topicCard).values([
      card('咳嗽一', cough),
      card('同事的草稿', { ...cough, published: false }),
      card('自己的草稿', {
        ...cough,
        published: false,
        authorId: app.fixture.people['a.teacher1'] ?? '',
      }),
      card('咯血', { system: 'respiratory', symptom: 'respiratory-hemoptysis' }),
      card('胸穿一', { operation: 'thoracentesis' }),
    ])
    const paper = (name: string, examination: number) => ({ ...card(name, {}), examination })
    await db.insert(casePaper).values([paper('病例卷', 3), paper('操作卷', 2), paper('知识卷', 1)])
  })
  const inCough = { SystomId: 'respiratory', SystomChildId: 'respiratory-cough' }
  expect(await codeOf(teacher, getDropDownTopicCard, inCough)).toEqual(['咳嗽一', '自己的草稿'])
  expect(await codeOf(admin, getDropDownTopicCard, inCough)).toHaveLength(3)
  expect(await codeOf(teacher, getDropDownTopicCard, { SystomId: 'respiratory' })).toHaveLength(3)
  expect(await codeOf(teacher, getDropDownTopicCard, { SystomId: 'nervous' })).toEqual([])
  expect(
    await codeOf(teacher, getDropDownVirTopicCard, { operationType: 'thoracentesis' }),
  ).toEqual(['胸穿一'])
  expect(await codeOf(teacher, getDropDownCasePaper, { examinationType: '3' })).toEqual(['病例卷'])
  expect(await codeOf(teacher, getDropDownCasePaper, { examinationType: '1' })).toEqual([
    '操作卷',
    '知识卷',
  ])
  const ofB = await app.signedIn('teacher1', 'b.localhost')
  expect(await codeOf(ofB, getDropDownTopicCard, inCough)).toEqual([])
  expect(await codeOf(ofB, getDropDownCasePaper, { examinationType: '3' })).toEqual([])
})

test('a symptom that has cards cannot be deleted', async () => {
  const { type } = vocabularies.symptom
  const items = (await admin.calls(listDictionary, { Type: type })).Data
  const used = items.find(({ Code }: { Code: string }) => Code === 'respiratory-cough')
  expect(used.Uses).toBe(3)
  expect((await admin.calls(deleteDictionaryItem, { Id: used.Id })).Code).toBe(-1)
})

test('what examinations are written from', async () => {
  expect(await codeOf(teacher, getDropDownExaminations, {})).toHaveLength(3)
  const types = (await teacher.calls(getDropDownQuestion)).Data
  expect(types.map(({ Id }: { Id: string }) => Id)).toEqual([...questionTypes])
  expect(await codeOf(teacher, getDropDownOperationType, {})).toContain('导尿术')
  expect((await teacher.calls(getDropDownCaseSystom)).Data[1]).toMatchObject({
    Id: 'respiratory',
    Name: '呼吸系统',
  })
  const [clinical] = (await teacher.calls(getModuleTemplateInfo)).Data
  expect(clinical).toMatchObject({
    Id: 'clinical',
    Stages: [
      { Weight: 20, Minutes: 60 },
      { Name: '虚拟问诊', Weight: 40, Minutes: 30 },
      { Weight: 40, Minutes: 30 },
    ],
  })
})
