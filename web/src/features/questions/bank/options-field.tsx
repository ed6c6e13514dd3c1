import { Button, Checkbox, SelectField } from '#ui'
import { questionLimits, type QuestionOption, type QuestionType } from '@xinglin/contract/questions'
import { letterOf } from '../shown/letters.ts'
import styles from './bank.module.css'
import { emptyOption } from './blank-content.ts'
import { FlexibleText } from './flexible-text.tsx'

const kinds = [
  { value: 'right', name: '正确（+1）' },
  { value: 'key', name: '关键（+2）' },
  { value: 'irrelevant', name: '无关（0）' },
  { value: 'wrong', name: '错误（−1）' },
] as const

const plainKinds = [
  { value: 'wrong', name: '错误选项' },
  { value: 'right', name: '正确答案' },
] as const

/** The options of a question or of a part: their words, what each is worth, whether it keeps its place. */
export const OptionsField = ({
  type,
  name,
  options,
  onChange,
}: {
  type: QuestionType
  /** What they belong to: 第1小题, or nothing. */
  name: string
  options: readonly QuestionOption[]
  onChange: (options: QuestionOption[]) => void
}) => {
  const isOne = type !== 'X' && type !== 'analysis'
  const change = (id: string, part: Partial<QuestionOption>) =>
    onChange(
      options.map((one) => {
        if (one.Id === id) return { ...one, ...part }
        // Of a best answer there is one alone.
        return isOne && part.Kind === 'right' ? { ...one, Kind: 'wrong' as const } : one
      }),
    )
  return (
    <fieldset className={styles.options}>
      <legend>{name}选项</legend>
      {options.map((option, at) => (
        <div key={option.Id} className={styles.option}>
          <FlexibleText
            label={`${name}选项${letterOf(at)}`}
            html={option.Text}
            most={questionLimits.optionLength}
            onChange={(Text) => change(option.Id, { Text })}
          />
          <SelectField
            label={`${name}选项${letterOf(at)}的性质`}
            unlabelled
            options={type === 'analysis' ? kinds : plainKinds}
            value={option.Kind}
            onChoose={(Kind) => change(option.Id, { Kind })}
          />
          <Checkbox
            checked={option.Fixed !== null}
            aria-label={`${name}选项${letterOf(at)}位置固定`}
            onChange={({ target }) => change(option.Id, { Fixed: target.checked ? at : null })}
          >
            位置固定
          </Checkbox>
          <Button
            kind="plain"
            size="small"
            aria-label={`删除${name}选项${letterOf(at)}`}
            onClick={() => onChange(options.filter(({ Id }) => Id !== option.Id))}
          >
            删除
          </Button>
        </div>
      ))}
      {options.length < questionLimits.options && (
        <Button size="small" onClick={() => onChange([...options, emptyOption()])}>
          增加选项
        </Button>
      )}
    </fieldset>
  )
}
