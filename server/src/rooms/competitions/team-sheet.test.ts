import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  drawRound,
  enrolTeams,
  listEntries,
  listOwnEntries,
  saveRound,
} from '@xinglin/contract/competitions'
import { newId } from '#platform/ids'
import { testApp, type TestApp, type Visitor } from '#testing'
import { judgeOf, publishedContest, roundForm, stationForm } from './contest-testing.ts'
import { closeRegistration } from './round-testing.ts'

let app: TestApp
let admin: Visitor
let teacher: Visitor
let ofB: Visitor
beforeAll(async () => {
  app = await testApp()
  await app.database.global.execute(
    `update school set flags = flags || '{"public_list": true}' where key = 'b'`,
  )
  admin = await app.signedIn('admin1')
  teacher = await app.signedIn('teacher1')
  ofB = await app.signedIn('teacher1', 'b.localhost')
})
afterAll(() => app.close())

const pairs = { EnrolBy: 'team', TeamSize: 2, Substitutes: 1 }
const team = (over: object = {}) => ({
  RowNo: 2,
  Id: newId(),
  Name: '青囊队',
  Phone: '',
  Numbers: ['N-student1', 'N-student2'],
  Substitutes: [],
  ...over,
})
const send = (who: Visitor, SkillContestId: string, Teams: object[], Check = false) =>
  who.calls(enrolTeams, { SkillContestId, Check, Teams })

test('a checked sheet writes nothing; then its teams are entered whole, and once', async () => {
  const SkillContestId = await publishedContest(teacher, pairs)
  const one = team()
  const checked = await send(teacher, SkillContestId, [one], true)
  expect(checked.Data).toMatchObject({ Entered: 0, Teams: [{ Faults: [], Unknown: [] }] })
  expect((await teacher.calls(listEntries, { SkillContestId })).Data.Count).toBe(0)
  expect((await send(teacher, SkillContestId, [one])).Data.Entered).toBe(1)
  expect((await send(teacher, SkillContestId, [one])).Data).toMatchObject({ Entered: 0, Teams: [] })
  const { List } = (await teacher.calls(listEntries, { SkillContestId })).Data
  // What whoever holds the contest enters needs no review, and is numbered.
  expect(List).toMatchObject([
    {
      Name: '青囊队',
      State: 'accepted',
      No: 1,
      Members: [{ Position: 'A' }, { Position: 'B' }],
    },
  ])
})

test('every fault is told by its team, and nothing of the sheet is entered', async () => {
  const SkillContestId = await publishedContest(teacher, { ...pairs, Quota: 1 })
  const { Data } = await send(teacher, SkillContestId, [
    team(),
    team({ RowNo: 4, Name: '', Numbers: ['N-student1'], Phone: '12' }),
    team({ RowNo: 6, Numbers: ['20269999', 'N-teacher1'], Substitutes: ['N-student2', 'x'] }),
  ])
  expect(Data.Entered).toBe(0)
  const faults = Data.Teams.map(({ Faults }: { Faults: string[] }) => Faults.join())
  expect(faults[0]).toBe('')
  expect(faults[1]).toMatch(/没有队名.*须有2名队员.*联系电话.*已在第2行的队里.*超出本校名额/)
  expect(faults[2]).toMatch(/替补至多1名.*20269999还没有账号.*不是学生/)
  expect(Data.Teams[2].Unknown).toEqual(['20269999', 'x'])
  expect((await teacher.calls(listEntries, { SkillContestId })).Data.Count).toBe(0)
})

test('each school enters its own people at its own host, in time, and waits for review', async () => {
  const { b } = app.fixture.schools
  const SkillContestId = await publishedContest(admin, {
    ...pairs,
    TeamSize: 1,
    Schools: [{ SchoolId: b, Area: '' }],
  })
  const own = team({ Numbers: ['N-student1'] })
  expect((await send(ofB, SkillContestId, [own])).Data.Entered).toBe(1)
  const [entry] = (await ofB.calls(listOwnEntries)).Data.List
  expect(entry).toMatchObject({ State: 'pending', SchoolName: '测试学校 b' })
  await closeRegistration(app, SkillContestId)
  expect(await send(ofB, SkillContestId, [team({ Numbers: ['N-student2'] })])).toMatchObject({
    Code: -1,
  })
  // Whoever holds it may still do so, until the order is drawn.
  expect(
    (await send(admin, SkillContestId, [team({ Numbers: ['N-student2'] })])).Data.Entered,
  ).toBe(1)
})

test('where students enter for themselves each is entered as themself', async () => {
  const SkillContestId = await publishedContest(teacher, { NeedsReview: false })
  const alone = (number: string) => team({ Name: '', Numbers: [number] })
  const { Data } = await send(teacher, SkillContestId, [alone('N-student1'), alone('N-student2')])
  expect(Data.Entered).toBe(2)
  const student = await app.signedIn('student1')
  const { List } = (await student.calls(listOwnEntries)).Data
  expect(List).toContainEqual(
    expect.objectContaining({ SkillContestId, State: 'accepted', CanWithdraw: true }),
  )
})

test('once the order is drawn no sheet is taken', async () => {
  const SkillContestId = await publishedContest(teacher, { NeedsReview: false })
  await send(teacher, SkillContestId, [team({ Name: '', Numbers: ['N-student1'] })])
  await closeRegistration(app, SkillContestId)
  const Form = roundForm([stationForm({ Judges: [await judgeOf(app, 'a', 'teacher2')] })])
  const round = (await teacher.calls(saveRound, { SkillContestId, Id: newId(), Form })).Data
  expect((await teacher.calls(drawRound, { Id: round.Id, Version: round.Version })).Code).toBe(0)
  expect(
    await send(teacher, SkillContestId, [team({ Name: '', Numbers: ['N-student2'] })]),
  ).toMatchObject({ Code: -1 })
})
