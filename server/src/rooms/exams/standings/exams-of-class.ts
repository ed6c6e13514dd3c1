import { groupsOfClasses } from '#classes'
import type { TenantContext } from '#platform/visit'
import { receiversOf, targetStore } from '#targets'
import { examStore } from '../schedule/store.ts'
import { examWorks } from './exam-works.ts'

/** The published examinations of a class, archived ones too, in the order in which they open. */
export const examsOfClass = async (
  tenant: TenantContext,
  classId: string,
): Promise<readonly { readonly id: string; readonly title: string }[]> => {
  const groups = await groupsOfClasses(tenant, [classId])
  const ids = await targetStore(tenant).objects('exam', [classId, ...groups])
  const rows = await examStore(tenant).published(ids)
  return rows.toReversed().map(({ id, name }) => ({ id, title: name }))
}

/**
 * What some people have of an examination: the scores of their attempts that are out, in order of time. Who sits it, or whose
 * answers wait for their mark or for the release, has something that waits; who was not given it is left out.
 */
export const scoresInExam = async (
  moment: TenantContext & { readonly at: Date },
  examId: string,
  personIds: readonly string[],
): Promise<
  ReadonlyMap<string, { readonly scores: readonly number[]; readonly isWaiting: boolean }>
> => {
  const receivers = await receiversOf(moment, examId)
  const ids = personIds.filter((id) => receivers.has(id))
  const works = new Map(
    (await examWorks(moment, [examId], ids)).map((one) => [one.personId, one.tries]),
  )
  return new Map(
    ids.map((id) => {
      const tries = works.get(id)
      const inOrder = (tries ?? []).toSorted((one, other) => one.at.getTime() - other.at.getTime())
      return [
        id,
        {
          scores: inOrder.flatMap(({ score }) => score ?? []),
          isWaiting:
            tries !== undefined &&
            (tries.length === 0 || tries.some(({ score }) => score === null)),
        },
      ]
    }),
  )
}
