import { nobody } from '@xinglin/contract/call'
import { findSimilarQuestions, type QuestionType } from '@xinglin/contract/questions'
import { answer } from '#platform/http'
import type { Visit } from '#platform/visit'
import { readableWords } from '../content/question-text.ts'
import { shownState } from './flow.ts'
import { likenessOf, runsIn, sketchOf } from './likeness.ts'
import { questionListStore } from './list-store.ts'
import { maySee } from './policy.ts'
import { questionStore, type QuestionRow } from './store.ts'

/** So many that share most are compared word by word. */
const compared = 30
const most = 10
/** From here two questions say much the same. */
const alike = 35

const wordsOf = async (visit: Visit, row: QuestionRow): Promise<string> => {
  const approved = (await questionStore(visit).version(row.id, row.versionNo))?.form
  const form = approved ?? row.draft
  return form ? readableWords(form.Content) : ''
}

/** Answers what of the bank is like what somebody writes. A colleague's draft is not told of. */
export const similarQuestionCalls = () => [
  answer(findSimilarQuestions, async function handleFindSimilarQuestions(visit, { Id, Content }) {
    const words = readableWords(Content)
    const own = runsIn(words)
    const near = await questionListStore(visit).sharing(sketchOf(words), Id ?? nobody, compared)
    const rated = []
    for (const row of near) {
      if (!maySee(visit, row)) continue
      const likeness = likenessOf(own, runsIn(await wordsOf(visit, row)))
      if (likeness >= alike)
        rated.push({
          Id: row.id,
          Type: row.type as QuestionType,
          Stem: row.stem,
          State: shownState(row),
          Likeness: likeness,
        })
    }
    return { List: rated.toSorted((a, b) => b.Likeness - a.Likeness).slice(0, most) }
  }),
]
