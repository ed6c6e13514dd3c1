import { drawPaper, shareTenths } from '@xinglin/simulation/papers'
import type { QuestionForm } from '@xinglin/contract/questions'
import type { TenantContext } from '#platform/visit'
import { formForReader, isStepwise, questionPool, unitsOf } from '#questions'
import type { DrawnQuestion, DrawnSection, FrozenPaper, FrozenQuestion } from './frozen-paper.ts'

/** What may be drawn, by question. */
const frozenQuestions = (paper: FrozenPaper): ReadonlyMap<string, FrozenQuestion> =>
  new Map(
    paper.sections.flatMap(({ questions, cells }) => [
      ...questions.map((one) => [one.questionId, one] as const),
      ...cells.flatMap(({ pool, tenths }) =>
        pool.map((one) => [one.questionId, { ...one, tenths }] as const),
      ),
    ]),
  )

const toDrawn = (
  { questionId, versionId, tenths }: FrozenQuestion,
  { Content }: QuestionForm,
): DrawnQuestion => {
  const units = unitsOf(questionId, Content)
  const shares = shareTenths(tenths, units.length)
  return {
    questionId,
    versionId,
    type: Content.Type,
    stepwise: isStepwise(Content),
    units: units.map(({ id }, at) => ({ id, tenths: shares[at] ?? 0 })),
  }
}

/** The paper of one examinee, with what its questions say to them: the same whenever and wherever it is drawn. */
export const drawFor = async (
  tenant: TenantContext,
  paper: FrozenPaper,
  seed: string,
  person: string,
  /** What questions say, where it is known already. */
  known?: ReadonlyMap<string, QuestionForm>,
): Promise<{
  readonly sections: readonly DrawnSection[]
  readonly forms: ReadonlyMap<string, QuestionForm>
}> => {
  const frozen = frozenQuestions(paper)
  const drawn = drawPaper(
    paper.sections.map(({ id, mixed, questions, cells }) => ({
      id,
      mixed,
      questions: questions.map(({ questionId }) => questionId),
      cells: cells.map((cell) => ({
        id: cell.id,
        count: cell.count,
        pool: cell.pool.map(({ questionId }) => questionId),
      })),
    })),
    seed,
    person,
  )
  const chosen = drawn.flatMap(({ questions }) => questions.flatMap((id) => frozen.get(id) ?? []))
  const stored =
    known ?? (await questionPool(tenant).forms(chosen.map(({ versionId }) => versionId)))
  const forms = new Map(stored)
  for (const { questionId, versionId } of chosen) {
    const form = stored.get(versionId)
    if (form) forms.set(versionId, formForReader(form, `${seed} ${person} ${questionId}`))
  }
  const sections = paper.sections.map((section, at) => ({
    id: section.id,
    name: section.name,
    policy: section.policy,
    oneWay: section.oneWay,
    mixOptions: section.mixOptions,
    ...(section.stations && section.stations.length > 0 && { stations: section.stations }),
    questions: (drawn[at]?.questions ?? []).flatMap((id) => {
      const one = frozen.get(id)
      const form = one && forms.get(one.versionId)
      return one && form ? [toDrawn(one, form)] : []
    }),
  }))
  return { sections, forms }
}
