import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  appeal,
  createSession,
  decideAppeal,
  decideUnmatched,
  finish,
  getReport,
  getUnmatched,
} from '@xinglin/contract/simulations/consultation'
import { searchAudit } from '@xinglin/contract/audit'
import {
  authorsUnderstanding,
  Consulting,
  consult,
  testApp,
  type TestApp,
  type Visitor,
} from '#testing'

const odd = '这毛病哪天找上你的'
const vague = '那个怎么弄的'
const painless = '疼吗'
const both = '这毛病哪天找上你的？您有没有高血压？'

let app: TestApp
let teacher: Visitor
let where: Consulting['where']
beforeAll(async () => {
  app = await testApp({
    understand: (text, context) => {
      if (text === odd || text === `${odd}呀？`)
        return [{ text, verdict: 'unknown', meanings: [], confidence: 0 }]
      if (text === vague)
        return [{ text, verdict: 'unsure', meanings: [{ intent: 'trigger' }], confidence: 0.4 }]
      if (text === painless)
        return [{ text, verdict: 'unknown', meanings: [], confidence: 0, felt: '疼' }]
      if (text === both)
        return [
          { text: odd, verdict: 'unknown', meanings: [], confidence: 0 },
          ...authorsUnderstanding('您有没有高血压？', context),
        ]
      return authorsUnderstanding(text, context)
    },
  })
  teacher = await app.signedIn('teacher1')
})
afterAll(() => app.close())

const itemAddress = () => ({ CourseId: where.CourseId, ItemId: where.ItemId })
const list = async (more: object = {}) =>
  (await teacher.calls(getUnmatched, { ...itemAddress(), ...more })).Data

const lineOf = async (text: string, more: object = {}) =>
  (await list(more)).List.find(({ Text }: { Text: string }) => Text === text)

const again = async (stage: Consulting): Promise<Consulting> =>
  new Consulting(
    stage.visitor,
    stage.where,
    await stage.visitor.calls(createSession, { ...stage.where, Proceed: 3 }),
  )

const meanings = async ({ visitor, SessionId }: Consulting, seq: number): Promise<string[]> => {
  const { Data } = await visitor.calls(getReport, { SessionId })
  const turn = Data.Debrief.understood.find((one: { seq: number }) => one.seq === seq)
  return turn.said.map(({ key }: { key: string }) => key)
}

test('what was not understood collects when a session is over, counted; what was given up, too', async () => {
  const stage = await consult(app, 'student1')
  where = stage.where
  await stage.ask(odd)
  await stage.ask(`${odd}呀？`)
  await stage.ask(vague)
  // What was denied was understood.
  await stage.ask(painless)
  await stage.ask('您有没有高血压？')
  expect((await list()).Count).toBe(0)
  const next = await again(stage)
  expect(await list()).toMatchObject({ Count: 2 })
  await next.ask(odd)
  await next.visitor.calls(finish, { SessionId: next.SessionId })
  const { List, Answers } = await list()
  expect(List).toMatchObject([
    { Text: odd, Times: 3, Kind: 'unknown', Guess: '', State: 'open', SessionId: next.SessionId },
    { Text: vague, Times: 1, Kind: 'unsure', Guess: 'trigger' },
  ])
  expect(Answers).toContain('onset_time')
  expect((await list({ Kind: 'unsure' })).Count).toBe(1)
  expect((await list({ SearchKey: '找上' })).Count).toBe(1)
  expect((await list({ State: 'taken' })).Count).toBe(0)
})

test('what it is said to mean is understood by consultations that begin afterwards, and by no other', async () => {
  const running = await consult(app, 'student2')
  const line = await lineOf(odd)
  const take = { ...itemAddress(), Id: line.Id, Was: 'open', State: 'taken', Key: 'onset_time' }
  expect(await teacher.calls(decideUnmatched, { ...take, Key: 'no_such' })).toMatchObject({
    Code: -10008,
    Msg: '请选择这句话是什么意思',
  })
  const second = await app.signedIn('teacher1')
  const decided = await Promise.all([
    teacher.calls(decideUnmatched, take),
    second.calls(decideUnmatched, { ...take, Key: 'trigger' }),
  ])
  expect(decided.map(({ Code }) => Code).toSorted((a, b) => b - a)).toEqual([0, -10009])
  const taken = (await lineOf(odd, { State: 'taken' })) ?? {}
  // Whoever came first: the test goes on with one of the two.
  const key = taken.Key
  expect(['onset_time', 'trigger']).toContain(key)
  expect(taken.Decider).toBe('a的teacher1')

  await running.ask(odd)
  await running.visitor.calls(finish, { SessionId: running.SessionId })
  expect(await meanings(running, 1)).toEqual([''])

  const fresh = await consult(app, 'student3')
  await fresh.ask(`那个，请问${odd}啊？`)
  await fresh.ask(both)
  await fresh.visitor.calls(finish, { SessionId: fresh.SessionId })
  expect(await meanings(fresh, 1)).toEqual([key])
  expect(await meanings(fresh, 2)).toEqual([key, 'disease:hypertension'])

  // Taken back, sessions from then on do not know it.
  const back = { ...itemAddress(), Id: taken.Id, Was: 'taken', State: 'open' }
  expect(await teacher.calls(decideUnmatched, { ...back, Was: 'open' })).toMatchObject({
    Code: -10009,
  })
  expect((await teacher.calls(decideUnmatched, back)).Data).toMatchObject({
    State: 'open',
    Key: '',
  })
  const later = await again(fresh)
  await later.ask(odd)
  await later.visitor.calls(finish, { SessionId: later.SessionId })
  expect(await meanings(later, 1)).toEqual([''])

  const admin = await app.signedIn('admin1')
  const { List } = (await admin.calls(searchAudit, { Area: 'consultation' })).Data
  expect(List.map(({ Text }: { Text: string }) => Text.split('（')[0])).toEqual([
    '撤回了对听不懂的问题的处理',
    '把听不懂的问题收为说法',
  ])
})

test('what a teacher accepted in an appeal waits for the author with what it means', async () => {
  const stage = await consult(app, 'student1')
  await stage.ask('您老伴身体咋样')
  const { visitor, SessionId } = stage
  await visitor.calls(finish, { SessionId })
  const about = { Kind: 'sentence', Seq: 1, Part: 0, Meant: 'family_history' }
  const { Id } = (await visitor.calls(appeal, { SessionId, About: about })).Data
  await teacher.calls(decideAppeal, { Id, Accept: true, Key: 'family_history' })
  expect(await lineOf('您老伴身体咋样')).toMatchObject({
    Kind: 'appealed',
    Guess: 'family_history',
  })
})
