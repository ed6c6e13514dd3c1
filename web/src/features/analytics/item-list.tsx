import { Button, type Column, contentWord, DataTable, Drawer, Empty, Tag } from '#ui'
import type { ItemProgress } from '@xinglin/contract/analytics'
import { meanWord } from '@xinglin/simulation/assessment'
import { useState } from 'react'
import styles from './analytics.module.css'
import { shareOf } from './share-of.ts'
import { ItemShortfalls } from './item-shortfalls.tsx'

const modes: Readonly<Record<string, string>> = { examination: '考核', contest: '竞赛' }
const isAssessed = ({ Kind }: ItemProgress): boolean =>
  ['quiz', 'consultation', 'operation', 'experiment'].includes(Kind)

const share = (part: number, whole: number): string => `${shareOf(part, whole)}%`

const columns = (
  learners: number,
  onOpen: (item: ItemProgress) => void,
): readonly Column<ItemProgress>[] => [
  {
    name: '内容',
    cell: (item) => (
      <span className={styles.names}>
        {item.Title}
        {modes[item.Mode] && <Tag tone="apricot">{modes[item.Mode]}</Tag>}
        {!item.Required && <Tag>选学</Tag>}
      </span>
    ),
  },
  { name: '类型', width: '96px', secondary: true, cell: ({ Kind }) => contentWord(Kind) },
  { name: '开始', width: '88px', figures: true, cell: ({ Begun }) => Begun },
  {
    name: '完成',
    width: '120px',
    figures: true,
    cell: ({ Done }) => `${Done}（${share(Done, learners)}）`,
  },
  {
    name: '平均最好成绩',
    width: '120px',
    figures: true,
    cell: ({ MeanScore }) => (MeanScore === null ? '—' : `${meanWord(MeanScore)} 分`),
  },
  {
    name: '操作',
    unnamed: true,
    width: '112px',
    cell: (item) =>
      isAssessed(item) && (
        <Button
          kind="plain"
          size="small"
          aria-label={`看失分：${item.Title}`}
          onClick={() => onOpen(item)}
        >
          看失分
        </Button>
      ),
  },
]

/** The items of a course with how many began and completed each; what is assessed opens what was missed. */
export const ItemList = ({
  courseId,
  classId,
  learners,
  items,
}: {
  courseId: string
  classId: string
  learners: number
  items: readonly ItemProgress[]
}) => {
  const [open, setOpen] = useState<ItemProgress>()
  return (
    <>
      <DataTable
        label="学习内容"
        columns={columns(learners, setOpen)}
        rows={items}
        keyOf={({ ItemId }) => ItemId}
        least="620px"
        empty={<Empty head="课程还没有内容" />}
      />
      {open && (
        <Drawer title={open.Title} onClose={() => setOpen(undefined)}>
          <ItemShortfalls courseId={courseId} itemId={open.ItemId} classId={classId} />
        </Drawer>
      )}
    </>
  )
}
