import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  deleteContestTemplate,
  drawRound,
  listContestTemplates,
  listRounds,
  saveContestTemplate,
  saveRound,
  startFromTemplate,
} from '@xinglin/contract/competitions'
import { newId } from '#platform/ids'
import { testApp, type TestApp, type Visitor } from '#testing'
import {
  contestForm,
  judgeOf,
  publishedContest,
  roundForm,
  stationForm,
} from './contest-testing.ts'

let app: TestApp
let holder: Visitor
let colleague: Visitor
let admin: Visitor
beforeAll(async () => {
  app = await testApp()
  await app.database.global.execute(
    `update school set flags = flags || '{"public_list": true}' where key = 'b'`,
  )
  holder = await app.signedIn('teacher1')
  colleague = await app.signedIn('teacher2')
  admin = await app.signedIn('admin1')
})
afterAll(() => app.close())

const dayMs = 86_400_000

/** A contest with a round that has judges, and the template of it. */
const kept = async (over: object = {}) => {
  const SkillContestId = await publishedContest(holder, over)
  const Form = roundForm([stationForm({ Judges: [await judgeOf(app, 'a', 'teacher2')] })], {
    TieBreak: ['heaviest'],
    Awards: [{ Name: '一等奖', By: 'places', Amount: 1 }],
  })
  const round = await holder.calls(saveRound, { SkillContestId, Id: newId(), Form })
  expect(round.Code).toBe(0)
  const Id = newId()
  const saved = await holder.calls(saveContestTemplate, { SkillContestId, Id, Name: `模板${Id}` })
  expect(saved.Code).toBe(0)
  return { SkillContestId, Id, round: round.Data, saved: saved.Data }
}

const start = (who: Visitor, TemplateId: string, over: object = {}) =>
  who.calls(startFromTemplate, {
    TemplateId,
    Id: newId(),
    Name: '第二届临床技能竞赛',
    Season: '2026',
    StartsAt: new Date(Date.now() + 40 * dayMs).toISOString(),
    ...over,
  })

test('a contest begins from a template with all of its form and rounds, its dates moved, and nobody judging', async () => {
  const one = await kept({ Quota: 3, EnrolBy: 'team', TeamSize: 2, Substitutes: 1 })
  expect(one.saved).toMatchObject({ Rounds: 1, Stations: 1, TeamSize: 2, CanDelete: true })
  const form = contestForm()
  const begun = await start(colleague, one.Id)
  expect(begun.Data).toMatchObject({
    Name: '第二届临床技能竞赛',
    Status: 0,
    Quota: 3,
    TeamSize: 2,
    Substitutes: 1,
    Organiser: form.Organiser,
    Rules: form.Rules,
    Missing: [],
  })
  const { EnrolOpensAt, EnrolClosesAt, StartsAt, EndsAt } = begun.Data
  const days = [EnrolOpensAt, EnrolClosesAt, StartsAt, EndsAt].map((at) =>
    Math.round((Date.parse(at) - Date.now()) / dayMs),
  )
  expect(days).toEqual([33, 39, 40, 41])
  const [round] = (await colleague.calls(listRounds, { SkillContestId: begun.Data.Id })).Data
  expect(round).toMatchObject({
    Name: one.round.Name,
    TieBreak: ['heaviest'],
    Awards: one.round.Awards,
    State: 'planned',
  })
  const [station] = round.Stations
  const [before] = one.round.Stations
  expect(station).toMatchObject({ Name: before.Name, Task: before.Task, Weight: 100, Judges: [] })
  expect(station.Id).not.toBe(before.Id)
  expect(
    station.Items.map(({ Text, Points, Cap }: Record<string, unknown>) => [Text, Points, Cap]),
  ).toEqual(
    before.Items.map(({ Text, Points, Cap }: Record<string, unknown>) => [Text, Points, Cap]),
  )
  // The contest that it came from is as it was.
  const own = (await holder.calls(listRounds, { SkillContestId: one.SkillContestId })).Data
  expect(own[0].Stations[0].Judges).toHaveLength(1)
  // Nothing of it is drawn before judges are named.
  expect(await colleague.calls(drawRound, { Id: round.Id, Version: round.Version })).toMatchObject({
    Code: -1,
  })
})

test('the same start once more changes nothing; a season and a date that are none are refused', async () => {
  const { Id } = await kept()
  const again = newId()
  expect((await start(holder, Id, { Id: again })).Code).toBe(0)
  expect(await start(holder, Id, { Id: again })).toMatchObject({
    Code: -1,
    Msg: expect.stringContaining('已经建立'),
  })
  expect(await start(holder, Id, { Season: '1999' })).toMatchObject({ Code: -10008 })
  expect(await start(holder, Id, { StartsAt: '明天' })).toMatchObject({ Code: -10008 })
  expect(await start(holder, newId())).toMatchObject({ Code: -404 })
})

test('schools that take part come along as far as they may still be let in', async () => {
  const { b } = app.fixture.schools
  const SkillContestId = await publishedContest(admin, {
    Schools: [{ SchoolId: b, Area: '', Quota: 2 }],
  })
  const Id = newId()
  await admin.calls(saveContestTemplate, { SkillContestId, Id, Name: '校际赛模板' })
  const begun = await start(admin, Id)
  expect(begun.Data.Partners).toContainEqual(expect.objectContaining({ SchoolId: b, Quota: 2 }))
})

test('a template is kept once under its name, read by the teachers of the school, and taken away by who kept it', async () => {
  const { SkillContestId, Id, saved } = await kept()
  const same = { SkillContestId, Id: newId(), Name: saved.Name }
  expect(await holder.calls(saveContestTemplate, same)).toMatchObject({ Code: -10008 })
  expect((await holder.calls(saveContestTemplate, { ...same, Id })).Data.Id).toBe(Id)
  expect(await colleague.calls(saveContestTemplate, { ...same, Id: newId() })).toMatchObject({
    Code: -404,
  })
  const seen = (await colleague.calls(listContestTemplates)).Data
  expect(seen).toContainEqual(expect.objectContaining({ Id, CanDelete: false }))
  expect(await colleague.calls(deleteContestTemplate, { Id })).toMatchObject({ Code: -404 })
  const ofB = await app.signedIn('admin1', 'b.localhost')
  expect((await ofB.calls(listContestTemplates)).Data).toEqual([])
  expect(await ofB.calls(deleteContestTemplate, { Id })).toMatchObject({ Code: -404 })
  expect(await start(ofB, Id)).toMatchObject({ Code: -404 })
  expect((await admin.calls(deleteContestTemplate, { Id })).Code).toBe(0)
  expect(await start(holder, Id)).toMatchObject({ Code: -404 })
})
