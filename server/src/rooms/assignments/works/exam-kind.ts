import { examsToSet, examWorks } from '#exams'
import { receiversOf } from '#targets'
import type { ItemKind, WorkAt } from './kinds.ts'

const examOf = ({ courseItemId }: { readonly courseItemId: string | null }): string =>
  courseItemId ?? ''

/**
 * Examinations as items of tasks: each attempt that was handed in is a try. What is not released, or waits for people to mark
 * it, has no score yet.
 */
export const examKind: ItemKind = {
  name: 'exam',
  parts: {
    async find(visit, key, most) {
      return (await examsToSet(visit, key, most)).map(({ id, name }) => ({
        courseId: '',
        itemId: id,
        title: name,
        courseName: '',
      }))
    },
    async among(visit, parts) {
      const known = new Set((await examsToSet(visit, '', maxExams)).map(({ id }) => id))
      return parts.filter(({ itemId }) => known.has(itemId))
    },
  },
  async excluded(moment, item, personIds) {
    const examinees = await receiversOf(moment, examOf(item))
    return personIds.filter((id) => !examinees.has(id))
  },
  async works(moment, items, personIds) {
    const done = await examWorks(moment, items.map(examOf), personIds)
    return items.flatMap((item) =>
      done.flatMap(({ examId, personId, begun, tries }): WorkAt[] =>
        examId === examOf(item)
          ? [
              {
                itemId: item.id,
                personId,
                work: {
                  begun,
                  progress: 0,
                  tries,
                  ...(tries.length > 0 &&
                    tries.every(({ score }) => score === null) && { marking: 'waiting' as const }),
                },
              },
            ]
          : [],
      ),
    )
  },
}

/** So many examinations somebody may set or watch at most. */
const maxExams = 1_000
