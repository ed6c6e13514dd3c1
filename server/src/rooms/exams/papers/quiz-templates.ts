import { searchKnowledgeQuizTemplate } from '@xinglin/contract/exams'
import { questionTypeNames, type QuestionType } from '@xinglin/contract/questions'
import { quizTemplates } from '#courses/catalogue'
import { answer } from '#platform/http'
import type { Visit } from '#platform/visit'
import { questionPool } from '#questions'
import type { FrozenSection } from './frozen-paper.ts'
import { paperStore } from './store.ts'

/** As many of either kind. */
const maxTemplates = 500

const typeName = (type: string): string =>
  questionTypeNames[type as QuestionType].replace(/ .*$/, '')

/** What a frozen paper is made of, in words: each section with how many questions of each type. */
const paperTemplates = async (visit: Visit) => {
  const rows = await paperStore(visit).inUse(maxTemplates)
  // All questions of a cell are of one type.
  const named = rows.flatMap(({ content }) =>
    content.sections.flatMap(({ questions, cells }) => [
      ...questions.map(({ questionId }) => questionId),
      ...cells.flatMap(({ pool }) => pool[0]?.questionId ?? []),
    ]),
  )
  const known = await questionPool(visit).among([...new Set(named)])
  const sectionWords = ({ name, questions, cells }: FrozenSection): string => {
    const counts = new Map<string, number>()
    const add = (questionId: string | undefined, count: number) => {
      const type = known.get(questionId ?? '')?.type
      if (type) counts.set(type, (counts.get(type) ?? 0) + count)
    }
    for (const { questionId } of questions) add(questionId, 1)
    for (const { pool, count } of cells) add(pool[0]?.questionId, count)
    return `${name}：${[...counts].map(([type, count]) => `${typeName(type)} ${count}道`).join('，')}`
  }
  return rows.map(({ id, name, no, tenths, content }) => ({
    Id: id,
    Name: `试卷 · ${name} 第${no}版`,
    Rule: content.sections.map(sectionWords).join('；'),
    Total: tenths / 10,
    Minutes: null,
  }))
}

/** Answers those who look for something to set a quiz by. */
export const templateCalls = () => [
  answer(searchKnowledgeQuizTemplate, async function handleSearchKnowledgeQuizTemplate(visit) {
    return [...(await quizTemplates(visit, maxTemplates)), ...(await paperTemplates(visit))]
  }),
]
