import type {
  AttemptLine,
  getAttemptDetail,
  getAttemptList,
  getLearningCalendar,
} from '@xinglin/contract/learning'
import { getAttemptDetail as detailCall } from '@xinglin/contract/learning'
import { nobody, type InputOf, type OutputOf } from '@xinglin/contract/call'
import { attemptsOf, type Attempt } from '#attempts'
import { recordsOf, recordsOfLearner } from '#attempts/records'
import { courseCards } from '#courses/catalogue'
import { versionsOf } from '#courses/versions'
import { dayEnd, dayStart, refuse, type Visit } from '#platform/visit'
import { toldOf } from './serialize.ts'
import { reportOf } from './report.ts'
import { whyOf } from './rules.ts'
import { standingOf, stateOf, tally } from './attempt-context.ts'

const eventsAtMost = 200

/** Rounds as lines of a list. */
export const linesOf = async (visit: Visit, rounds: readonly Attempt[]): Promise<AttemptLine[]> => {
  const sheets = await recordsOfLearner(visit, rounds[0]?.personId ?? '').sheets(
    rounds.map((round) => round.id),
  )
  const sheetOf = new Map(sheets.map((sheet) => [sheet.attemptId, sheet]))
  const cards = await courseCards(
    visit,
    rounds.map((round) => round.courseId),
  )
  return rounds.map((round) => {
    const card = cards.get(round.courseId)
    return {
      ProgressId: round.id,
      CourseId: round.courseId,
      CourseName: card?.Name ?? '',
      Motif: card?.Motif ?? 'book',
      ImgUrl: card?.ImgUrl ?? '',
      HasVirtual: card?.HasVirtual ?? 0,
      AttemptNo: round.no,
      State: round.state,
      Progress: round.progress,
      DoneCount: round.doneCount,
      ItemCount: round.itemCount,
      Seconds: round.seconds,
      Composite: sheetOf.get(round.id)?.composite ?? null,
      Level: sheetOf.get(round.id)?.level ?? '',
      StartedAt: round.startedAt.toISOString(),
      LastAt: round.lastAt.toISOString(),
      FinishedAt: round.finishedAt?.toISOString() ?? null,
    }
  })
}

/** The visitor's rounds by course, kind and days. */
export const attemptList = async (
  visit: Visit,
  input: InputOf<typeof getAttemptList>,
): Promise<OutputOf<typeof getAttemptList>> => {
  const records = recordsOf(visit)
  const { CourseId, Kind, From, To } = input
  const ofKind = async (): Promise<string[]> => {
    const cards = await courseCards(visit, await records.courseIds())
    return [...cards.values()].filter((card) => card.HasVirtual === Kind).map((card) => card.Id)
  }
  const wanted = {
    ...(CourseId && CourseId !== nobody ? { courseId: CourseId } : {}),
    ...(Kind >= 0 ? { courseIds: await ofKind() } : {}),
    ...(From ? { from: dayStart(visit.school.timezone, From) } : {}),
    ...(To ? { to: dayEnd(visit.school.timezone, To) } : {}),
  }
  const rounds = await records.list(wanted, input.PageIndex, input.PageSize)
  return { List: await linesOf(visit, rounds), Count: await records.count(wanted) }
}

/** One round of the visitor's own, open or closed; also when its course is no longer to be seen. */
export const attemptDetail = async (
  visit: Visit,
  progressId: string,
): Promise<OutputOf<typeof getAttemptDetail>> => {
  const attempt = await attemptsOf(visit).find(progressId)
  if (!attempt) throw refuse(detailCall.refusals.missing)
  return detailOf(visit, attempt)
}

/** One round in full; that the visitor may know it is for the caller to have found out. */
export const detailOf = async (
  visit: Visit,
  attempt: Attempt,
): Promise<OutputOf<typeof getAttemptDetail>> => {
  const [line] = await linesOf(visit, [attempt])
  if (!line) throw refuse(detailCall.refusals.missing)
  const { items, rows } = await tally(visit, { attempt })
  const chapters = await versionsOf(visit).chapters(attempt.versionId)
  const chapterOf = new Map(chapters.map((one) => [one.id, one.title]))
  const titleOf = new Map(items.map((one) => [one.id, one.title]))
  const rowOf = new Map(rows.map((row) => [row.itemId, row]))
  const events = await recordsOfLearner(visit, attempt.personId).events(attempt.id, eventsAtMost)
  return {
    Attempt: line,
    Closed: attempt.state === 'superseded' ? '历史记录，不可进入' : '',
    Items: items.map((item) => {
      const row = rowOf.get(item.id)
      return {
        Id: item.id,
        Chapter: chapterOf.get(item.chapterId) ?? '',
        Title: item.title,
        Kind: item.kind,
        Required: item.required,
        State: stateOf(row),
        BestScore: row?.bestScore ?? null,
        Tries: row?.tries ?? 0,
        Why: whyOf(item, standingOf(row)),
        DoneAt: row?.doneAt?.toISOString() ?? null,
      }
    }),
    Report: await reportOf(visit, attempt),
    Events: events.map((event) => ({
      Seq: event.seq,
      At: event.at.toISOString(),
      Text: toldOf(event.verb, event.payload, titleOf.get(event.itemId ?? '') ?? ''),
    })),
  }
}

/** Seconds of attention by day of a year, with totals over all years. */
export const calendar = async (
  visit: Visit,
  year: number,
): Promise<OutputOf<typeof getLearningCalendar>> => {
  const records = recordsOf(visit)
  const days = await records.days(`${year}-01-01`, `${year}-12-31`)
  return {
    Days: days.map(({ day, seconds }) => ({ Day: day, Seconds: seconds })),
    TotalSeconds: await records.totalSeconds(),
    CourseCount: await records.courseCount(),
    FinishedCount: await records.count({ complete: true }),
  }
}
