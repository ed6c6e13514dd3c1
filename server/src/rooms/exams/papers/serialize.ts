import { vocabularies } from '@xinglin/contract/dictionaries'
import type {
  PaperDetail,
  PaperLine,
  PaperMove,
  PaperQuestion,
  PaperState,
} from '@xinglin/contract/exams'
import type { QuestionType } from '@xinglin/contract/questions'
import { namesIn } from '#dictionaries'
import { facesOf } from '#identity'
import type { Visit } from '#platform/visit'
import { questionPool, unitsOf, type PoolQuestion } from '#questions'
import { problemsOfPaper } from './check-paper.ts'
import { freezePaper } from './freeze-paper.ts'
import { mayWritePaper } from './policy.ts'
import { paperStore, type ListedPaper, type PaperRow } from './store.ts'

/** Which of the three states a paper is shown in. */
const stateOfPaper = ({ state, versionNo }: Pick<PaperRow, 'state' | 'versionNo'>): PaperState => {
  if (state === 'retired') return 'retired'
  return versionNo > 0 ? 'ready' : 'draft'
}

/** Papers as lists show them. */
export const toPaperLines = async (
  visit: Visit,
  rows: readonly ListedPaper[],
): Promise<PaperLine[]> => {
  const owners = await facesOf(
    visit,
    rows.flatMap(({ ownerId }) => ownerId ?? []),
  )
  return rows.map((row) => ({
    Id: row.id,
    Name: row.name,
    State: stateOfPaper(row),
    VersionNo: row.versionNo,
    IsChanged: row.versionNo > 0 && row.isChanged && mayWritePaper(visit, row),
    Questions: row.questions,
    Tenths: row.tenths,
    OwnerName: owners.get(row.ownerId ?? '')?.name ?? '',
    IsMine: row.ownerId !== null && row.ownerId === visit.person?.id,
    EditedAt: row.editedAt.toISOString(),
  }))
}

/** Questions of the bank as the editor shows them. */
export const toPaperQuestions = async (
  visit: Visit,
  rows: readonly PoolQuestion[],
): Promise<PaperQuestion[]> => {
  const forms = await questionPool(visit).forms(rows.map(({ versionId }) => versionId))
  return rows.flatMap((row) => {
    const form = forms.get(row.versionId)
    return form
      ? [
          {
            QuestionId: row.id,
            Type: row.type as QuestionType,
            Stem: row.stem,
            Difficulty: row.difficulty,
            Tags: [...row.tags],
            Units: unitsOf(row.id, form.Content).length,
            IsUsable: row.usable,
            Practice: row.practice,
          },
        ]
      : []
  })
}

/** The words of both vocabularies of themes, by their codes. */
export const themeNames = async (visit: Visit): Promise<ReadonlyMap<string, string>> =>
  new Map([
    ...(await namesIn(visit, vocabularies.knowledge)),
    ...(await namesIn(visit, vocabularies.symptom)),
  ])

const actionsOf = (visit: Visit, row: PaperRow, isFaulty: boolean): PaperDetail['Actions'] => {
  const copy: PaperMove[] = ['copy']
  if (!mayWritePaper(visit, row)) return copy
  if (row.state === 'retired') return ['restore', ...copy]
  return [
    'edit',
    ...(row.isChanged && !isFaulty ? (['freeze'] as const) : []),
    ...copy,
    ...(row.versionNo > 0 ? (['retire'] as const) : (['delete'] as const)),
  ]
}

/** A paper whole, with what is wrong with it now. */
export const toPaperDetail = async (visit: Visit, row: PaperRow): Promise<PaperDetail> => {
  const { form: _form, schoolId: _school, ...listed } = row
  const [line] = await toPaperLines(visit, [listed])
  if (!line) throw new Error('a paper without a line')
  const { questions, shortages, works } = await freezePaper(visit, row.form, row.id)
  const shown = await toPaperQuestions(visit, [...questions.values()])
  const known = new Map(
    shown.map((one) => [
      one.QuestionId,
      { type: one.Type, usable: one.IsUsable, units: one.Units },
    ]),
  )
  const problems = problemsOfPaper(row.form, known, await themeNames(visit), {
    shortages,
    works: new Set(works.keys()),
  })
  const versions = await paperStore(visit).versions(row.id)
  const people = await facesOf(
    visit,
    versions.flatMap(({ frozenBy }) => frozenBy ?? []),
  )
  return {
    Line: line,
    Form: row.form,
    Questions: shown,
    Works: [...works].map(([WorkId, { title }]) => ({ WorkId, Title: title })),
    Problems: problems,
    Shortages: [...shortages],
    Versions: versions.map((one) => ({
      No: one.no,
      FrozenAt: one.frozenAt.toISOString(),
      FrozenBy: people.get(one.frozenBy ?? '')?.name ?? '',
      Questions: one.questions,
      Tenths: one.tenths,
    })),
    Actions: actionsOf(visit, row, problems.length > 0),
    Version: row.edition,
  }
}
