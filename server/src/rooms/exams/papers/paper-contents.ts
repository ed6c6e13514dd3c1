import type { QuestionForm } from '@xinglin/contract/questions'
import { memory } from '#platform/memory'
import type { TenantContext } from '#platform/visit'
import { questionPool } from '#questions'
import type { FrozenPaper } from './frozen-paper.ts'
import { paperStore } from './store.ts'

/** A frozen paper with what each of its questions says. */
export type PaperContents = {
  readonly name: string
  readonly note: string
  readonly content: FrozenPaper
  readonly forms: ReadonlyMap<string, QuestionForm>
}

const tenMinutes = 600_000
const maxPapers = 30
// A version never changes, and a room of examinees asks for one of them at once.
const remembered = memory<PaperContents | undefined>(tenMinutes, maxPapers)

const read = async (
  tenant: TenantContext,
  paperId: string,
  no: number,
): Promise<PaperContents | undefined> => {
  const version = await paperStore(tenant).version(paperId, no)
  if (!version) return undefined
  const ids = version.content.sections.flatMap(({ questions, cells }) => [
    ...questions.map(({ versionId }) => versionId),
    ...cells.flatMap(({ pool }) => pool.map(({ versionId }) => versionId)),
  ])
  return {
    name: version.name,
    note: version.note,
    content: version.content,
    forms: await questionPool(tenant).forms(ids),
  }
}

/** Every question that a paper may show to anybody. */
export const questionsOfPaper = ({ content }: Pick<PaperContents, 'content'>): string[] =>
  content.sections.flatMap(({ questions, cells }) => [
    ...questions.map(({ questionId }) => questionId),
    ...cells.flatMap(({ pool }) => pool.map(({ questionId }) => questionId)),
  ])

/** Whether a paper asks for answers that people mark (简答, 病例分析). */
export const asksForWriting = ({ forms }: Pick<PaperContents, 'forms'>): boolean =>
  [...forms.values()].some(({ Content }) => 'Rubric' in Content)

/** What a frozen version holds; undefined where there is none. */
export const paperContents = (
  tenant: TenantContext,
  paperId: string,
  no: number,
): Promise<PaperContents | undefined> =>
  remembered.get(`${tenant.school.id} ${paperId} ${no}`, () => read(tenant, paperId, no))
