import { Button, Checkbox, SelectField, Switch, Tag, TextField } from '#ui'
import {
  type QuestionnaireItem,
  questionnaireItemKindNames,
} from '@xinglin/contract/questionnaires'
import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react'
import { Particulars, type SetItem } from './item-particulars.tsx'
import styles from './questionnaires.module.css'

/** On which earlier choice a question hangs. */
const Condition = ({
  item,
  before,
  set,
}: {
  item: QuestionnaireItem
  before: readonly QuestionnaireItem[]
  set: SetItem
}) => {
  const choices = before.filter(({ Kind }) => Kind === 'single' || Kind === 'multiple')
  const on = choices.find(({ Id }) => Id === item.ShowIf?.ItemId)
  if (choices.length === 0 && item.ShowIf === null) return null
  const toggle = (id: string, chosen: boolean) => {
    const others = (item.ShowIf?.OptionIds ?? []).filter((one) => one !== id)
    set({ ShowIf: { ItemId: on?.Id ?? '', OptionIds: chosen ? [...others, id] : others } })
  }
  return (
    <div className={styles.options}>
      <SelectField
        label="显示条件"
        options={[
          { value: '', name: '所有人都显示' },
          ...choices.map(({ Id, Title }) => ({ value: Id, name: `按“${Title}”的回答显示` })),
        ]}
        value={on?.Id ?? ''}
        onChoose={(ItemId) => {
          const first = choices.find(({ Id }) => Id === ItemId)?.Options[0]
          set({ ShowIf: first ? { ItemId, OptionIds: [first.Id] } : null })
        }}
      />
      {on && (
        <fieldset className={styles.group} aria-label="选择了以下任一项时显示">
          {on.Options.map(({ Id, Text }) => (
            <Checkbox
              key={Id}
              checked={item.ShowIf?.OptionIds.includes(Id) ?? false}
              onChange={(event) => toggle(Id, event.target.checked)}
            >
              {Text}
            </Checkbox>
          ))}
        </fieldset>
      )}
    </div>
  )
}

/** One question as whoever makes a questionnaire writes it. */
export const ItemEditor = ({
  no,
  item,
  before,
  last,
  fault,
  onChange,
  onMove,
  onCopy,
  onRemove,
}: {
  no: number
  item: QuestionnaireItem
  /** The questions before it, on which it may hang. */
  before: readonly QuestionnaireItem[]
  last: boolean
  fault: string | undefined
  onChange: (item: QuestionnaireItem) => void
  onMove: (by: -1 | 1) => void
  onCopy: () => void
  onRemove: () => void
}) => {
  const set: SetItem = (changed) => onChange({ ...item, ...changed })
  const isQuestion = item.Kind !== 'section'
  return (
    <div className={styles.box}>
      <fieldset className={styles.itemForm} aria-label={`第 ${no} 题`}>
        <p className={styles.tools}>
          <Tag tone="school">
            {no}. {questionnaireItemKindNames[item.Kind]}
          </Tag>
          <Button
            kind="plain"
            size="small"
            aria-label={`第 ${no} 题上移`}
            icon={<ArrowUp size={16} aria-hidden />}
            disabled={no === 1}
            onClick={() => onMove(-1)}
          />
          <Button
            kind="plain"
            size="small"
            aria-label={`第 ${no} 题下移`}
            icon={<ArrowDown size={16} aria-hidden />}
            disabled={last}
            onClick={() => onMove(1)}
          />
          <Button
            kind="plain"
            size="small"
            aria-label={`复制第 ${no} 题`}
            icon={<Copy size={16} aria-hidden />}
            onClick={onCopy}
          />
          <Button
            kind="plain"
            size="small"
            aria-label={`删除第 ${no} 题`}
            icon={<Trash2 size={16} aria-hidden />}
            onClick={onRemove}
          />
        </p>
        <TextField
          label={isQuestion ? '题目' : '分节标题'}
          autoComplete="off"
          maxLength={300}
          value={item.Title}
          error={fault}
          onChange={(event) => set({ Title: event.target.value })}
        />
        <TextField
          label="说明（选填）"
          autoComplete="off"
          maxLength={300}
          value={item.Note}
          onChange={(event) => set({ Note: event.target.value })}
        />
        <Particulars item={item} set={set} />
        {isQuestion && (
          <Switch
            checked={item.Required}
            onChange={(event) => set({ Required: event.target.checked })}
          >
            必填
          </Switch>
        )}
        <Condition item={item} before={before} set={set} />
      </fieldset>
    </div>
  )
}
