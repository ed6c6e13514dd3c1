import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  controlRound,
  drawRound,
  enrol,
  getFullBoard,
  getJudgeTasks,
  getRank,
  listRounds,
  saveRound,
  saveSheet,
  setTeam,
} from '@xinglin/contract/competitions'
import { getAreaDropDownList } from '@xinglin/contract/dictionaries'
import { newId } from '#platform/ids'
import { testApp, type TestApp, type Visitor } from '#testing'
import { judgeOf, publishedContest, roundForm, stationForm } from './contest-testing.ts'
import { closeRegistration } from './round-testing.ts'

let app: TestApp
let holder: Visitor
let judges: Visitor[]
let students: { one: Visitor; two: Visitor; partner: Visitor }
let area: string
beforeAll(async () => {
  app = await testApp()
  await app.database.global.execute(
    `update school set flags = flags || '{"public_list": true}' where key = 'b'`,
  )
  const ofB = (login: string) => app.signedIn(login, 'b.localhost')
  holder = await app.signedIn('admin1')
  judges = [await app.signedIn('teacher2'), await ofB('teacher1')]
  students = {
    one: await app.signedIn('student1'),
    two: await app.signedIn('student2'),
    partner: await ofB('student1'),
  }
  area = (await holder.calls(getAreaDropDownList)).Data[0].Id
})
afterAll(() => app.close())

const contestOfTracks = () =>
  publishedContest(holder, {
    NeedsReview: false,
    Tracks: ['clinical', 'nursing'],
    Schools: [{ SchoolId: app.fixture.schools.b, Area: area }],
  })

test('whoever enters a contest with tracks chooses one of them', async () => {
  const SkillContestId = await contestOfTracks()
  const enter = (Track: string) => students.one.calls(enrol, { Id: newId(), SkillContestId, Track })
  for (const none of ['', 'experiment'])
    expect(await enter(none)).toMatchObject({ Code: -10008, Msg: '请选择赛道' })
  expect((await enter('nursing')).Data).toMatchObject({ TrackName: '护理学赛道' })
})

test('boards are narrowed to an area and a track, with ranks among those; schools go on by their sums', async () => {
  const SkillContestId = await contestOfTracks()
  const entered = new Map<string, number>()
  for (const [who, Track, points] of [
    [students.one, 'clinical', 20],
    [students.two, 'nursing', 0],
    [students.partner, 'clinical', 0],
  ] as const) {
    const Id = newId()
    await who.calls(enrol, { Id, SkillContestId, Track })
    entered.set(Id, points)
  }
  const Judges = [await judgeOf(app, 'a', 'teacher2'), await judgeOf(app, 'b', 'teacher1')]
  const station = stationForm({ Judges })
  const Id = newId()
  const form = roundForm([station], { Advances: 1, AdvanceBy: 'schools', Counted: 2 })
  await holder.calls(saveRound, { SkillContestId, Id, Form: form })
  const [saved] = (await holder.calls(listRounds, { SkillContestId })).Data
  expect(saved.Rule).toContain('团体总分前1名的学校')
  await closeRegistration(app, SkillContestId)
  let room = (await holder.calls(drawRound, { Id, Version: 1 })).Data
  const numbers = new Map<number, number>()
  for (const { EntryId, No } of room.Teams) {
    numbers.set(No, entered.get(EntryId) ?? 0)
    await holder.calls(setTeam, { RoundId: Id, EntryId, Action: 'checkIn' })
  }
  for (const Action of ['start', 'next', 'next'])
    room = (await holder.calls(controlRound, { Id, Action, Version: room.Version })).Data
  for (const judge of judges) {
    const { Stations } = (await judge.calls(getJudgeTasks, { SkillContestId })).Data
    for (const slot of Stations[0].Slots) {
      const missed = numbers.get(slot.No) ?? 0
      const Points = Object.fromEntries(
        station.Items.map((item, at) => [item.Id, at === 0 ? item.Points - missed : item.Points]),
      )
      const sheet = { SkillContestId, SlotId: slot.Id, Seq: 1, Points, Rating: 4, Lock: true }
      expect((await judge.calls(saveSheet, sheet)).Code).toBe(0)
    }
  }
  const board = async (over: object = {}) => {
    const { Data } = await holder.calls(getRank, { SkillContestId, StageId: Id, ...over })
    return Data
  }
  const ranks = async (over: object) =>
    (await board(over)).List.map(({ Rank, Score }: { Rank: number; Score: number }) => [
      Rank,
      Score,
    ])
  const all = await board()
  expect(all.Tracks.map(({ Name }: { Name: string }) => Name)).toEqual(
    expect.arrayContaining(['临床医学赛道', '护理学赛道']),
  )
  expect(all.Areas).toEqual([{ Id: area, Name: expect.any(String) }])
  expect(all.List).toHaveLength(3)
  expect(await ranks({ Track: 'clinical' })).toEqual([
    [1, 100],
    [2, 80],
  ])
  expect(await ranks({ Track: 'nursing' })).toEqual([[1, 100]])
  expect(await ranks({ Area: area })).toEqual([[1, 100]])
  // 180 of two entries are more than 100 of one.
  expect(all.Schools).toMatchObject([
    { Rank: 1, Counted: 2, Sum: 180, Advances: false },
    { Rank: 2, Counted: 1, Sum: 100 },
  ])
  const full = (await holder.calls(getFullBoard, { Id })).Data
  expect(full.Schools[0]).toMatchObject({ Advances: true })
  expect(
    full.Teams.map((team: { Score: number; TrackRank: number; Advances: boolean }) => [
      team.Score,
      team.TrackRank,
      team.Advances,
    ]),
  ).toEqual(
    expect.arrayContaining([
      [100, 1, true],
      [80, 2, true],
      [100, 1, false],
    ]),
  )
})
