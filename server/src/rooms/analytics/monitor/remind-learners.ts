import { remindLearners } from '@xinglin/contract/analytics'
import { answer } from '#platform/http'
import { dayIn, type Notice, type TenantContext, type Visit } from '#platform/visit'
import { oversightOf, scopeOf } from '../roster/policy.ts'
import { reminderStore } from './reminder-store.ts'
import { rosterStore } from '../roster/roster-store.ts'

/**
 * Reminds some people of a course or a task, each once a day at most, whoever reminds them and however many do so at once;
 * answers whom. They are told in the same transaction, and those who watch see it.
 */
export const remindOnce = async (
  visit: Visit,
  people: readonly string[],
  about: Pick<Notice, 'kind' | 'subjectId' | 'title'>,
): Promise<readonly string[]> => {
  const sentBy = visit.person?.id ?? ''
  const day = dayIn(visit.school.timezone, visit.at)
  const to = await reminderStore(visit).add(people, {
    objectId: about.subjectId,
    day,
    sentBy,
    at: visit.at,
  })
  if (to.length > 0)
    await visit.publish({
      kind: 'notice',
      notice: { ...about, to, occurrence: day, senderId: sentBy },
    })
  for (const personId of to)
    await visit.publish({ kind: 'learned', objectId: about.subjectId, personId })
  return to
}

/** When people were reminded last of a course or a task; of some people where they are named. */
export const remindersOf = (
  tenant: TenantContext,
  objectId: string,
  people: readonly string[] | undefined,
): Promise<ReadonlyMap<string, Date>> => reminderStore(tenant).newest(objectId, people)

/** Answers those who remind learners of a course. */
export const remindingCalls = () => [
  answer(remindLearners, async function handleRemindLearners(visit, { CourseId, PersonIds }) {
    const oversight = await oversightOf(visit, CourseId)
    const wanted = [...new Set(PersonIds)]
    const rows = await rosterStore(visit, CourseId, scopeOf(oversight, null)).progressOf(wanted)
    const people = rows.flatMap(({ person_id, progress }) => (progress === 100 ? [] : [person_id]))
    const reminded = await remindOnce(visit, people, {
      kind: 'learning-reminder',
      subjectId: CourseId,
      title: oversight.course.name,
    })
    return {
      Reminded: reminded.length,
      Already: people.length - reminded.length,
      Left: wanted.length - people.length,
    }
  }),
]
