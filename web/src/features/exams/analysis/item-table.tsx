import { type Column, DataTable, Empty, Tag } from '#ui'
import { examItemTypeNames, type ItemFigures } from '@xinglin/contract/exams'
import styles from './analysis.module.css'
import { digits, discriminationWord, itemNo, notesOn } from './item-notes.ts'

type SortedBy = 'Facility' | 'Discrimination' | 'ItemRest'
const sortable: readonly string[] = ['Facility', 'Discrimination', 'ItemRest']
const isSortable = (by: string): by is SortedBy => sortable.includes(by)

/** Items by a figure of theirs, those without it last; in the order of the paper for anything else. */
export const sortItems = (
  items: readonly ItemFigures[],
  by: string,
  descending: boolean,
): readonly ItemFigures[] => {
  if (!isSortable(by)) return items
  const worst = Number.POSITIVE_INFINITY
  const value = (one: ItemFigures) => {
    const figure = one[by]
    return figure === null ? worst : descending ? 0 - figure : figure
  }
  return items.toSorted((a, b) => (value(a) === value(b) ? 0 : value(a) - value(b)))
}

const columns = (onOpen: (item: ItemFigures) => void): readonly Column<ItemFigures>[] => [
  { name: '题号', width: '76px', cell: itemNo },
  {
    name: '题干',
    cell: (item) => (
      <button type="button" className={styles.open} onClick={() => onOpen(item)}>
        {item.Stem || '（无文字）'}
      </button>
    ),
  },
  {
    name: '题型',
    width: '90px',
    secondary: true,
    cell: ({ Type }) => examItemTypeNames[Type].split(' ')[0],
  },
  {
    name: '人数',
    width: '70px',
    figures: true,
    secondary: true,
    cell: ({ Examinees }) => Examinees,
  },
  {
    name: '难度P',
    width: '90px',
    figures: true,
    by: 'Facility',
    cell: ({ Facility }) => digits(Facility),
  },
  {
    name: '区分度D',
    width: '104px',
    figures: true,
    by: 'Discrimination',
    cell: ({ Discrimination }) => digits(Discrimination),
  },
  {
    name: '题余相关',
    width: '104px',
    figures: true,
    by: 'ItemRest',
    cell: ({ ItemRest }) => digits(ItemRest),
  },
  {
    name: '评价',
    width: '220px',
    cell: (item) => {
      const word = discriminationWord(item)
      const notes = notesOn(item)
      return (
        <span className={styles.verdict}>
          {word ? <Tag tone={word.tone}>{word.word}</Tag> : <Tag>样本不足</Tag>}
          {notes.length > 0 && <span className={styles.quiet}>{notes.join('；')}</span>}
        </span>
      )
    },
  },
]

/** Every item of a paper with its figures; sorted by a figure where its heading is pressed. */
export const ItemTable = ({
  items,
  order,
  stale,
  onOpen,
}: {
  items: readonly ItemFigures[]
  order: {
    readonly by: string
    readonly descending: boolean
    readonly onOrder: (by: string, descending: boolean) => void
  }
  stale: boolean
  onOpen: (item: ItemFigures) => void
}) => (
  <DataTable
    label="试题"
    columns={columns(onOpen)}
    rows={sortItems(items, order.by, order.descending)}
    keyOf={({ UnitId }) => UnitId}
    stale={stale}
    order={order}
    least="900px"
    empty={<Empty head="没有需要关注的试题" />}
  />
)
