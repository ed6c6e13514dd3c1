import { newId } from '#call'
import { Button, Checkbox, ComboBox, FormFault, SelectField } from '#ui'
import {
  assignmentItemKinds,
  type AssignmentItemKind,
  itemKindNames,
  foundKinds,
} from '@xinglin/contract/assignments'
import { defaultWorkRubric } from '@xinglin/contract/marking'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { findParts } from '../queries/assignment-queries.ts'
import type { ItemValues } from './assignment-form.ts'
import styles from './form.module.css'
import { ItemCard } from './item-card.tsx'

const isFound = (kind: AssignmentItemKind): kind is (typeof foundKinds)[number] =>
  foundKinds.some((one) => one === kind)

const fresh = (Kind: AssignmentItemKind, over: Partial<ItemValues>): ItemValues => ({
  Id: newId(),
  Kind,
  Title: '',
  CourseId: '',
  ItemId: '',
  CourseName: '',
  Body: '',
  Weight: 10,
  Required: true,
  Attempts: 0,
  ScoreRule: 'best',
  LateRule: 'none',
  Penalty: 10,
  Rubric: Kind === 'submission' ? [...defaultWorkRubric] : [],
  ...over,
})

/** What a task is made of, in its order. */
export const ItemFields = ({
  items,
  ordered,
  error,
  onChange,
  onOrdered,
}: {
  items: readonly ItemValues[]
  ordered: boolean
  error: string | undefined
  onChange: (items: readonly ItemValues[]) => void
  onOrdered: (ordered: boolean) => void
}) => {
  const [kind, setKind] = useState<AssignmentItemKind>('course')
  const change = (id: string, set: Partial<ItemValues>) =>
    onChange(items.map((one) => (one.Id === id ? { ...one, ...set } : one)))
  const move = (at: number, by: number) => {
    const next = items.toSpliced(at, 1)
    const [one] = items.slice(at, at + 1)
    if (one) onChange(next.toSpliced(at + by, 0, one))
  }
  return (
    <fieldset className={styles.part}>
      <legend>任务内容</legend>
      {error && <FormFault>{error}</FormFault>}
      <ol className={styles.items}>
        {items.map((item, at) => (
          <ItemCard
            key={item.Id}
            item={item}
            no={at + 1}
            isLast={at === items.length - 1}
            onChange={(set) => change(item.Id, set)}
            onMove={(by) => move(at, by)}
            onRemove={() => onChange(items.filter(({ Id }) => Id !== item.Id))}
          />
        ))}
      </ol>
      <div className={styles.adding}>
        <SelectField
          label="添加内容"
          options={assignmentItemKinds.map((value) => ({ value, name: itemKindNames[value] }))}
          value={kind}
          onChoose={setKind}
        />
        {isFound(kind) ? (
          <ComboBox
            key={kind}
            label={`查找${itemKindNames[kind]}`}
            placeholder="输入名称查找"
            find={findParts(kind)}
            chosen={undefined}
            onChoose={({ id, name, note }) => {
              const [CourseId = '', ItemId = ''] = id.split(' ')
              onChange([
                ...items,
                fresh(kind, { Title: name.slice(0, 80), CourseId, ItemId, CourseName: note ?? '' }),
              ])
            }}
          />
        ) : (
          <Button
            icon={<Plus size={16} aria-hidden />}
            onClick={() => onChange([...items, fresh(kind, {})])}
          >
            添加{itemKindNames[kind]}
          </Button>
        )}
      </div>
      <Checkbox checked={ordered} onChange={(event) => onOrdered(event.target.checked)}>
        按顺序完成：前一项完成后才能打开下一项
      </Checkbox>
    </fieldset>
  )
}
