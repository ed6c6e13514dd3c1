import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  coverCase,
  createCase,
  getCase,
  rehearseCase,
  saveCase,
  tryCase,
} from '@xinglin/contract/workshop'
import { newId } from '#platform/ids'
import { testApp, type TestApp, type Visitor } from '#testing'

let app: TestApp
let teacher: Visitor
let CaseId = ''
const facts = [
  { id: 'F1', asks: ['onset_time'], text: '昨儿夜里开始的。', key: true },
  {
    id: 'F2',
    asks: ['current_meds'],
    layer: 3,
    gate: { rapport: 90, said: ['confidentiality'] },
    guarded: '药嘛，就那么吃呗。',
    text: '我自己把降压药停了。',
  },
  { id: 'F3', asks: ['no_such_question'], text: '写错了问题。' },
  { id: 'F4', asks: ['aggravate'], text: '一动就重。' },
]
beforeAll(async () => {
  app = await testApp()
  teacher = await app.signedIn('teacher1')
  CaseId = newId()
  await teacher.calls(createCase, {
    Id: CaseId,
    Title: '夜间胸闷半天',
    Department: '内科',
    From: '',
  })
  const { Version } = (await teacher.calls(getCase, { CaseId })).Data
  const symptoms = { present: { cough: '咳得厉害。' }, absent: {} }
  expect(
    (await teacher.calls(saveCase, { CaseId, Parts: { facts, symptoms }, Version })).Code,
  ).toBe(0)
})
afterAll(() => app.close())

const ask = async (...Said: string[]) => (await teacher.calls(tryCase, { CaseId, Said })).Data

test('the patient of a draft answers as far as the draft has come', async () => {
  expect(await ask('什么时候开始的？')).toMatchObject({
    Understood: [{ Verdict: 'understood', Meanings: ['起病时间'] }],
    Accounts: [{ Outcome: '回答了', Facts: [{ Id: 'F1', Layer: 2, Key: true }], Shut: [] }],
  })
  const { Says } = await ask('什么时候开始的？', '咳嗽吗？')
  expect(Says[0].Text).toContain('咳得厉害。')
})

test('a gate that is shut is told with the conditions that are wanting', async () => {
  const { Accounts, Says } = await ask('平时吃什么药？')
  expect(Accounts[0]).toMatchObject({
    Outcome: '回避：条件还没有满足',
    Facts: [],
    Shut: [{ Id: 'F2', Wants: ['信任度达到90', '先说过：保密承诺'] }],
  })
  expect(Says[0].Text).toContain('药嘛')
  const [again] = (await ask('您说的我都会保密。', '平时吃什么药？')).Accounts
  expect(again.Shut[0].Wants).toEqual(['信任度达到90'])
})

test('what is off the topic, and nothing at all, is told as that', async () => {
  expect((await ask('股票涨了吗？')).Understood[0].Verdict).toBe('offtopic')
  expect(await ask('   ')).toMatchObject({ Accounts: [], Says: [], Rapport: 40 })
})

test('coverage: which questions reach a fact, and which facts nothing reaches', async () => {
  const Questions = ['打什么时候起不舒服的？', '今天天气真好', '打什么时候起不舒服的？']
  const { Data } = await teacher.calls(coverCase, { CaseId, Questions })
  const [own, weather, ...models] = Data.Questions
  expect(own).toMatchObject({ Model: false, Facts: ['F1'], Meanings: ['起病时间'] })
  expect(weather).toMatchObject({ Model: false, Facts: [] })
  expect(models.every(({ Model }: { Model: boolean }) => Model)).toBe(true)
  expect(models.length).toBeGreaterThan(80)
  const fact = (id: string) => Data.Facts.find(({ Id }: { Id: string }) => Id === id)
  expect(fact('F1').Reached).toContain(0)
  expect(fact('F2')).toMatchObject({ Gate: ['信任度达到90', '先说过：保密承诺'] })
  // What answers no question of the ontology is no fact yet: the proofreader tells so.
  expect(fact('F3')).toBe(undefined)
  expect(fact('symptom:cough').Reached.length).toBeGreaterThan(0)
})

test('a draft without the form cannot be played, a sound one has its figures', async () => {
  const { Data } = await teacher.calls(rehearseCase, { CaseId })
  expect(Data.Figures).toBe(null)
  expect(Data.Problems).toContainEqual({
    path: 'facts[2].asks[0]',
    zh: '问题目录中没有“no_such_question”',
    weight: 'error',
  })
  const Id = newId()
  const From = (
    await (await app.signedIn('admin1')).calls(coverCase, { CaseId: Id, Questions: [] })
  ).Code
  expect(From).toBe(-404)
})
