import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  decideObjection,
  getFullBoard,
  getOwnScores,
  getRank,
  objectToScore,
  saveSheet,
  settleRound,
} from '@xinglin/contract/competitions'
import { newId } from '#platform/ids'
import { testApp, type TestApp } from '#testing'
import { roundsIn } from './round-testing.ts'
import { type RoundMarks, scoreRound } from './scoring/score-round.ts'
import { settledIn, stageOf } from './settled-testing.ts'

// What went wrong with scores elsewhere: nothing is no number, and nobody has a nought that nobody gave.

let app: TestApp
let rounds: Awaited<ReturnType<typeof roundsIn>>
let settled: Awaited<ReturnType<typeof settledIn>>
beforeAll(async () => {
  app = await testApp()
  rounds = await roundsIn(app)
  settled = await settledIn(app, rounds)
})
afterAll(() => app.close())

const rule: RoundMarks['rule'] = {
  aggregation: 'mean',
  standardise: false,
  tieBreak: [],
  advances: 0,
  advanceBy: 'entries' as const,
  counted: 1,
  awards: [],
}
const team = (entryId: string, over: object = {}) => ({
  entryId,
  partnerId: 'a',
  area: '',
  track: '',
  no: 1,
  name: entryId,
  state: 'present' as const,
  ...over,
})

type Given = Readonly<Record<string, Readonly<Record<string, readonly (number | undefined)[]>>>>

/** A round of teams by what each judge gave them at each station; undefined where a sheet did not come. */
const scored = (given: Given, weights: Readonly<Record<string, number>>, over: object = {}) => {
  const slots = Object.entries(given).flatMap(([entryId, at]) =>
    Object.keys(at).map((stationId) => ({
      id: `${entryId} ${stationId}`,
      entryId,
      stationId,
      state: 'open' as const,
      adjusted: null,
    })),
  )
  const marks = Object.entries(given).flatMap(([entryId, at]) =>
    Object.entries(at).flatMap(([stationId, shares]) =>
      shares.flatMap((share, no) =>
        share === undefined
          ? []
          : [{ slotId: `${entryId} ${stationId}`, judge: `j${no}`, share, rating: 3 }],
      ),
    ),
  )
  const teams = scoreRound({
    rule: { ...rule, ...over },
    stations: Object.entries(weights).map(([id, weight]) => ({ id, weight })),
    teams: Object.keys(given).map((id) => team(id)),
    slots,
    marks,
  })
  for (const { share, rank } of teams)
    for (const value of [share, rank]) expect(value === null || Number.isFinite(value)).toBe(true)
  return new Map(teams.map((one) => [one.entryId, one]))
}

describe('scores', () => {
  test('all marks equal: everybody shares the first place, also on one scale', () => {
    for (const standardise of [false, true])
      for (const aggregation of ['mean', 'trimmed'] as const) {
        const same = { s1: [7000, 7000, 7000, 7000, 7000] }
        const teams = scored(
          { a: same, b: same, c: same },
          { s1: 100 },
          { standardise, aggregation, tieBreak: ['heaviest', 'rating'] },
        )
        for (const { share, rank } of teams.values()) {
          expect(share).toBe(7000)
          expect(rank).toBe(1)
        }
      }
  })
})

