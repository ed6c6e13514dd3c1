import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  controlRound,
  drawRound,
  enrol,
  getControlRoom,
  getFullBoard,
  getOwnRuns,
  saveRound,
  setSlot,
  setTeam,
  startStation,
} from '@xinglin/contract/competitions'
import { ask, finish, getReport } from '@xinglin/contract/simulations/consultation'
import { getOperation } from '@xinglin/contract/simulations/operation'
import { newId } from '#platform/ids'
import { actionId, testApp, type TestApp, type Visitor } from '#testing'
import { judgeOf, publishedContest, roundForm, stationForm } from './contest-testing.ts'
import { closeRegistration } from './round-testing.ts'
import { checks } from './sat-testing.ts'

let app: TestApp
let holder: Visitor
let students: readonly [Visitor, Visitor]
let caseId = ''
let procedureId = ''

const rowsOf = (statement: string) =>
  app.database.within(app.fixture.schools.a, async (db) => (await db.execute(statement)).rows)

beforeAll(async () => {
  app = await testApp()
  holder = await app.signedIn('admin1')
  students = [await app.signedIn('student1'), await app.signedIn('student2')]
  caseId = String((await rowsOf('select id from vsp_case limit 1'))[0]?.['id'])
  procedureId = String(
    (await rowsOf(`select id from operation_procedure where key = 'thoracentesis'`))[0]?.['id'],
  )
})
afterAll(() => app.close())

const virtual = (Kind: string, SourceId: string, over: object = {}) =>
  stationForm({
    Name: Kind === 'operation' ? '胸腔穿刺' : '接诊',
    Kind,
    SourceId,
    Items: [],
    ReadingMinutes: 1,
    Minutes: 9,
    Weight: 50,
    ...over,
  })

const save = (SkillContestId: string, stations: readonly object[], Id = newId()) =>
  holder.calls(saveRound, { SkillContestId, Id, Form: roundForm(stations) })

/** Two students who go through a patient and a procedure in rotation; started. */
const started = async () => {
  const SkillContestId = await publishedContest(holder, { NeedsReview: false })
  for (const student of students) await student.calls(enrol, { Id: newId(), SkillContestId })
  const Id = newId()
  const stations = [virtual('consultation', caseId), virtual('operation', procedureId)]
  const saved = await save(SkillContestId, stations, Id)
  if (saved.Code !== 0) throw new Error(saved.Msg)
  await closeRegistration(app, SkillContestId)
  const drawn = await holder.calls(drawRound, { Id, Version: saved.Data.Version })
  if (drawn.Code !== 0) throw new Error(drawn.Msg)
  for (const { EntryId } of drawn.Data.Teams)
    await holder.calls(setTeam, { RoundId: Id, EntryId, Action: 'checkIn' })
  const control = async (Action: string, more: object = {}) => {
    const { Version } = (await holder.calls(getControlRoom, { Id })).Data
    const done = await holder.calls(controlRound, { Id, Action, Version, Reason: '现场', ...more })
    if (done.Code !== 0) throw new Error(done.Msg)
    return done.Data
  }
  await control('start')
  return { SkillContestId, Id, stations, control }
}

type Seat = { readonly SkillContestId: string; readonly StationId: string }

const enter = (who: Visitor, seat: Seat, over: object = {}) =>
  who.calls(startStation, { ...seat, Pledged: true, Checks: checks, ...over })

/** Where a student is in a step, and in which seat they sit there. */
const seatOf = async (who: Visitor, SkillContestId: string, step: number) => {
  const [run] = (await who.calls(getOwnRuns, { SkillContestId })).Data
  const slot = run.Slots.find(({ Step }: { Step: number }) => Step === step)
  return { slot, seat: { SkillContestId, StationId: slot.StationId } }
}

const sessionsOf = (kind: 'consultation' | 'operation') =>
  rowsOf(
    `select id, seed, mode, end_at, paused_at, composite, state from ${kind}_session order by started_at desc`,
  )

/** Who begins with the patient, and who with the procedure. */
const begun = async () => {
  const held = await started()
  const first = await seatOf(students[0], held.SkillContestId, 1)
  const [asks, operates] =
    first.slot.Kind === 'consultation' ? students : ([students[1], students[0]] as const)
  const asking = (await seatOf(asks, held.SkillContestId, 1)).seat
  const operating = (await seatOf(operates, held.SkillContestId, 1)).seat
  return { ...held, asks, operates, asking, operating }
}

describe('writing them', () => {
  test('a case that is not there and a sheet are refused', async () => {
    const SkillContestId = await publishedContest(holder, { NeedsReview: false })
    expect(await save(SkillContestId, [virtual('consultation', newId())])).toMatchObject({
      Msg: '所选病例、操作规程或实验不存在，或尚未通过审核',
    })
    const judged = virtual('operation', procedureId, {
      Judges: [await judgeOf(app, 'a', 'teacher2')],
    })
    expect(await save(SkillContestId, [judged])).toMatchObject({
      Msg: '机考和虚拟考站没有评分表和评委',
    })
    const unchosen = await save(SkillContestId, [
      virtual('consultation', '00000000-0000-0000-0000-000000000000', { Weight: 100 }),
    ])
    expect(unchosen.Data.Missing).toContain('为考站“接诊”选择病例')
  })
})

