import { Button, TextArea, TextField } from '#ui'
import {
  maxLongAnswer,
  maxShortAnswer,
  type QuestionnaireAnswer,
  type QuestionnaireItem,
} from '@xinglin/contract/questionnaires'
import { useId } from 'react'
import styles from './answers.module.css'

type Field = {
  readonly item: QuestionnaireItem
  readonly answer: QuestionnaireAnswer
  readonly disabled: boolean
  readonly onAnswer: (set: Partial<QuestionnaireAnswer>) => void
}

const Choice = ({ item, answer, disabled, onAnswer }: Field) => {
  const group = useId()
  const isOne = item.Kind === 'single'
  const toggle = (id: string, chosen: boolean) => {
    if (isOne) return onAnswer({ Options: [id] })
    const others = answer.Options.filter((one) => one !== id)
    return onAnswer({ Options: chosen ? [...others, id] : others })
  }
  const other = item.Options.find(({ Id, Other }) => Other && answer.Options.includes(Id))
  return (
    <div className={styles.options}>
      {item.Options.map(({ Id, Text }) => (
        <label key={Id} className={styles.option}>
          <input
            type={isOne ? 'radio' : 'checkbox'}
            name={group}
            disabled={disabled}
            checked={answer.Options.includes(Id)}
            onChange={(event) => toggle(Id, event.target.checked)}
          />
          {Text}
        </label>
      ))}
      {other && (
        <TextField
          label={`“${other.Text}”是`}
          maxLength={100}
          autoComplete="off"
          disabled={disabled}
          value={answer.Other}
          onChange={(event) => onAnswer({ Other: event.target.value })}
        />
      )}
    </div>
  )
}

const Scale = ({ item, answer, disabled, onAnswer }: Field) => {
  const group = useId()
  const from = item.Min ?? 1
  const values = Array.from({ length: (item.Max ?? 5) - from + 1 }, (_, at) => from + at)
  return (
    <div className={styles.scale}>
      <span className={styles.hint}>{item.LowLabel}</span>
      <span className={styles.steps}>
        {values.map((value) => (
          <label key={value} className={styles.step}>
            <input
              type="radio"
              name={group}
              disabled={disabled}
              checked={answer.Number === value}
              onChange={() => onAnswer({ Number: value })}
            />
            {value}
          </label>
        ))}
      </span>
      <span className={styles.hint}>{item.HighLabel}</span>
    </div>
  )
}

const MatrixRow = ({
  row,
  field: { item, answer, disabled, onAnswer },
}: {
  row: QuestionnaireItem['Rows'][number]
  field: Field
}) => {
  const group = useId()
  const chosen = answer.Rows.find(({ RowId }) => RowId === row.Id)?.OptionId
  const choose = (OptionId: string) =>
    onAnswer({
      Rows: [...answer.Rows.filter(({ RowId }) => RowId !== row.Id), { RowId: row.Id, OptionId }],
    })
  return (
    <fieldset className={styles.row}>
      <legend>{row.Text}</legend>
      <div className={styles.columns}>
        {item.Options.map(({ Id, Text }) => (
          <label key={Id} className={styles.option}>
            <input
              type="radio"
              name={group}
              disabled={disabled}
              checked={chosen === Id}
              onChange={() => choose(Id)}
            />
            {Text}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const Rank = ({ item, answer, disabled, onAnswer }: Field) => {
  const nameOf = (id: string) => item.Options.find(({ Id }) => Id === id)?.Text ?? ''
  const left = item.Options.filter(({ Id }) => !answer.Options.includes(Id))
  return (
    <div className={styles.options}>
      {answer.Options.length > 0 && (
        <ol className={styles.ranked} aria-label="已排序">
          {answer.Options.map((id) => (
            <li key={id}>{nameOf(id)}</li>
          ))}
        </ol>
      )}
      {left.length > 0 && (
        <fieldset className={styles.group} aria-label="依次点选，先选的在前">
          {left.map(({ Id, Text }) => (
            <Button
              key={Id}
              size="small"
              disabled={disabled}
              onClick={() => onAnswer({ Options: [...answer.Options, Id] })}
            >
              {Text}
            </Button>
          ))}
        </fieldset>
      )}
      {answer.Options.length > 0 && !disabled && (
        <Button kind="plain" size="small" onClick={() => onAnswer({ Options: [] })}>
          重新排序
        </Button>
      )}
    </div>
  )
}

/** Where one question of a questionnaire is answered. */
export const AnswerField = (field: Field) => {
  const { item, answer, disabled, onAnswer } = field
  switch (item.Kind) {
    case 'single':
    case 'multiple':
      return <Choice {...field} />
    case 'scale':
      return <Scale {...field} />
    case 'matrix':
      return (
        <div className={styles.options}>
          {item.Rows.map((row) => (
            <MatrixRow key={row.Id} row={row} field={field} />
          ))}
        </div>
      )
    case 'rank':
      return <Rank {...field} />
    case 'number':
      return (
        <TextField
          label="您的回答"
          type="number"
          inputMode="decimal"
          disabled={disabled}
          value={answer.Number === null ? '' : String(answer.Number)}
          onChange={({ target: { value } }) =>
            onAnswer({ Number: value === '' || Number.isNaN(Number(value)) ? null : Number(value) })
          }
        />
      )
    case 'date':
      return (
        <TextField
          label="您的回答"
          type="date"
          disabled={disabled}
          value={answer.Text}
          onChange={(event) => onAnswer({ Text: event.target.value })}
        />
      )
    case 'text':
      return (
        <TextField
          label="您的回答"
          autoComplete="off"
          maxLength={maxShortAnswer}
          disabled={disabled}
          value={answer.Text}
          onChange={(event) => onAnswer({ Text: event.target.value })}
        />
      )
    case 'essay':
      return (
        <TextArea
          label="您的回答"
          rows={4}
          most={maxLongAnswer}
          disabled={disabled}
          value={answer.Text}
          onChange={(event) => onAnswer({ Text: event.target.value })}
        />
      )
    case 'section':
      return null
  }
}
