import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveLabReport } from '@xinglin/contract/simulations/experiment'
import { consult, experiment, operate, testApp, type TestApp } from '#testing'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

/** A session’s row, held by somebody else while `work` is done. */
const heldBy = async <T>(table: string, id: string, work: () => Promise<T>): Promise<T> =>
  app.database.within(app.fixture.schools.a, async (db) => {
    await db.execute(`select 1 from ${table} where id = '${id}' for update`)
    return work()
  })

const kinds = {
  experiment_session: async () => {
    const stage = await experiment(app, 'student1')
    const report = { SessionId: stage.SessionId, Version: 0, Sections: { discussion: '讨论' } }
    return {
      id: stage.SessionId,
      acts: [
        () => stage.operate({ type: 'answer', answers: {} }),
        () => stage.visitor.calls(saveLabReport, report),
      ],
    }
  },
  operation_session: async () => {
    const stage = await operate(app, 'student1')
    return { id: stage.SessionId, acts: [() => stage.act({ type: 'wait', seconds: 1 })] }
  },
  consultation_session: async () => {
    const stage = await consult(app, 'student1')
    return { id: stage.SessionId, acts: [() => stage.ask('哪里不舒服？')] }
  },
}

test.each(Object.entries(kinds))(
  'nobody waits for a held row of %s: the call is refused so that browsers ask again, and then done',
  async (table, begin) => {
    const { id, acts } = await begin()
    for (const act of acts) {
      const refused = await heldBy(table, id, act)
      expect(refused).toMatchObject({
        http: 409,
        Code: -10003,
        Msg: '上一步操作还在保存，请稍候再试',
      })
      expect(await act()).toMatchObject({ http: 200, Code: 0 })
    }
  },
)
