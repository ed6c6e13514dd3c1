import { nobody } from '@xinglin/contract/call'
import { ownTeachingClasses } from '#classes'
import { workStore } from '#marking'
import { runsSchool, type Visit } from '#platform/visit'
import { givenToClasses } from '../definition/given-to-classes.ts'
import { assignmentStore } from '../definition/store.ts'
import { submissionSource } from './submission-source.ts'

const maxTasks = 300

/** The works that wait for the visitor to mark them, by task: title and how many. */
export const worksToMark = async (
  visit: Visit,
): Promise<
  readonly { readonly id: string; readonly title: string; readonly waiting: number }[]
> => {
  if (visit.who === 'student') return []
  const tasks = await assignmentStore(visit).list(
    {
      key: '',
      state: 'published',
      termId: undefined,
      of: runsSchool(visit)
        ? undefined
        : {
            ownerId: visit.person?.id ?? nobody,
            ids: await givenToClasses(visit, await ownTeachingClasses(visit)),
          },
      among: undefined,
    },
    1,
    maxTasks,
  )
  const store = workStore(visit)
  const waiting = await store.waiting(
    'submission',
    tasks.map(({ id }) => id),
  )
  const works = []
  for (const { id, title } of tasks.filter((one) => waiting.has(one.id))) {
    const overseeing = await submissionSource.overseeing(visit, id)
    if (!overseeing) continue
    const { people } = overseeing
    const own = people
      ? (await store.ofGroup('submission', id)).filter(
          ({ state, personId }) => state === 'waiting' && people.has(personId),
        ).length
      : (waiting.get(id) ?? 0)
    if (own > 0) works.push({ id, title, waiting: own })
  }
  return works
}
