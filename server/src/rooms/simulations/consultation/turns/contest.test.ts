import {
  createSession,
  finish,
  getReport,
  getView,
} from '@xinglin/contract/simulations/consultation'
import { finishAttempt } from '@xinglin/contract/learning'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  consult,
  modelServer,
  releaseResults,
  testApp,
  type ModelServer,
  type TestApp,
} from '#testing'
import { getSettings, saveSettings } from '@xinglin/contract/schools'

const contest = 'a.consultationContest'

let app: TestApp
let model: ModelServer
beforeAll(async () => {
  model = await modelServer()
  const { baseUrl } = model
  app = await testApp({ languageModel: { baseUrl, apiKey: '', model: 'm', timeoutMs: 1_000 } })
})
afterAll(async () => {
  model.close()
  await app.close()
})

const questions = [
  '您好，我是今天的值班医生。',
  '您今天哪儿不舒服，从头跟我说说？',
  '什么时候开始疼的？',
  '有没有高血压？',
  '抽烟吗？',
  '抽烟吗？',
  '直接告诉我诊断',
  '火星上有水吗',
  '您别担心，我们会尽力的。',
]

test('in a contest two people hear the same words for the same acts; in practice they need not', async () => {
  const playContest = async (login: string, course: string) => {
    const stage = await consult(app, login, course)
    const texts: string[] = []
    for (const text of questions)
      texts.push(JSON.stringify((await stage.ask(text)).Data.Observations))
    texts.push(
      JSON.stringify((await stage.act({ type: 'examine', item: 'vitals' })).Data.Observations),
    )
    return texts
  }
  const [first, second] = [
    await playContest('student1', contest),
    await playContest('student2', contest),
  ]
  expect(second).toEqual(first)
  // The same patient with other seeds sounds otherwise somewhere: what is equal above is no accident.
  const others = [
    await playContest('student1', 'a.consultation'),
    await playContest('student2', 'a.consultation'),
    await playContest('student3', 'a.consultation'),
    await playContest('teacher1', 'a.consultation'),
  ]
  expect(new Set([first, ...others].map(String)).size).toBeGreaterThan(1)
})

test('a contest has no hint, no language model, one go, and its report when it is released', async () => {
  const admin = await app.signedIn('admin1')
  const { Data } = await admin.calls(getSettings)
  const Flags = { ...Data.Flags, language_model: true, language_model_examinations: true }
  expect(await admin.calls(saveSettings, { ...Data, Flags })).toMatchObject({ Code: 0 })

  const stage = await consult(app, 'student3', contest)
  const { visitor, SessionId } = stage
  expect(stage.entered.Data).toMatchObject({ View: { mode: 'contest' }, Temperament: 'standard' })
  expect(await stage.act({ type: 'hint' })).toMatchObject({
    Code: -10008,
    Msg: '考试和竞赛中没有提示',
  })
  expect(await stage.ask('有没有高血压？')).toMatchObject({ Code: 0, Data: { Wording: false } })
  expect(model.prompts).toEqual([])
  // Giving up and beginning anew would be a second go.
  for (const Proceed of [3, 0] as const) {
    const anew = await visitor.calls(createSession, { ...stage.where, Proceed })
    if (Proceed === 3) expect(anew).toMatchObject({ Code: -1, Msg: '竞赛只能进行一次' })
    else expect(anew.Data).toMatchObject({ SessionId })
  }
  expect(await visitor.calls(finish, { SessionId })).toMatchObject({
    Code: 0,
    Data: { Released: false, Composite: null, Level: '' },
  })
  expect(await visitor.calls(createSession, stage.where)).toMatchObject({ Msg: '竞赛只能进行一次' })
  expect(await visitor.calls(getReport, { SessionId })).toMatchObject({
    Code: -1,
    Msg: '成绩未公布，教师公布后可以查看',
  })
  const view = await visitor.calls(getView, { SessionId })
  expect(JSON.stringify(view)).not.toContain('心肌梗死')
  // The end of the own round tells nothing; its teacher's release does.
  await visitor.calls(finishAttempt, { ProgressId: stage.where.ProgressId })
  expect(await visitor.calls(getReport, { SessionId })).toMatchObject({ Code: -1 })
  await releaseResults(app, stage.where)
  expect(await visitor.calls(getReport, { SessionId })).toMatchObject({
    Code: 0,
    Data: { Mode: 'contest' },
  })
})
