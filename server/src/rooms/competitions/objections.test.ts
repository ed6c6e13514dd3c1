import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  decideObjection,
  getOwnScores,
  getRank,
  objectToScore,
  signSettlement,
} from '@xinglin/contract/competitions'
import { newId } from '#platform/ids'
import { testApp, type TestApp } from '#testing'
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

describe('objections', () => {
  const reason = '按压部位正确，录像第三分钟可以看到。'
  const object = async (held: Awaited<ReturnType<typeof settled.published>>, over: object = {}) => {
    const [student] = rounds.students
    const [team] = (await student!.calls(getOwnScores, stageOf(held))).Data
    const station = team.Stations[0]
    const input = {
      ...stageOf(held),
      Id: newId(),
      EntryId: team.EntryId,
      StationId: station.StationId,
      Reason: reason,
      ...over,
    }
    return { input, answer: await student!.calls(objectToScore, input) }
  }

  test('are the own team’s, once a station, with a reason, within the days', async () => {
    const held = await settled.published()
    const { input, answer } = await object(held)
    expect(answer.Data).toMatchObject({ State: 'open', Name: expect.any(String) })
    const [student, other] = rounds.students
    // The same once more, whose answer was lost.
    expect((await student!.calls(objectToScore, input)).Data.Id).toBe(answer.Data.Id)
    expect(await student!.calls(objectToScore, { ...input, Id: newId() })).toMatchObject({
      Code: -1,
    })
    expect(await other!.calls(objectToScore, { ...input, Id: newId() })).toMatchObject({
      Code: -404,
    })
    expect((await object(held, { Reason: '不服' })).answer).toMatchObject({ Code: -10008 })
    expect((await other!.calls(getOwnScores, stageOf(held))).Data[0].Objections).toEqual([])
    await settled.inA(`update contest_round set objections_until = now() where id = '${held.Id}'`)
    const [, second] = (await student!.calls(getOwnScores, stageOf(held))).Data[0].Stations
    expect((await object(held, { StationId: second.StationId })).answer).toMatchObject({
      Msg: '现在不在异议期内',
    })
  })

  test('one that is rejected changes no byte of what was settled', async () => {
    const held = await settled.published()
    const { answer } = await object(held)
    const [kept, board] = [
      await settled.keptOf(held.Id),
      (await settled.admin.calls(getRank, stageOf(held))).Data,
    ]
    const decide = { Id: answer.Data.Id, Accept: false, Decision: '录像复核，给分无误。' }
    expect(await rounds.holder.calls(decideObjection, { ...decide, Decision: '' })).toMatchObject({
      Code: -10008,
    })
    expect((await rounds.holder.calls(decideObjection, decide)).Data.Objections[0]).toMatchObject({
      State: 'rejected',
    })
    expect(await settled.keptOf(held.Id)).toEqual(kept)
    expect((await settled.admin.calls(getRank, stageOf(held))).Data).toEqual(board)
    expect(await rounds.holder.calls(decideObjection, decide)).toMatchObject({ Code: -1 })
  })

  test('one that is accepted is a new settlement, which counts once it is signed', async () => {
    const held = await settled.published()
    const { answer, input } = await object(held)
    const [kept, board] = [
      await settled.keptOf(held.Id),
      (await settled.admin.calls(getRank, stageOf(held))).Data,
    ]
    const { Data } = await rounds.holder.calls(decideObjection, {
      Id: answer.Data.Id,
      Accept: true,
      Score: 12.34,
      Decision: '录像复核，更正。',
    })
    const [next] = Data.Settlements
    expect(next).toMatchObject({ No: 2, SignedAt: null })
    expect((await settled.admin.calls(getRank, stageOf(held))).Data).toEqual(board)
    await settled.admin.calls(signSettlement, { Id: next.Id })
    const [first] = await settled.keptOf(held.Id)
    expect(first).toEqual(kept[0])
    const [team] = (await rounds.students[0]!.calls(getOwnScores, stageOf(held))).Data
    expect(
      team.Stations.find(({ StationId }: { StationId: string }) => StationId === input.StationId),
    ).toMatchObject({ Score: 12.34 })
  })
})
