import { getHall, type Hall } from '@xinglin/contract/competitions'
import { asSchool } from '#platform/database'
import { answer } from '#platform/http'
import type { TenantContext } from '#platform/visit'
import { visibleGame } from '../games/show-games.ts'
import { roundStore, type WholeRound } from '../rounds/round-store.ts'
import { toClock } from './clock.ts'
import { isMarked } from './control-room.ts'
import { runStore } from './run-store.ts'

const hallOf = async (there: TenantContext, { round, stations }: WholeRound): Promise<Hall> => {
  const runs = new Map((await runStore(there).runs(round.id)).map((run) => [run.entryId, run]))
  const slots = await runStore(there).slots(round.id)
  const order = stations.map(({ id }) => id)
  const at = (step: number): Hall['Current'] =>
    slots
      .filter((slot) => slot.step === step && isMarked(slot, runs.get(slot.entryId)))
      .toSorted(
        (one, other) =>
          one.lane - other.lane || order.indexOf(one.stationId) - order.indexOf(other.stationId),
      )
      .map((slot) => ({
        Station: stations.find(({ id }) => id === slot.stationId)?.name ?? '',
        Lane: slot.lane,
        No: runs.get(slot.entryId)?.no ?? 0,
      }))
  return {
    RoundId: round.id,
    Name: round.name,
    Format: round.format,
    Lanes: round.lanes,
    Clock: toClock(round, stations, Math.max(0, ...slots.map(({ step }) => step)), new Date()),
    Current: round.state === 'running' ? at(round.step) : [],
    Next: at(round.step + 1),
  }
}

/** Answers the screen in the hall. */
export const hallCalls = () => [
  answer(getHall, async function handleGetHall(visit, { SkillContestId }) {
    const contest = await visibleGame(visit, SkillContestId)
    return asSchool(visit, contest.schoolId, async (there) => {
      const rounds = await roundStore(there).ofContest(contest.id)
      const shown: Hall[] = []
      for (const whole of rounds)
        if (['drawn', 'running'].includes(whole.round.state)) shown.push(await hallOf(there, whole))
      return { Name: contest.name, Rounds: shown }
    })
  }),
]
