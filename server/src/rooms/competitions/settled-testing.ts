import { getRank, settleRound, signSettlement } from '@xinglin/contract/competitions'
import type { TestApp, Visitor } from '#testing'
import type { roundsIn } from './round-testing.ts'

/** Which round of which contest, as its board is asked for. */
export const stageOf = ({ SkillContestId, Id }: { SkillContestId: string; Id: string }) => ({
  SkillContestId,
  StageId: Id,
})

/** Rounds of a school that are settled by whoever holds them and signed by an administrator. */
export const settledIn = async (app: TestApp, rounds: Awaited<ReturnType<typeof roundsIn>>) => {
  const admin = await app.signedIn('admin1')

  const inA = (statement: string) =>
    app.database.within(app.fixture.schools.a, (db) => db.execute(statement))

  /** The settlements of a round as the database keeps them. */
  const keptOf = async (roundId: string) =>
    (await inA(`select * from contest_settlement where round_id = '${roundId}' order by no`)).rows

  const settle = (Id: string, Version: number, more: object = {}) =>
    rounds.holder.calls(settleRound, { Id, Version, Days: 5, ...more })

  /** A round that was judged, settled by whoever holds it and signed by an administrator. */
  const published = async (over: object = {}) => {
    const held = await rounds.judged(over)
    const { Data } = await settle(held.Id, held.room.Version)
    const [settlement] = Data.Settlements
    const signed = await admin.calls(signSettlement, { Id: settlement.Id })
    if (signed.Code !== 0) throw new Error(signed.Msg)
    const winners: Visitor[] = []
    for (const student of rounds.students) {
      const { Own } = (await student.calls(getRank, stageOf(held))).Data
      if (Own[0].Rank === 1) winners.push(student)
    }
    return { ...held, winner: winners[0]!, full: signed.Data }
  }

  return { admin, inA, keptOf, settle, published }
}
