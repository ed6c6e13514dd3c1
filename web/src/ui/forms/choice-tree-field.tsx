import styles from './choice-field.module.css'
import { ChoiceField } from './choice-field.tsx'
import type { Choices, Option } from './choices.ts'

const holds = ({ value, children = [] }: Option, chosen: string): boolean =>
  value === chosen || children.some((one) => one.value === chosen)

/** What choosing a group chooses: the group itself, or the only one below it. */
const first = ({ value, children = [] }: Option): string =>
  children.length === 1 ? (children[0]?.value ?? value) : value

/** One of a tree of two levels, by two lists side by side; a group without further choice needs but the first. */
export const ChoiceTreeField = ({
  label,
  levels: [upper, lower],
  choices,
  value,
  onChoose,
}: {
  label: string
  levels: readonly [string, string]
  choices: Choices
  value: string
  onChoose: (value: string) => void
}) => {
  const group = choices.list.find((one) => holds(one, value))
  const below = group?.children ?? []
  const isWhole = choices.state !== 'ready'
  return (
    <fieldset className={styles.levels}>
      <legend>{label}</legend>
      <div className={isWhole ? styles.whole : undefined}>
        <ChoiceField
          label={upper}
          unlabelled
          choices={choices}
          none="未填写"
          value={isWhole ? value : (group?.value ?? value)}
          onChoose={(chosen) => {
            const next = choices.list.find((one) => one.value === chosen)
            onChoose(next ? first(next) : '')
          }}
        />
      </div>
      {group && below.length > 1 && (
        <ChoiceField
          label={lower}
          unlabelled
          choices={{ ...choices, list: below }}
          none={`选择${lower}`}
          value={value === group.value ? '' : value}
          onChoose={(chosen) => onChoose(chosen === '' ? group.value : chosen)}
        />
      )}
    </fieldset>
  )
}
