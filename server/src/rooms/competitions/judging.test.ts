import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  getJudgeTasks,
  listJudging,
  saveSheet,
  setSlot,
  setTeam,
} from '@xinglin/contract/competitions'
import { newId } from '#platform/ids'
import { testApp, type TestApp } from '#testing'
import { roundsIn } from './round-testing.ts'

let app: TestApp
let rounds: Awaited<ReturnType<typeof roundsIn>>
beforeAll(async () => {
  app = await testApp()
  rounds = await roundsIn(app)
})
afterAll(() => app.close())

describe('the sheet of a judge', () => {
  test('knows teams by their numbers, is saved, and sent for good once', async () => {
    const { SkillContestId, slot, sheet, room } = await rounds.running()
    const tasks = (await rounds.judge.calls(getJudgeTasks, { SkillContestId })).Data
    for (const { Name, EntryId } of room.Teams) {
      expect(JSON.stringify(tasks)).not.toContain(Name)
      expect(JSON.stringify(tasks)).not.toContain(EntryId)
    }
    expect(slot.Sheet).toMatchObject({ Seq: 0, IsLocked: false })
    expect((await rounds.judge.calls(listJudging)).Data).toContainEqual({
      SkillContestId,
      Name: '临床技能竞赛',
      Waiting: 1,
    })
    const first = sheet({ Points: {}, Rating: null, Seq: 5 })
    expect((await rounds.judge.calls(saveSheet, first)).Data.Seq).toBe(5)
    // An older change that comes late, and the same one again, change nothing.
    for (const Seq of [3, 5])
      expect((await rounds.judge.calls(saveSheet, sheet({ Seq }))).Data).toMatchObject({
        Seq: 5,
        Points: {},
      })
    expect(await rounds.judge.calls(saveSheet, { ...first, Seq: 6, Lock: true })).toMatchObject({
      Code: -10008,
    })
    const sent = sheet({ Seq: 7, Lock: true })
    expect((await rounds.judge.calls(saveSheet, sent)).Data).toMatchObject({
      Seq: 7,
      IsLocked: true,
    })
    // The same once more, whose answer was lost.
    expect((await rounds.judge.calls(saveSheet, sent)).Data).toMatchObject({
      Seq: 7,
      IsLocked: true,
    })
    expect(await rounds.judge.calls(saveSheet, sheet({ Seq: 8 }))).toMatchObject({
      Msg: '评分已提交，不能再改',
    })
  })

  test('a mark out of range, of no item, before the team came, by a stranger', async () => {
    const { sheet, items, later, SkillContestId } = await rounds.running()
    const [item] = items
    const save = (over: object) => rounds.judge.calls(saveSheet, sheet(over))
    expect(await save({ Points: { [item?.Id ?? '']: 20.5 } })).toMatchObject({
      Msg: '给分超出该项的分值',
    })
    for (const points of [-1, 0.3, 101])
      expect(await save({ Points: { [item?.Id ?? '']: points } })).toMatchObject({ Code: -10008 })
    expect(await save({ Points: { [newId()]: 1 } })).toMatchObject({ Code: -10008 })
    expect(await save({ Rating: 6 })).toMatchObject({ Code: -10008 })
    expect(await save({ SlotId: later.Id })).toMatchObject({ Msg: '这支队还没有到本站' })
    expect(await save({ SlotId: newId() })).toMatchObject({ Code: -404 })
    // Of another station, and of no station at all.
    const stranger = await app.signedIn('admin1')
    expect(await rounds.holder.calls(saveSheet, sheet())).toMatchObject({ Code: -404 })
    expect(await stranger.calls(saveSheet, sheet())).toMatchObject({ Code: -404 })
    expect(await stranger.calls(getJudgeTasks, { SkillContestId })).toMatchObject({
      Msg: '您不是该赛事的评委',
    })
  })

  test('a team that is absent, or void at a station, is not marked', async () => {
    const { sheet, room, slot } = await rounds.running()
    const away = { Msg: '这支队在本站缺考或作废，无须评分' }
    const team = room.Teams.find(({ No }: { No: number }) => No === slot.No)
    expect(await rounds.holder.calls(setSlot, { Id: slot.Id, State: 'void' })).toMatchObject({
      Code: -10008,
    })
    await rounds.holder.calls(setSlot, { Id: slot.Id, State: 'void', Reason: '模型故障' })
    expect(await rounds.judge.calls(saveSheet, sheet())).toMatchObject(away)
    await rounds.holder.calls(setSlot, { Id: slot.Id, State: 'open' })
    expect((await rounds.judge.calls(saveSheet, sheet())).Code).toBe(0)
    const absent = await rounds.holder.calls(setTeam, {
      RoundId: room.RoundId,
      EntryId: team.EntryId,
      Action: 'absent',
      Reason: '未到',
    })
    expect(absent.Data.Teams.find(({ No }: { No: number }) => No === slot.No)).toMatchObject({
      State: 'absent',
      Reason: '未到',
    })
    expect(await rounds.judge.calls(saveSheet, sheet({ Seq: 2 }))).toMatchObject(away)
  })
})
