import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  controlExam,
  enterStation,
  findStations,
  getResult,
  nextSection,
  previewPaper,
  savePaper,
  type ExamResult,
  type PaperStation,
  type Seat,
  type Sitting,
  watchExam,
} from '@xinglin/contract/exams'
import { ask, finish, getReport, getView } from '@xinglin/contract/simulations/consultation'
import { getOperation } from '@xinglin/contract/simulations/operation'
import { newId } from '#platform/ids'
import { actionId, Examining, testApp, type TestApp } from '#testing'
import { scoreStation } from '../stations/attempt-stations.ts'

let app: TestApp
let at: Examining
let patient: PaperStation
let bedside: PaperStation
let paper: { Id: string; No: number }

const rowsOf = (statement: string) =>
  app.database.within(app.fixture.schools.a, async (db) => (await db.execute(statement)).rows)

const idIn = async (table: string, key: string): Promise<string> =>
  String((await rowsOf(`select id from ${table} where key = '${key}'`))[0]?.['id'])

const station = (Kind: PaperStation['Kind'], WorkId: string): PaperStation => ({
  Id: newId(),
  Kind,
  WorkId,
  Minutes: 15,
  Tenths: 200,
})

beforeAll(async () => {
  app = await testApp()
  at = await Examining.at(app)
  const [{ id: caseId = '' } = {}] = await rowsOf('select id from vsp_case limit 1')
  patient = station('consultation', String(caseId))
  bedside = station('operation', await idIn('operation_procedure', 'thoracentesis'))
  paper = await at.frozen(
    at.form([
      at.section('考站', [at.idOf('A1')], { OneWay: true, Stations: [patient, bedside] }),
      at.section('问答题', [at.idOf('short')]),
    ]),
  )
})
afterAll(() => app.close())

const enter = ({ AttemptId, Epoch }: Sitting, QuestionId: string, who = at.student) =>
  who.calls(enterStation, { AttemptId, Epoch, QuestionId })

const say = (SessionId: string, Seq: number, who = at.student) =>
  who.calls(ask, { SessionId, Seq, ClientActionId: actionId(), Text: '您哪里不舒服？' })

const resultOf = async ({ AttemptId }: Sitting) => {
  await expect
    .poll(async () => (await at.student.calls(getResult, { AttemptId })).Code, { timeout: 12_000 })
    .toBe(0)
  return (await at.student.calls(getResult, { AttemptId })).Data
}

test('a station whose case is not there is refused, and its points and place stand in the paper', async () => {
  const lost = { ...patient, Id: newId(), WorkId: newId() }
  const form = at.form([at.section('考站', [], { Stations: [lost] })])
  expect(await at.teacher.calls(savePaper, { Id: newId(), Form: form, Version: 0 })).toMatchObject({
    Code: -10008,
    Msg: '所选病例、操作规程或实验方案不存在，或尚未通过审核',
  })
  const { Data: cases } = await at.teacher.calls(findStations, { Kind: 'consultation' })
  expect(cases.List.map(({ WorkId }: { WorkId: string }) => WorkId)).toContain(patient.WorkId)
  const { Data: found } = await at.teacher.calls(findStations, {
    Kind: 'operation',
    SearchKey: '胸腔穿刺',
  })
  expect(found).toMatchObject({ Count: 1, List: [{ WorkId: bedside.WorkId }] })
  const { Data: shown } = await at.teacher.calls(previewPaper, { Id: paper.Id, No: 1 })
  expect(shown).toMatchObject({ Points: 46, Sections: [{ Units: 3, FirstNo: 1 }, { FirstNo: 4 }] })
})

