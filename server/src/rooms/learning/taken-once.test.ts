import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createSession,
  finish,
  getClassFigures,
  getReport,
  getSessions,
  getView,
} from '@xinglin/contract/simulations/consultation'
import {
  beginExperiment,
  getExperiment,
  getLabReport,
  getMarking,
  myLabReports,
  submitLabReport,
} from '@xinglin/contract/simulations/experiment'
import {
  finishAttempt,
  getAttemptDetail,
  getAttemptList,
  getItem,
  getOnceItems,
  getOnceLearners,
  getPlayer,
  getTrainingResult,
  grantAttempt,
  setResultsRelease,
  shareResult,
} from '@xinglin/contract/learning'
import {
  beginOperation,
  finishOperation,
  getOperation,
  getOperationReport,
  watchOperation,
} from '@xinglin/contract/simulations/operation'
import { applyReleases } from '#learning'
import {
  kinds as simulations,
  atItem,
  consult,
  experiment,
  operate,
  proceed,
  testApp,
  type TestApp,
  type Visitor,
} from '#testing'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

type Where = { CourseId: string; ProgressId: string; ItemId: string }

/** One attempt, from beginning to handing in; how each kind of simulation is begun, ended and looked at again. */
const kinds = {
  'a.consultationExam': {
    once: '考核只能进行一次',
    begin: createSession,
    take: async (login: string) => {
      const stage = await consult(app, login, 'a.consultationExam')
      await stage.ask('什么时候开始的？')
      return { stage, ended: await stage.visitor.calls(finish, { SessionId: stage.SessionId }) }
    },
    looks: [getView, getReport, getClassFigures],
    report: getReport,
  },
  'a.consultationContest': {
    once: '竞赛只能进行一次',
    begin: createSession,
    take: async (login: string) => {
      const stage = await consult(app, login, 'a.consultationContest')
      await stage.ask('什么时候开始的？')
      return { stage, ended: await stage.visitor.calls(finish, { SessionId: stage.SessionId }) }
    },
    looks: [getView, getReport, getClassFigures],
    report: getReport,
  },
  'a.operationExam': {
    once: '考核只能进行一次',
    begin: beginOperation,
    take: async (login: string) => {
      const stage = await operate(app, login, 'a.operationExam')
      await stage.act({ type: 'wait', seconds: 5 })
      const { SessionId } = stage
      return { stage, ended: await stage.visitor.calls(finishOperation, { SessionId }) }
    },
    looks: [getOperation, watchOperation, getOperationReport],
    report: getOperationReport,
  },
  'a.experimentExam': {
    once: '考核只能进行一次',
    begin: beginExperiment,
    take: async (login: string) => {
      const stage = await experiment(app, login, 'a.experimentExam')
      await stage.goTheGoldenWay(3)
      const { SessionId, steps: Steps } = stage
      return { stage, ended: await stage.visitor.calls(submitLabReport, { SessionId, Steps }) }
    },
    looks: [getExperiment, getLabReport, getMarking],
    report: getLabReport,
  },
} as const

/** Relearns a course whose round is over. */
const relearn = async (visitor: Visitor, name: string): Promise<Where> => {
  const { Data } = await proceed(app, visitor, name, name === 'a.experimentExam' ? 3 : 0)
  const { ProgressId } = Data
  const player = (await visitor.calls(getPlayer, { ProgressId })).Data
  const CourseId = app.fixture.courses[name] ?? ''
  return { CourseId, ProgressId, ItemId: player.Chapters[0].Items[0].Id as string }
}

