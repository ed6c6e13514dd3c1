import type { QuestionnaireAnswer, QuestionnaireItem } from '@xinglin/contract/questionnaires'
import type { TenantContext } from '#platform/visit'
import { targetStore } from '#targets'
import { questionnaireObject } from './manage-questionnaires.ts'
import { responseStore } from './response-store.ts'
import { questionnaireStore } from './store.ts'

/** Makes a questionnaire that was published to a class, with what some of it answered. */
export const makeQuestionnaire = async (
  school: TenantContext,
  one: {
    readonly id: string
    readonly title: string
    readonly note: string
    readonly anonymous: boolean
    readonly ownerId: string
    readonly classId: string
    readonly publishedAt: Date
    readonly closesAt: Date
    readonly items: readonly QuestionnaireItem[]
    readonly answered: readonly {
      readonly personId: string
      readonly at: Date
      readonly answers: readonly QuestionnaireAnswer[]
    }[]
  },
): Promise<void> => {
  const { id, classId, publishedAt, answered, ...row } = one
  await questionnaireStore(school).add({
    ...row,
    id,
    editable: false,
    state: 'published',
    opensAt: null,
    wholeSchool: false,
    itemsVersion: 1,
    version: 1,
    createdAt: publishedAt,
    announcedAt: publishedAt,
  })
  await targetStore(school).retarget(id, questionnaireObject, [
    { kind: 'teaching', refId: classId, excluded: false },
  ])
  const responses = responseStore(school)
  for (const { personId, at, answers } of answered) {
    await responses.takePart(id, personId)
    if (one.anonymous) await responses.addAnonymous(id, answers)
    else await responses.putNamed(id, personId, answers, at)
  }
  if (one.anonymous) await responses.mix(id)
}
