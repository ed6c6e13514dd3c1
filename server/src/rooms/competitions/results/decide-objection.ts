import type { InputOf } from '@xinglin/contract/call'
import { decideObjection } from '@xinglin/contract/competitions'
import { refuseSensitive } from '#dictionaries'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { managedContest } from '../organise/manage-contests.ts'
import { settlementStore } from '../rounds/settlement-store.ts'
import { hostedRound } from '../running/control-room.ts'
import { runStore } from '../running/run-store.ts'
import { toFullBoard } from './full-board.ts'
import { resultStore } from './result-store.ts'
import { prepareSettlement } from './settle-round.ts'

const { missing, wrongState, sensitive, gone, reason } = decideObjection.refusals
const hundred = 100

const handleDecideObjection = async (
  visit: Visit,
  { Id, Accept, Score, Decision }: InputOf<typeof decideObjection>,
) => {
  const store = resultStore(visit)
  const there = await store.findObjection(Id)
  if (!there) throw refuse(missing)
  const { contest, round } = await hostedRound(visit, there.roundId, true)
  const row = await store.findObjection(Id)
  if (!row) throw refuse(missing)
  if (row.state !== 'open') throw refuse(gone)
  if (round.state !== 'published') throw refuse(wrongState)
  if (Decision === '') throw refuse(reason)
  await refuseSensitive(visit, Decision, 'contest', sensitive)
  await store.decide(Id, {
    state: Accept ? 'accepted' : 'rejected',
    decision: Decision,
    decidedBy: visit.person?.id ?? null,
    decidedAt: visit.at,
  })
  if (Accept) {
    const slots = await runStore(visit).slots(round.id)
    const slot = slots.find((one) => one.entryId === row.entryId && one.stationId === row.stationId)
    if (!slot) throw refuse(missing)
    await runStore(visit).changeSlots([slot.id], {
      adjusted: Math.round(Score * hundred),
      state: 'open',
      reason: '',
    })
    // What is published stays until somebody else signs the next one.
    const current = await settlementStore(visit).current(round.id)
    await prepareSettlement(visit, contest, round, {
      days: current?.days ?? 1,
      note: `异议成立：${Decision}`,
    })
  }
  await managedContest(
    visit,
    Accept ? '异议成立：' : '异议不成立：',
    contest.name,
    `${row.name}，${Decision}`,
  )
  return toFullBoard(visit, contest, round.id)
}

/** Answers whoever decides objections. */
export const objectionCalls = () => [answer(decideObjection, handleDecideObjection)]
