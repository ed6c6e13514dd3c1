import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Call } from '@xinglin/contract/call'
import * as competitions from '@xinglin/contract/competitions'
import { listMessages } from '@xinglin/contract/messages'
import { getMyScores } from '@xinglin/contract/scores'
import { getSchoolCourseStatistic } from '@xinglin/contract/statistics'
import { getToday } from '@xinglin/contract/today'
import { newId } from '#platform/ids'
import { testApp, type TestApp, type Visitor } from '#testing'
import { judgeOf, publishedContest, roundForm, stationForm } from './contest-testing.ts'
import { closeRegistration } from './round-testing.ts'

const {
  controlRound,
  drawRound,
  enrolTeams,
  freezeBoard,
  getJudgeTasks,
  saveRound,
  saveSheet,
  setTeam,
} = competitions

let app: TestApp
let holder: Visitor
beforeAll(async () => {
  app = await testApp()
  await app.database.global.execute(
    `update school set flags = flags || '{"public_list": true}' where key = 'b'`,
  )
  holder = await app.signedIn('admin1')
})
afterAll(() => app.close())

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'refusals' in value

/** Every call that reads, of whoever does not run a contest: what screens, their exports and their pictures are drawn from. */
const reading: readonly Call[] = [
  ...Object.values(competitions)
    .filter(isCall)
    .filter(({ path, keyless }) => keyless === true && !path.startsWith('/api/Skill/'))
    .filter(({ path }) => !/Enroll|Confirm|SaveSheet/.test(path)),
  getMyScores,
  listMessages,
  getSchoolCourseStatistic,
  getToday,
]

/** What a judge is told of their own sheets, to themself. */
const ownSheets = ['/api/SimulationGame/JudgeTasks', '/api/SimulationGame/Judging', getToday.path]

/** The same without the server's clock, and without what is signed by the moment. */
const still = (data: unknown): string =>
  JSON.stringify(data).replaceAll(/"(?:Now|ServerTime)":"[^"]*"/g, '')

/** A contest of two schools that goes on: a team of each, entered by a teacher, and a judge of each at its only station. */
const running = async () => {
  const { b } = app.fixture.schools
  const coach = await app.signedIn('teacher1', 'b.localhost')
  const judge = await app.signedIn('teacher2')
  const SkillContestId = await publishedContest(holder, {
    NeedsReview: false,
    EnrolBy: 'team',
    TeamSize: 1,
    Schools: [{ SchoolId: b, Area: '' }],
  })
  for (const who of [await app.signedIn('teacher1'), coach])
    await who.calls(enrolTeams, {
      SkillContestId,
      Check: false,
      Teams: [
        {
          RowNo: 1,
          Id: newId(),
          Name: '一队',
          Phone: '',
          Numbers: ['N-student1'],
          Substitutes: [],
        },
      ],
    })
  await closeRegistration(app, SkillContestId)
  const station = stationForm({
    Judges: [await judgeOf(app, 'a', 'teacher2'), await judgeOf(app, 'b', 'teacher1')],
  })
  const Id = newId()
  const Form = roundForm([station])
  await holder.calls(saveRound, { SkillContestId, Id, Form })
  let room = (await holder.calls(drawRound, { Id, Version: 1 })).Data
  for (const { EntryId } of room.Teams)
    await holder.calls(setTeam, { RoundId: Id, EntryId, Action: 'checkIn' })
  for (const Action of ['start', 'next'])
    room = (await holder.calls(controlRound, { Id, Action, Version: room.Version })).Data
  const sheetOf = async (who: Visitor) => {
    const { Data } = await who.calls(getJudgeTasks, { SkillContestId })
    return {
      SkillContestId,
      SlotId: Data.Stations[0].Slots[0].Id,
      Seq: 1,
      Points: Object.fromEntries(station.Items.map((item) => [item.Id, item.Points])),
      Rating: 4,
      Lock: true,
    }
  }
  return { SkillContestId, Id, room, coach, judge, sheetOf }
}

test('during the freeze nothing that anybody may read moves, for visitor, contestant, coach and judge of both schools', async () => {
  const held = await running()
  const { SkillContestId, Id, coach, judge } = held
  // One sheet came before, so that the board has something to say.
  await judge.calls(saveSheet, await held.sheetOf(judge))
  const { Data: frozen } = await holder.calls(freezeBoard, {
    Id,
    Frozen: true,
    Version: held.room.Version,
  })
  const whos: readonly (readonly [string, Visitor])[] = [
    ['visitor of a', app.visitor()],
    ['visitor of b', app.visitor('b.localhost')],
    ['contestant of a', await app.signedIn('student1')],
    ['contestant of b', await app.signedIn('student1', 'b.localhost')],
    ['coach of b, who judges', coach],
    ['judge of a', judge],
    ['who runs b', await app.signedIn('admin1', 'b.localhost')],
  ]
  const read = async () => {
    const answers: string[] = []
    for (const [name, who] of whos)
      for (const call of reading) {
        if (who === coach && ownSheets.includes(call.path)) continue
        const { Code, Msg, Data } = await who.calls(call, {
          SkillContestId,
          StageId: Id,
          Id: newId(),
        })
        answers.push(`${name} ${call.path} ${Code} ${Msg} ${still(Data)}`)
      }
    return answers
  }
  const before = await read()
  expect(before.length).toBeGreaterThan(150)
  // Each of them was answered by something.
  expect(before.filter((text) => / 0 /.test(text)).length).toBeGreaterThan(80)
  expect((await coach.calls(saveSheet, await held.sheetOf(coach))).Code).toBe(0)
  expect(await read()).toEqual(before)
  // The test can fail: once it is open again, it is another board that everybody reads.
  await holder.calls(freezeBoard, { Id, Frozen: false, Version: frozen.Version })
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  const after = await read()
  for (const [name] of whos.slice(0, 4))
    expect(after.find((text) => text.startsWith(`${name} /api/SimulationGame/Rank`))).not.toBe(
      before.find((text) => text.startsWith(`${name} /api/SimulationGame/Rank`)),
    )
})
