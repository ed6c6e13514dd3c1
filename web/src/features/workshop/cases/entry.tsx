import { Button, confirm, Tag } from '#ui'
import { ArrowDown, ArrowUp, ChevronDown, ChevronRight, CircleAlert, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DraftProblem } from './editing.tsx'
import styles from './entry.module.css'

/** An entry of a list: a line that opens to its form, with what is wrong with it, its place in the order, and its end. */
export const Entry = ({
  title,
  tags = [],
  problems,
  own,
  open,
  readOnly,
  onToggle,
  onMove,
  onRemove,
  children,
}: {
  title: string
  tags?: readonly string[]
  /** Found in it, however deep. */
  problems: readonly DraftProblem[]
  /** Found of it as a whole. */
  own: readonly DraftProblem[]
  open: boolean
  readOnly: boolean
  onToggle: () => void
  /** Absent where the order says nothing; by −1 or 1. */
  onMove?: ((by: -1 | 1) => void) | undefined
  onRemove: () => void
  children: ReactNode
}) => {
  const errors = problems.filter(({ stops }) => stops).length
  return (
    <li className={styles.entry} data-open={open || undefined}>
      <button type="button" className={styles.head} aria-expanded={open} onClick={onToggle}>
        {open ? <ChevronDown size={16} aria-hidden /> : <ChevronRight size={16} aria-hidden />}
        <span className={styles.title}>{title}</span>
        {tags.map((one) => (
          <Tag key={one}>{one}</Tag>
        ))}
        {errors > 0 && <Tag tone="danger">{errors} 处错误</Tag>}
        {errors === 0 && problems.length > 0 && <Tag tone="warning">{problems.length} 条建议</Tag>}
      </button>
      {open && (
        <div className={styles.body}>
          {own.map(({ zh, stops }) => (
            <p
              key={zh}
              className={stops ? styles.error : styles.advice}
              role={stops ? 'alert' : undefined}
            >
              <CircleAlert size={15} aria-hidden />
              {zh}
            </p>
          ))}
          {children}
          {!readOnly && (
            <div className={styles.actions}>
              {onMove && (
                <>
                  <Button
                    kind="plain"
                    size="small"
                    icon={<ArrowUp size={15} aria-hidden />}
                    onClick={() => onMove(-1)}
                  >
                    上移
                  </Button>
                  <Button
                    kind="plain"
                    size="small"
                    icon={<ArrowDown size={15} aria-hidden />}
                    onClick={() => onMove(1)}
                  >
                    下移
                  </Button>
                </>
              )}
              <Button
                kind="plain"
                size="small"
                icon={<Trash2 size={15} aria-hidden />}
                onClick={() =>
                  void confirm({
                    title: `删除“${title}”？`,
                    note: '其他地方对它的引用会变成错误，需要一并修改。',
                    yes: '删除',
                    danger: true,
                  }).then((yes) => yes && onRemove())
                }
              >
                删除
              </Button>
            </div>
          )}
        </div>
      )}
    </li>
  )
}
