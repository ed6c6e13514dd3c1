import { QuestionLineWords } from '#questions/choosing'
import { Button } from '#ui'
import type { PaperItem, PaperQuestion } from '@xinglin/contract/exams'
import { ChevronDown, ChevronUp, Trash2 } from 'lucide-react'
import { useState } from 'react'
import styles from './paper.module.css'
import { PointsField } from './points-field.tsx'

const moved = (items: readonly PaperItem[], at: number, by: -1 | 1): PaperItem[] => {
  const next = [...items]
  const [one] = next.splice(at, 1)
  if (one) next.splice(at + by, 0, one)
  return next
}

/** The questions of a section that every examinee has: their order and points. */
export const ItemsField = ({
  items,
  known,
  themes,
  onChange,
}: {
  items: readonly PaperItem[]
  known: ReadonlyMap<string, PaperQuestion>
  themes: readonly { readonly value: string; readonly name: string }[]
  onChange: (items: PaperItem[]) => void
}) => {
  const [each, setEach] = useState(items[0]?.Tenths ?? 10)
  if (items.length === 0) return null
  const total = items.reduce((sum, { Tenths }) => sum + Tenths, 0)
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.note}>
          选定 {items.length} 题，共 {total / 10} 分；题组按整组计分。
        </p>
        <div className={styles.actions}>
          <div className={styles.each}>
            <PointsField label="统一每题分值" hidden tenths={each} onChange={setEach} />
          </div>
          <Button
            size="small"
            onClick={() => onChange(items.map((one) => ({ ...one, Tenths: each })))}
          >
            全部设为 {each / 10} 分
          </Button>
        </div>
      </div>
      <ol className={styles.items}>
        {items.map((item, at) => {
          const question = known.get(item.QuestionId)
          const name = `第${at + 1}题`
          return (
            <li key={item.QuestionId} className={styles.item}>
              <span className={styles.no}>{at + 1}</span>
              {question ? (
                <QuestionLineWords question={question} themes={themes} />
              ) : (
                <span className={styles.lacking}>题目不存在，请移除</span>
              )}
              <PointsField
                label={`${name}分值`}
                hidden
                tenths={item.Tenths}
                onChange={(Tenths) =>
                  onChange(items.map((one) => (one === item ? { ...one, Tenths } : one)))
                }
              />
              <span className={styles.actions}>
                <Button
                  kind="plain"
                  size="small"
                  disabled={at === 0}
                  icon={<ChevronUp size={15} aria-hidden />}
                  aria-label={`上移${name}`}
                  onClick={() => onChange(moved(items, at, -1))}
                />
                <Button
                  kind="plain"
                  size="small"
                  disabled={at === items.length - 1}
                  icon={<ChevronDown size={15} aria-hidden />}
                  aria-label={`下移${name}`}
                  onClick={() => onChange(moved(items, at, 1))}
                />
                <Button
                  kind="plain"
                  size="small"
                  icon={<Trash2 size={15} aria-hidden />}
                  aria-label={`移除${name}`}
                  onClick={() => onChange(items.filter((one) => one !== item))}
                />
              </span>
            </li>
          )
        })}
      </ol>
    </>
  )
}
