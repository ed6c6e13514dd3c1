import type { QuestionForm } from '@xinglin/contract/questions'
import { nobody } from '@xinglin/contract/call'
import { newId } from '#platform/ids'
import type { TenantContext } from '#platform/visit'
import { cleanContent } from '../content/question-text.ts'
import { wordingOf } from '../content/wording.ts'
import { fileQuestion, filedUnder } from './file-question.ts'
import { manyQuestionsStore } from './many-questions-store.ts'
import { questionStore } from './store.ts'
import { wordingStore } from './wording-store.ts'

/** A question that came in a pack, as it stands; held until the transaction ends. */
type PackagedQuestion = {
  readonly id: string
  readonly stem: string
  readonly versionId: string
  /** Somebody writes on it, or it was retired. */
  readonly revised: boolean
}

/** Some questions as they stand. */
export const packagedQuestions = async (
  school: TenantContext,
  ids: readonly string[],
): Promise<PackagedQuestion[]> =>
  (await manyQuestionsStore(school).lock(ids)).map(({ id, stem, versionId, state, revision }) => ({
    id,
    stem,
    versionId: versionId ?? nobody,
    revised: revision !== 'none' || state !== 'approved',
  }))

/** Of some questions those that a school has in the same wording, by their place in the list. */
export const questionsInBank = async (
  school: TenantContext,
  contents: readonly QuestionForm['Content'][],
): Promise<ReadonlyMap<number, string>> => {
  const wordings = contents.map((content) => wordingOf(cleanContent(content)).wording)
  const rows = await wordingStore(school).sharing(wordings)
  const known = new Map(rows.map(({ wording, questionId }) => [wording, questionId]))
  return new Map(
    wordings.flatMap((wording, nth) => {
      const id = known.get(wording)
      return id === undefined ? [] : [[nth, id] as const]
    }),
  )
}

/** Lays what a question says now as its next approved version; papers that are frozen keep theirs. */
export const renewQuestion = async (
  school: TenantContext,
  id: string,
  given: QuestionForm,
  at: Date,
): Promise<void> => {
  const store = questionStore(school)
  const row = await store.lock(id)
  if (!row) return
  const form = { ...given, Content: cleanContent(given.Content) }
  const versionId = newId(at.getTime())
  const no = row.versionNo + 1
  await store.addVersion({
    id: versionId,
    questionId: id,
    no,
    form,
    approvedBy: null,
    approvedAt: at,
  })
  await fileQuestion(school, id, form)
  const { drawKey: _kept, ...filed } = filedUnder(form)
  await store.change(id, {
    ...filed,
    versionId,
    versionNo: no,
    edition: row.edition + 1,
    editedAt: at,
  })
}
