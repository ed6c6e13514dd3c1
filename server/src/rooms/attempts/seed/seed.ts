import { composite, type Assessed } from '@xinglin/simulation/assessment'
import { newId } from '#platform/ids'
import type { Day, TenantContext } from '#platform/visit'
import type { ItemChange } from '../attempts.ts'
import { insertRounds, type RoundRows } from './seed-store.ts'
import type { Attempt } from '../store.ts'

/** A round that was studied elsewhere, in an order of its own; what follows from it is counted by whoever makes it. */
export type NewRound = Pick<
  Attempt,
  | 'personId'
  | 'courseId'
  | 'versionId'
  | 'no'
  | 'state'
  | 'progress'
  | 'doneCount'
  | 'itemCount'
  | 'currentItem'
  | 'startedAt'
  | 'lastAt'
> & {
  readonly items: readonly (ItemChange & { readonly doneAt: Date | null })[]
  readonly runs: readonly {
    readonly itemId: string
    readonly no: number
    readonly score: number
    readonly record: unknown
    readonly at: Date
  }[]
  /** What happened, the oldest first. */
  readonly events: readonly {
    readonly verb: string
    readonly itemId: string | null
    readonly payload: unknown
    readonly at: Date
  }[]
  /** Seconds of attention by day. */
  readonly seconds: ReadonlyMap<Day, number>
  /** How it ended; undefined while it is open. */
  readonly end: { readonly at: Date; readonly dimensions: readonly Assessed[] } | undefined
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((all, one) => all + one, 0)

const kept = (rows: RoundRows, round: NewRound): string => {
  const { items, runs, events, seconds, end, ...attempt } = round
  const attemptId = newId(round.startedAt.getTime())
  const score = end && { ...composite(end.dimensions), at: end.at }
  const allEvents = score
    ? [
        ...events,
        {
          verb: 'finished',
          itemId: null,
          payload: { composite: score.composite, level: score.level },
          at: score.at,
        },
      ]
    : events
  rows.attempts.push({
    ...attempt,
    id: attemptId,
    seconds: sum(seconds.values()),
    beatAt: round.lastAt,
    tester: false,
    finishedAt: score?.at ?? null,
  })
  rows.items.push(...items.map((item) => ({ attemptId, ...item })))
  rows.events.push(
    ...allEvents
      .toSorted((a, b) => a.at.getTime() - b.at.getTime())
      .map((event, i) => ({ attemptId, seq: i + 1, ...event })),
  )
  rows.runs.push(
    ...runs.map((go) => ({ attemptId, id: newId(go.at.getTime()), kind: 'quiz', ...go })),
  )
  if (end && score) {
    const sheetId = newId(score.at.getTime())
    rows.sheets.push({ id: sheetId, attemptId, ...score })
    rows.dimensions.push(...end.dimensions.map((one, i) => ({ sheetId, no: i + 1, ...one })))
  }
  return attemptId
}

/** Seconds of attention by person and day over all rounds. */
const daysOf = (rounds: readonly NewRound[]): RoundRows['days'] => {
  const days = new Map<string, RoundRows['days'][number]>()
  for (const { personId, seconds } of rounds)
    for (const [day, more] of seconds) {
      const before = days.get(`${personId} ${day}`)?.seconds ?? 0
      days.set(`${personId} ${day}`, { personId, day, seconds: before + more })
    }
  return [...days.values()]
}

/** Writes whole rounds of study, answers their ids in order. */
export const makeRounds = async (
  school: TenantContext,
  rounds: readonly NewRound[],
): Promise<string[]> => {
  const rows: RoundRows = {
    attempts: [],
    items: [],
    events: [],
    runs: [],
    sheets: [],
    dimensions: [],
    days: daysOf(rounds),
  }
  const ids = rounds.map((round) => kept(rows, round))
  await insertRounds(school, rows)
  return ids
}
