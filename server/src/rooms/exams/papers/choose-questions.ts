import type { InputOf } from '@xinglin/contract/call'
import { fillBlueprint, findPaperQuestions, previewPaper } from '@xinglin/contract/exams'
import { solveBlueprint } from '@xinglin/simulation/papers'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { questionPool } from '#questions'
import { drawFor } from './draw.ts'
import { freezePaper } from './freeze-paper.ts'
import { tenthsIn } from './frozen-paper.ts'
import { mayWritePaper, seenPaper } from './policy.ts'
import { toPaperQuestions } from './serialize.ts'
import { showSections, wholePaper } from './show-paper.ts'
import { paperStore } from './store.ts'

const { missing } = previewPaper.refusals

const fill = async (visit: Visit, { Cells, Without, Seed }: InputOf<typeof fillBlueprint>) => {
  const without = new Set(Without)
  const types = [...new Set(Cells.map(({ Type }) => Type))]
  const all = (await questionPool(visit).ofTypes(types)).filter(({ id }) => !without.has(id))
  const cells = Cells.map((cell) => ({
    id: cell.Id,
    type: cell.Type,
    theme: cell.Theme,
    difficulty: cell.Difficulty,
    count: cell.Count,
  }))
  const { pools, short } = solveBlueprint(Seed, cells, all)
  const byId = new Map(all.map((one) => [one.id, one]))
  const answered = []
  for (const cell of cells) {
    const chosen = (pools.get(cell.id) ?? []).flatMap((id) => byId.get(id) ?? [])
    answered.push({
      CellId: cell.id,
      Questions: await toPaperQuestions(visit, chosen),
      Lacking: short.get(cell.id) ?? 0,
      Fitting:
        solveBlueprint(Seed, [{ ...cell, count: 1 }], all, { spread: true }).pools.get(cell.id)
          ?.length ?? 0,
    })
  }
  return { Cells: answered }
}

const preview = async (visit: Visit, { Id, No, Examinee }: InputOf<typeof previewPaper>) => {
  const row = await seenPaper(visit, Id)
  const version = No === 0 ? undefined : await paperStore(visit).version(Id, No)
  if (No === 0 ? !mayWritePaper(visit, row) : !version) throw refuse(missing)
  const content = version?.content ?? (await freezePaper(visit, row.form, row.id)).content
  const { sections, forms } = await drawFor(visit, content, Id, Examinee)
  return {
    Name: version?.name ?? row.form.Name,
    Note: version?.note ?? row.form.Note,
    Sections: showSections(sections, {
      visit,
      seed: `${Id} ${Examinee}`,
      forms,
      progress: wholePaper,
    }),
    Points: sections.reduce((sum, section) => sum + tenthsIn(section), 0) / 10,
  }
}

/** Answers those who choose questions for a paper, and look at what came of it. */
export const paperChoiceCalls = () => [
  answer(findPaperQuestions, async function handleFindPaperQuestions(visit, input) {
    const pool = questionPool(visit)
    const wanted = {
      key: input.SearchKey,
      type: input.Type,
      theme: input.Theme,
      difficulty: input.Difficulty,
    }
    return {
      List: await toPaperQuestions(visit, await pool.find(wanted, input.PageIndex, input.PageSize)),
      Count: await pool.count(wanted),
    }
  }),
  answer(fillBlueprint, fill),
  answer(previewPaper, preview),
]
