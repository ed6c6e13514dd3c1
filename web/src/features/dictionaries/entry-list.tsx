import { Button, classes, SortList, Tag } from '#ui'
import type { Vocabulary } from '@xinglin/contract/dictionaries'
import { Pencil, Trash2 } from 'lucide-react'
import type { Entry } from './dictionary-queries.ts'
import styles from './dictionaries.module.css'
import type { EntryActions } from './use-entry-actions.ts'

const figuresOf = ({ figures = {} }: Vocabulary, { Figures: kept }: Entry): string =>
  Object.entries(figures)
    .flatMap(([key, { name }]) => (key in kept ? [`${name} ${kept[key]}`] : []))
    .join('，')

/** Siblings of a vocabulary in their order, with what may be done to each. */
export const EntryList = ({
  label,
  vocabulary,
  entries,
  actions: { sort, enable, remove },
  shown,
  numbered = false,
  onShow,
  onEdit,
}: {
  label: string
  vocabulary: Vocabulary
  entries: readonly Entry[]
  actions: EntryActions
  /** The one whose entries are shown beside. */
  shown?: string | undefined
  /** Each with its number, as on the map above. */
  numbered?: boolean
  onShow?: ((entry: Entry) => void) | undefined
  onEdit: (entry: Entry) => void
}) => (
  <SortList
    label={label}
    onSort={(ids) => void sort(ids)}
    rows={entries.map((entry, at) => ({
      id: entry.Id,
      name: entry.Name,
      current: shown === entry.Id,
      content: (
        <>
          <span className={styles.entry}>
            <span className={styles.line}>
              {numbered && <span className={styles.number}>{at + 1}</span>}
              <button
                type="button"
                className={classes(styles.name, !entry.Enabled && styles.off)}
                {...(onShow && { 'aria-pressed': shown === entry.Id })}
                onClick={() => (onShow ?? onEdit)(entry)}
              >
                {entry.Name}
              </button>
              {!entry.Enabled && <Tag>已停用</Tag>}
            </span>
            <span className={styles.about}>
              <code>{entry.Code}</code>
              {figuresOf(vocabulary, entry) && <span>{figuresOf(vocabulary, entry)}</span>}
              {entry.Uses > 0 && <span>{entry.Uses} 处使用</span>}
            </span>
          </span>
          <span className={styles.actions}>
            <Button kind="plain" size="small" onClick={() => void enable(entry)}>
              {entry.Enabled ? '停用' : '启用'}
            </Button>
            <button
              type="button"
              className={styles.action}
              aria-label={`修改 ${entry.Name}`}
              onClick={() => onEdit(entry)}
            >
              <Pencil size={16} aria-hidden />
            </button>
            <button
              type="button"
              className={styles.action}
              aria-label={`删除 ${entry.Name}`}
              onClick={() => void remove(entry)}
            >
              <Trash2 size={16} aria-hidden />
            </button>
          </span>
        </>
      ),
    }))}
  />
)
