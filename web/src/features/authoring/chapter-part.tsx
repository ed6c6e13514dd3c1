import { Card, contentWord, ContentIcon, Dropdown, SortList, Tag, TextField } from '#ui'
import { most, type DraftChapter } from '@xinglin/contract/authoring'
import { ArrowDown, ArrowUp, Eye, Plus, Trash2, TriangleAlert } from 'lucide-react'
import styles from './chapter-part.module.css'
import type { Kind } from './tree.ts'

const kinds: readonly Kind[] = [
  'text',
  'image',
  'video',
  'document',
  'quiz',
  'consultation',
  'operation',
  'experiment',
]

/** What only a course of that kind (HasVirtual) holds. */
const virtualOf: Partial<Record<Kind, number>> = { consultation: 1, operation: 2, experiment: 3 }

const Action = ({
  name,
  disabled = false,
  onClick,
  Icon,
}: {
  name: string
  disabled?: boolean
  onClick: () => void
  Icon: typeof Eye
}) => (
  <button
    type="button"
    className={styles.action}
    aria-label={name}
    title={name}
    disabled={disabled}
    onClick={onClick}
  >
    <Icon size={16} aria-hidden />
  </button>
)

/** A chapter with its items: named, put into an order, added to, taken away. */
export const ChapterPart = ({
  no,
  chapter,
  place,
  open,
  editable,
  virtual,
  faulty,
  onTitle,
  onShift,
  onRemove,
  onAdd,
  onSort,
  onOpen,
  onPreview,
  onRemoveItem,
}: {
  no: number
  chapter: DraftChapter
  place: { readonly first: boolean; readonly last: boolean }
  /** The item that is open. */
  open: string
  editable: boolean
  /** What the course simulates: HasVirtual. */
  virtual: number
  /** The items that are not written to their end. */
  faulty: ReadonlySet<string>
  onTitle: (title: string) => void
  onShift: (by: -1 | 1) => void
  onRemove: () => void
  onAdd: (kind: Kind) => void
  onSort: (ids: readonly string[]) => void
  onOpen: (id: string) => void
  onPreview: (id: string) => void
  onRemoveItem: (id: string) => void
}) => {
  const name = chapter.Title || `第${no}章`
  const rows = chapter.Items.map((item) => {
    const title = item.Title || '未命名内容'
    return {
      id: item.Id,
      name: title,
      current: item.Id === open,
      content: (
        <div className={styles.item}>
          <button
            type="button"
            className={styles.title}
            aria-current={item.Id === open || undefined}
            onClick={() => (editable ? onOpen : onPreview)(item.Id)}
          >
            <ContentIcon kind={item.Body.Kind} />
            <span>{title}</span>
          </button>
          {!item.Required && <Tag>选修</Tag>}
          {faulty.has(item.Id) && (
            <span className={styles.faulty} title="还没有填写完整">
              <TriangleAlert size={15} aria-label="还没有填写完整" />
            </span>
          )}
          <Action name={`预览 ${title}`} onClick={() => onPreview(item.Id)} Icon={Eye} />
          {editable && (
            <Action name={`删除 ${title}`} onClick={() => onRemoveItem(item.Id)} Icon={Trash2} />
          )}
        </div>
      ),
    }
  })
  return (
    <Card as="section" className={styles.chapter} aria-label={`第${no}章`}>
      <div className={styles.head}>
        <TextField
          label={`第${no}章`}
          placeholder="章名"
          autoComplete="off"
          maxLength={60}
          readOnly={!editable}
          value={chapter.Title}
          onChange={({ target }) => onTitle(target.value)}
        />
        {editable && (
          <div className={styles.actions}>
            <Action
              name={`上移 ${name}`}
              disabled={place.first}
              onClick={() => onShift(-1)}
              Icon={ArrowUp}
            />
            <Action
              name={`下移 ${name}`}
              disabled={place.last}
              onClick={() => onShift(1)}
              Icon={ArrowDown}
            />
            <Action name={`删除 ${name}`} onClick={onRemove} Icon={Trash2} />
          </div>
        )}
      </div>
      {rows.length === 0 ? (
        <p className={styles.none}>还没有学习内容</p>
      ) : editable ? (
        <SortList label={`${name}的学习内容`} rows={rows} onSort={onSort} />
      ) : (
        <ul className={styles.items} aria-label={`${name}的学习内容`}>
          {rows.map(({ id, content }) => (
            <li key={id}>{content}</li>
          ))}
        </ul>
      )}
      {editable && chapter.Items.length < most.items && (
        <Dropdown
          label={`向${name}添加内容`}
          toggle={
            <span className={styles.add}>
              <Plus size={16} aria-hidden />
              添加内容
            </span>
          }
          actions={kinds
            .filter((kind) => (virtualOf[kind] ?? virtual) === virtual)
            .map((kind) => ({
              name: contentWord(kind),
              icon: <ContentIcon kind={kind} silent />,
              run: () => onAdd(kind),
            }))}
        />
      )}
    </Card>
  )
}
