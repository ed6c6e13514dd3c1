import {
  type CourseLearner,
  getCourseFigures,
  getCourseLearners,
} from '@xinglin/contract/analytics'
import { itemKeysOf, syllabiOf } from '#courses/versions'
import { answer } from '#platform/http'
import { oversightOf, scopeOf } from './roster/policy.ts'
import { rosterStore, type LearnerRow } from './roster/roster-store.ts'
import { bucketsOf, learnerStateOf, meanOf } from './roster/rules.ts'

const toLearner = (row: LearnerRow): CourseLearner => ({
  PersonId: row.person_id,
  Name: row.name,
  Number: row.number,
  Classes: [...row.classes],
  State: learnerStateOf(row.progress),
  Progress: row.progress ?? 0,
  DoneCount: row.done_count ?? 0,
  ItemCount: row.item_count ?? 0,
  Rounds: row.rounds ?? 0,
  Seconds: row.seconds ?? 0,
  Composite: row.composite,
  Level: row.level ?? '',
  LastAt: row.last_at === null ? null : new Date(row.last_at).toISOString(),
})

/** Answers those who teach: who studies a course and who is to, and how they stand together. */
export const courseLearnerCalls = () => [
  answer(getCourseLearners, async function handleGetCourseLearners(visit, wanted) {
    const oversight = await oversightOf(visit, wanted.CourseId)
    const store = rosterStore(visit, wanted.CourseId, scopeOf(oversight, wanted.ClassId))
    const rows = await store.page({
      state: wanted.State,
      key: wanted.SearchKey,
      order: wanted.SortBy,
      descending: wanted.Descending,
      from: (wanted.PageIndex - 1) * wanted.PageSize,
      size: wanted.PageSize,
    })
    return { List: rows.map(toLearner), Count: rows[0]?.total ?? 0 }
  }),

  answer(getCourseFigures, async function handleGetCourseFigures(visit, { CourseId, ClassId }) {
    const oversight = await oversightOf(visit, CourseId)
    const store = rosterStore(visit, CourseId, scopeOf(oversight, ClassId))
    const { learners, fresh, done, progress, composites } = await store.together()
    const keys = await itemKeysOf(visit, CourseId)
    const byKey = Map.groupBy(await store.items(), ({ item_id }) => keys.get(item_id) ?? item_id)
    const items = (await syllabiOf(visit, [CourseId])).get(CourseId)?.items ?? []
    return {
      CourseName: oversight.course.name,
      HasVirtual: oversight.course.kind,
      SeesAll: oversight.seesAll,
      Classes: oversight.classes.map(({ id, name, students }) => ({
        Id: id,
        Name: name,
        Students: students,
      })),
      Learners: learners,
      New: fresh,
      Learning: learners - fresh - done,
      Done: done,
      MeanProgress: Math.round(progress),
      Buckets: bucketsOf(composites),
      MeanScore: meanOf(composites),
      Items: items.map(({ id, title, kind, required, mode, itemKey }) => {
        const rows = byKey.get(itemKey) ?? []
        const sum = (of: (row: (typeof rows)[number]) => number): number =>
          rows.reduce((total, row) => total + of(row), 0)
        const scored = sum((row) => row.scored)
        return {
          ItemId: id,
          Title: title,
          Kind: kind,
          Required: required,
          Mode: mode,
          Begun: sum((row) => row.begun),
          Done: sum((row) => row.done),
          MeanScore: scored === 0 ? null : Math.floor((sum((row) => row.sum) * 100) / scored) / 100,
        }
      }),
    }
  }),
]
