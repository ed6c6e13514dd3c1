import { Button, ButtonLink, type Column, DataTable, Empty, momentOf, Pagination } from '#ui'
import { scoreWord } from '@xinglin/simulation/assessment'
import { useQuery } from '@tanstack/react-query'
import type { OnceItem, OnceLearner } from '@xinglin/contract/learning'
import { useState } from 'react'
import { GrantDialog } from './grant-dialog.tsx'
import styles from './once-desk.module.css'
import { onceLearnersAt, rowsAPage } from './once-queries.ts'

const stateOf = { none: '未参加', open: '进行中', finished: '已完成' } as const

/** Where the report of a session is read. */
export type ReportAddress = (
  item: OnceItem,
  learner: Pick<OnceLearner, 'SessionId' | 'ProgressId'>,
) => string

const mayBeGranted = (item: OnceItem, { Taken, Granted }: OnceLearner): boolean =>
  Granted === 0 && (Taken > 0 || item.Released)

const columnsOf = (
  item: OnceItem,
  mayDecide: boolean,
  addressOf: ReportAddress,
  onGrant: (learner: OnceLearner) => void,
): readonly Column<OnceLearner>[] => [
  {
    name: '学生',
    cell: ({ Name, Number: number }) => (
      <>
        {Name || '（已移除的用户）'} <span className={styles.note}>{number}</span>
      </>
    ),
  },
  { name: '状态', width: '96px', cell: ({ State }) => stateOf[State] },
  { name: '次数', figures: true, width: '72px', cell: ({ Taken }) => Taken },
  {
    name: '正式成绩',
    figures: true,
    cell: ({ Composite, Level }) =>
      Composite === null ? '—' : `${scoreWord(Composite)} 分 ${Level}`,
  },
  { name: '时间', secondary: true, cell: ({ At }) => (At === null ? '—' : momentOf(At)) },
  {
    name: '操作',
    unnamed: true,
    width: '220px',
    cell: (one) => (
      <span className={styles.row}>
        {one.SessionId !== '' && (
          <ButtonLink
            size="small"
            kind="plain"
            to={addressOf(item, one)}
            aria-label={`看报告：${one.Name}`}
          >
            看报告
          </ButtonLink>
        )}
        {one.Granted > 0 && <span className={styles.note}>已准许再参加</span>}
        {mayDecide && mayBeGranted(item, one) && (
          <Button
            size="small"
            aria-label={`准许再参加一次：${one.Name}`}
            onClick={() => onGrant(one)}
          >
            准许再参加
          </Button>
        )}
      </span>
    ),
  },
]

/** The students at an item that is taken once: who took it, what it came to, and another attempt for one of them. */
export const OnceLearners = ({
  courseId,
  item,
  mayDecide,
  page,
  onPage,
  addressOf,
}: {
  courseId: string
  item: OnceItem
  mayDecide: boolean
  page: number
  onPage: (page: number) => void
  addressOf: ReportAddress
}) => {
  const [granting, setGranting] = useState<OnceLearner>()
  const learners = useQuery(onceLearnersAt(courseId, item.ItemId, page))
  const { data, error, refetch, isPlaceholderData } = learners
  return (
    <>
      <DataTable
        label="学生"
        least="620px"
        columns={columnsOf(item, mayDecide, addressOf, setGranting)}
        rows={data?.List}
        keyOf={({ PersonId }) => PersonId}
        error={error}
        onRetry={() => void refetch()}
        stale={isPlaceholderData}
        empty={<Empty head="还没有学生" note="班级成员和开始学习的学生会出现在这里。" />}
      />
      <Pagination page={page} size={rowsAPage} total={data?.Count ?? 0} onPage={onPage} />
      {granting && (
        <GrantDialog
          courseId={courseId}
          item={item}
          learner={granting}
          onClose={() => setGranting(undefined)}
        />
      )}
    </>
  )
}
