import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  deleteTopicCard,
  getDropDownTopicCard,
  getDropDownVirTopicCard,
  listTopicCards,
  saveRound,
  saveTopicCard,
} from '@xinglin/contract/competitions'
import { newId } from '#platform/ids'
import { testApp, type TestApp, type Visitor } from '#testing'
import { publishedContest, roundForm, stationForm } from './contest-testing.ts'

let app: TestApp
let teacher: Visitor
let colleague: Visitor
let works: { consultation: string; operation: string }
beforeAll(async () => {
  app = await testApp()
  teacher = await app.signedIn('teacher1')
  colleague = await app.signedIn('teacher2')
  const idOf = (statement: string) =>
    app.database.within(app.fixture.schools.a, async (db) =>
      String((await db.execute(statement)).rows[0]?.['id']),
    )
  works = {
    consultation: await idOf('select id from vsp_case limit 1'),
    operation: await idOf(`select id from operation_procedure where key = 'thoracentesis'`),
  }
})
afterAll(() => app.close())

const card = (over: object = {}) => ({
  Id: newId(),
  Name: '急性胸痛',
  Kind: 'consultation',
  WorkId: works.consultation,
  System: 'respiratory',
  Symptom: 'respiratory-cough',
  Operation: '',
  Published: true,
  ...over,
})
const puncture = (over: object = {}) =>
  card({
    Name: '胸腔穿刺',
    Kind: 'operation',
    WorkId: works.operation,
    System: '',
    Symptom: '',
    Operation: 'thoracentesis',
    ...over,
  })
const chosen = async (who: Visitor, call: typeof getDropDownTopicCard, input: object) =>
  (await who.calls(call, input)).Data.map(({ Name }: { Name: string }) => Name)
const inCough = { SystomId: 'respiratory', SystomChildId: 'respiratory-cough' }

test('a card that a teacher writes is what the loaders offer, and what a station is set from', async () => {
  const written = await teacher.calls(saveTopicCard, card())
  expect(written.Data).toMatchObject({
    Place: expect.stringContaining('呼吸系统'),
    WorkId: works.consultation,
    CanChange: true,
  })
  expect((await teacher.calls(saveTopicCard, puncture())).Code).toBe(0)
  expect(await chosen(colleague, getDropDownTopicCard, inCough)).toEqual(['急性胸痛'])
  expect(
    (await colleague.calls(getDropDownVirTopicCard, { operationType: 'thoracentesis' })).Data,
  ).toMatchObject([{ Name: '胸腔穿刺' }])
  const SkillContestId = await publishedContest(colleague)
  const station = stationForm({
    Kind: 'consultation',
    SourceId: written.Data.WorkId,
    Items: [],
    Judges: [],
  })
  const round = await colleague.calls(saveRound, {
    SkillContestId,
    Id: newId(),
    Form: roundForm([station]),
  })
  expect(round.Data.Stations[0].SourceName).toBe(written.Data.WorkName)
})

test('a card that is not published is its author’s; nobody else changes it', async () => {
  const own = card({ Name: '草稿卡', Published: false })
  await teacher.calls(saveTopicCard, own)
  expect(await chosen(teacher, getDropDownTopicCard, inCough)).toContain('草稿卡')
  expect(await chosen(colleague, getDropDownTopicCard, inCough)).not.toContain('草稿卡')
  expect(await colleague.calls(saveTopicCard, { ...own, Name: '改' })).toMatchObject({ Code: -404 })
  expect(await colleague.calls(deleteTopicCard, { Id: own.Id })).toMatchObject({ Code: -404 })
  expect((await teacher.calls(saveTopicCard, { ...own, Name: '改', Published: true })).Code).toBe(0)
  expect(await chosen(colleague, getDropDownTopicCard, inCough)).toContain('改')
  expect((await teacher.calls(deleteTopicCard, { Id: own.Id })).Code).toBe(0)
  const left = (await teacher.calls(listTopicCards)).Data
  expect(left.map(({ Name }: { Name: string }) => Name)).not.toContain('改')
})

test.each([
  ['a work that is none', () => card({ WorkId: newId() }), '请选择已通过审核的病例或操作规程'],
  [
    'an operation as a case',
    () => card({ WorkId: works.operation }),
    '请选择已通过审核的病例或操作规程',
  ],
  ['a symptom that is none', () => card({ Symptom: 'nothing' }), '请选择症状或操作类型'],
  ['an operation without its type', () => puncture({ Operation: '' }), '请选择症状或操作类型'],
])('%s is refused in words', async (_what, wrong, why) =>
  expect(await teacher.calls(saveTopicCard, wrong())).toMatchObject({ Code: -10008, Msg: why }),
)
