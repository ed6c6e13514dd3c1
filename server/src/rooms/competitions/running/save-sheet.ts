import type { InputOf } from '@xinglin/contract/call'
import { saveSheet } from '@xinglin/contract/competitions'
import { refuseSensitive } from '#dictionaries'
import { answer } from '#platform/http'
import { memberOf, refuse, type TenantContext, visitAt, type Visit } from '#platform/visit'
import type { ContestRow } from '../contests/contest-store.ts'
import type { StationRow } from '../rounds/round-store.ts'
import { sheetShare } from '../scoring/sheet.ts'
import { isMarked, marks } from './control-room.ts'
import { judgedContest, toSheet } from './judge-tasks.ts'
import { sheetStore } from './sheet-store.ts'

const { missing, sensitive, early, over, away, own, locked, item, range, unfinished } =
  saveSheet.refusals

type Input = InputOf<typeof saveSheet>

/** Refuses points of no item of the sheet, and more than an item has. */
const refuseUnfitting = ({ items }: Pick<StationRow, 'items'>, { Points }: Input): void => {
  for (const [id, points] of Object.entries(Points)) {
    const known = items.find(({ Id }) => Id === id)
    if (!known) throw refuse(item)
    if (points > known.Points) throw refuse(range)
  }
}

/** The station at which somebody marks a team now, as the school that holds the contest keeps it. */
export const judgedSlot = async (
  there: TenantContext,
  contest: ContestRow,
  slotId: string,
  personId: string,
) => {
  const judged = await sheetStore(there).judgedSlot(contest.id, slotId, personId)
  // Whoever judges elsewhere is told no more than a stranger.
  if (!judged) throw refuse(missing)
  const { slot, judge, run, station } = judged
  if (!marks(contest, judge, slot, run)) throw refuse(own)
  const round = await sheetStore(there).shareRound(slot.roundId)
  if (!round) throw refuse(missing)
  if (round.state === 'published' || round.state === 'closed') throw refuse(over)
  if (round.state === 'drawn' || slot.step > round.step) throw refuse(early)
  if (!isMarked(slot, run)) throw refuse(away)
  return { slot, station }
}

const handleSaveSheet = async (visit: Visit, input: Input) => {
  const { SkillContestId, SlotId, Seq, Points, Rating, Remark, Lock } = input
  const person = memberOf(visit)
  if (!person) throw refuse(missing)
  const contest = await judgedContest(visit, SkillContestId)
  // The words are those of the school at which the judge is.
  if (Remark !== '') await refuseSensitive(visit, Remark, 'contest', sensitive)
  return visitAt(visit, contest.schoolId, async (there) => {
    const { slot, station } = await judgedSlot(there, contest, SlotId, person.id)
    refuseUnfitting(station, input)
    const share = sheetShare(station.items, Points)
    if (Lock && (share === undefined || Rating === null)) throw refuse(unfinished)
    const store = sheetStore(there)
    const kept = await store.save({
      slotId: SlotId,
      personId: person.id,
      contestId: contest.id,
      roundId: slot.roundId,
      points: Points,
      rating: Rating,
      remark: Remark,
      seq: Seq,
      share: Lock ? (share ?? null) : null,
      savedAt: visit.at,
      lockedAt: Lock ? visit.at : null,
    })
    const now = kept ?? (await store.find(SlotId, person.id))
    if (!kept && now?.lockedAt && Seq > now.seq) throw refuse(locked)
    return toSheet(there, now)
  })
}

/** Answers judges who save a sheet. */
export const sheetCalls = () => [answer(saveSheet, handleSaveSheet)]
