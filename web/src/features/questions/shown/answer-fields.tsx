import { TextArea, TextField } from '#ui'
import type { Answer, PracticeResult, ShownQuestion } from '@xinglin/contract/questions'
import { OptionField } from './option-field.tsx'
import styles from './question.module.css'

/** What is answered by itself: a question, or a part of one. */
export type AnswerUnit = {
  readonly id: string
  readonly type: ShownQuestion['Type']
  readonly options: ShownQuestion['Options']
  readonly blanks: ShownQuestion['Blanks']
  /** What it is, for those who cannot see what stands above it. */
  readonly label: string
}

/** Whether nothing is answered. */
export const isEmpty = (answer: Answer | undefined): boolean => {
  if (answer === undefined) return true
  if ('Options' in answer) return answer.Options.length === 0
  if ('Blanks' in answer) return answer.Blanks.every((one) => one.trim() === '')
  return answer.Text.trim() === ''
}

const isSeveral = (type: AnswerUnit['type']): boolean => type === 'X' || type === 'analysis'

/** Where an answer is given: options, blanks or a text. */
export const AnswerFields = ({
  unit,
  answer,
  result,
  disabled = false,
  struck,
  onStrike,
  onChange,
}: {
  unit: AnswerUnit
  answer: Answer | undefined
  result: PracticeResult | undefined
  disabled?: boolean
  /** Options that the reader has struck out, and how they do so; absent where nothing is struck out. */
  struck?: readonly string[]
  onStrike?: (optionId: string) => void
  onChange: (answer: Answer) => void
}) => {
  const isKnown = result !== undefined
  if (unit.blanks.length > 0) {
    const written = answer && 'Blanks' in answer ? answer.Blanks : []
    return (
      <div className={styles.blanks}>
        {unit.blanks.map(({ Unit }, at) => (
          <TextField
            key={`${unit.id} ${at}`}
            label={`第${at + 1}空${Unit === '' ? '' : `（单位：${Unit}）`}`}
            value={written[at] ?? ''}
            maxLength={500}
            autoComplete="off"
            disabled={isKnown || disabled}
            onChange={({ target }) =>
              onChange({
                Blanks: unit.blanks.map((_, nth) =>
                  nth === at ? target.value : (written[nth] ?? ''),
                ),
              })
            }
          />
        ))}
      </div>
    )
  }
  if (unit.type === 'short' || unit.type === 'case')
    return (
      <TextArea
        label="你的答案"
        value={answer && 'Text' in answer ? answer.Text : ''}
        rows={8}
        most={10_000}
        disabled={isKnown || disabled}
        onChange={({ target }) => onChange({ Text: target.value })}
      />
    )
  return (
    <OptionField
      label={unit.label}
      options={unit.options}
      several={isSeveral(unit.type)}
      chosen={answer && 'Options' in answer ? answer.Options : []}
      result={result}
      disabled={disabled}
      {...(onStrike && { struck: struck ?? [], onStrike })}
      onChoose={(chosen) => onChange({ Options: chosen })}
    />
  )
}
