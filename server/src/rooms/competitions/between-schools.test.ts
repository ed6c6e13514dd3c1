import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyCertificate } from '@xinglin/contract/certificates'
import {
  closeRound,
  controlRound,
  decideObjection,
  drawRound,
  enrol,
  getControlRoom,
  getJudgeTasks,
  getOwnRuns,
  getOwnScores,
  getRank,
  issueAward,
  objectToScore,
  saveRound,
  saveSheet,
  setTeam,
  settleRound,
  signSettlement,
} from '@xinglin/contract/competitions'
import { getMyScores } from '@xinglin/contract/scores'
import { newId } from '#platform/ids'
import { testApp, type TestApp, type Visitor } from '#testing'
import { judgeOf, publishedContest, roundForm, stationForm } from './contest-testing.ts'
import { closeRegistration } from './round-testing.ts'

let app: TestApp
let holder: Visitor
let second: Visitor
let judges: { a: Visitor; b: Visitor }
let students: { a: Visitor; b: Visitor }
beforeAll(async () => {
  app = await testApp()
  await app.database.global.execute(
    `update school set flags = flags || '{"public_list": true}' where key = 'b'`,
  )
  const ofB = (login: string) => app.signedIn(login, 'b.localhost')
  holder = await app.signedIn('admin1')
  second = await app.signedIn('operator1')
  judges = { a: await app.signedIn('teacher2'), b: await ofB('teacher1') }
  students = { a: await app.signedIn('student1'), b: await ofB('student1') }
})
afterAll(() => app.close())

const inA = (statement: string) =>
  app.database.within(app.fixture.schools.a, (db) => db.execute(statement))

/** A contest of two schools, a student of each, and a judge of each at its only station; drawn. */
const drawn = async (judgesOf: readonly ('a' | 'b')[] = ['a', 'b']) => {
  const { b } = app.fixture.schools
  const SkillContestId = await publishedContest(holder, {
    NeedsReview: false,
    Schools: [{ SchoolId: b, Area: '' }],
  })
  for (const student of [students.a, students.b])
    await student.calls(enrol, { Id: newId(), SkillContestId })
  const Judges: object[] = []
  for (const school of judgesOf)
    Judges.push(await judgeOf(app, school, school === 'a' ? 'teacher2' : 'teacher1'))
  const Id = newId()
  const station = stationForm({ Judges })
  const Form = roundForm([station], {
    Awards: [{ Name: '一等奖', By: 'places', Amount: 1 }],
  })
  const saved = await holder.calls(saveRound, { SkillContestId, Id, Form })
  if (saved.Code !== 0) throw new Error(saved.Msg)
  await closeRegistration(app, SkillContestId)
  return { SkillContestId, Id, station, answer: await holder.calls(drawRound, { Id, Version: 1 }) }
}

test('a team that its own school alone could judge keeps a round from being drawn', async () => {
  const { answer } = await drawn(['b'])
  expect(answer).toMatchObject({ Code: -1, Msg: '还有未完成的事项，不能抽签' })
})

test('two schools go from the draw to the certificate, each at its own host', async () => {
  const { SkillContestId, Id, station, answer } = await drawn()
  const { Teams } = answer.Data
  for (const { EntryId } of Teams)
    await holder.calls(setTeam, { RoundId: Id, EntryId, Action: 'checkIn' })
  let room = answer.Data
  const control = async (Action: string) => {
    const done = await holder.calls(controlRound, { Id, Action, Version: room.Version })
    if (done.Code !== 0) throw new Error(done.Msg)
    room = done.Data
  }
  await control('start')
  await control('next')
  // The other school runs nothing, and sees its own number alone.
  expect(await judges.b.calls(getControlRoom, { Id })).toMatchObject({ Code: -404 })
  expect((await students.b.calls(getOwnRuns, { SkillContestId })).Data).toHaveLength(1)

  const tasks = async (who: Visitor) =>
    (await who.calls(getJudgeTasks, { SkillContestId })).Data.Stations[0].Slots
  const [ofA, ofB] = [await tasks(judges.a), await tasks(judges.b)]
  // Each judges the team of the other school, and is offered no other.
  expect([ofA.length, ofB.length]).toEqual([1, 1])
  expect(ofA[0].No).not.toBe(ofB[0].No)
  const sheet = (SlotId: string, share: number) => ({
    SkillContestId,
    SlotId,
    Seq: 1,
    Points: Object.fromEntries(station.Items.map((item) => [item.Id, item.Points * share])),
    Rating: 4,
    Lock: true,
  })
  expect(await judges.b.calls(saveSheet, sheet(ofA[0].Id, 1))).toMatchObject({
    Msg: '评委不能评本校的队',
  })
  // The team of b has every point, that of a half of them.
  expect((await judges.a.calls(saveSheet, sheet(ofA[0].Id, 1))).Code).toBe(0)
  expect((await judges.b.calls(saveSheet, sheet(ofB[0].Id, 0.5))).Code).toBe(0)
  await control('close')

  const settled = await holder.calls(settleRound, { Id, Days: 5, Version: room.Version })
  expect(settled.Data.Missing).toBe(0)
  await second.calls(signSettlement, { Id: settled.Data.Settlements[0].Id })
  const stage = { SkillContestId, StageId: Id }
  const { Data: board } = await students.b.calls(getRank, stage)
  expect(board.List.map((row: { Rank: number; Score: number }) => [row.Rank, row.Score])).toEqual([
    [1, 100],
    [2, 50],
  ])
  expect(board.Own).toMatchObject([{ Rank: 1, SchoolName: '测试学校 b' }])

  // It stands among the student's scores, at the host of their school.
  expect((await students.b.calls(getMyScores, { Kind: 'contest' })).Data.List).toMatchObject([
    { Kind: 'contest', Id, TaskId: SkillContestId, Score: 100 },
  ])

  const [team] = (await students.b.calls(getOwnScores, stage)).Data
  const objection = await students.b.calls(objectToScore, {
    ...stage,
    Id: newId(),
    EntryId: team.EntryId,
    StationId: station.Id,
    Reason: '请核对第二项的给分，录像可以看到。',
  })
  expect(objection.Data).toMatchObject({ State: 'open', SchoolName: '测试学校 b' })
  const decision = { Id: objection.Data.Id, Accept: false, Decision: '给分无误。' }
  expect(await judges.b.calls(decideObjection, decision)).toMatchObject({ Code: -404 })
  expect((await holder.calls(decideObjection, decision)).Code).toBe(0)

  await inA(`update contest_round set objections_until = now() - interval '1 s' where id = '${Id}'`)
  const [{ version }] = (await inA(`select version from contest_round where id = '${Id}'`))
    .rows as unknown as [{ version: number }]
  await holder.calls(closeRound, { Id, Version: version })
  const { Data: award } = await students.b.calls(issueAward, stage)
  const verified = await app
    .visitor('b.localhost')
    .calls(verifyCertificate, { Number: award.Number })
  expect(verified.Data).toMatchObject({ Kind: 'award', SchoolName: '测试学校 b', State: 'valid' })
  // A judge's tablet is told nothing of a contest that is over.
  expect((await judges.b.calls(getJudgeTasks, { SkillContestId })).Data.Stations).toEqual([])
})
