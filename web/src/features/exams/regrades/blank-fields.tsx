import { TagsField, TextField } from '#ui'
import type { QuestionBlank } from '@xinglin/contract/questions'
import { questionLimits } from '@xinglin/contract/questions'
import styles from './regrades.module.css'

const formLength = 200

const NumberFields = ({
  no,
  blank,
  onChange,
}: {
  no: number
  blank: Extract<QuestionBlank, { Kind: 'number' }>
  onChange: (blank: QuestionBlank) => void
}) => (
  <div className={styles.pair}>
    <TextField
      label={`第${no}空 数值`}
      type="number"
      step="any"
      value={blank.Value ?? ''}
      onChange={({ target }) =>
        onChange({ ...blank, Value: target.value === '' ? null : Number(target.value) })
      }
    />
    <TextField
      label="允许误差（±）"
      type="number"
      step="any"
      min={0}
      value={blank.Tolerance}
      onChange={({ target }) => onChange({ ...blank, Tolerance: Number(target.value) })}
    />
    <TagsField
      label="接受的单位"
      value={blank.Units}
      most={questionLimits.forms}
      longest={formLength}
      onChange={(Units) => onChange({ ...blank, Units })}
    />
  </div>
)

/** What is accepted in each blank. */
export const BlankFields = ({
  blanks,
  onChange,
}: {
  blanks: readonly QuestionBlank[]
  onChange: (blanks: QuestionBlank[]) => void
}) => {
  const set = (at: number, blank: QuestionBlank) =>
    onChange(blanks.map((one, no) => (no === at ? blank : one)))
  return (
    <div className={styles.keys}>
      {blanks.map((blank, at) =>
        blank.Kind === 'number' ? (
          <NumberFields key={at} no={at + 1} blank={blank} onChange={(one) => set(at, one)} />
        ) : (
          <TagsField
            key={at}
            label={`第${at + 1}空 接受的写法`}
            value={blank.Forms}
            most={questionLimits.forms}
            longest={formLength}
            onChange={(Forms) => set(at, { ...blank, Forms })}
          />
        ),
      )}
    </div>
  )
}
