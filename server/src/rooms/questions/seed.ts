import { nobody } from '@xinglin/contract/call'
import { QuestionForm } from '@xinglin/contract/questions'
import { newId } from '#platform/ids'
import type { TenantContext } from '#platform/visit'
import { fileQuestion, filedUnder } from './bank/file-question.ts'
import { questionStore } from './bank/store.ts'
import { problemsIn } from './content/problems.ts'
import { cleanContent } from './content/question-text.ts'

/** Makes an approved question of a school under an id of its own; throws what is wrong with one that cannot be. */
export const makeQuestion = async (
  school: TenantContext,
  id: string,
  wanted: QuestionForm,
  at: Date,
): Promise<void> => {
  const read = QuestionForm.parse(wanted)
  const form = { ...read, Content: cleanContent(read.Content), SectionId: read.SectionId ?? nobody }
  const [problem] = problemsIn(form)
  if (problem) throw new Error(`${filedUnder(form).stem}: ${problem.Text}`)
  const versionId = newId(at.getTime())
  const store = questionStore(school)
  await store.add({
    id,
    authorId: null,
    type: form.Content.Type,
    state: 'approved',
    revision: 'none',
    draft: null,
    reason: '',
    versionNo: 1,
    versionId,
    edition: 1,
    createdAt: at,
    editedAt: at,
    ...filedUnder(form),
  })
  await store.addVersion({
    id: versionId,
    questionId: id,
    no: 1,
    form,
    approvedBy: null,
    approvedAt: at,
  })
  await fileQuestion(school, id, form)
}
