import { newId } from '#call'
import { Button, TextField } from '#ui'
import { questionLimits, type RubricItem } from '@xinglin/contract/questions'
import styles from './bank.module.css'

/** What people give points for. */
export const RubricField = ({
  rubric,
  onChange,
}: {
  rubric: readonly RubricItem[]
  onChange: (rubric: RubricItem[]) => void
}) => {
  const change = (id: string, part: Partial<RubricItem>) =>
    onChange(rubric.map((one) => (one.Id === id ? { ...one, ...part } : one)))
  return (
    <fieldset className={styles.options}>
      <legend>评分标准</legend>
      {rubric.map((item, at) => (
        <div key={item.Id} className={styles.option}>
          <TextField
            label={`评分项${at + 1}`}
            value={item.Text}
            maxLength={500}
            onChange={({ target }) => change(item.Id, { Text: target.value })}
          />
          <TextField
            label={`评分项${at + 1}的分值`}
            type="number"
            min={0}
            max={100}
            step={0.1}
            value={item.Tenths / 10}
            onChange={({ target }) =>
              change(item.Id, { Tenths: Math.round(Number(target.value) * 10) || 0 })
            }
          />
          <Button
            kind="plain"
            size="small"
            aria-label={`删除评分项${at + 1}`}
            onClick={() => onChange(rubric.filter(({ Id }) => Id !== item.Id))}
          >
            删除
          </Button>
        </div>
      ))}
      {rubric.length < questionLimits.rubric && (
        <Button
          size="small"
          onClick={() => onChange([...rubric, { Id: newId(), Text: '', Tenths: 10 }])}
        >
          增加评分项
        </Button>
      )}
    </fieldset>
  )
}
