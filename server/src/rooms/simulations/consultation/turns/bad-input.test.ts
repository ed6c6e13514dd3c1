import { afterAll, beforeAll, expect, test } from 'vitest'
import { act, ask, createSession, getView } from '@xinglin/contract/simulations/consultation'
import { saveItemProgress } from '@xinglin/contract/learning'
import { actionId, consult, openCourse, testApp, type Consulting, type TestApp } from '#testing'

let app: TestApp
let stage: Consulting
beforeAll(async () => {
  app = await testApp()
  stage = await consult(app, 'student1')
})
afterAll(() => app.close())

const seqNow = async (): Promise<number> =>
  (await stage.visitor.calls(getView, { SessionId: stage.SessionId })).Data.Seq

test.each([
  ['nothing', '', '请输入要说的话'],
  ['blanks', ' \u3000\n\t', '请输入要说的话'],
  ['what nobody sees', '\u200b\u00ad\u2060', '请输入要说的话'],
  ['501 code points', '疼'.repeat(501), '一次最多说500个字'],
  ['501 of two units', '😖'.repeat(501), '一次最多说500个字'],
  ['2,000 characters', '您哪里不舒服？'.repeat(300), '一次最多说500个字'],
])('%s is refused in words and changes nothing', async (_what, Text, Msg) => {
  const before = await seqNow()
  expect(await stage.ask(Text)).toMatchObject({ http: 200, Code: -10008, Msg })
  expect(await seqNow()).toBe(before)
})

test('a sensitive word is refused in words, in a question and in the record', async () => {
  const refused = { Code: -10010, Msg: '内容包含敏感词' }
  expect(await stage.ask('您平时赌博吗？')).toMatchObject(refused)
  expect(await stage.act({ type: 'write', sections: { plan: '戒赌博' } })).toMatchObject(refused)
  expect(await seqNow()).toBe(stage.seq)
})

test.each([
  ['500 code points', '😖'.repeat(500)],
  ['only punctuation', '？！……、，。'],
  ['an emoji', '😖'],
  ['markup', '<img src=x onerror=alert(1)><script>alert(1)</script>'],
  ['SQL', "'; drop table consultation_event; --"],
  ['English', 'Where does it hurt, and since when?'],
  ['Arabic, right to left', 'أين يؤلمك؟'],
  ['control characters', '天\u0007\u202e气'],
  ['the Peking opera', '您平时爱看京剧吗'],
  ['a dinner and the Peking opera', '今天晚上吃什么，看京剧去吗'],
])('to %s the patient answers as a patient, and tells nothing', async (_what, Text) => {
  const answered = await stage.ask(Text)
  expect(answered).toMatchObject({ http: 200, Code: 0 })
  const [text] = answered.Data.Observations
  expect(text).toMatchObject({ type: 'say', clues: [] })
  expect(text.text.length).toBeGreaterThan(1)
  expect(text.text).not.toContain('<')
})

test('control characters in a question are passed over', async () => {
  const [text] = (await stage.ask('疼\u0007\u202e吗')).Data.Observations
  expect(text).toMatchObject({ type: 'say' })
  expect(text.clues).toHaveLength(1)
})

test('the same question fifty times: the patient stays a patient', async () => {
  const again = await consult(app, 'student2')
  const answers: string[] = []
  for (let i = 0; i < 50; i += 1) {
    const { Code, Data } = await again.ask('这是什么时候开始的？')
    expect(Code).toBe(0)
    answers.push(Data.Observations.map(({ text }: { text: string }) => text).join(''))
  }
  // The fact is the same however often it is asked; how it is said wears thin.
  expect(answers.every((one) => one.length > 1)).toBe(true)
  expect(new Set(answers).size).toBeGreaterThan(1)
})

const action = (Action: unknown) => ({ Action })

