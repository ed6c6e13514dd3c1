import { FormattedLine } from '#questions/shown'
import { classes } from '#ui'
import type { QuestionView, QuizResult } from '@xinglin/contract/learning'
import { Check, CircleCheck, CircleX, X } from 'lucide-react'
import { letterOf, questionWords } from './answers.ts'
import styles from './quiz-question.module.css'

type Mark = NonNullable<QuizResult['Marks']>[number]

const Verdict = ({ right }: { right: boolean }) => (
  <p className={classes(styles.verdict, right ? styles.good : styles.bad)}>
    {right ? <CircleCheck size={18} aria-hidden /> : <CircleX size={18} aria-hidden />}
    {right ? '回答正确' : '回答错误'}
  </p>
)

const noteOn = (mark: Mark | undefined, option: number) => {
  if (!mark) return undefined
  const right = mark.Answer.includes(option)
  if (mark.Chosen.includes(option)) {
    return right
      ? { tone: 'good', icon: Check, word: '你的选择，正确' }
      : { tone: 'bad', icon: X, word: '你的选择，错误' }
  }
  return right ? { tone: 'good', icon: Check, word: '正确答案' } : undefined
}

/** What a question says: plain in the course's own, formatted in those of the bank. */
const Text = ({ text, isRich }: { text: string; isRich: boolean }) =>
  isRich ? <FormattedLine html={text} /> : text

/** One question: to be answered, or marked with the right answer and why; right and wrong are told in words too. */
export const QuizQuestion = ({
  question,
  no,
  chosen,
  mark,
  disabled,
  missing,
  onChoose,
}: {
  question: QuestionView
  no: number
  chosen: readonly number[]
  mark: Mark | undefined
  disabled: boolean
  /** It was passed over when the quiz was to be submitted. */
  missing: boolean
  onChoose: (option: number) => void
}) => {
  const type = question.Type === 'multiple' ? 'checkbox' : 'radio'
  const shown = mark?.Chosen ?? chosen
  return (
    <fieldset
      className={classes(styles.question, missing && styles.missing)}
      id={`question-${question.Id}`}
    >
      <legend className={styles.legend}>
        <span className={styles.no}>{no}</span>
        <span>
          <span className={styles.type}>{questionWords[question.Type]}</span>
          <Text text={question.Stem} isRich={question.IsRich} />
        </span>
      </legend>
      {missing && <p className={styles.hint}>这道题还没有作答</p>}
      <div className={classes(styles.options, question.Type === 'judge' && styles.pair)}>
        {question.Options.map((option, index) => {
          const note = noteOn(mark, index)
          const Icon = note?.icon
          return (
            <label
              key={index}
              className={classes(styles.option, mark && styles.marked, note && styles[note.tone])}
            >
              <input
                type={type}
                name={question.Id}
                checked={shown.includes(index)}
                disabled={disabled || mark !== undefined}
                onChange={() => onChoose(index)}
              />
              <span className={styles.letter}>{letterOf(index)}</span>
              <span className={styles.text}>
                <Text text={option} isRich={question.IsRich} />
              </span>
              {note && Icon && (
                <span className={styles.note}>
                  <Icon size={16} aria-hidden />
                  {note.word}
                </span>
              )}
            </label>
          )
        })}
      </div>
      {mark && (
        <div className={styles.after}>
          <Verdict right={mark.Right} />
          {mark.Explanation && (
            <div>
              <strong>解析</strong>
              <Text text={mark.Explanation} isRich={question.IsRich} />
            </div>
          )}
        </div>
      )}
    </fieldset>
  )
}
