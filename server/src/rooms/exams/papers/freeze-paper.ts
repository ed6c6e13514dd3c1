import { solveBlueprint } from '@xinglin/simulation/papers'
import type { PaperForm, Shortage } from '@xinglin/contract/exams'
import type { TenantContext } from '#platform/visit'
import { questionPool, type PoolQuestion } from '#questions'
import { stationWorks } from './station-kinds.ts'
import { namedQuestions } from './check-paper.ts'
import type { FrozenPaper } from './frozen-paper.ts'

/** The questions that cells may draw from, without what is chosen already. */
const candidatesFor = async (
  tenant: TenantContext,
  form: PaperForm,
): Promise<readonly PoolQuestion[]> => {
  const types = new Set(form.Sections.flatMap(({ Cells }) => Cells.map(({ Type }) => Type)))
  const chosen = new Set(namedQuestions(form))
  const all = await questionPool(tenant).ofTypes([...types])
  return all.filter(({ id }) => !chosen.has(id))
}

/**
 * A paper with the versions of the bank as they are now: cells have pools of their own, shared out by the solver so that no
 * question can be drawn twice. What is lacking is said, by cell.
 */
export const freezePaper = async (
  tenant: TenantContext,
  form: PaperForm,
  seed: string,
): Promise<{
  readonly content: FrozenPaper
  readonly shortages: readonly Shortage[]
  readonly questions: ReadonlyMap<string, PoolQuestion>
  /** Every question that may be shown. */
  readonly used: readonly PoolQuestion[]
  /** The cases and procedures of stations that there are. */
  readonly works: ReadonlyMap<string, { readonly title: string }>
}> => {
  const questions = await questionPool(tenant).among(namedQuestions(form))
  const candidates = await candidatesFor(tenant, form)
  const byId = new Map(candidates.map((one) => [one.id, one]))
  const cells = form.Sections.flatMap(({ Cells }) => Cells).map((cell) => ({
    id: cell.Id,
    type: cell.Type,
    theme: cell.Theme,
    difficulty: cell.Difficulty,
    count: cell.Count,
  }))
  const { pools, short } = solveBlueprint(seed, cells, candidates, { spread: true })
  const works = await stationWorks(
    tenant,
    form.Sections.flatMap(({ Stations = [] }) => Stations),
  )
  const used = new Map<string, PoolQuestion>()
  const take = (one: PoolQuestion) => {
    used.set(one.id, one)
    return { questionId: one.id, versionId: one.versionId }
  }
  const sections = form.Sections.map((section) => ({
    id: section.Id,
    name: section.Name,
    policy: section.Policy,
    oneWay: section.OneWay,
    mixed: section.Mixed,
    mixOptions: section.MixOptions,
    questions: section.Items.flatMap(({ QuestionId, Tenths }) => {
      const one = questions.get(QuestionId)
      return one ? [{ ...take(one), tenths: Tenths }] : []
    }),
    cells: section.Cells.map((cell) => ({
      id: cell.Id,
      count: cell.Count,
      tenths: cell.Tenths,
      pool: (pools.get(cell.Id) ?? []).flatMap((id) => {
        const one = byId.get(id)
        return one ? [take(one)] : []
      }),
    })),
    stations: (section.Stations ?? []).flatMap(({ Id, Kind, WorkId, Minutes, Tenths }) => {
      const work = works.get(WorkId)
      return work
        ? [
            {
              id: Id,
              kind: Kind,
              workId: WorkId,
              versionId: work.versionId,
              title: work.title,
              minutes: Minutes,
              tenths: Tenths,
            },
          ]
        : []
    }),
  }))
  return {
    content: { sections },
    shortages: [...short].map(([CellId, Lacking]) => ({ CellId, Lacking })),
    questions,
    used: [...used.values()],
    works,
  }
}
