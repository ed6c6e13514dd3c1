import { refuse } from '#platform/visit'
import { maxWatched, watchCourse, type WatchedLearner } from '@xinglin/contract/analytics'
import type { StudyItem } from '#courses/versions'
import type { Kinds } from '#learning'
import { periodsIn, type Period } from '#offerings/periods'
import type { Database } from '#platform/database'
import type { ReadRows } from '#platform/live'
import type { SessionPlace } from '#simulations/kernel'
import type { Scope } from '../roster/policy.ts'
import { learnerStateOf } from '../roster/rules.ts'
import { behindOf } from './behind-rules.ts'
import { monitoredRows, type ItemPlace, type MonitoredRow } from './monitor-store.ts'
import { reminderStore } from './reminder-store.ts'

/** What is read of a course for whoever watches its learners. */
export type Watched = {
  readonly within: Database['within']
  readonly kinds: Kinds
  readonly schoolId: string
  readonly courseId: string
  readonly scope: Scope
  /** Of the version that is taught, in their order. */
  readonly items: readonly StudyItem[]
  readonly places: readonly ItemPlace[]
}

type Known = {
  readonly periods: ReadonlyMap<string, Period>
  readonly sessions: ReadonlyMap<string, SessionPlace>
  readonly reminded: ReadonlyMap<string, Date>
}

const cell = /^(\d+)(\w)(\d*)$/

/** What was done at each item, in their order. */
const cellsOf = (text: string | null, count: number) => {
  const states = Array.from({ length: count }, () => '-')
  const scores = Array.from({ length: count }, () => '')
  for (const one of text?.split(',') ?? []) {
    const [, place, state = '-', score = ''] = cell.exec(one) ?? []
    const at = Number(place)
    if (!(at < count)) continue
    states[at] = state
    scores[at] = score
  }
  return { states, scores }
}

const toLearner = (
  row: MonitoredRow,
  { items, places }: Watched,
  { periods, sessions, reminded }: Known,
  at: Date,
): WatchedLearner => {
  const { states, scores } = cellsOf(row.cells, items.length)
  const session = sessions.get(row.person_id)
  const period = periods.get(row.person_id)
  const learnt = row.last_at === null ? null : new Date(row.last_at)
  const lastAt = session && (!learnt || session.at > learnt) ? session.at : learnt
  const placeOf = (itemId: string | null): number =>
    places.find(({ id }) => id === itemId)?.place ?? -1
  const due = items.flatMap(({ itemKey, title, required }, place) => {
    const date = period?.due.get(itemKey)
    return date && required ? [{ title, at: date, done: states[place] === 'd' }] : []
  })
  return {
    PersonId: row.person_id,
    Name: row.name,
    Number: row.number,
    Classes: [...row.classes],
    State: learnerStateOf(row.progress),
    Progress: row.progress ?? 0,
    At: row.progress === null ? -1 : placeOf(session?.itemId ?? row.current_item),
    Phase: session?.phase ?? '',
    LastAt: lastAt?.toISOString() ?? null,
    Cells: states.join(''),
    Scores: scores.join(','),
    Composite: row.composite,
    Behind: behindOf(
      {
        progress: row.progress,
        lastAt,
        opens: period?.opens ?? null,
        closes: period?.closes ?? null,
        due,
      },
      at,
    ),
    RemindedAt: reminded.get(row.person_id)?.toISOString() ?? null,
  }
}

/** The newest of the open sessions of each person, of all kinds. */
const newestOf = (sessions: readonly SessionPlace[]): ReadonlyMap<string, SessionPlace> =>
  new Map(
    sessions
      .toSorted((one, other) => one.at.getTime() - other.at.getTime())
      .map((one) => [one.personId, one]),
  )

/** Reads the learners of a course as they are now, in a transaction of its own. The dates that hold for them are read with everybody. */
export const readerOf = (watched: Watched): ReadRows<WatchedLearner> => {
  const { within, kinds, schoolId, courseId, scope, places } = watched
  let periods: ReadonlyMap<string, Period> | undefined
  return (people) =>
    within(schoolId, async (db) => {
      const moment = { db, school: { id: schoolId }, at: new Date() }
      if (!people || !periods) periods = await periodsIn(moment, courseId)
      const rows = await monitoredRows(moment, courseId, scope, places, people)
      if (rows.length > maxWatched) throw refuse(watchCourse.refusals.tooMany)
      const sessions: SessionPlace[] = []
      for (const kind of Object.values(kinds))
        sessions.push(...(await kind.open(moment, courseId, people)))
      const known = {
        periods,
        sessions: newestOf(sessions),
        reminded: await reminderStore(moment).newest(courseId, people),
      }
      return rows.map((row) => toLearner(row, watched, known, moment.at))
    })
}
