import { afterAll, beforeAll, expect, test } from 'vitest'
import { getContestData, getGameResult } from '@xinglin/contract/competitions'
import { testApp, type TestApp } from '#testing'
import { contestWorks } from './results/contest-works.ts'
import { roundsIn } from './round-testing.ts'
import { settledIn, stageOf } from './settled-testing.ts'

let app: TestApp
let rounds: Awaited<ReturnType<typeof roundsIn>>
let settled: Awaited<ReturnType<typeof settledIn>>
beforeAll(async () => {
  app = await testApp()
  rounds = await roundsIn(app)
  settled = await settledIn(app, rounds)
})
afterAll(() => app.close())

test('a result is told line by line once it is published, to the own team alone', async () => {
  const held = await rounds.judged()
  const [student, other] = rounds.students
  expect(await student!.calls(getGameResult, stageOf(held))).toMatchObject({
    Msg: '成绩尚未公示',
  })
  const published = await settled.published()
  const loser = published.winner === student ? other! : student!
  const { Data } = await loser.calls(getGameResult, stageOf(published))
  expect(Data.Teams).toMatchObject([{ Rank: 2, Ranked: 2, Mean: null, Award: '' }])
  const [station] = Data.Teams[0].Stations
  expect(station.Items).toMatchObject([
    { Got: 20, IsKeyMissed: false },
    { Got: 0, IsKeyMissed: true },
    { Got: 20, IsKeyMissed: false },
  ])
  const won = (await published.winner.calls(getGameResult, stageOf(published))).Data.Teams[0]
  expect(won).toMatchObject({ Rank: 1, Award: '一等奖', Score: 100 })
  expect(
    await (await app.signedIn('student3')).calls(getGameResult, stageOf(published)),
  ).toMatchObject({ Code: -404 })
})

test('the data of a round hide what fewer than five would tell', async () => {
  const published = await settled.published()
  const { Data } = await rounds.holder.calls(getContestData, stageOf(published))
  expect(Data.Funnel.map(({ Count }: { Count: number }) => Count)).toEqual([2, 2, 2, 2, 2])
  expect(Data).toMatchObject({ Mean: null, Median: null, Deviation: null, Distribution: [] })
  expect(Data.Schools).toMatchObject([{ IsOwn: true, Teams: 2, Ranked: 2, Awards: 1 }])
  expect(Data.Schools[0].Mean).toBeGreaterThan(0)
  expect(Data.Stations).toHaveLength(2)
  expect(Data.Stations[0]).toMatchObject({ Count: 2, Facility: null, Discrimination: null })
  expect(Data.Items).toHaveLength(6)
  expect(Data.Seasons.at(-1)).toMatchObject({ Season: '2026' })
  // A teacher without a team in it is told of no contest; nor is anybody before it is published.
  expect(await rounds.judge.calls(getContestData, stageOf(published))).toMatchObject({ Code: -404 })
  const running = await rounds.running()
  expect(await rounds.holder.calls(getContestData, stageOf(running))).toMatchObject({
    Msg: '成绩公示后才有数据',
  })
})

test('a contest is work of a task: begun by entering, a try for each published round', async () => {
  const running = await rounds.running()
  const published = await settled.published()
  const { people, schools } = app.fixture
  const personIds = ['a.student1', 'a.student2', 'a.student3'].map((name) => people[name] ?? '')
  const works = await app.database.within(schools.a, (db) =>
    contestWorks(
      { db, school: { id: schools.a } },
      [running.SkillContestId, published.SkillContestId],
      personIds,
    ),
  )
  const triesOf = (id: string) =>
    works
      .filter(({ contestId }) => contestId === id)
      .map(({ tries }) => tries.map(({ score }) => score))
  expect(triesOf(running.SkillContestId)).toEqual([[], []])
  expect(triesOf(published.SkillContestId)).toHaveLength(2)
  expect(triesOf(published.SkillContestId).flat()).toContain(100)
})
