import { afterAll, beforeAll, expect, test } from 'vitest'
import { askSamplePatient, getSamplePatient } from '@xinglin/contract/simulations/consultation'
import { getSampleProtocol } from '@xinglin/contract/simulations/experiment'
import { newId } from '#platform/ids'
import { testApp, type TestApp, type Visitor } from '#testing'

let app: TestApp
let stranger: Visitor
beforeAll(async () => {
  app = await testApp()
  stranger = app.visitor()
}, 60_000)
afterAll(() => app.close())

const rowsIn = async (table: string): Promise<number> => {
  const { rows } = await app.database.within(app.fixture.schools['a'] ?? '', (db) =>
    db.execute<{ n: number }>(`select count(*)::int as n from ${table}`),
  )
  return rows[0]?.n ?? -1
}
const within = (statement: string) =>
  app.database.within(app.fixture.schools['a'] ?? '', (db) => db.execute(statement))

test('a stranger asks a patient, who answers by what was asked before; nothing is recorded', async () => {
  const { Code, Data } = await stranger.calls(getSamplePatient, {})
  expect(Code).toBe(0)
  expect(Data.Opening.length).toBeGreaterThan(3)
  const ask = async (...Said: string[]) =>
    (await stranger.calls(askSamplePatient, { CourseId: Data.CourseId, Said })).Data.Says as {
      Text: string
    }[]
  const first = await ask('什么时候开始的？')
  expect(first[0]?.Text.length).toBeGreaterThan(1)
  const again = await ask('什么时候开始的？', '什么时候开始的？')
  expect(again).not.toEqual(first)
  const other = await ask('股票涨了吗？')
  expect(other).not.toEqual(first)
  for (const table of ['consultation_session', 'attempt', 'vsp_unmatched'])
    expect(await rowsIn(table)).toBe(0)
})

test('an experiment is handed out without what is looked for in it', async () => {
  const { Code, Data } = await stranger.calls(getSampleProtocol, {})
  expect(Code).toBe(0)
  expect(Data.Protocol.tray.length).toBeGreaterThan(3)
  expect(JSON.stringify(Data.Protocol)).not.toMatch(/"(?:answer|found|weight|points)":/)
  expect(await rowsIn('experiment_session')).toBe(0)
})

test('too many questions, too long ones, other courses: refused', async () => {
  const { Data } = await stranger.calls(getSamplePatient, {})
  const ask = (over: object) =>
    stranger.calls(askSamplePatient, { CourseId: Data.CourseId, Said: ['您好'], ...over })
  expect(await ask({ Said: Array.from({ length: 7 }, () => '您好') })).toMatchObject({
    Msg: '体验最多问6句',
  })
  expect(await ask({ Said: ['问'.repeat(61)] })).toMatchObject({ Msg: '一次最多60个字' })
  expect(await ask({ Said: [] })).toMatchObject({ Msg: '请先说一句话' })
  expect(await ask({ CourseId: newId() })).toMatchObject({ Code: -404 })
  expect(await ask({ CourseId: app.fixture.courses['a.smallClass'] })).toMatchObject({ Code: -404 })
})

test('what is not public, or is held as an examination, is shown to nobody', async () => {
  await within(
    `update course_item set body = jsonb_set(body, '{mode}', '"examination"') where kind = 'consultation'`,
  )
  await within(`update course set secrecy_type = 0 where kind = 3`)
  const fresh = await testApp({ databaseUrl: app.databaseUrl })
  try {
    const other = fresh.visitor()
    expect(await other.calls(getSamplePatient, {})).toMatchObject({ Code: -404 })
    expect(await other.calls(getSampleProtocol, {})).toMatchObject({ Code: -404 })
  } finally {
    await fresh.close({ keepDatabase: true })
  }
})