describe.each(Object.entries(kinds))('%s', (name, kind) => {
  const { once, begin, take, looks, report } = kind

  test('is taken once over all rounds, and what came of it is told by release alone', async () => {
    const { stage, ended } = await take('student1')
    const { visitor, SessionId, where } = stage
    expect(ended).toMatchObject({ Code: 0, Data: { Composite: null, Level: '', CanFinish: true } })
    const { ProgressId, ItemId, CourseId } = where
    const { Data: sheet } = await visitor.calls(finishAttempt, { ProgressId })
    expect(sheet).toEqual({ Composite: null, Level: '' })

    // The student's own round is over, and nothing is told; no look at it shows what was done or what it is worth.
    const silent = async () => {
      for (const look of looks)
        expect([look.path, await visitor.calls(look, { SessionId })]).toMatchObject([
          look.path,
          { Code: -1, Msg: expect.stringMatching(/公布/) },
        ])
      const share = await visitor.calls(shareResult, { ProgressId })
      const [, Session = ''] = String(share.Data.Url).split('session=')
      const anybody = app.visitor()
      for (const { Data } of [
        await anybody.calls(getTrainingResult, { Session }),
        await visitor.calls(getAttemptDetail, { ProgressId }),
        await visitor.calls(getPlayer, { ProgressId }),
      ]) {
        expect(Data.Report).toMatchObject({ Composite: null, Level: '' })
        for (const { Score } of Data.Report.Dimensions) expect(Score).toBeNull()
      }
      const { List } = (await visitor.calls(getAttemptList, { CourseId })).Data
      for (const { Composite } of List) expect(Composite).toBeNull()
      const { Content } = (await visitor.calls(getItem, { ProgressId, ItemId })).Data
      expect(Content.Sessions[0]).toMatchObject({ Composite: null, Level: '' })
      const mine = (await visitor.calls(myLabReports)).Data.List as { SessionId: string }[]
      for (const line of mine)
        if (line.SessionId === SessionId) expect(line).toMatchObject({ Machine: null, Final: null })
      const own = (await visitor.calls(getSessions, { CourseId })).Data.List as {
        Composite: null
      }[]
      for (const { Composite } of own) expect(Composite).toBeNull()
    }
    await silent()

    // A new round is none for what is taken once: it counts there too, and is not entered again.
    const anew = await relearn(visitor, name)
    expect(anew.ProgressId).not.toBe(ProgressId)
    const player = (await visitor.calls(getPlayer, { ProgressId: anew.ProgressId })).Data
    expect(player).toMatchObject({ Progress: 100 })
    expect(player.Chapters[0].Items[0]).toMatchObject({ State: 'done', BestScore: null })
    for (const Proceed of [0, 3] as const)
      expect(await visitor.calls(begin, { ...anew, Proceed })).toMatchObject({
        Code: -1,
        Msg: once,
      })
    const { Content } = (await visitor.calls(getItem, anew)).Data
    expect(Content.Once).toMatchObject({ Released: false, Official: SessionId })
    expect(Content.Once.Refusal).toMatch(new RegExp(`^${once}.*任课教师`))
    await silent()

    // The teacher grants another one: it is begun once more, and the first stays the official one.
    const teacher = await app.signedIn('teacher1')
    const PersonId = app.fixture.people['a.student1'] ?? ''
    const grant = { CourseId, ItemId: anew.ItemId, PersonId, Reason: '考试时停电' }
    for (const login of ['student1', 'admin1', 'teacher2'])
      expect((await (await app.signedIn(login)).calls(grantAttempt, grant)).Code).not.toBe(0)
    expect(await teacher.calls(grantAttempt, { ...grant, Reason: '' })).toMatchObject({
      Code: -10008,
    })
    expect(await teacher.calls(grantAttempt, grant)).toMatchObject({
      Code: 0,
      Data: { SessionId, Taken: 1, Granted: 1 },
    })
    expect(await teacher.calls(grantAttempt, grant)).toMatchObject({ Code: -1 })
    const granted = await visitor.calls(begin, anew)
    expect(granted).toMatchObject({ Code: 0, Data: { State: 'open' } })
    expect(granted.Data.SessionId).not.toBe(SessionId)
    expect(await visitor.calls(begin, { ...anew, Proceed: 3 })).toMatchObject({
      Code: -1,
      Msg: once,
    })

    // Released: told to whoever took it, closed to whoever did not.
    expect(
      await teacher.calls(setResultsRelease, {
        CourseId,
        ItemId: anew.ItemId,
        At: '2020-01-01T00:00:00Z',
      }),
    ).toMatchObject({ Code: -10008 })
    const later = new Date(Date.now() + 3_600_000).toISOString()
    expect(
      await teacher.calls(setResultsRelease, { CourseId, ItemId: anew.ItemId, At: later }),
    ).toMatchObject({ Code: 0, Data: { ReleaseAt: later, Released: false } })
    await silent()
    expect(
      await teacher.calls(setResultsRelease, { CourseId, ItemId: anew.ItemId, Now: true }),
    ).toMatchObject({ Code: 0, Data: { Released: true } })
    expect(await teacher.calls(setResultsRelease, { CourseId, ItemId: anew.ItemId })).toMatchObject(
      {
        Code: -1,
      },
    )
    expect(await visitor.calls(report, { SessionId })).toMatchObject({ Code: 0 })
    await applyReleases(simulations, app.database, app.fixture.schools.a, new Date())
    const line = (await visitor.calls(getAttemptDetail, { ProgressId })).Data
    expect(line.Attempt.Composite).not.toBeNull()
    const late = await atItem(app, 'student3', name)
    expect(await late.visitor.calls(begin, late.where)).toMatchObject({
      Code: -1,
      Msg: '成绩已公布，不能再参加',
    })

    const items = (await teacher.calls(getOnceItems, { CourseId })).Data
    expect(items).toMatchObject({ MayDecide: true, Items: [{ Released: true, Taken: 1 }] })
    const { List } = (await teacher.calls(getOnceLearners, { CourseId, ItemId: anew.ItemId })).Data
    expect(List.find((one: { PersonId: string }) => one.PersonId === PersonId)).toMatchObject({
      State: 'finished',
      SessionId,
      Taken: 2,
      Granted: 0,
      Composite: line.Attempt.Composite,
    })
  }, 60_000)

  test('a teacher who tries it is not held by it, and reads the report at once', async () => {
    const { stage } = await take('teacher1')
    expect(await stage.visitor.calls(report, { SessionId: stage.SessionId })).toMatchObject({
      Code: 0,
    })
    await stage.visitor.calls(finishAttempt, { ProgressId: stage.where.ProgressId })
    const anew = await relearn(stage.visitor, name)
    expect(await stage.visitor.calls(begin, anew)).toMatchObject({ Code: 0 })
  }, 60_000)
})
