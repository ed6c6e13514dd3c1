import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { finish, getReport } from '@xinglin/contract/simulations/consultation'
import { authorsUnderstanding, consult, testApp, type TestApp } from '#testing'

let app: TestApp
beforeAll(async () => void (app = await testApp({ understand: authorsUnderstanding })))
afterAll(() => app.close())

/** What of a session's questions an engine would have to judge is gone: whoever judged them again would find nothing. */
const forget = (SessionId: string): Promise<number> =>
  app.database.within(app.fixture.schools.a, async (db) => {
    const { rowCount } = await db.execute(sql`update consultation_event
      set action = jsonb_set(action, '{parts}', '[]')
      where session_id = ${SessionId} and action->>'type' = 'ask'`)
    return rowCount ?? 0
  })

test('what was recorded is not judged again, neither at the end nor in the report', async () => {
  const stage = await consult(app, 'student1')
  await stage.goTheGoldenWay()
  const { visitor, SessionId, told } = stage
  expect(await forget(SessionId)).toBeGreaterThan(20)
  const ended = await visitor.calls(finish, { SessionId })
  expect(ended.Data).toMatchObject({ How: 'finished', Level: 'S' })
  expect(ended.Data.Composite).toBeGreaterThanOrEqual(95)
  const { Data } = await visitor.calls(getReport, { SessionId })
  expect(Data.Debrief.understood.length).toBeGreaterThan(20)
  // How a state became what it is is the server's alone.
  for (const answer of [...told, JSON.stringify(Data)]) expect(answer).not.toContain('"change":')
})
