import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { moved } from './moved.ts'
import styles from './sort-list.module.css'

/** A row: what it is called, and what stands in it. */
export type SortRow = {
  readonly id: string
  readonly name: string
  readonly content: ReactNode
  /** It is the one whose details are shown. */
  readonly current?: boolean
}

export type SortListRowsProps = {
  label: string
  rows: readonly SortRow[]
  /** Hears of a new order, the first first. */
  onSort: (ids: readonly string[]) => void
  disabled?: boolean
}

/** The rows themselves. */
export const SortListRows = ({ label, rows, onSort, disabled = false }: SortListRowsProps) => {
  const ids = rows.map(({ id }) => id)
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: disabled,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    getAllowedDropOperations: () => ['move'],
    onReorder: ({ keys, target }) => {
      const [key] = keys
      const to = ids.indexOf(String(target.key)) + (target.dropPosition === 'after' ? 1 : 0)
      onSort(moved(ids, ids.indexOf(String(key)), to))
    },
    renderDropIndicator: (target) => (
      <DropIndicator target={target} className={styles.place ?? ''} />
    ),
  })
  return (
    <I18nProvider locale="zh-CN">
      <GridList
        aria-label={label}
        className={styles.list ?? ''}
        items={rows}
        dependencies={[disabled, ids]}
        dragAndDropHooks={dragAndDropHooks}
        keyboardNavigationBehavior="tab"
        disallowTypeAhead
      >
        {({ id, name, content, current }) => {
          const at = ids.indexOf(id)
          const step = (by: number) => onSort(moved(ids, at, by > 0 ? at + 2 : at - 1))
          return (
            <GridListItem
              id={id}
              textValue={name}
              className={styles.row ?? ''}
              {...(current && { 'data-current': true })}
            >
              <AriaButton slot="drag" className={styles.grip ?? ''} aria-label={`拖动 ${name}`}>
                <GripVertical size={18} aria-hidden />
              </AriaButton>
              <div className={styles.content}>{content}</div>
              <div className={styles.steps}>
                <button
                  type="button"
                  className={styles.step}
                  aria-label={`上移 ${name}`}
                  disabled={disabled || at === 0}
                  onClick={() => step(-1)}
                >
                  <ArrowUp size={16} aria-hidden />
                </button>
                <button
                  type="button"
                  className={styles.step}
                  aria-label={`下移 ${name}`}
                  disabled={disabled || at === ids.length - 1}
                  onClick={() => step(1)}
                >
                  <ArrowDown size={16} aria-hidden />
                </button>
              </div>
            </GridListItem>
          )
        }}
      </GridList>
    </I18nProvider>
  )
}
