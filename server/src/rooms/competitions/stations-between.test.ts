import { afterAll, beforeAll, expect, test } from 'vitest'
import { getFullBoard, getOwnRuns, getOwnScores } from '@xinglin/contract/competitions'
import { appeal, ask, finish, getReport, getView } from '@xinglin/contract/simulations/consultation'
import {
  finishOperation,
  getOperation,
  getOperationReport,
  performAction,
} from '@xinglin/contract/simulations/operation'
import {
  getExperiment,
  getLabReport,
  operate,
  saveLabReport,
  submitLabReport,
} from '@xinglin/contract/simulations/experiment'
import { newId } from '#platform/ids'
import { endExperimentStation, endOverdueExperiments, openEngines } from '#simulations/experiment'
import { actionId, testApp, type TestApp, type Visitor } from '#testing'
import { virtualIn } from './virtual-testing.ts'

let app: TestApp
let at: Awaited<ReturnType<typeof virtualIn>>
beforeAll(async () => {
  app = await testApp()
  at = await virtualIn(app)
})
afterAll(() => app.close())

const stands = { Code: -1, Msg: '已暂停，请等待工作人员恢复' }
const asking = (SessionId: string, Seq = 0) => ({
  SessionId,
  Seq,
  ClientActionId: actionId(),
  Text: '您哪里不舒服？',
})

test('people of two schools play the same patient, each at their own host; nobody else reaches it, and the report is theirs once it is out', async () => {
  const { SkillContestId, Id, control } = await at.started(['consultation'])
  const steps = [at.own, at.partner] as const
  const sessions = new Map<Visitor, string>()
  for (const step of [1, 2]) {
    for (const who of steps) {
      const [run] = (await who.calls(getOwnRuns, { SkillContestId })).Data
      if (run.Slots[0].Step !== step) continue
      const { SessionId } = await at.enterAt(who, SkillContestId, step)
      sessions.set(who, SessionId)
      const said = await who.calls(ask, asking(SessionId))
      expect(said).toMatchObject({ Code: 0, Data: { Seq: 1 } })
      expect((await who.calls(getView, { SessionId })).Data.Seq).toBe(1)
      expect((await who.calls(finish, { SessionId })).Data.Released).toBe(false)
    }
    if (step === 1) await control('next')
  }
  const seeds = await at.rowsOf(
    `select distinct seed from consultation_session where mode = 'contest'`,
  )
  expect(seeds).toHaveLength(1)
  const theirs = sessions.get(at.partner) ?? ''
  const kept = await at.rowsOf(`select partner_id from consultation_session where id = '${theirs}'`)
  expect(kept[0]?.['partner_id']).toBe(app.fixture.schools.b)
  // Neither the other contestant, nor others of either school, nor the report before it is published.
  const strangers = [at.own, at.holder, await app.signedIn('student2', 'b.localhost')]
  for (const who of strangers)
    expect((await who.calls(getReport, { SessionId: theirs })).Code).toBe(-404)
  expect((await strangers[0]?.calls(getView, { SessionId: theirs }))?.Code).toBe(-404)
  expect(await at.partner.calls(getReport, { SessionId: theirs })).toMatchObject({
    Msg: '成绩未公布，教师公布后可以查看',
  })
  await control('close')
  await at.publish(Id)
  const [scores] = (await at.partner.calls(getOwnScores, { SkillContestId, StageId: Id })).Data
  expect(scores.Stations).toMatchObject([{ Kind: 'consultation', SessionId: theirs }])
  const report = await at.partner.calls(getReport, { SessionId: theirs })
  expect(report).toMatchObject({ Code: 0, Data: { Mine: true, AppealUntil: null } })
  expect(report.Data.Sheet.composite).toBeCloseTo(scores.Stations[0].Score, 1)
  for (const who of strangers)
    expect((await who.calls(getReport, { SessionId: theirs })).Code).toBe(-404)
  const objecting = {
    Id: newId(),
    SessionId: sessions.get(at.own),
    About: { Kind: 'item', Dimension: 1, Item: 'x', Seq: 1 },
    Words: '',
  }
  expect(await at.own.calls(appeal, objecting)).toMatchObject({
    Msg: '考试和竞赛的考站不在这里申诉，请在成绩页提出异议',
  })
})

