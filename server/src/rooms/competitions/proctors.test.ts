import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  controlRound,
  freezeBoard,
  getControlRoom,
  getFullBoard,
  listProctoring,
  listProctors,
  setProctors,
  setSlot,
  setTeam,
} from '@xinglin/contract/competitions'
import { testApp, type TestApp, type Visitor } from '#testing'
import { roundsIn } from './round-testing.ts'

let app: TestApp
let rounds: Awaited<ReturnType<typeof roundsIn>>
let proctor: Visitor
let proctorId: string
beforeAll(async () => {
  app = await testApp()
  rounds = await roundsIn(app)
  proctor = rounds.judge
  proctorId = app.fixture.people['a.teacher2'] ?? ''
})
afterAll(() => app.close())

const name = (SkillContestId: string, PersonIds: string[]) =>
  rounds.holder.calls(setProctors, { SkillContestId, PersonIds })

test('a proctor reads the control room, checks teams in and records who did not come; others are not there', async () => {
  const { SkillContestId, Id, room } = await rounds.drawn()
  const [first, second] = room.Teams
  const team = (EntryId: string, Action: string, Reason = '') =>
    proctor.calls(setTeam, { RoundId: Id, EntryId, Action, Reason })
  expect(await proctor.calls(getControlRoom, { Id })).toMatchObject({ Code: -404 })
  expect(await team(first.EntryId, 'checkIn')).toMatchObject({ Code: -404 })
  expect((await proctor.calls(listProctoring)).Data).toEqual([])

  expect((await name(SkillContestId, [proctorId])).Data.PersonIds).toEqual([proctorId])
  const listed = (await rounds.holder.calls(listProctors, { SkillContestId })).Data
  expect(listed.Proctors).toMatchObject([{ PersonId: proctorId }])
  expect(listed.Choices.length).toBeGreaterThan(1)
  expect((await proctor.calls(listProctoring)).Data).toMatchObject([
    { SkillContestId, RoundId: Id, State: 'drawn' },
  ])
  expect((await proctor.calls(getControlRoom, { Id })).Data).toMatchObject({ CanRun: false })
  expect((await rounds.holder.calls(getControlRoom, { Id })).Data).toMatchObject({ CanRun: true })
  expect((await team(first.EntryId, 'checkIn')).Code).toBe(0)
  const away = await team(second.EntryId, 'absent', '检录时间已过，未到场')
  expect(away.Data.Teams.map(({ State }: { State: string }) => State)).toEqual([
    'present',
    'absent',
  ])

  // Nothing that takes a score away, no clock, no mark.
  for (const action of ['void', 'restore', 'substitute', 'absent'])
    expect(await team(first.EntryId, action, '原因')).toMatchObject({ Code: -1 })
  expect(
    await proctor.calls(controlRound, { Id, Action: 'start', Version: away.Data.Version }),
  ).toMatchObject({ Code: -404 })
  const [slot] = first.Slots
  expect(
    await proctor.calls(setSlot, { Id: slot.Id, State: 'void', Reason: '原因' }),
  ).toMatchObject({ Code: -404 })
  for (const call of [getFullBoard, freezeBoard])
    expect(
      await proctor.calls(call, { Id, Frozen: true, Version: away.Data.Version }),
    ).toMatchObject({ Code: -404 })

  expect((await name(SkillContestId, [])).Code).toBe(0)
  expect(await proctor.calls(getControlRoom, { Id })).toMatchObject({ Code: -404 })
})

test('proctors are teachers of the school, named by whoever holds the contest', async () => {
  const { SkillContestId } = await rounds.drawn()
  for (const id of [app.fixture.people['a.student1'], app.fixture.people['b.teacher1']])
    expect(await name(SkillContestId, [id ?? ''])).toMatchObject({ Code: -10008 })
  expect(
    await proctor.calls(setProctors, { SkillContestId, PersonIds: [proctorId] }),
  ).toMatchObject({ Code: -404 })
  expect(await proctor.calls(listProctors, { SkillContestId })).toMatchObject({ Code: -404 })
})
