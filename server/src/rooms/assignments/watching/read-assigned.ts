import {
  maxAssigned,
  watchAssignment,
  workStates,
  type AssignedLearner,
} from '@xinglin/contract/assignments'
import { remindersOf } from '#analytics'
import type { Moment } from '#attempts'
import type { Database } from '#platform/database'
import type { ReadRows } from '#platform/live'
import { refuse } from '#platform/visit'
import { assignmentStore, type AssignmentRow, type ItemRow } from '../definition/store.ts'
import { learnersOfTask, type Learner } from '../studying/progress.ts'
import type { ItemKinds } from '../works/kinds.ts'
import { viaOf } from '../works/serialize-works.ts'
import { valuesOf } from '../works/standings.ts'
import { behindIn } from './behind-rules.ts'

/** Where somebody is in some courses, in words. */
export type PersonPlace = { readonly words: string; readonly at: Date }

/** What watching a task needs besides a visit. */
export type TaskWatching = {
  readonly within: Database['within']
  readonly kinds: ItemKinds
  /** Where people are in some courses; of some people where they are named. */
  readonly places: (
    moment: Moment,
    courseIds: readonly string[],
    people: readonly string[] | undefined,
  ) => Promise<ReadonlyMap<string, PersonPlace>>
}

/** The courses of a task. */
export const coursesIn = (items: readonly ItemRow[]): string[] => [
  ...new Set(items.flatMap(({ courseId }) => courseId ?? [])),
]

const toLearner = (
  { id, face, given, standing }: Learner,
  row: AssignmentRow,
  items: readonly ItemRow[],
  known: { readonly place: PersonPlace | undefined; readonly remindedAt: Date | undefined },
  at: Date,
): AssignedLearner => {
  const works = items.map((item) => standing.items.get(item.id))
  const must = items.some(({ required }) => required) ? items.filter((one) => one.required) : items
  const dates = valuesOf(standing.dates)
  return {
    PersonId: id,
    Name: face?.name ?? '',
    Number: face?.number ?? '',
    Via: viaOf(given),
    State: standing.state,
    Due: dates.due?.toISOString() ?? null,
    Place: known.place?.words ?? '',
    LastAt: known.place?.at.toISOString() ?? null,
    States: works.map((work) => workStates.indexOf(work?.state ?? 'none')).join(''),
    Scores: works.map((work) => work?.outcome.score ?? '').join(','),
    Score: standing.score,
    Behind: behindIn(
      {
        state: standing.state,
        givenAt: row.publishedAt,
        dates,
        must: must.map((item) => standing.items.get(item.id)?.state ?? 'none'),
      },
      at,
    ),
    RemindedAt: known.remindedAt?.toISOString() ?? null,
  }
}

/** Reads the students of a task as they are now, in a transaction of its own. */
export const readerOfTask =
  (
    { within, kinds, places }: TaskWatching,
    schoolId: string,
    id: string,
    onlyClasses: readonly string[] | undefined,
  ): ReadRows<AssignedLearner> =>
  (people) =>
    within(schoolId, async (db) => {
      const moment = { db, school: { id: schoolId }, at: new Date() }
      const store = assignmentStore(moment)
      const row = await store.find(id)
      if (!row) return []
      const items = await store.items([id])
      const learners = await learnersOfTask(kinds, moment, row, items, onlyClasses, people)
      if (learners.length > maxAssigned) throw refuse(watchAssignment.refusals.tooMany)
      const where = await places(moment, coursesIn(items), people)
      const reminded = await remindersOf(moment, id, people)
      return learners.map((one) =>
        toLearner(
          one,
          row,
          items,
          { place: where.get(one.id), remindedAt: reminded.get(one.id) },
          moment.at,
        ),
      )
    })