test('a station is consulted in as an item of the paper, and its score sheet becomes its points', async () => {
  const exam = await at.exam(paper)
  const sitting = await at.start(exam)
  const entry = at.question(sitting, 'station')
  expect(entry).toMatchObject({
    Type: 'station',
    Points: 20,
    Launch: { Kind: 'consultation', ItemId: patient.Id, Minutes: 15 },
  })
  // Two windows at once are one session.
  const [one, two] = await Promise.all([enter(sitting, patient.Id), enter(sitting, patient.Id)])
  expect(one).toMatchObject({ Code: 0, Data: { Kind: 'consultation', IsOver: false } })
  const { SessionId, EndsAt } = one.Data
  expect(two.Data.SessionId).toBe(SessionId)
  expect(Date.parse(EndsAt) - Date.now()).toBeGreaterThan(14.5 * 60_000)
  expect((await say(SessionId, 0)).Code).toBe(0)
  expect((await say(SessionId, 1, at.other)).Code).toBeLessThan(0)
  const ended = await at.student.calls(finish, { SessionId })
  expect(ended).toMatchObject({ Code: 0, Data: { Composite: null, Released: false } })
  expect(await at.student.calls(getReport, { SessionId })).not.toMatchObject({ Code: 0 })
  expect((await enter(sitting, patient.Id)).Data).toMatchObject({ SessionId, IsOver: true })
  // Opened anew it says what was entered, and the proctor's room counts it.
  const again = await at.start(exam)
  expect(again.Stations).toEqual([
    { QuestionId: patient.Id, Kind: 'consultation', SessionId, IsOver: true, EndsAt },
  ])
  const { Data: room } = await at.teacher.calls(watchExam, { ExamId: exam })
  expect(room.Seats.find(({ AttemptId }: Seat) => AttemptId === sitting.AttemptId)).toMatchObject({
    Answered: 1,
    Units: 4,
  })
  await at.submit(again)
  const [row] = await rowsOf(`select composite from consultation_session where id = '${SessionId}'`)
  const composite = Number(row?.['composite'])
  expect(composite).toBeGreaterThan(0)
  const { Units, FullScore }: ExamResult = await resultOf(sitting)
  const units = new Map(Units.map((unit) => [unit.QuestionId, unit]))
  expect(units.get(patient.Id)).toMatchObject({
    Points: 20,
    Score: Math.round(2 * composite) / 10,
    State: 'partly',
  })
  expect(units.get(bedside.Id)).toMatchObject({ Score: 0, State: 'unanswered' })
  expect(FullScore).toBe(46)
})

test('what runs at the hand-in is closed with it and assessed; more time reaches it', async () => {
  const exam = await at.exam(paper, { Minutes: 20 })
  const sitting = await at.start(exam)
  const { Data } = await enter(sitting, bedside.Id)
  const before = Date.parse(Data.EndsAt)
  await at.teacher.calls(controlExam, {
    ExamId: exam,
    Action: 'extend',
    All: true,
    Minutes: 10,
    Reason: '设备故障',
  })
  expect(Date.parse((await enter(sitting, bedside.Id)).Data.EndsAt)).toBe(before + 10 * 60_000)
  await at.submit(sitting)
  const left = await at.student.calls(getOperation, { SessionId: Data.SessionId })
  expect(left.Code).toBeLessThan(0)
  expect(await enter(sitting, bedside.Id)).toMatchObject({ Code: -10011 })
  await resultOf(sitting)
  const [row] = await rowsOf(`select state from operation_session where id = '${Data.SessionId}'`)
  expect(row).toEqual({ state: 'finished' })
})

test('a station of a section that was left, of a later one, of another paper or another person is refused', async () => {
  const sitting = await at.start(await at.exam(paper, { Attempts: 0 }))
  const { Data } = await enter(sitting, patient.Id)
  for (const id of [newId(), at.idOf('A1')])
    expect(await enter(sitting, id)).toMatchObject({ Code: -10008 })
  expect(await enter(sitting, patient.Id, at.other)).toMatchObject({ Code: -404 })
  const [first] = sitting.Sections
  await at.student.calls(nextSection, {
    AttemptId: sitting.AttemptId,
    Epoch: sitting.Epoch,
    SectionId: first?.SectionId ?? '',
  })
  expect(await enter(sitting, patient.Id)).toMatchObject({
    Code: -10008,
    Msg: '该考站尚未开放或已离开',
  })
  // Nothing more is done in it, either.
  const view = await at.student.calls(getView, { SessionId: Data.SessionId })
  expect(view.Code).toBeLessThan(0)
})

test('a score sheet of 100 becomes the points of the item, in whole tenths', () => {
  const worth = (tenths: number, composite: number | null) =>
    scoreStation({ id: 's', tenths }, { composite, unassessed: '' })
  expect(worth(155, 66.67)).toMatchObject({ tenths: 103, state: 'partly', most: 155 })
  expect(worth(155, 100)).toMatchObject({ tenths: 155, state: 'right' })
  expect(worth(155, 0)).toMatchObject({ tenths: 0, state: 'wrong' })
  expect(scoreStation({ id: 's', tenths: 155 }, undefined)).toMatchObject({ state: 'unanswered' })
})
