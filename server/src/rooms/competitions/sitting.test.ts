import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  freezeBoard,
  getFullBoard,
  getOwnRuns,
  getRank,
  noteLeaving,
  setSlot,
  settleRound,
  signSettlement,
  startStation,
} from '@xinglin/contract/competitions'
import {
  getReceipt,
  getResult,
  pulse,
  saveAnswers,
  startAttempt,
  submitAttempt,
} from '@xinglin/contract/exams'
import { getMyScores } from '@xinglin/contract/scores'
import { testApp, type TestApp, type Visitor } from '#testing'
import { checks, satIn } from './sat-testing.ts'

let app: TestApp
let sat: Awaited<ReturnType<typeof satIn>>
beforeAll(async () => {
  app = await testApp()
  sat = await satIn(app)
})
afterAll(() => app.close())

describe('sitting it', () => {
  test('begins at its step alone, through the door, for whoever’s turn it is', async () => {
    const { SkillContestId, drawn, control, seat } = await sat.started()
    const [{ ExamId }] = drawn.Stations
    const door = { ...seat, Pledged: true, Checks: checks }
    const begin = (who: Visitor) => who.calls(startAttempt, { ExamId, SkillContestId })
    expect(await sat.students.a.calls(startStation, door)).toMatchObject({ Msg: '本场尚未开始' })
    expect(await begin(sat.students.a)).toMatchObject({ Msg: '考试尚未开始' })
    await control('start')
    expect(await begin(sat.students.a)).toMatchObject({ Msg: '请先在赛场完成检测并入场' })
    expect(await sat.students.a.calls(startStation, { ...seat, Checks: checks })).toMatchObject({
      Msg: '请先阅读并同意诚信承诺',
    })
    const failing = { ...door, Checks: { ...checks, storage: 'fail' } }
    expect(await sat.students.a.calls(startStation, failing)).toMatchObject({ Code: -10008 })
    expect(await sat.students.a.calls(startStation, door)).toMatchObject({
      Code: 0,
      Data: { Kind: 'paper', ExamId },
    })
    expect((await begin(sat.students.a)).Code).toBe(0)
    // It is no examination of anybody without the contest, and none of other people.
    expect(await sat.students.a.calls(startAttempt, { ExamId })).toMatchObject({ Code: -404 })
    const stranger = await app.signedIn('student2')
    expect(await stranger.calls(startStation, door)).toMatchObject({ Code: -404 })
    expect(await begin(stranger)).toMatchObject({ Code: -404 })
    await control('pause')
    expect(await sat.students.b.calls(startStation, door)).toMatchObject({
      Msg: '比赛已暂停，请等待工作人员恢复',
    })
    // Whoever sits already may open it anew meanwhile.
    expect((await begin(sat.students.a)).Data).toMatchObject({ Paused: true })
    await control('resume')
    await control('close')
    expect(await sat.students.b.calls(startStation, door)).toMatchObject({ Msg: '本场已结束' })
    expect(await begin(sat.students.b)).toMatchObject({ Code: -1 })
  })

  test('from two schools enters the board, each at its own host, and is out once it is published', async () => {
    const { SkillContestId, Id, control, seat } = await sat.started()
    await control('start')
    const [one, other] = [
      await sat.enter(sat.students.a, seat),
      await sat.enter(sat.students.b, seat),
    ]
    // The paper of another school is saved, asked after and handed in at the own host.
    const inB = { AttemptId: other.AttemptId, Epoch: other.Epoch }
    const half = sat.answersOf(other, true).slice(0, 1)
    expect(await sat.students.b.calls(saveAnswers, { ...inB, Items: half })).toMatchObject({
      Data: { Saved: [{ Seq: 1 }] },
    })
    expect((await sat.students.b.calls(pulse, { ...inB, Unsent: 0 })).Data).toMatchObject({
      Paused: false,
    })
    // Nobody else reaches it: neither the other contestant nor another of that school.
    for (const who of [sat.students.a, await app.signedIn('student2', 'b.localhost')])
      expect(await who.calls(saveAnswers, { ...inB, Items: half })).toMatchObject({ Code: -404 })

    await sat.students.b.calls(noteLeaving, { ...seat, Times: 2, How: 'hidden' })
    await sat.students.b.calls(noteLeaving, { ...seat, Times: 1, How: 'hidden' })
    const room = await control('extend', { Minutes: 5 })
    const seats = room.Teams.flatMap(({ Slots }: { Slots: { Seats: object[] }[] }) =>
      Slots.flatMap(({ Seats }) => Seats),
    )
    expect(seats).toHaveLength(2)
    expect(seats).toContainEqual(expect.objectContaining({ State: 'running', Left: 2 }))
    const later = (await sat.students.b.calls(pulse, { ...inB, Unsent: 0 })).Data
    expect(Date.parse(later.Deadline) - Date.parse(other.Deadline)).toBe(300_000)
    expect(later.ExtraMinutes).toBe(5)

    await sat.students.a.calls(submitAttempt, {
      AttemptId: one.AttemptId,
      Epoch: one.Epoch,
      Items: sat.answersOf(one, true),
    })
    const done = await sat.students.b.calls(submitAttempt, { ...inB, Items: [] })
    expect(done.Data.Receipt).toMatch(/^[2-9A-HJKMNP-Z]{8}$/)
    const [run] = (await sat.students.b.calls(getOwnRuns, { SkillContestId })).Data
    expect(run.Slots).toMatchObject([
      { Kind: 'paper', IsMine: true, Seat: 'done', AttemptId: other.AttemptId },
    ])
    expect(
      (await sat.students.b.calls(getReceipt, { AttemptId: other.AttemptId })).Data.Receipt,
    ).toBe(done.Data.Receipt)

    const closed = await control('close')
    const scores = async () =>
      (await sat.holder.calls(getFullBoard, { Id })).Data.Teams.map(
        ({ Score }: { Score: number | null }) => Score,
      )
    await expect.poll(scores, { timeout: 20_000, interval: 500 }).toEqual([100, 50])
    // Until it is published nobody reads their own.
    for (const [who, { AttemptId }] of [
      [sat.students.a, one],
      [sat.students.b, other],
    ] as const)
      expect(await who.calls(getResult, { AttemptId })).toMatchObject({ Code: -1 })
    const settled = await sat.holder.calls(settleRound, { Id, Days: 5, Version: closed.Version })
    if (settled.Code !== 0) throw new Error(settled.Msg)
    await sat.second.calls(signSettlement, { Id: settled.Data.Settlements[0].Id })
    const { Data: board } = await sat.students.b.calls(getRank, { SkillContestId, StageId: Id })
    expect(board.List.map((row: { Score: number }) => row.Score)).toEqual([100, 50])
    expect(board.Rule).toContain('机考按试卷得分占满分的百分比计')
    const result = await sat.students.b.calls(getResult, { AttemptId: other.AttemptId })
    expect(result.Data).toMatchObject({ Score: 3, FullScore: 6, Released: { Keys: true } })
    // It counts as the contest's, once.
    const kinds = (await sat.students.a.calls(getMyScores, {})).Data.List.filter(
      ({ Name }: { Name: string }) => Name.includes('理论'),
    ).map(({ Kind }: { Kind: string }) => Kind)
    expect(new Set(kinds)).toEqual(new Set(['contest']))
  })

  test('whoever never entered is absent, and a freeze holds what it held', async () => {
    const { SkillContestId, Id, control, seat } = await sat.started()
    const { Version } = await control('start')
    const sitting = await sat.enter(sat.students.a, seat)
    const frozen = await sat.holder.calls(freezeBoard, { Id, Frozen: true, Version })
    expect(frozen.Code).toBe(0)
    const read = async () =>
      JSON.stringify([
        (await app.visitor().calls(getRank, { SkillContestId })).Data,
        (await sat.students.b.calls(getRank, { SkillContestId })).Data,
      ])
    const before = await read()
    await sat.students.a.calls(submitAttempt, {
      AttemptId: sitting.AttemptId,
      Epoch: sitting.Epoch,
      Items: sat.answersOf(sitting, true),
    })
    await expect
      .poll(async () => (await sat.holder.calls(getFullBoard, { Id })).Data.Teams[0].Score, {
        timeout: 20_000,
        interval: 500,
      })
      .toBe(100)
    expect(await read()).toBe(before)
    const room = await control('close')
    expect(room.Teams.map(({ State }: { State: string }) => State).toSorted()).toEqual([
      'absent',
      'present',
    ])
  })

  test('a team is given minutes of its own, and what is voided is handed in', async () => {
    const { control, seat } = await sat.started()
    await control('start')
    const sitting = await sat.enter(sat.students.a, seat)
    const room = await control('extend', { Minutes: 1 })
    const team = room.Teams.find(({ State }: { State: string }) => State === 'present')
    const [slot] = team.Slots
    const set = { Id: slot.Id, State: 'open', Minutes: 10 }
    expect(await sat.holder.calls(setSlot, set)).toMatchObject({ Msg: '请填写原因' })
    expect((await sat.holder.calls(setSlot, { ...set, Reason: '电脑故障' })).Code).toBe(0)
    const beat = async () =>
      (
        await sat.students.a.calls(pulse, {
          AttemptId: sitting.AttemptId,
          Epoch: sitting.Epoch,
          Unsent: 0,
        })
      ).Data
    expect((await beat()).ExtraMinutes).toBe(11)
    await sat.holder.calls(setSlot, { Id: slot.Id, State: 'void', Reason: '违规' })
    expect((await beat()).IsOver).toBe(true)
  })
})
