import { Button, TextArea, TextField } from '#ui'
import { most, type DraftQuestion } from '@xinglin/contract/authoring'
import { ArrowDown, ArrowUp, Plus, Trash2, X } from 'lucide-react'
import styles from './question-fields.module.css'

const typeWords = { single: '单选题', multiple: '多选题', judge: '判断题' } as const
const letterOf = (at: number): string => String.fromCodePoint(65 + at)

/** An answer after one option was taken away: those behind it move up. */
export const answerWithout = (answer: readonly number[], gone: number): number[] =>
  answer.filter((at) => at !== gone).map((at) => (at > gone ? at - 1 : at))

/** One question with its options, which of them are right, and why. */
export const QuestionFields = ({
  no,
  question,
  first,
  last,
  onChange,
  onShift,
  onRemove,
}: {
  no: number
  question: DraftQuestion
  first: boolean
  last: boolean
  onChange: (question: DraftQuestion) => void
  onShift: (by: -1 | 1) => void
  onRemove: () => void
}) => {
  const { Type: type, Options: options, Answer: answer } = question
  const several = type === 'multiple'
  const mark = (at: number, right: boolean) =>
    onChange({
      ...question,
      Answer: several
        ? right
          ? [...answer, at].toSorted((a, b) => a - b)
          : answer.filter((one) => one !== at)
        : [at],
    })
  const fixed = type === 'judge'
  return (
    <fieldset className={styles.question}>
      <legend className={styles.legend}>
        第{no}题 · {typeWords[type]}
      </legend>
      <div className={styles.actions}>
        <button
          type="button"
          aria-label={`上移第${no}题`}
          disabled={first}
          onClick={() => onShift(-1)}
        >
          <ArrowUp size={16} aria-hidden />
        </button>
        <button
          type="button"
          aria-label={`下移第${no}题`}
          disabled={last}
          onClick={() => onShift(1)}
        >
          <ArrowDown size={16} aria-hidden />
        </button>
        <button type="button" aria-label={`删除第${no}题`} onClick={onRemove}>
          <Trash2 size={16} aria-hidden />
        </button>
      </div>
      <TextArea
        label="题干"
        most={1000}
        rows={2}
        value={question.Stem}
        onChange={({ target }) => onChange({ ...question, Stem: target.value })}
      />
      <p className={styles.note}>选项（勾选正确答案）</p>
      {options.map((option, at) => (
        <div key={at} className={styles.option}>
          <input
            type={several ? 'checkbox' : 'radio'}
            name={`answer-${question.Id}`}
            aria-label={`第${no}题选项${letterOf(at)}是正确答案`}
            checked={answer.includes(at)}
            onChange={({ target }) => mark(at, target.checked)}
          />
          <TextField
            label={`选项 ${letterOf(at)}`}
            autoComplete="off"
            maxLength={300}
            readOnly={fixed}
            value={option}
            onChange={({ target }) =>
              onChange({
                ...question,
                Options: options.map((one, other) => (other === at ? target.value : one)),
              })
            }
          />
          {!fixed && options.length > 2 && (
            <button
              type="button"
              className={styles.drop}
              aria-label={`删除第${no}题选项${letterOf(at)}`}
              onClick={() =>
                onChange({
                  ...question,
                  Options: options.filter((_, other) => other !== at),
                  Answer: answerWithout(answer, at),
                })
              }
            >
              <X size={16} aria-hidden />
            </button>
          )}
        </div>
      ))}
      {!fixed && options.length < most.options && (
        <Button
          kind="plain"
          size="small"
          icon={<Plus size={15} aria-hidden />}
          onClick={() => onChange({ ...question, Options: [...options, ''] })}
        >
          添加选项
        </Button>
      )}
      <TextArea
        label="解析（选填）"
        most={2000}
        rows={2}
        value={question.Explanation}
        onChange={({ target }) => onChange({ ...question, Explanation: target.value })}
      />
    </fieldset>
  )
}
