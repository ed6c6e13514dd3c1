import { Button, SelectField, TextField } from '#ui'
import { itemCaps } from '@xinglin/contract/competitions'
import { Plus, X } from 'lucide-react'
import { type ClipboardEvent, useId } from 'react'
import { emptyItem, type ItemValues, pastedItems, pointsOf } from './round-form.ts'
import styles from './rounds.module.css'

const caps = itemCaps.map((cap) => ({
  value: String(cap),
  name: cap === 0 ? '不限' : `未做到最高${cap}%`,
}))

/** The lines of a judge's sheet; several that are pasted become a line each. */
export const ItemsField = ({
  station,
  items,
  onChange,
}: {
  station: string
  items: readonly ItemValues[]
  onChange: (items: readonly ItemValues[]) => void
}) => {
  const heading = useId()
  const change = (id: string, by: Partial<ItemValues>) =>
    onChange(items.map((one) => (one.Id === id ? { ...one, ...by } : one)))
  const paste = (event: ClipboardEvent, id: string) => {
    const text = event.clipboardData.getData('text/plain')
    const lines = pastedItems(text)
    if (lines.length < 2) return
    event.preventDefault()
    // What was pasted takes the place of an empty line.
    const at = items.findIndex((one) => one.Id === id)
    onChange(
      items.toSpliced(
        items[at]?.Text === '' ? at : at + 1,
        items[at]?.Text === '' ? 1 : 0,
        ...lines,
      ),
    )
  }
  return (
    <fieldset className={styles.part} aria-labelledby={heading}>
      <legend id={heading}>
        评分表 <span className={styles.sum}>共 {pointsOf(items)} 分</span>
      </legend>
      <p className={styles.note}>可以从表格中复制多行粘贴，行末的数字是分值。</p>
      {items.map((item, at) => (
        <div key={item.Id} className={styles.item}>
          <TextField
            label={at === 0 ? '评分项' : <span className={styles.quiet}>{`评分项 ${at + 1}`}</span>}
            value={item.Text}
            onPaste={(event) => paste(event, item.Id)}
            onChange={({ target }) => change(item.Id, { Text: target.value })}
          />
          <TextField
            label={at === 0 ? '分值' : <span className={styles.quiet}>{`分值 ${at + 1}`}</span>}
            inputMode="decimal"
            value={item.Points}
            onChange={({ target }) => change(item.Id, { Points: target.value })}
          />
          <SelectField
            label={at === 0 ? '关键项' : <span className={styles.quiet}>{`关键项 ${at + 1}`}</span>}
            options={caps}
            value={item.Cap}
            onChoose={(Cap) => change(item.Id, { Cap })}
          />
          <Button
            kind="plain"
            size="small"
            icon={<X size={16} aria-hidden />}
            aria-label={`删除${station}的评分项 ${at + 1}`}
            onClick={() => onChange(items.filter(({ Id }) => Id !== item.Id))}
          />
        </div>
      ))}
      <Button
        size="small"
        icon={<Plus size={16} aria-hidden />}
        onClick={() => onChange([...items, emptyItem()])}
      >
        添加评分项
      </Button>
    </fieldset>
  )
}
