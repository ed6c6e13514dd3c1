import { notAsked, questionnairesToSet, questionnaireWorks } from '#questionnaires'
import type { ItemKind } from './kinds.ts'

const questionnaireOf = ({ courseItemId }: { readonly courseItemId: string | null }): string =>
  courseItemId ?? ''

/** So many questionnaires somebody may set at most. */
const maxQuestionnaires = 1_000

/**
 * Named questionnaires as items of tasks: done by handing in. An anonymous one is none: a task would tell its teacher who
 * answered, and when.
 */
export const questionnaireKind: ItemKind = {
  name: 'questionnaire',
  parts: {
    async find(visit, key, most) {
      return (await questionnairesToSet(visit, key, most)).map(({ id, title }) => ({
        courseId: '',
        itemId: id,
        title,
        courseName: '',
      }))
    },
    async among(visit, parts) {
      const known = new Set(
        (await questionnairesToSet(visit, '', maxQuestionnaires)).map(({ id }) => id),
      )
      return parts.filter(({ itemId }) => known.has(itemId))
    },
  },
  excluded: (moment, item, personIds) => notAsked(moment, questionnaireOf(item), personIds),
  async works(moment, items, personIds) {
    const done = await questionnaireWorks(moment, items.map(questionnaireOf), personIds)
    return items.flatMap((item) =>
      done.flatMap(({ questionnaireId, personId, at }) =>
        questionnaireId === questionnaireOf(item)
          ? [
              {
                itemId: item.id,
                personId,
                work: { begun: true, progress: 0, tries: [{ at, score: null, isWhole: true }] },
              },
            ]
          : [],
      ),
    )
  },
}
