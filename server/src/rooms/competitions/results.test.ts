import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyCertificate } from '@xinglin/contract/certificates'
import {
  closeRound,
  drawRound,
  getFullBoard,
  getGame,
  getOwnScores,
  getRank,
  issueAward,
  listRounds,
  listTeamResults,
  saveRound,
  saveSheet,
  signSettlement,
} from '@xinglin/contract/competitions'
import { newId } from '#platform/ids'
import { testApp, type TestApp } from '#testing'
import { judgeOf, roundForm, stationForm } from './contest-testing.ts'
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

describe('the board of a round', () => {
  test('shows scores as they arrive, the own row to whoever it is', async () => {
    const held = await rounds.judged()
    const { Data } = await app.visitor().calls(getRank, { SkillContestId: held.SkillContestId })
    expect(Data).toMatchObject({ Kind: 'live', Count: 2, Own: [], Seed: '' })
    // The first station counts 60: all points for the one, and 40 of 100 for the other, whose compressions were missed.
    expect(Data.List.map((one: { Score: number; Rank: number }) => [one.Rank, one.Score])).toEqual([
      [1, 100],
      [2, 64],
    ])
    const own = (await rounds.students[0]?.calls(getRank, stageOf(held)))?.Data
    expect(own.Own).toHaveLength(1)
  })

  test('shows nothing before it is published, where the contest says so', async () => {
    const held = await rounds.judged({ Board: 'after' })
    for (const who of [app.visitor(), rounds.judge, ...rounds.students]) {
      const { Data } = await who.calls(getRank, stageOf(held))
      expect(Data).toMatchObject({ Kind: 'hidden', List: [], Own: [], Count: 0 })
      expect((await who.calls(getOwnScores, stageOf(held))).Code).not.toBe(0)
    }
  })

  test('is not there before the draw, and of no other contest', async () => {
    const held = await rounds.judged()
    const other = await rounds.drawn()
    expect(
      await settled.admin.calls(getRank, {
        SkillContestId: held.SkillContestId,
        StageId: other.Id,
      }),
    ).toMatchObject({ Code: -404 })
  })
})

describe('settling', () => {
  test('waits for the sheets, or for a reason why it does not', async () => {
    const held = await rounds.running()
    const next = (await rounds.control(held.room, 'next')).Data
    const closed = (await rounds.control(next, 'close')).Data
    expect(await settled.settle(held.Id, closed.Version)).toMatchObject({ Code: -1 })
    // Without any score there is nothing to settle, whatever the reason.
    expect(await settled.settle(held.Id, closed.Version, { Note: '评委未到' })).toMatchObject({
      Msg: '没有一支队有成绩，不能结算',
    })
    await rounds.judge.calls(saveSheet, held.sheet({ Lock: true }))
    const { Data } = await settled.settle(held.Id, closed.Version, { Note: '评委未到' })
    const [first, second] = Data.Teams
    expect(first).toMatchObject({ Rank: 1, Score: 100, Done: 1 })
    // What is missing is no zero.
    expect(second).toMatchObject({ Rank: null, Score: null, Done: 0 })
  })

  test('is signed by somebody else, and then nothing changes any more', async () => {
    const held = await rounds.judged()
    const prepared = (await settled.settle(held.Id, held.room.Version)).Data
    const [one] = prepared.Settlements
    expect(one).toMatchObject({ No: 1, SignedAt: null, CanSign: false })
    expect(await rounds.holder.calls(signSettlement, { Id: one.Id })).toMatchObject({
      Msg: '结算须由另一人签发',
    })
    const before = (await rounds.students[0]?.calls(getRank, stageOf(held)))?.Data
    expect(before.Kind).toBe('live')
    const signed = (await settled.admin.calls(signSettlement, { Id: one.Id })).Data
    expect(signed).toMatchObject({ State: 'published' })
    expect(await settled.admin.calls(signSettlement, { Id: one.Id })).toMatchObject({ Code: -1 })
    const { Data } = await app.visitor().calls(getRank, stageOf(held))
    expect(Data).toMatchObject({ Kind: 'published', State: 'published' })
    expect(Data.Seed).toMatch(/^[0-9a-f]{32}$/)
    expect(Data.List[0]).toMatchObject({ Rank: 1, Award: '一等奖' })
    expect(
      await rounds.judge.calls(saveSheet, { ...held.sheets[0], Seq: 99, Lock: false }),
    ).toMatchObject({ Msg: '本轮成绩已经公示，不能再评分' })
  })

  test('what changed since it was prepared is not signed', async () => {
    const held = await rounds.judged()
    const [one] = (await settled.settle(held.Id, held.room.Version)).Data.Settlements
    await settled.inA(
      `update contest_run set state = 'absent' where round_id = '${held.Id}' and no = 1`,
    )
    expect(await settled.admin.calls(signSettlement, { Id: one.Id })).toMatchObject({
      Msg: '结算之后成绩有变化，请重新结算',
    })
  })
})

