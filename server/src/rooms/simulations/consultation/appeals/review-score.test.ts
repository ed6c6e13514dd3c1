import { afterAll, beforeAll, expect, test } from 'vitest'
import { finish, getReport, reviewScore } from '@xinglin/contract/simulations/consultation'
import { authorsUnderstanding, consult, testApp, type TestApp, type Visitor } from '#testing'

let app: TestApp
let teacher: Visitor
beforeAll(async () => {
  app = await testApp({ understand: authorsUnderstanding })
  teacher = await app.signedIn('teacher1')
})
afterAll(() => app.close())

const missing = (data: {
  Sheet: { dimensions: { items: { max: number; got: number; id: string }[] }[] }
}) => {
  const item = data.Sheet.dimensions[4]?.items.find(({ max, got }) => max > 0 && got === 0)
  if (!item) throw new Error('nothing was missed')
  return item
}

test('a teacher gives an item other points with a reason; the engine’s own stay beside them', async () => {
  const stage = await consult(app, 'student1')
  await stage.ask('您好，请坐。')
  const { visitor, SessionId } = stage
  const wanted = {
    SessionId,
    Judged: 0,
    Dimension: 5,
    Item: 'E-hands',
    Got: 0.5,
    Reason: '口头说明了',
  }
  expect(await teacher.calls(reviewScore, wanted)).toMatchObject({
    Code: -1,
    Msg: '问诊结束后才能评分',
  })
  await visitor.calls(finish, { SessionId })
  const report = (await teacher.calls(getReport, { SessionId })).Data
  expect(report).toMatchObject({ MayJudge: true, AppealUntil: null })
  const item = missing(report)
  const give = { ...wanted, Item: item.id }
  const refused: [object, object][] = [
    [{ Reason: '　' }, { Code: -10008, Msg: '请填写调整的理由' }],
    [{ Got: item.max + 0.1 }, { Code: -10008 }],
    [{ Got: -0.5 }, { Code: -10008 }],
    [{ Got: 0.25 }, { Code: -10008, Msg: '得分须在0和满分之间，最多一位小数' }],
    [{ Got: 0 }, { Code: -10008, Msg: '得分没有变化' }],
    [{ Item: 'no-such-item' }, { Code: -404 }],
    [{ Judged: 1 }, { Code: -10009 }],
    [{ Reason: '赌博' }, { Code: -10010 }],
  ]
  for (const [more, answer] of refused)
    expect(
      await teacher.calls(reviewScore, { ...give, ...more }),
      JSON.stringify(more),
    ).toMatchObject(answer)
  // Two at once: the second one has to look again.
  const again = await app.signedIn('teacher1')
  const both = await Promise.all([
    teacher.calls(reviewScore, give),
    again.calls(reviewScore, { ...give, Got: item.max }),
  ])
  expect(both.map(({ Code }) => Code).toSorted((a, b) => b - a)).toEqual([0, -10009])
  const now = (await visitor.calls(getReport, { SessionId })).Data
  expect(now.Judged).toMatchObject([{ Appealed: false, Reason: '口头说明了', By: 'a的teacher1' }])
  expect(now.Machine.Sheet).toEqual(report.Sheet)
  expect(now.Sheet.composite).toBeGreaterThan(report.Sheet.composite)

  const back = await teacher.calls(reviewScore, { ...give, Judged: 1, Got: 0, Reason: '看错了' })
  expect(back.Data).toMatchObject({ Composite: report.Sheet.composite, Judged: 2 })
})

test('nobody gives themselves points', async () => {
  const own = await consult(app, 'teacher1')
  await own.ask('您好，请坐。')
  await teacher.calls(finish, { SessionId: own.SessionId })
  const wanted = { Judged: 0, Dimension: 5, Item: 'E-hands', Got: 1, Reason: '自评' }
  expect(await teacher.calls(reviewScore, { SessionId: own.SessionId, ...wanted })).toMatchObject({
    Code: -10002,
  })
})