describe('playing them', () => {
  test('one enters by the door, in one’s own turn, and meets the patient of the draw', async () => {
    const { asks, operates, asking, operating, control } = await begun()
    expect(await asks.calls(startStation, asking)).toMatchObject({ Msg: '请先阅读并同意诚信承诺' })
    expect(await enter(asks, operating)).toMatchObject({ Msg: '本场尚未开始' })
    const [one, two] = await Promise.all([enter(asks, asking), enter(asks, asking)])
    expect(one).toMatchObject({
      Code: 0,
      Data: { Kind: 'consultation', ExamId: '', IsOver: false },
    })
    expect(two.Data.SessionId).toBe(one.Data.SessionId)
    // The page that is loaded anew asks nothing again.
    expect((await asks.calls(startStation, asking)).Data.SessionId).toBe(one.Data.SessionId)
    const { Data: other } = await enter(operates, operating)
    expect((await operates.calls(getOperation, { SessionId: other.SessionId })).Code).toBe(0)
    expect((await asks.calls(getOperation, { SessionId: other.SessionId })).Code).toBeLessThan(0)
    const [mine] = await sessionsOf('consultation')
    expect(mine).toMatchObject({ id: one.Data.SessionId, mode: 'contest' })
    // In the next step the other one meets the same patient, in an attempt of their own.
    await control('next')
    const { Data: later } = await enter(operates, asking)
    const [theirs] = await sessionsOf('consultation')
    expect(theirs).toMatchObject({ id: later.SessionId, seed: mine?.['seed'] })
    expect(later.SessionId).not.toBe(one.Data.SessionId)
  })

  test('what is scored enters the board, and nobody reads it before', async () => {
    const { Id, asks, asking, SkillContestId } = await begun()
    const { SessionId } = (await enter(asks, asking)).Data
    const said = { SessionId, Seq: 0, ClientActionId: actionId(), Text: '您哪里不舒服？' }
    expect((await asks.calls(ask, said)).Code).toBe(0)
    const board = async () => (await holder.calls(getFullBoard, { Id })).Data
    const scoreNow = async () =>
      Math.max(...(await board()).Teams.map(({ Score }: { Score: number | null }) => Score ?? 0))
    expect(await scoreNow()).toBe(0)
    expect((await seatOf(asks, SkillContestId, 1)).slot.Seat).toBe('running')
    expect((await asks.calls(finish, { SessionId })).Data).toMatchObject({ Released: false })
    expect((await seatOf(asks, SkillContestId, 1)).slot.Seat).toBe('done')
    expect((await asks.calls(getReport, { SessionId })).Code).toBeLessThan(0)
    expect((await asks.calls(startStation, asking)).Data).toMatchObject({ SessionId, IsOver: true })
    const [row] = await sessionsOf('consultation')
    expect(Number(row?.['composite'])).toBeGreaterThan(0)
    // What is not played yet is missing, never zero.
    expect(await scoreNow()).toBeCloseTo(Number(row?.['composite']), 1)
  })

  test('the clock of the round is theirs: it is extended, stands still, and ends them', async () => {
    const { Id, asks, operates, asking, operating, control } = await begun()
    const { Data: entered } = await enter(asks, asking)
    await enter(operates, operating)
    const endOf = async (kind: 'consultation' | 'operation' = 'consultation') =>
      new Date(String((await sessionsOf(kind))[0]?.['end_at'])).getTime()
    const first = Date.parse(entered.Deadline)
    expect(await endOf()).toBe(first)
    const room = await control('extend', { Minutes: 5 })
    expect((await endOf()) - first).toBe(300_000)
    const slot = room.Teams.flatMap(({ Slots }: { Slots: object[] }) => Slots).find(
      (one: { StationId: string; Step: number }) =>
        one.StationId === asking.StationId && one.Step === 1,
    )
    const set = { Id: slot.Id, State: 'open', Minutes: 2, Reason: '电脑故障' }
    expect((await holder.calls(setSlot, set)).Code).toBe(0)
    expect((await endOf()) - first).toBe(420_000)
    expect((await endOf('operation')) - first).toBe(300_000)
    await control('pause')
    const stands = await sessionsOf('consultation')
    expect(stands[0]?.['paused_at']).not.toBeNull()
    // It does not end while the clock stands still, however long that is.
    await rowsOf(`update consultation_session set end_at = now() - interval '1 minute'`)
    expect((await seatOf(asks, asking.SkillContestId, 1)).slot.Seat).toBe('running')
    expect(await asks.calls(startStation, asking)).toMatchObject({
      Msg: '比赛已暂停，请等待工作人员恢复',
    })
    const resumed = await control('resume')
    expect(await endOf()).toBe(first + 420_000 + resumed.Clock.PausedMs)
    await holder.calls(setSlot, { Id: slot.Id, State: 'void', Reason: '违规' })
    expect(await endOf()).toBeLessThanOrEqual(Date.now())
    expect(await endOf('operation')).toBeGreaterThan(Date.now())
    await control('next')
    expect(await endOf('operation')).toBeLessThanOrEqual(Date.now())
    expect((await holder.calls(getFullBoard, { Id })).Code).toBe(0)
  })
})
