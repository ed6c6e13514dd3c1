import { classes } from '#ui'
import type { PracticeView, ShownQuestion } from '@xinglin/contract/questions'
import styles from './practice.module.css'

/** What became of a question so far, all parts together. */
const stateOf = (
  question: ShownQuestion,
  results: ReadonlyMap<string, PracticeView['Results'][number]>,
): { readonly tone: 'blank' | 'right' | 'wrong' | 'some'; readonly word: string } => {
  const units =
    question.Parts.length > 0
      ? question.Parts.map(({ QuestionId }) => QuestionId)
      : [question.QuestionId]
  const given = units.flatMap((id) => results.get(id) ?? [])
  if (given.length === 0) return { tone: 'blank', word: '未答' }
  if (given.length < units.length) return { tone: 'some', word: '未答完' }
  if (given.every(({ State }) => State === 'right')) return { tone: 'right', word: '正确' }
  return given.some(({ State }) => State === 'wrong')
    ? { tone: 'wrong', word: '有错误' }
    : { tone: 'some', word: '部分正确' }
}

/** Every question of a round by its number, with what became of it. */
export const RoundMap = ({
  questions,
  held,
  results,
  position,
  onGo,
}: {
  questions: readonly ShownQuestion[]
  /** Those that an examination uses now. */
  held: readonly string[]
  results: ReadonlyMap<string, PracticeView['Results'][number]>
  position: number
  onGo: (position: number) => void
}) => (
  <nav aria-label="题目导航">
    <ol className={styles.map}>
      {questions.map((question, at) => {
        const { tone, word } = held.includes(question.QuestionId)
          ? ({ tone: 'blank', word: '暂停练习' } as const)
          : stateOf(question, results)
        return (
          <li key={question.QuestionId}>
            <button
              type="button"
              className={classes(styles.dot, styles[tone])}
              aria-current={at === position ? 'step' : undefined}
              aria-label={`第${at + 1}题，${word}`}
              onClick={() => onGo(at)}
            >
              {at + 1}
            </button>
          </li>
        )
      })}
    </ol>
  </nav>
)