describe('what the teams of a school came to', () => {
  test('is for those who run it, and to a teacher for those they entered', async () => {
    const held = await settled.published()
    const { Data } = await settled.admin.calls(listTeamResults, { PageSize: 100 })
    const own = Data.List.filter(
      (one: { SkillContestId: string }) => one.SkillContestId === held.SkillContestId,
    )
    expect(own.map((one: { Rank: number; Award: string }) => [one.Rank, one.Award])).toEqual([
      [1, '一等奖'],
      [2, ''],
    ])
    // Of two teams a mean would tell of the other.
    expect(own[0]).toMatchObject({ Ranked: 2, Score: 100, Mean: null, Weakest: '' })
    expect((await rounds.holder.calls(listTeamResults)).Data).toMatchObject({ List: [], Count: 0 })
  })
})

describe('after the publication', () => {
  test('it ends once its days are over and all is decided; then awards are certified', async () => {
    const held = await settled.published()
    const Version = held.full.Version
    expect(await settled.admin.calls(closeRound, { Id: held.Id, Version })).toMatchObject({
      Msg: '异议期还没有结束',
    })
    const winner = held.winner
    expect(await winner.calls(issueAward, stageOf(held))).toMatchObject({
      Msg: '公示期结束后才能领取证书',
    })
    await settled.inA(
      `update contest_round set objections_until = now() - interval '1 minute' where id = '${held.Id}'`,
    )
    expect((await settled.admin.calls(closeRound, { Id: held.Id, Version })).Data.State).toBe(
      'closed',
    )
    const { Data } = await winner.calls(issueAward, stageOf(held))
    const verified = (await app.visitor().calls(verifyCertificate, { Number: Data.Number })).Data
    expect(verified).toMatchObject({ Kind: 'award', State: 'valid' })
    expect(verified.Printed.Facts).toContainEqual({ Name: '奖项', Value: '一等奖' })
    // Asked for again it is the same.
    expect((await winner.calls(issueAward, stageOf(held))).Data.Number).toBe(Data.Number)
    const loser = rounds.students.find((one) => one !== winner)
    expect(await loser!.calls(issueAward, stageOf(held))).toMatchObject({
      Msg: '您在这一轮没有获奖',
    })
  })

  test('the next round is drawn among those who go on', async () => {
    const held = await rounds.judged({ Advances: 1 })
    const Id = newId()
    const judge = await judgeOf(app, 'a', 'teacher2')
    const Form = roundForm([stationForm({ Judges: [judge] })], { Name: '第二轮' })
    const { SkillContestId } = held
    await rounds.holder.calls(saveRound, { SkillContestId, Id, Form })
    const [, second] = (await rounds.holder.calls(listRounds, { SkillContestId })).Data
    expect(second.Missing).toEqual(['公示上一轮的成绩'])
    const [settlement] = (await settled.settle(held.Id, held.room.Version)).Data.Settlements
    await settled.admin.calls(signSettlement, { Id: settlement.Id })
    const drawn = await rounds.holder.calls(drawRound, { Id, Version: 1 })
    expect(drawn.Data.Teams).toHaveLength(1)
    expect((await app.visitor().calls(getGame, { SkillContestId })).Data.Status).toBe(3)
    expect((await rounds.holder.calls(getFullBoard, { Id })).Data.Teams).toHaveLength(1)
  })
})
