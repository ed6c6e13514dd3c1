import { nobody } from '@xinglin/contract/call'
import type { QuestionForm } from '@xinglin/contract/questions'
import { newId } from '#platform/ids'
import type { TenantContext } from '#platform/visit'
import { filedUnder, sketchedAs, taggedAs } from './bank/file-question.ts'
import { problemsIn } from './content/problems.ts'
import { cleanContent } from './content/question-text.ts'
import { wordingOf } from './content/wording.ts'
import { manyQuestionsStore } from './bank/many-questions-store.ts'

type Wanted = { readonly form: QuestionForm; readonly at: Date }

const approved = ({ form: given, at }: Wanted) => {
  const form = {
    ...given,
    Content: cleanContent(given.Content),
    SectionId: given.SectionId ?? nobody,
  }
  const filed = filedUnder(form)
  const [problem] = problemsIn(form)
  if (problem) throw new Error(`${filed.stem}: ${problem.Text}`)
  return { id: newId(at.getTime()), versionId: newId(at.getTime()), form, filed, at }
}

/** Makes approved questions of a school, as they come with the product, and answers their ids in the same order; throws what is wrong with one that cannot be. */
export const makeQuestions = async (
  school: TenantContext,
  wanted: readonly Wanted[],
): Promise<readonly string[]> => {
  const all = wanted.map(approved)
  const store = manyQuestionsStore(school)
  await store.questions(
    all.map(({ id, versionId, form, filed, at }) => ({
      id,
      type: form.Content.Type,
      state: 'approved' as const,
      revision: 'none' as const,
      versionNo: 1,
      versionId,
      createdAt: at,
      editedAt: at,
      ...filed,
    })),
  )
  await store.versions(
    all.map(({ id, versionId, form, at }) => ({
      id: versionId,
      questionId: id,
      no: 1,
      form,
      approvedAt: at,
    })),
  )
  await store.tags(
    all.flatMap(({ id, form }) => taggedAs(form).map((tag) => ({ questionId: id, ...tag }))),
  )
  await store.wordings(all.map(({ id, form }) => ({ questionId: id, ...wordingOf(form.Content) })))
  await store.sketches(
    all.flatMap(({ id, form }) => sketchedAs(form).map((hash) => ({ questionId: id, hash }))),
  )
  return all.map(({ id }) => id)
}
