import { saveAnswers } from '@xinglin/contract/exams'
import { misfit } from '@xinglin/simulation/questions'
import type { Answer } from '@xinglin/contract/questions'
import { refuse } from '#platform/visit'
import { givenAnswer, unitsOf } from '#questions'
import type { AnswerItem } from '../attempts/answer-store.ts'
import type { AttemptRow } from '../attempts/store.ts'
import type { PaperContents } from '../papers/paper-contents.ts'
import { standingsOf } from './way.ts'

const { question, left, shape, option } = saveAnswers.refusals

/** Refuses answers that do not fit their question, or to what is not open: all of them, so that nothing is half saved. */
export const refuseMisfits = (
  row: AttemptRow,
  { forms }: Pick<PaperContents, 'forms'>,
  items: readonly AnswerItem[],
): void => {
  const standings = standingsOf(row)
  for (const { QuestionId, Answer: answer } of items) {
    const one = standings.get(QuestionId)
    if (!one || one.state === 'later') throw refuse(question)
    if (one.state === 'left') throw refuse(left)
    const form = forms.get(one.question.versionId)
    const unit =
      form && unitsOf(one.question.questionId, form.Content).find(({ id }) => id === QuestionId)
    if (!unit) throw refuse(question)
    const fault = misfit(unit.key, givenAnswer(answer satisfies Answer))
    if (fault) throw refuse(fault === 'shape' ? shape : option)
  }
}

/** Of some answers those that a late list can hold: to questions of the paper, of the right shape. */
export const fittingAnswers = (
  row: AttemptRow,
  contents: Pick<PaperContents, 'forms'>,
  items: readonly AnswerItem[],
): AnswerItem[] =>
  items.filter((item) => {
    try {
      refuseMisfits(row, contents, [item])
      return true
    } catch {
      return false
    }
  })
