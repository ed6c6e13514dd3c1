import type { getPlayer } from '@xinglin/contract/learning'
import type { InputOf, OutputOf } from '@xinglin/contract/call'
import { attemptsOf } from '#attempts'
import { versionsOf } from '#courses/versions'
import { toOwnPeriod } from '#offerings/periods'
import type { Visit } from '#platform/visit'
import { reportOf } from './report.ts'
import { ruleOf, whyOf } from './rules.ts'
import {
  readOnlyReason,
  tallyWithCredits,
  standingOf,
  stateOf,
  studied,
  tally,
  type Studied,
} from './attempt-context.ts'

type Player = OutputOf<typeof getPlayer>

/** Where the attempt stands; what there was time for since is written down first. */
const tallyOfPlayer = async (visit: Visit, context: Studied) => {
  const counted = await tally(visit, context)
  if (counted.due.length === 0 || (await readOnlyReason(context)) !== '') return counted
  const held = await attemptsOf(visit).lock(context.attempt.id)
  return held ? tallyWithCredits(visit, { attempt: held }) : counted
}

/** The whole player but for the contents of items. */
export const showPlayer = async (
  visit: Visit,
  { ProgressId, Device }: InputOf<typeof getPlayer>,
): Promise<Player> => {
  const context = await studied(visit, ProgressId)
  const { attempt, access } = context
  if (attempt.state === 'active') await attemptsOf(visit).lead(attempt, Device)
  const { items, rows, sequential, locks, waits, ...counted } = await tallyOfPlayer(visit, context)
  // What is held elsewhere is one thing to do, and no item.
  const { doneCount, itemCount } = access.elsewhere === undefined ? counted : attempt
  const chapters = await versionsOf(visit).chapters(attempt.versionId)
  const rowOf = new Map(rows.map((row) => [row.itemId, row]))
  const period = await access.period()
  const shown = period && (await toOwnPeriod(visit, period))
  return {
    ProgressId: attempt.id,
    CourseId: access.course.id,
    CourseName: access.course.name,
    AttemptNo: attempt.no,
    State: attempt.state,
    ReadOnly: await readOnlyReason(context),
    Progress: Math.max(attempt.progress, attempt.state === 'active' ? counted.progress : 0),
    DoneCount: doneCount,
    ItemCount: itemCount,
    Seconds: attempt.seconds,
    CurrentItem: attempt.currentItem,
    Sequential: sequential,
    ReviewedBy: await versionsOf(visit).reviewedBy(attempt.versionId),
    Period: shown?.own ?? null,
    Chapters: chapters.map(({ id, title }) => ({
      Title: title,
      Items: items
        .filter((item) => item.chapterId === id)
        .map((item) => ({
          Id: item.id,
          Title: item.title,
          Kind: item.kind,
          Minutes: item.minutes,
          Required: item.required,
          State: stateOf(rowOf.get(item.id)),
          BestScore: rowOf.get(item.id)?.bestScore ?? null,
          Rule: ruleOf(item),
          Why: whyOf(item, standingOf(rowOf.get(item.id)), waits.get(item.id)),
          Wait: waits.get(item.id) ?? 0,
          Lock: locks.get(item.id) ?? '',
          DueAt: period?.due.get(item.itemKey)?.toISOString() ?? null,
          DueChange: shown?.dueChange(item.itemKey) ?? null,
        })),
    })),
    Report: await reportOf(visit, attempt),
  }
}
