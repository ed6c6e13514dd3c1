import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  controlRound,
  drawRound,
  enrol,
  getControlRoom,
  getHall,
  getOwnRuns,
  listRounds,
  reviewEntry,
  saveRound,
} from '@xinglin/contract/competitions'
import { newId } from '#platform/ids'
import { testApp, type TestApp } from '#testing'
import { judgeOf, publishedContest, roundForm, stationForm } from './contest-testing.ts'
import { closeRegistration, roundsIn } from './round-testing.ts'

let app: TestApp
let rounds: Awaited<ReturnType<typeof roundsIn>>
beforeAll(async () => {
  app = await testApp()
  rounds = await roundsIn(app)
})
afterAll(() => app.close())

describe('the draw', () => {
  test('gives every team a number and a time at every station', async () => {
    const { room, SkillContestId } = await rounds.drawn()
    expect(room.Teams.map(({ No }: { No: number }) => No)).toEqual([1, 2])
    expect(room.Clock).toMatchObject({ State: 'drawn', Step: 0, Steps: 2, StartedAt: null })
    for (const { Slots } of room.Teams)
      expect(Slots.map(({ Step }: { Step: number }) => Step).toSorted()).toEqual([1, 2])
    const [round] = (await rounds.holder.calls(listRounds, { SkillContestId })).Data
    expect(round).toMatchObject({ State: 'drawn', CanEdit: false })
  })

  test('waits for what is missing, and for registration', async () => {
    const SkillContestId = await publishedContest(rounds.holder, { NeedsReview: false })
    await rounds.students[0]?.calls(enrol, { Id: newId(), SkillContestId })
    const Id = newId()
    const Form = roundForm([stationForm({ Judges: [rounds.asJudge] })])
    await rounds.holder.calls(saveRound, { SkillContestId, Id, Form })
    const refused = { Code: -1, Msg: '还有未完成的事项，不能抽签' }
    expect(await rounds.holder.calls(drawRound, { Id, Version: 1 })).toMatchObject(refused)
    await closeRegistration(app, SkillContestId)
    expect((await rounds.holder.calls(drawRound, { Id, Version: 1 })).Code).toBe(0)
    expect(await rounds.holder.calls(drawRound, { Id, Version: 2 })).toMatchObject({ Code: -1 })
  })

  test('two judges and “without the highest and the lowest” are refused', async () => {
    const SkillContestId = await publishedContest(rounds.holder, { NeedsReview: false })
    await rounds.students[0]?.calls(enrol, { Id: newId(), SkillContestId })
    const Id = newId()
    const two = [rounds.asJudge, await judgeOf(app, 'a', 'teacher1')]
    const Form = roundForm([stationForm({ Judges: two })], { Aggregation: 'trimmed' })
    await rounds.holder.calls(saveRound, { SkillContestId, Id, Form })
    await closeRegistration(app, SkillContestId)
    const [round] = (await rounds.holder.calls(listRounds, { SkillContestId })).Data
    expect(round.Missing).toEqual(['考站“心肺复苏”去掉最高分和最低分，每队至少要有5名评委'])
    expect(await rounds.holder.calls(drawRound, { Id, Version: 1 })).toMatchObject({ Code: -1 })
  })

  test('is taken back before the start, and then nobody else is reviewed in between', async () => {
    const { room, SkillContestId, Id } = await rounds.drawn()
    const [team] = room.Teams
    expect(
      await rounds.holder.calls(reviewEntry, {
        Id: team.EntryId,
        Accept: false,
        Reason: '迟',
        Version: 1,
      }),
    ).toMatchObject({ Code: -1, Msg: '已经抽签，不能再审核报名' })
    const undone = await rounds.holder.calls(drawRound, { Id, Undo: true, Version: room.Version })
    expect(undone.Data.Teams).toEqual([])
    const [round] = (await rounds.holder.calls(listRounds, { SkillContestId })).Data
    expect(round).toMatchObject({ State: 'planned', CanEdit: true, Missing: [] })
  })
})

