import { role } from '@xinglin/contract/identity'
import { learnersOf } from '#attempts'
import { membershipStore } from '#classes'
import { classesOf } from '#classes/teaching'
import { activePeople } from '#identity'
import type { TenantContext } from '#platform/visit'
import type { TargetRef } from './store.ts'

type Moment = TenantContext & { readonly at: Date }

const learnersIn = async (moment: Moment, courseId: string): Promise<readonly string[]> => [
  ...(await learnersOf(moment, courseId)),
  ...(await classesOf(moment, courseId)).flatMap(({ people }) => people),
]

/** Everybody whom an announcement is for as things are now, each once: people of a role, of a class, learners of a course and its classes. */
export const receiversOf = async (
  moment: Moment,
  targets: readonly TargetRef[],
): Promise<readonly string[]> => {
  const people = new Set<string>()
  const add = (ids: readonly string[]) => {
    for (const id of ids) people.add(id)
  }
  const kinds = new Set(targets.map(({ kind }) => kind))
  if (kinds.has('students')) add(await activePeople(moment, role.student))
  if (kinds.has('teachers')) add(await activePeople(moment, role.teacher))
  const classes = targets.filter(({ kind }) => kind === 'administrative' || kind === 'teaching')
  const pairs = await membershipStore(moment).peopleIn(classes.map(({ refId }) => refId))
  add(pairs.map(({ personId }) => personId))
  for (const { kind, refId } of targets) if (kind === 'course') add(await learnersIn(moment, refId))
  return [...people]
}
