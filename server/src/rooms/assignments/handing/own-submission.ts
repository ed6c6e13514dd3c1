import { getOwnSubmission } from '@xinglin/contract/assignments'
import { defaultWorkRubric } from '@xinglin/contract/marking'
import { markStore, recheckStore, recheckUntil, toRecheck, workStore } from '#marking'
import { answer } from '#platform/http'
import { shownHtml } from '#platform/rich-text'
import type { Visit } from '#platform/visit'
import { submissionStore } from '../submissions/store.ts'
import { dateNames } from '../studying/own-assignments.ts'
import type { ItemKinds } from '../works/kinds.ts'
import { toOwnDate } from '../works/serialize-works.ts'
import { lockOfWork, ownPlace, type OwnPlace } from './own-place.ts'
import { toDraft, toVersions } from './serialize-submission.ts'

const stateOf = ({ work }: OwnPlace) => {
  if (!work) return 'none' as const
  // What is marked and not released waits, as far as whoever wrote it is told.
  return work.state === 'marked' ? ('waiting' as const) : work.state
}

/** Whoever opens what came back has read it. */
const markRead = async (visit: Visit, { work }: OwnPlace): Promise<void> => {
  if (work && !work.readAt && (work.state === 'returned' || work.state === 'released'))
    await workStore(visit).change(work.id, { readAt: visit.at })
}

/** Answers students who look at their own work. */
export const ownSubmissionCalls = (kinds: ItemKinds) => [
  answer(getOwnSubmission, async function handleGetOwnSubmission(visit, at) {
    const place = await ownPlace(kinds, visit, at)
    const { own, item, personId, work } = place
    const store = submissionStore(visit)
    const names = await dateNames(visit, [own])
    const { due, closes, opens } = own.standing.dates
    const lock = await lockOfWork(visit, place)
    const isHidden =
      (opens.value !== null && visit.at < opens.value) ||
      own.standing.items.get(item.id)?.state === 'locked'
    await markRead(visit, place)
    const outcome = own.standing.items.get(item.id)?.outcome
    const recheck = work && (await recheckStore(visit).find(work.id))
    return {
      Title: item.title,
      TaskTitle: own.row.title,
      Asked: isHidden ? '' : shownHtml(visit, item.body),
      Due: toOwnDate('due', due, names),
      Closes: toOwnDate('closes', closes, names),
      AgainUntil: work?.resubmitUntil?.toISOString() ?? null,
      Locked: lock?.refusal[1] ?? '',
      State: stateOf(place),
      Score: work?.state === 'released' ? work.score : null,
      Counted: work?.state === 'released' ? (outcome?.score ?? null) : null,
      LateDays: outcome?.lateDays ?? 0,
      Penalty: item.lateRule === 'penalty' ? item.penalty : 0,
      WorkId: work?.id ?? '',
      RecheckUntil: work ? ((await recheckUntil(visit, work))?.toISOString() ?? null) : null,
      Recheck: recheck ? await toRecheck(visit, recheck) : null,
      Rubric: [...((await markStore(visit).rubric(item.id)) ?? defaultWorkRubric)],
      Draft: toDraft(visit, await store.draft(item.id, personId)),
      Versions: await toVersions(visit, work, work ? await store.versions(work.id) : [], due.value),
      ServerTime: visit.at.toISOString(),
    }
  }),
]
