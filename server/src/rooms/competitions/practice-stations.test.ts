import { afterAll, beforeAll, expect, test } from 'vitest'
import { getPractice, setPractice, startPractice } from '@xinglin/contract/competitions'
import { ask, finish, getReport } from '@xinglin/contract/simulations/consultation'
import { newId } from '#platform/ids'
import { actionId, testApp, type TestApp } from '#testing'
import { virtualIn } from './virtual-testing.ts'

let app: TestApp
let at: Awaited<ReturnType<typeof virtualIn>>
beforeAll(async () => {
  app = await testApp()
  at = await virtualIn(app)
})
afterAll(() => app.close())

/** A contest between two schools with a patient to practise. */
const practised = async () => {
  const SkillContestId = await at.entered()
  const StationId = newId()
  const station = { Id: StationId, Kind: 'consultation', WorkId: at.works.consultation }
  const set = { SkillContestId, CourseIds: [], Stations: [station] }
  const done = await at.holder.calls(setPractice, set)
  expect(done).toMatchObject({ Code: 0, Data: { StationIds: [StationId] } })
  return { SkillContestId, StationId, station, set }
}

test('people of both schools practise a station as often as they like, each at their own host, and read what came of it at once', async () => {
  const { SkillContestId, StationId } = await practised()
  const where = { SkillContestId, StationId }
  for (const who of [at.own, at.partner]) {
    const begun = await who.calls(startPractice, where)
    expect(begun).toMatchObject({ Code: 0, Data: { Kind: 'consultation' } })
    const { SessionId } = begun.Data
    // One that goes on is gone on with.
    expect((await who.calls(startPractice, where)).Data.SessionId).toBe(SessionId)
    const said = { SessionId, Seq: 0, ClientActionId: actionId(), Text: '您哪里不舒服？' }
    expect((await who.calls(ask, said)).Code).toBe(0)
    const open = (await who.calls(getPractice, { SkillContestId })).Data
    expect(open.Stations).toMatchObject([{ StationId, IsOpen: true, Own: null, Rounds: 0 }])
    expect((await who.calls(finish, { SessionId })).Data.Released).toBe(true)
    const report = await who.calls(getReport, { SessionId })
    expect(report).toMatchObject({ Code: 0, Data: { Mine: true, Mode: 'practice' } })
    const [shown] = (await who.calls(getPractice, { SkillContestId })).Data.Stations
    // Of the own school alone, and of fewer than five no mean.
    expect(shown).toMatchObject({
      IsOpen: false,
      Rounds: 1,
      People: 1,
      Mean: null,
      BestSessionId: SessionId,
    })
    expect(shown.Own).toBeCloseTo(report.Data.Sheet.composite, 1)
    const again = (await who.calls(startPractice, where)).Data.SessionId
    expect(again).not.toBe(SessionId)
  }
  // What is practised is nothing of the contest's score, and of the other contestant's nobody reads.
  const [run] = await at.rowsOf(
    `select id from consultation_session where mode = 'practice' and partner_id is not null limit 1`,
  )
  expect((await at.own.calls(getReport, { SessionId: run?.['id'] })).Code).toBe(-404)
})

test('courses are the holder’s alone; where one lies behind the own school leads to the station', async () => {
  const { SkillContestId, StationId } = await practised()
  const courseId = app.fixture.courses['a.inner'] ?? ''
  await at.holder.calls(setPractice, { SkillContestId, CourseIds: [courseId] })
  const [mine, theirs] = [
    (await at.own.calls(getPractice, { SkillContestId })).Data,
    (await at.partner.calls(getPractice, { SkillContestId })).Data,
  ]
  // Stations that were not named stay.
  expect(mine.Courses.map((one: { CourseId: string }) => one.CourseId)).toEqual([courseId])
  expect(mine.Stations).toHaveLength(1)
  expect(theirs).toMatchObject({ Courses: [], CanEdit: false })
  expect(theirs.Stations).toHaveLength(1)
  const { SessionId } = (await at.own.calls(startPractice, { SkillContestId, StationId })).Data
  await at.own.calls(finish, { SessionId })
  // Four of the school did better.
  await app.database.within(app.fixture.schools.a, async (db) => {
    await db.execute(`with base as (select r.*, s.id as session from contest_practice_run r
        join consultation_session s on s.attempt_id = r.id where s.id = '${SessionId}'),
      people as (select gen_random_uuid() as person, gen_random_uuid() as run, gen_random_uuid() as session from generate_series(1, 4)),
      runs as (insert into contest_practice_run (school_id, id, contest_id, station_id, person_id, partner_id, started_at)
        select base.school_id, people.run, base.contest_id, base.station_id, people.person, base.partner_id, now() from base, people returning id)
      insert into consultation_session (school_id, id, person_id, course_id, attempt_id, item_id, case_version_id, title, no, mode, temperament, seed, engine, state, started_at, end_at, composite, scores)
        select s.school_id, people.session, people.person, s.course_id, people.run, s.item_id, s.case_version_id, s.title, 1, s.mode, s.temperament, s.seed, s.engine, 'finished', s.started_at, s.end_at, 90, '[90,90,90,90,90,90,90,90]'
        from consultation_session s, people where s.id = '${SessionId}'`)
  })
  const { Weak, Stations } = (await at.own.calls(getPractice, { SkillContestId })).Data
  expect(Stations[0].People).toBe(5)
  expect(Stations[0].Mean).toBeGreaterThan(Stations[0].Own)
  expect(Stations[0].Max).toBe(90)
  expect(Weak.length).toBeGreaterThan(0)
  expect(Weak[0]).toMatchObject({ StationId, CourseId: '' })
  expect(Weak[0].Mean).toBeGreaterThan(Weak[0].Own)
})

test('strangers do not practise, and a station is chosen from what the holder may use', async () => {
  const { SkillContestId, StationId, station, set } = await practised()
  const where = { SkillContestId, StationId }
  const stranger = await app.signedIn('student2')
  expect(await stranger.calls(startPractice, where)).toMatchObject({ Msg: '报名后才能备赛' })
  expect(await at.own.calls(startPractice, { ...where, StationId: newId() })).toMatchObject({
    Code: -404,
  })
  // A station of another contest is not this one's.
  const other = await practised()
  expect(
    await at.own.calls(startPractice, { SkillContestId, StationId: other.StationId }),
  ).toMatchObject({ Code: -404 })
  const sets = (Stations: object[]) => at.holder.calls(setPractice, { ...set, Stations })
  expect(await sets([{ ...station, Id: newId(), WorkId: newId() }])).toMatchObject({
    Msg: '所选病例、操作规程或实验不存在，或尚未通过审核',
  })
  for (const repeated of [[station, station], [{ ...station, Id: other.StationId }]])
    expect(await sets(repeated)).toMatchObject({ Msg: '考站重复，请刷新后重试' })
  expect(await at.own.calls(setPractice, set)).toMatchObject({ Code: -403 })
  expect((await sets([])).Data.StationIds).toEqual([])
  expect(await at.own.calls(startPractice, where)).toMatchObject({ Code: -404 })
})
