import {
  controlRound,
  drawRound,
  enrol,
  getControlRoom,
  getOwnRuns,
  saveRound,
  setTeam,
  settleRound,
  signSettlement,
  startStation,
} from '@xinglin/contract/competitions'
import { newId } from '#platform/ids'
import type { TestApp, Visitor } from '#testing'
import { publishedContest, roundForm, stationForm } from './contest-testing.ts'
import { closeRegistration } from './round-testing.ts'
import { checks } from './sat-testing.ts'

/** Contests between two schools whose round is played at virtual stations; `menus` are those of the school that takes part. */
export const virtualIn = async (app: TestApp, menus = '{1,3}') => {
  await app.database.global.execute(
    `update school set flags = flags || '{"public_list": true}', menu_codes = '${menus}' where key = 'b'`,
  )
  const holder = await app.signedIn('admin1')
  const second = await app.signedIn('operator1')
  const own = await app.signedIn('student1')
  const partner = await app.signedIn('student1', 'b.localhost')
  const rowsOf = (statement: string) =>
    app.database.within(app.fixture.schools.a, async (db) => (await db.execute(statement)).rows)
  const idOf = async (statement: string) => String((await rowsOf(statement))[0]?.['id'])
  const works = {
    consultation: await idOf('select id from vsp_case limit 1'),
    operation: await idOf(`select id from operation_procedure where key = 'thoracentesis'`),
    experiment: await idOf('select id from experiment_protocol limit 1'),
  }

  const stationOf = (Kind: keyof typeof works, over: object = {}) =>
    stationForm({
      Name: Kind,
      Kind,
      SourceId: works[Kind],
      Items: [],
      ReadingMinutes: 1,
      Minutes: 9,
      ...over,
    })

  /** A contest that a student of each of two schools entered. */
  const entered = async (): Promise<string> => {
    const SkillContestId = await publishedContest(holder, {
      NeedsReview: false,
      Schools: [{ SchoolId: app.fixture.schools.b, Area: '' }],
    })
    for (const student of [own, partner])
      await student.calls(enrol, { Id: newId(), SkillContestId })
    return SkillContestId
  }

  /** A student of each of two schools goes through stations of some kinds in rotation; started. */
  const started = async (kinds: readonly (keyof typeof works)[]) => {
    const SkillContestId = await entered()
    const Id = newId()
    const stations = kinds.map((kind) => stationOf(kind, { Weight: 100 / kinds.length }))
    const saved = await holder.calls(saveRound, { SkillContestId, Id, Form: roundForm(stations) })
    if (saved.Code !== 0) throw new Error(saved.Msg)
    await closeRegistration(app, SkillContestId)
    const drawn = await holder.calls(drawRound, { Id, Version: saved.Data.Version })
    if (drawn.Code !== 0) throw new Error(drawn.Msg)
    for (const { EntryId } of drawn.Data.Teams)
      await holder.calls(setTeam, { RoundId: Id, EntryId, Action: 'checkIn' })
    const control = async (Action: string, more: object = {}) => {
      const { Version } = (await holder.calls(getControlRoom, { Id })).Data
      const done = await holder.calls(controlRound, {
        Id,
        Action,
        Version,
        Reason: '现场',
        ...more,
      })
      if (done.Code !== 0) throw new Error(done.Msg)
      return done.Data
    }
    await control('start')
    return { SkillContestId, Id, stations, control }
  }

  /** Enters the station at which somebody is in a step. */
  const enterAt = async (who: Visitor, SkillContestId: string, step: number) => {
    const [run] = (await who.calls(getOwnRuns, { SkillContestId })).Data
    const slot = run.Slots.find(({ Step }: { Step: number }) => Step === step)
    const seat = { SkillContestId, StationId: slot.StationId as string }
    const entered = await who.calls(startStation, { ...seat, Pledged: true, Checks: checks })
    if (entered.Code !== 0) throw new Error(entered.Msg)
    return { ...seat, kind: slot.Kind as string, SessionId: entered.Data.SessionId as string }
  }

  /** Publishes a round that is over. */
  const publish = async (Id: string, Note = '缺少成绩') => {
    const { Version } = (await holder.calls(getControlRoom, { Id })).Data
    const settled = await holder.calls(settleRound, { Id, Days: 5, Note, Version })
    if (settled.Code !== 0) throw new Error(settled.Msg)
    const signed = await second.calls(signSettlement, { Id: settled.Data.Settlements[0].Id })
    if (signed.Code !== 0) throw new Error(signed.Msg)
  }

  return {
    holder,
    second,
    own,
    partner,
    rowsOf,
    works,
    stationOf,
    entered,
    started,
    enterAt,
    publish,
  }
}
