import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  decideReport,
  getExperiment,
  getLabReport,
  getMarking,
  operate,
  outdated,
  resubmitLabReport,
  saveLabReport,
  submitLabReport,
} from '@xinglin/contract/simulations/experiment'
import { engineOf } from '@xinglin/simulation/practical'
import { actionId, experiment, firstProtocol, testApp, type TestApp } from '#testing'

// What an engine before today’s left behind: its number in the row, and figures that today’s would not give.
let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

const inSchool = (what: ReturnType<typeof sql>) =>
  app.database.within(app.fixture.schools.a, (db) => db.execute(what))
const asEarlier = (id: string) =>
  inSchool(sql`update experiment_session set engine = 0 where id = ${id}`)
const today = engineOf(firstProtocol())

test('a report of an earlier engine keeps its figures, also when it is handed in again', async () => {
  const stage = await experiment(app, 'student1')
  await stage.goTheGoldenWay()
  await stage.submit()
  const { SessionId, visitor } = stage
  const read = async () => (await visitor.calls(getLabReport, { SessionId })).Data
  const before = await read()
  expect(before).toMatchObject({ Engine: today })
  await asEarlier(SessionId)
  await inSchool(
    sql`update experiment_session set assessment = jsonb_set(assessment, '{captures,0,value}', '987') where id = ${SessionId}`,
  )
  const earlier = await read()
  expect(earlier).toMatchObject({ Engine: 0 })
  expect(earlier.Captures[0].value).toBe(987)

  const teacher = await app.signedIn('teacher1')
  const Mark = { Points: {}, Adjusted: [], Annotations: [], Comment: '请补充讨论' }
  const back = { SessionId, Version: 1, Revision: 0, Mark, Outcome: 'returned', Release: false }
  expect((await teacher.calls(decideReport, back)).Code).toBe(0)
  const { Draft } = (await visitor.calls(getMarking, { SessionId })).Data
  const Sections = { discussion: '' }
  await visitor.calls(saveLabReport, { SessionId, Version: Draft.Version, Sections })
  expect(await visitor.calls(resubmitLabReport, { SessionId })).toMatchObject({ Code: 0 })
  const again = await read()
  expect(again).toMatchObject({ Engine: 0, Captures: earlier.Captures, Steps: earlier.Steps })
  expect(again.Sheet.dimensions.slice(0, 6)).toEqual(before.Sheet.dimensions.slice(0, 6))
  // Without its discussion the text is worth less: that part is read anew.
  expect(again.Sheet.dimensions[6].score).toBeLessThan(before.Sheet.dimensions[6].score)
}, 60_000)

test('an open experiment of an earlier engine says so, goes on with today’s, and is of today’s when handed in', async () => {
  const stage = await experiment(app, 'student2')
  await stage.goTheGoldenWay(3)
  const { SessionId, visitor } = stage
  await asEarlier(SessionId)
  expect((await visitor.calls(getExperiment, { SessionId })).Data).toMatchObject({ Engine: 0 })
  expect((await stage.operate({ type: 'mark', label: '继续' })).Code).toBe(0)
  await stage.submit()
  expect((await visitor.calls(getLabReport, { SessionId })).Data).toMatchObject({ Engine: today })
})

test('what an earlier engine allowed and today’s refuses ends in a sentence, not in a failure', async () => {
  const stage = await experiment(app, 'student3')
  await stage.goTheGoldenWay(2)
  const { SessionId, visitor, seq } = stage
  await asEarlier(SessionId)
  const dead = JSON.stringify({ type: 'do', deed: 'noradrenaline', values: { dose: 900 } })
  await inSchool(
    sql`insert into experiment_event (school_id, session_id, seq, at, steps, client_action_id, action, received_at)
        select school_id, id, ${seq + 1}, last_at, steps, 'earlier', ${dead}::jsonb, now() from experiment_session where id = ${SessionId}`,
  )
  await inSchool(sql`update experiment_session set seq = ${seq + 1} where id = ${SessionId}`)
  const [Code, Msg] = outdated
  const Action = { type: 'mark', label: '继续' }
  const one = { SessionId, Seq: seq + 1, ClientActionId: actionId(), Steps: 0, Action }
  expect(await visitor.calls(operate, one)).toMatchObject({ http: 200, Code, Msg })
  expect(await visitor.calls(submitLabReport, { SessionId, Steps: 0 })).toMatchObject({ Code, Msg })
  // What happened stays readable, and the course lets one begin anew.
  expect((await visitor.calls(getExperiment, { SessionId })).Data.Events).toHaveLength(seq + 1)
})
