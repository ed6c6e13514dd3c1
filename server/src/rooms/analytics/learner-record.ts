import { getLearnerRecord, type LearnerSession } from '@xinglin/contract/analytics'
import { recordsOfLearner } from '#attempts/records'
import { itemTitles } from '#courses/versions'
import { attemptDetailOf, attemptLinesOf, type Kinds } from '#learning'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { oversightOf, scopeOf } from './roster/policy.ts'
import { rosterStore } from './roster/roster-store.ts'

const { missing } = getLearnerRecord.refusals
const maxRounds = 100

/** The simulations of a student in a course, of all kinds, the newest first. */
const sessionsOf = async (
  kinds: Kinds,
  visit: Visit,
  courseId: string,
  personId: string,
): Promise<LearnerSession[]> => {
  const taken = []
  for (const kind of Object.values(kinds))
    for (const row of await kind.sessionsOf(visit, courseId, personId))
      taken.push({ kind: kind.name, row })
  const titles = await itemTitles(visit, [...new Set(taken.map(({ row }) => row.itemId))])
  return taken
    .toSorted((one, other) => other.row.startedAt.getTime() - one.row.startedAt.getTime())
    .map(({ kind, row }) => ({
      SessionId: row.id,
      ProgressId: row.attemptId,
      ItemId: row.itemId,
      Title: titles.get(row.itemId) ?? '',
      Kind: kind,
      Mode: row.mode,
      No: row.no,
      State: row.state,
      Composite: row.composite,
      Level: row.level,
      StartedAt: row.startedAt.toISOString(),
    }))
}

/** Answers those who teach: what one of their students did in a course. */
export const learnerRecordCalls = (kinds: Kinds) => [
  answer(
    getLearnerRecord,
    async function handleGetLearnerRecord(visit, { CourseId, PersonId, ProgressId }) {
      const oversight = await oversightOf(visit, CourseId)
      const learner = await rosterStore(visit, CourseId, scopeOf(oversight, null)).find(PersonId)
      if (!learner) throw refuse(missing)
      const rounds = await recordsOfLearner(visit, PersonId).list(
        { courseId: CourseId },
        1,
        maxRounds,
      )
      const counted = rounds.filter(({ tester }) => !tester)
      const shown = counted.find(({ id }) => id === ProgressId) ?? counted[0]
      return {
        CourseName: oversight.course.name,
        Name: learner.name,
        Number: learner.number,
        Classes: [...learner.classes],
        Rounds: await attemptLinesOf(visit, counted),
        Detail: shown ? await attemptDetailOf(visit, shown) : null,
        Sessions: await sessionsOf(kinds, visit, CourseId, PersonId),
      }
    },
  ),
]
