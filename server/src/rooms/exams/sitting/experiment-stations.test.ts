import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  enterStation,
  findStations,
  getExamAnalysis,
  getManagedExam,
  getResult,
  getStationRecord,
  type PaperStation,
} from '@xinglin/contract/exams'
import { decideWork, getWork, listWorks } from '@xinglin/contract/marking'
import {
  getExperiment,
  getLabReport,
  saveLabReport,
} from '@xinglin/contract/simulations/experiment'
import type { Sitting } from '@xinglin/contract/exams'
import { newId } from '#platform/ids'
import { endExperimentStation } from '#simulations/experiment'
import { Examining, Experimenting, firstProtocol, testApp, type TestApp } from '#testing'

let app: TestApp
let at: Examining
let bench: PaperStation
let paper: { Id: string; No: number }

const rowsOf = (statement: string) =>
  app.database.within(app.fixture.schools.a, async (db) => (await db.execute(statement)).rows)

const sessionOf = async (id: string) =>
  (
    await rowsOf(
      `select state, composite::float as composite, assessment is null as empty, end_at, ended_at from experiment_session where id = '${id}'`,
    )
  )[0]

beforeAll(async () => {
  app = await testApp()
  at = await Examining.at(app)
  const { Data } = await at.teacher.calls(findStations, {
    Kind: 'experiment',
    SearchKey: firstProtocol().title,
  })
  const [found] = Data.List
  expect(found).toMatchObject({ Title: firstProtocol().title, Note: '平台提供' })
  bench = { Id: newId(), Kind: 'experiment', WorkId: found.WorkId, Minutes: 60, Tenths: 200 }
  paper = await at.frozen(at.form([at.section('实验考站', [], { Stations: [bench] })]))
})
afterAll(() => app.close())

const enter = async ({ AttemptId, Epoch }: Sitting) => {
  const entered = await at.student.calls(enterStation, {
    AttemptId,
    Epoch,
    QuestionId: bench.Id,
  })
  expect(entered).toMatchObject({ Code: 0, Data: { Kind: 'experiment', IsOver: false } })
  const opened = await at.student.calls(getExperiment, { SessionId: entered.Data.SessionId })
  expect(opened).toMatchObject({ Code: 0, Data: { State: 'open', CourseName: '' } })
  const nowhere = { CourseId: newId(), ProgressId: newId(), ItemId: newId() }
  return new Experimenting(at.student, nowhere, opened)
}

const unitOf = async ({ AttemptId }: Sitting) => {
  const read = () => at.student.calls(getResult, { AttemptId })
  await expect.poll(async () => (await read()).Code, { timeout: 30_000 }).toBe(0)
  const { Units } = (await read()).Data
  return Units.find(({ QuestionId }: { QuestionId: string }) => QuestionId === bench.Id)
}

test('an experiment is done as an item of the paper; the machine alone reads its report, all of its points can be had', async () => {
  const exam = await at.exam(paper, { Attempts: 0, Minutes: 120 })
  const sitting = await at.start(exam)
  const stage = await enter(sitting)
  await stage.goTheGoldenWay()
  const ended = await stage.submit()
  expect(ended).toMatchObject({ Code: 0, Data: { Composite: null } })
  const { SessionId } = stage
  expect((await at.student.calls(getLabReport, { SessionId })).Code).toBeLessThan(0)
  expect(await rowsOf(`select id from marked_work where id = '${SessionId}'`)).toEqual([])
  await at.submit(sitting)
  const row = await sessionOf(SessionId)
  // A report that a teacher marks comes to 96.25 by the machine alone.
  expect(row?.['composite']).toBeGreaterThan(96.25)
  expect(await unitOf(sitting)).toMatchObject({
    Points: 20,
    Score: Math.round(2 * Number(row?.['composite'])) / 10,
  })
  // Its examinee reads the sheet; what was lost is said with the keys.
  const { Station } = await unitOf(sitting)
  expect(Station).toMatchObject({ Composite: row?.['composite'] })
  expect(Station.Dimensions).toHaveLength(8)
  expect(Station.Dimensions[0]).toMatchObject({ Name: '预习与假设', Score: 100, Lost: [] })
  // It is an item of the analysis as a question is.
  const { Data } = await at.teacher.calls(getExamAnalysis, { ExamId: exam, Take: 'first' })
  expect(Data.Items).toEqual([
    expect.objectContaining({
      No: 1,
      Type: 'station',
      UnitId: bench.Id,
      Stem: firstProtocol().title,
      Points: 20,
      Examinees: 1,
      Facility: Math.round(2 * Number(row?.['composite'])) / 200,
    }),
  ])
}, 60_000)

test('one that runs at the hand-in is assessed as it stands, and takes nothing any more', async () => {
  const sitting = await at.start(await at.exam(paper, { Attempts: 0, Minutes: 120 }))
  const stage = await enter(sitting)
  await stage.goTheGoldenWay(4)
  await at.submit(sitting)
  expect(await stage.operate({ type: 'mark', label: '迟' })).toMatchObject({ Code: -10011 })
  const { SessionId } = stage
  const late = await at.student.calls(saveLabReport, {
    SessionId,
    Version: 0,
    Sections: { purpose: '迟' },
  })
  expect(late).toMatchObject({ Code: -10011, Msg: expect.any(String) })
  const unit = await unitOf(sitting)
  const row = await sessionOf(SessionId)
  expect(row).toMatchObject({ state: 'finished', empty: false })
  expect(row?.['ended_at']).toEqual(row?.['end_at'])
  expect(row?.['composite']).toBeGreaterThan(0)
  expect(unit.Score).toBe(Math.round(2 * Number(row?.['composite'])) / 10)
}, 60_000)

