import type { getPlayer } from '@xinglin/contract/learning'
import type { OutputOf } from '@xinglin/contract/call'
import { attemptsOf } from '#attempts'
import { courseForStudy } from '#courses'
import type { Visit } from '#platform/visit'
import { learntOf, readOnlyReason, stateOf, studied, tally, type Studied } from './studied.ts'
import { ruleOf } from './rules.ts'

type Player = OutputOf<typeof getPlayer>

const reportOf = async (visit: Visit, { attempt }: Studied): Promise<Player['Report']> => {
  const sheet = attempt.state === 'active' ? undefined : await attemptsOf(visit).sheetOf(attempt.id)
  if (!sheet) return null
  return {
    Composite: sheet.composite,
    Level: sheet.level,
    FinishedAt: sheet.at.toISOString(),
    Dimensions: sheet.dimensions.map(({ name, score, evidence }) => ({
      Name: name,
      Score: score,
      Evidence: evidence,
    })),
  }
}

/** The whole player but for the contents of items. */
export const showPlayer = async (visit: Visit, progressId: string): Promise<Player> => {
  const found = await studied(visit, progressId)
  const { attempt, course } = found
  const { items, rows, doneCount, itemCount } = await tally(visit, found)
  const chapters = await courseForStudy(visit).chapters(attempt.versionId)
  const rowOf = new Map(rows.map((row) => [row.itemId, row]))
  return {
    ProgressId: attempt.id,
    CourseId: course.id,
    CourseName: course.name,
    AttemptNo: attempt.no,
    State: attempt.state,
    ReadOnly: readOnlyReason(found),
    Progress: attempt.progress,
    DoneCount: doneCount,
    ItemCount: itemCount,
    Seconds: attempt.seconds,
    CurrentItem: attempt.currentItem,
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
          Rule: ruleOf(learntOf(item)),
        })),
    })),
    Report: await reportOf(visit, found),
  }
}