test.each([
  ['a question through Act', action({ type: 'ask', text: '您好', parts: [] })],
  ['an ending through Act', action({ type: 'finish' })],
  ['no such action', action({ type: 'win' })],
  ['a time', action({ type: 'examine', item: 'hands', at: 1 })],
  ['a score', action({ type: 'diagnose', conclusion: {}, score: 100 })],
  ['vital signs', action({ type: 'examine', item: 'vitals', vitals: { P: 70 } })],
  ['an action that is a text', action('hint')],
  ['no action', {}],
  ['a seq that is a text', { ...action({ type: 'hint' }), Seq: '0' }],
])('%s is refused as unreadable', async (_what, more) => {
  const before = await seqNow()
  const { SessionId, visitor } = stage
  const base = { SessionId, Seq: before, ClientActionId: actionId() }
  expect(await visitor.calls(act, { ...base, ...more })).toMatchObject({ http: 400, Code: -10006 })
  expect(await seqNow()).toBe(before)
})

test.each([
  ['an examination that there is not', { type: 'examine', item: 'aura' }, '没有这项查体'],
  ['no test', { type: 'order', tests: [] }, '没有这项检查，上一次的结果还没有出，或标本还没有抽取'],
  [
    'a test twice',
    { type: 'order', tests: ['cbc', 'cbc'] },
    '没有这项检查，上一次的结果还没有出，或标本还没有抽取',
  ],
  ['half a minute', { type: 'wait', minutes: 0.5 }, '一次可等待1到180分钟'],
  ['a week', { type: 'wait', minutes: 10_080 }, '一次可等待1到180分钟'],
  ['the reading of nothing', { type: 'read', test: 'ecg', findings: [] }, '这项检查现在不能判读'],
  [
    'a dose that there is not',
    { type: 'treat', orders: [{ id: 'aspirin', dose: '1kg' }] },
    '没有这条医嘱或剂量',
  ],
  [
    'evidence that was not found',
    {
      type: 'diagnose',
      conclusion: {
        primary: { text: '待查' },
        qualifiers: [],
        secondary: [],
        evidence: ['__proto__'],
        differentials: [],
      },
    },
    '只能引用已经获得的信息作为依据',
  ],
  [
    '2,001 characters',
    { type: 'write', sections: { chief: '痛'.repeat(2_001) } },
    '病历每栏最多2000字',
  ],
  [
    '5,000 characters',
    { type: 'write', sections: { chief: '痛'.repeat(5_000) } },
    '病历每栏最多2000字',
  ],
])('%s: a sentence, and nothing changed', async (_what, Action, Msg) => {
  const before = await seqNow()
  stage.seq = before
  expect(await stage.act(Action)).toMatchObject({ http: 200, Code: -10008, Msg })
  expect(await seqNow()).toBe(before)
})

test.each(['', 'short', 'x'.repeat(65), 'finish', '动作动作动作动作'])(
  'the ClientActionId %j is refused',
  async (ClientActionId) => {
    const answered = await stage.ask('您好', { ClientActionId })
    expect(answered).toMatchObject({ http: 200, Code: -10008 })
    expect(answered.Msg).toContain('ClientActionId')
  },
)

test('an item that is no consultation is none, and a consultation is not completed by reading', async () => {
  const { visitor, ProgressId, text } = await openCourse(app, 'student3')
  const where = { CourseId: app.fixture.courses['a.open'], ProgressId, ItemId: text }
  expect(await visitor.calls(createSession, where)).toMatchObject({ Code: -10008 })
  const own = { ...stage.where, Seq: 9, Position: { depth: 1, second: 9, page: 1, pages: [1] } }
  const saved = await stage.visitor.calls(saveItemProgress, own)
  expect(saved).toMatchObject({ Code: 0, Data: { State: 'begun', Progress: 0 } })
  // Another course’s id with this item is a mistake, not a way in.
  const other = { ...stage.where, CourseId: app.fixture.courses['a.open'] }
  expect(await stage.visitor.calls(createSession, other)).toMatchObject({ Code: -404 })
})

test('a question keeps its number when another came between', async () => {
  const { SessionId, visitor } = stage
  const Seq = await seqNow()
  const input = { SessionId, Seq: Seq - 1, ClientActionId: actionId(), Text: '您好' }
  expect(await visitor.calls(ask, input)).toMatchObject({ Code: -10009, Data: { Seq } })
  expect(await visitor.calls(ask, { ...input, Seq })).toMatchObject({ Code: 0 })
})