test('whoever never entered the laboratory has no points for it, and the rest of the paper is scored', async () => {
  const sitting = await at.start(await at.exam(paper, { Attempts: 0, Minutes: 120 }))
  const stage = await enter(sitting)
  await at.submit(sitting)
  expect(await unitOf(sitting)).toMatchObject({ Score: 0, State: 'wrong' })
  expect(await sessionOf(stage.SessionId)).toMatchObject({ state: 'abandoned', empty: true })
}, 60_000)

describe('a station that cannot be assessed', () => {
  const logged: object[] = []
  const log = (about: object) => void logged.push(about)
  type Run = Parameters<typeof endExperimentStation>[0]['engines']['run']
  const endWith = (run: Run) => (sitting: Sitting) =>
    endExperimentStation({
      engines: { run },
      database: app.database,
      logger: { warn: log, error: log },
    })(app.fixture.schools.a, { attemptId: sitting.AttemptId, stationId: bench.Id }, new Date())
  const slowly = endWith(async () => ({
    came: { kind: 'unfinished', kept: undefined },
    spent: 22_000,
  }))
  const refused = endWith(async () => ({
    came: { kind: 'not-replayed', zh: '标本还没有准备好' },
    spent: 1,
  }))
  const begun = async (sitting: Sitting) => {
    const stage = await enter(sitting)
    await stage.goTheGoldenWay(3)
    await at.student.calls(saveLabReport, {
      SessionId: stage.SessionId,
      Version: 0,
      Sections: { discussion: '血压先升后降' },
    })
    return stage.SessionId
  }

  test('is tried three times, then left to a marker, who gives its points by the report', async () => {
    const exam = await at.exam(paper, { Attempts: 0, Minutes: 120 })
    const sitting = await at.start(exam)
    const id = await begun(sitting)
    await slowly(sitting)
    await slowly(sitting)
    expect(await sessionOf(id)).toMatchObject({ state: 'open' })
    await slowly(sitting)
    expect(await sessionOf(id)).toMatchObject({ state: 'abandoned', empty: true })
    expect(logged.slice(-3)).toMatchObject([{ tries: 1 }, { tries: 2 }, { tries: 3, session: id }])
    await at.submit(sitting)
    expect(await unitOf(sitting)).toMatchObject({ Score: null, State: 'unmarked', Station: null })
    const { Data: managed } = await at.teacher.calls(getManagedExam, { Id: exam })
    expect(managed).toMatchObject({ ToMark: 1, IsMarked: true })
    const { Data: works } = await at.teacher.calls(listWorks, { Kind: 'exam', GroupId: exam })
    const [work] = works.List
    expect(work).toMatchObject({ Title: `考站：${firstProtocol().title}`, State: 'waiting' })
    const opened = await at.teacher.calls(getWork, { Kind: 'exam', Id: work.Id })
    expect(opened).toMatchObject({ Code: 0 })
    const words = JSON.stringify(opened.Data)
    expect(words).toContain('系统多次计算仍未完成评分')
    expect(words).toContain('血压先升后降')
    // What was done is read beside it, by whoever may look at the work alone.
    expect(opened.Data.HasRecord).toBe(true)
    const wanted = { WorkId: work.Id }
    const stranger = await app.signedIn('teacher2')
    expect((await stranger.calls(getStationRecord, wanted)).Code).toBe(-404)
    expect((await at.teacher.calls(getStationRecord, { WorkId: newId() })).Code).toBe(-404)
    const { Data: record } = await at.teacher.calls(getStationRecord, wanted)
    expect(record).toMatchObject({
      Protocol: { title: firstProtocol().title },
      Sections: { discussion: '血压先升后降' },
    })
    const types = record.Events.map((one: { action: { type: string } }) => one.action.type)
    expect(types.slice(0, 2)).toEqual(['answer', 'suppose'])
    expect(types).toContain('do')
    expect(JSON.stringify(record)).not.toContain(app.fixture.people['a.student1'])
    expect(opened.Data.Rubric).toMatchObject([{ Name: '整站', Max: 20 }])
    const [{ Id: criterion }] = opened.Data.Rubric
    const decided = await at.teacher.calls(decideWork, {
      Kind: 'exam',
      Id: work.Id,
      Version: opened.Data.Version,
      Revision: opened.Data.Revision,
      Mark: { Points: { [criterion]: 12.5 }, Adjusted: [], Annotations: [], Comment: '机制正确' },
      Seen: '',
      Outcome: 'marked',
      Release: false,
    })
    expect(decided).toMatchObject({ Code: 0 })
    await expect.poll(async () => (await unitOf(sitting)).Score).toBe(12.5)
  }, 90_000)

  test('of which today’s engine does not follow what was done is left to a marker at once, and says so', async () => {
    const exam = await at.exam(paper, { Attempts: 0, Minutes: 120 })
    const sitting = await at.start(exam)
    const id = await begun(sitting)
    await refused(sitting)
    expect(await sessionOf(id)).toMatchObject({ state: 'abandoned', empty: true })
    expect(logged.at(-1)).toMatchObject({ session: id, why: '标本还没有准备好' })
    await at.submit(sitting)
    expect(await unitOf(sitting)).toMatchObject({ State: 'unmarked' })
    const { Data: works } = await at.teacher.calls(listWorks, { Kind: 'exam', GroupId: exam })
    const opened = await at.teacher.calls(getWork, { Kind: 'exam', Id: works.List[0].Id })
    expect(JSON.stringify(opened.Data)).toContain('实验模型在作答之后更新过')
  }, 90_000)
})
