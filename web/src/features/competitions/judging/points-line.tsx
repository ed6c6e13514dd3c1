import { Tag } from '#ui'
import type { JudgeStation } from '@xinglin/contract/competitions'
import { useId, useState } from 'react'
import styles from './sheet.module.css'

type Item = JudgeStation['Items'][number]

const half = (points: number): number => Math.floor(points) / 2

/** The points of one item: by a press for none, half and all, or typed in halves. */
export const PointsLine = ({
  item,
  no,
  points,
  isLocked,
  onGive,
}: {
  item: Item
  no: number
  points: number | undefined
  isLocked: boolean
  onGive: (points: number | undefined) => void
}) => {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? (points === undefined ? '' : String(points))
  const type = (text: string) => {
    setTyped(text)
    const value = Number(text)
    if (text.trim() === '') onGive(undefined)
    else if (Number.isInteger(value * 2) && value >= 0 && value <= item.Points) onGive(value)
  }
  const isWrong = typed !== undefined && typed.trim() !== '' && Number(typed) !== points
  const quick = [...new Set([0, half(item.Points), item.Points])]
  return (
    <fieldset className={styles.line} aria-labelledby={`${id}-text`}>
      <p className={styles.itemText} id={`${id}-text`}>
        {no}. {item.Text}
        {item.Cap > 0 && <Tag tone="warning">关键项，未做到最高{item.Cap}%</Tag>}
      </p>
      <div className={styles.give}>
        {quick.map((value) => (
          <button
            key={value}
            type="button"
            className={styles.quick}
            aria-pressed={points === value}
            disabled={isLocked}
            onClick={() => {
              setTyped(undefined)
              onGive(value)
            }}
          >
            {value}
          </button>
        ))}
        <label className={styles.typed}>
          <input
            inputMode="decimal"
            aria-label={`第${no}项得分`}
            aria-invalid={isWrong || undefined}
            value={shown}
            disabled={isLocked}
            onChange={({ target }) => type(target.value)}
            onBlur={() => {
              if (!isWrong) setTyped(undefined)
            }}
          />
          <span>/ {item.Points}</span>
        </label>
        {isWrong && (
          <span className={styles.wrong} role="alert">
            须为0至{item.Points}，以0.5为单位
          </span>
        )}
      </div>
    </fieldset>
  )
}