describe('cases from the field', () => {
  test('N8: a station of no points, somebody who takes no rank, and ties move nobody', () => {
    const full = { s1: [10_000] }
    const before = scored({ a: full, b: full, c: full }, { s1: 100 })
    // The first does a further station for nothing; the board says the same of all.
    const after = scored({ a: { ...full, s0: [0] }, b: full, c: full }, { s1: 100, s0: 0 })
    for (const id of ['a', 'b', 'c']) {
      expect(before.get(id)?.rank).toBe(1)
      expect(after.get(id)?.rank).toBe(1)
    }
    const hidden = scoreRound({
      rule: { ...rule, advances: 1, awards: [{ name: '一等奖', by: 'places', amount: 1 }] },
      stations: [{ id: 's1', weight: 100 }],
      teams: [team('out', { state: 'void' }), team('a'), team('b'), team('c')],
      slots: ['out', 'a', 'b', 'c'].map((entryId) => ({
        id: entryId,
        entryId,
        stationId: 's1',
        state: 'open' as const,
        adjusted: null,
      })),
      marks: [
        ['out', 10_000],
        ['a', 9000],
        ['b', 9000],
        ['c', 8000],
      ].map(([slotId, share]) => ({
        slotId: String(slotId),
        judge: 'j',
        share: Number(share),
        rating: null,
      })),
    })
    const of = (id: string) => hidden.find(({ entryId }) => entryId === id)
    expect(of('out')).toMatchObject({ rank: null, award: '', advances: false })
    // Equals are first together, go on together and win together.
    for (const id of ['a', 'b'])
      expect(of(id)).toMatchObject({ rank: 1, award: '一等奖', advances: true })
    expect(of('c')).toMatchObject({ rank: 3, advances: false })
  })

  test('N10: a judge who has not scored counts for nothing, and settling waits or says why', async () => {
    // Three judges and five teams: one absent, one with two sheets missing, one who gave everybody the same.
    const given = {
      a: { s1: [undefined, 9000, 7000] },
      b: { s1: [undefined, undefined, 7000] },
      c: { s1: [undefined, undefined, 7000] },
      d: { s1: [undefined, 6000, 7000] },
      e: { s1: [undefined, 8000, 7000] },
    }
    const teams = scored(given, { s1: 100 })
    expect(teams.get('a')?.share).toBe(8000)
    expect(teams.get('b')?.share).toBe(7000)
    const scaled = scored(given, { s1: 100 }, { standardise: true })
    expect(scaled.get('b')?.share).toBe(7000)
    const none = scored({ a: { s1: [undefined] }, b: { s1: [5000] } }, { s1: 100 })
    expect(none.get('a')).toMatchObject({ share: null, rank: null })
    // All weights nought: nothing is divided by it.
    expect(scored({ a: { s1: [5000] } }, { s1: 0 }).get('a')?.share).toBeNull()

    const held = await rounds.running()
    await rounds.judge.calls(saveSheet, held.sheet({ Lock: true }))
    const next = (await rounds.control(held.room, 'next')).Data
    const closed = (await rounds.control(next, 'close')).Data
    const settle = { Id: held.Id, Days: 5, Version: closed.Version }
    expect(await rounds.holder.calls(settleRound, settle)).toMatchObject({
      Msg: '还有评分表没有提交，如仍要结算请填写说明',
    })
    const board = (await rounds.holder.calls(getFullBoard, { Id: held.Id })).Data
    expect(board.Missing).toBeGreaterThan(0)
  })

  test('N11: an objection that is turned down leaves the score on every page', async () => {
    const held = await settled.published()
    const where = stageOf(held)
    const [loser] = rounds.students.filter((one) => one !== held.winner)
    if (!loser) throw new Error('nobody lost')
    const read = async () => ({
      own: (await loser.calls(getOwnScores, where)).Data.map(
        ({ Stations }: { Stations: object[] }) => Stations,
      ),
      board: (await app.visitor().calls(getRank, where)).Data.List,
      full: (await rounds.holder.calls(getFullBoard, { Id: held.Id })).Data.Teams,
    })
    const before = await read()
    const [own] = (await loser.calls(getOwnScores, where)).Data
    const Id = newId()
    const objecting = { Id, ...where, EntryId: own.EntryId, StationId: own.Stations[0].StationId }
    const Reason = '按压深度达标，请核对录像。'
    expect((await loser.calls(objectToScore, { ...objecting, Reason })).Code).toBe(0)
    const decided = { Id, Accept: false, Decision: '给分无误。' }
    expect((await rounds.holder.calls(decideObjection, decided)).Code).toBe(0)
    expect(await read()).toEqual(before)
    // Decided once.
    expect((await rounds.holder.calls(decideObjection, decided)).Msg).toBe('该异议已经处理')
  })
})