describe('the clock of a round', () => {
  test('starts once all are there, stands still, goes on, is extended, and ends after the last step', async () => {
    const { room } = await rounds.drawn()
    expect(await rounds.control(room, 'start')).toMatchObject({
      Msg: '还有队没有检录，请先检录或记为缺考',
    })
    await rounds.checkIn(room)
    const started = (await rounds.control(room, 'start')).Data
    expect(started.Clock).toMatchObject({
      State: 'running',
      Step: 1,
      Minutes: 8,
      ReadingMinutes: 1,
    })
    // Another who pressed at the same time.
    expect(await rounds.control(room, 'start')).toMatchObject({ Code: -1 })
    expect(await rounds.control(started, 'pause')).toMatchObject({
      Code: -10008,
      Msg: '请填写原因',
    })
    const paused = (await rounds.control(started, 'pause', { Reason: '设备故障' })).Data
    expect(paused.Clock.PausedAt).not.toBeNull()
    expect(await rounds.control(paused, 'next')).toMatchObject({ Code: -1 })
    const resumed = (await rounds.control(paused, 'resume')).Data
    expect(resumed.Clock.PausedAt).toBeNull()
    expect(await rounds.control(resumed, 'extend', { Reason: '补时' })).toMatchObject({
      Code: -10008,
    })
    const extended = (await rounds.control(resumed, 'extend', { Reason: '补时', Minutes: 2 })).Data
    expect(extended.Clock.ExtraMinutes).toBe(2)
    expect(await rounds.control(extended, 'close')).toMatchObject({
      Msg: '还有未进行的场次，不能结束比赛',
    })
    const next = (await rounds.control(extended, 'next')).Data
    expect(next.Clock).toMatchObject({ Step: 2, ExtraMinutes: 0, PausedMs: 0 })
    expect(await rounds.control(next, 'next')).toMatchObject({ Code: -1 })
    const closed = (await rounds.control(next, 'close')).Data
    expect(closed.Clock.State).toBe('judging')
    // A station that was ended is not ended twice.
    expect(await rounds.control(closed, 'close')).toMatchObject({ Code: -1 })
  })

  test('is run by whoever holds the contest alone', async () => {
    const { room } = await rounds.drawn()
    for (const who of [rounds.judge, await app.signedIn('admin1', 'b.localhost')]) {
      expect(await who.calls(getControlRoom, { Id: room.RoundId })).toMatchObject({ Code: -404 })
      expect(
        await who.calls(controlRound, { Id: room.RoundId, Action: 'start', Version: room.Version }),
      ).toMatchObject({ Code: -404 })
    }
  })

  test('a contestant sees their own number and times, and nobody else’s', async () => {
    const { SkillContestId, room } = await rounds.running()
    for (const student of rounds.students) {
      const { Data } = await student.calls(getOwnRuns, { SkillContestId })
      expect(Data).toHaveLength(1)
      const team = room.Teams.find(
        ({ EntryId }: { EntryId: string }) => EntryId === Data[0].EntryId,
      )
      expect(Data[0]).toMatchObject({ No: team.No, Team: team.Name, State: 'present' })
      expect(Data[0].Slots).toHaveLength(2)
      const other = room.Teams.find(({ No }: { No: number }) => No !== team.No)
      expect(JSON.stringify(Data)).not.toContain(other.Name)
    }
    expect((await rounds.judge.calls(getOwnRuns, { SkillContestId })).Data).toEqual([])
  })

  test('the hall shows numbers and no names, to everybody', async () => {
    const { SkillContestId, room } = await rounds.running()
    const { Data } = await app.visitor().calls(getHall, { SkillContestId })
    const [round] = Data.Rounds
    expect(round.Current.map(({ No }: { No: number }) => No).toSorted()).toEqual([1, 2])
    expect(round.Next).toHaveLength(2)
    for (const { Name } of room.Teams) expect(JSON.stringify(Data)).not.toContain(Name)
  })
})