test.each([['consultation', 'operation'] as const, ['experiment', 'operation'] as const])(
  'while the clock of the round stands still every call that does something is refused, and no time passes: %s, %s',
  async (...kinds) => {
    const { SkillContestId, control } = await at.started(kinds)
    const entered = new Map<string, { who: Visitor; SessionId: string }>()
    for (const who of [at.own, at.partner]) {
      const { kind, SessionId } = await at.enterAt(who, SkillContestId, 1)
      entered.set(kind, { who, SessionId })
    }
    const startOf = async (kind: string) =>
      new Date(
        String(
          (
            await at.rowsOf(
              `select started_at from ${kind}_session where mode = 'contest' order by started_at desc limit 1`,
            )
          )[0]?.['started_at'],
        ),
      ).getTime()
    const [kind] = [...entered.keys()]
    const before = await startOf(kind ?? '')
    const held = async () => {
      const answers = []
      for (const [name, { who, SessionId }] of entered) {
        const acting = { SessionId, Seq: 0, ClientActionId: actionId() }
        if (name === 'consultation')
          answers.push(
            await who.calls(ask, asking(SessionId)),
            await who.calls(finish, { SessionId }),
          )
        if (name === 'operation')
          answers.push(
            await who.calls(performAction, { ...acting, Action: { type: 'wait', seconds: 5 } }),
            await who.calls(finishOperation, { SessionId }),
          )
        if (name === 'experiment')
          answers.push(
            await who.calls(operate, {
              ...acting,
              Steps: 0,
              Action: { type: 'answer', answers: {} },
            }),
            await who.calls(saveLabReport, { SessionId, Version: 0, Sections: {} }),
            await who.calls(submitLabReport, { SessionId, Steps: 0 }),
          )
      }
      return answers
    }
    const room = await control('pause')
    expect(room.Clock.PausedAt).not.toBeNull()
    const refusals = await held()
    expect(refusals.length).toBeGreaterThanOrEqual(4)
    for (const one of refusals) expect(one).toMatchObject(stands)
    await control('resume')
    // As long as it stood still, so much later it began.
    const { Clock } = (await control('extend', { Minutes: 1 })) as { Clock: { PausedMs: number } }
    expect((await startOf(kind ?? '')) - before).toBe(Clock.PausedMs)
    for (const one of await held()) expect(one.Msg).not.toBe(stands.Msg)
  },
)

test('an experiment is a station: it is entered, ended by the round, and assessed', async () => {
  const { SkillContestId, Id, control } = await at.started(['experiment'])
  const first = (await at.own.calls(getOwnRuns, { SkillContestId })).Data[0].Slots[0].Step
  const [one, other] = first === 1 ? [at.own, at.partner] : [at.partner, at.own]
  const { SessionId, kind } = await at.enterAt(one, SkillContestId, 1)
  expect(kind).toBe('experiment')
  expect(await one.calls(getExperiment, { SessionId })).toMatchObject({
    Code: 0,
    Data: { State: 'open', Seq: 0 },
  })
  const said = await one.calls(saveLabReport, {
    SessionId,
    Version: 0,
    Sections: { discussion: '未进入实验室' },
  })
  expect(said).toMatchObject({ Code: 0, Data: { Version: 1 } })
  await control('next')
  await at.enterAt(other, SkillContestId, 2)
  const closed = await control('close')
  expect(closed.Teams).toHaveLength(2)
  const board = async () => (await at.holder.calls(getFullBoard, { Id })).Data
  // What is still to be assessed is missing, never zero.
  expect((await board()).Teams.map(({ Score }: { Score: number | null }) => Score)).toEqual([
    null,
    null,
  ])
  const engines = openEngines()
  const end = endExperimentStation({
    engines,
    database: app.database,
    logger: { warn: () => undefined, error: () => undefined },
  })
  await endOverdueExperiments(end, app.database)(app.fixture.schools.a, new Date())
  await engines.close()
  // Nobody entered the laboratory: there is nothing to assess.
  expect((await board()).Teams.map(({ Score }: { Score: number | null }) => Score)).toEqual([0, 0])
  expect((await one.calls(getLabReport, { SessionId })).Code).toBeLessThan(0)
})

test('an operation of another school’s contest is gone through and read about', async () => {
  const { SkillContestId, Id, control } = await at.started(['operation'])
  const first = (await at.partner.calls(getOwnRuns, { SkillContestId })).Data[0].Slots[0].Step
  if (first === 2) await control('next')
  const { SessionId } = await at.enterAt(at.partner, SkillContestId, first)
  expect((await at.partner.calls(getOperation, { SessionId })).Code).toBe(0)
  expect((await at.own.calls(getOperation, { SessionId })).Code).toBe(-404)
  expect((await at.partner.calls(finishOperation, { SessionId })).Code).toBe(0)
  if (first === 1) await control('next')
  await control('close')
  await at.publish(Id)
  const report = await at.partner.calls(getOperationReport, { SessionId })
  expect(report).toMatchObject({ Code: 0, Data: { Mine: true } })
})
