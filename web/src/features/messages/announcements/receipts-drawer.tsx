import {
  Button,
  Chips,
  type Column,
  DataTable,
  Drawer,
  Empty,
  momentOf,
  Pagination,
  Progress,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { OutputOf } from '@xinglin/contract/call'
import type { Announcement, listReceipts, ManagedAnnouncement } from '@xinglin/contract/messages'
import { BellRing } from 'lucide-react'
import { useState } from 'react'
import styles from './announcements.module.css'
import { receipts, writtenAPage } from './queries.ts'
import { useAnnouncementActions } from './use-announcement-actions.ts'

type Receipt = OutputOf<typeof listReceipts>['List'][number]

const columnsOf = (mustRead: boolean): readonly Column<Receipt>[] => [
  { name: '姓名', cell: ({ RealName }) => RealName },
  { name: '学号/工号', width: '130px', cell: ({ Number: number }) => number || '—' },
  { name: '阅读时间', width: '150px', cell: ({ ReadAt }) => momentOf(ReadAt) },
  ...(mustRead
    ? [
        {
          name: '确认时间',
          width: '150px',
          cell: ({ ConfirmedAt }: Receipt) => momentOf(ConfirmedAt),
        },
      ]
    : []),
]

/** Who has read an announcement, or confirmed one that must be, and who has not: those can be reminded. */
export const ReceiptsDrawer = ({
  one,
  onClose,
}: {
  /** One that is read has no state: it is published. */
  one: Pick<Announcement, 'Id' | 'Title' | 'MustRead'> & Partial<Pick<ManagedAnnouncement, 'State'>>
  onClose: () => void
}) => {
  const [state, setState] = useState<'open' | 'done' | 'all'>('open')
  const [page, setPage] = useState(1)
  const { data, error, refetch, isPlaceholderData } = useQuery(receipts(one.Id, state, page))
  const { pending, remind } = useAnnouncementActions()
  const word = one.MustRead ? '确认' : '阅读'
  const left = data ? data.Receivers - data.Done : 0
  return (
    <Drawer
      title={`${word}情况：${one.Title}`}
      wide
      onClose={onClose}
      foot={
        left > 0 &&
        (one.State ?? 'published') === 'published' && (
          <Button
            kind="primary"
            pending={pending}
            icon={<BellRing size={16} aria-hidden />}
            onClick={() => void remind(one.Id)}
          >
            提醒未{word}的 {left} 人
          </Button>
        )
      }
    >
      {data && data.Receivers > 0 && (
        <>
          <p className={styles.signs}>
            已{word} {data.Done} / {data.Receivers} 人
          </p>
          <Progress
            label={`已${word}的比例`}
            value={Math.floor((data.Done / data.Receivers) * 100)}
          />
        </>
      )}
      <div className={styles.narrowing}>
        <Chips
          label="筛选"
          options={[
            { value: 'open', name: `未${word}` },
            { value: 'done', name: `已${word}` },
            { value: 'all', name: '全部' },
          ]}
          chosen={state}
          onChoose={(next) => {
            setState(next)
            setPage(1)
          }}
        />
      </div>
      <DataTable
        label="接收者"
        columns={columnsOf(one.MustRead)}
        rows={data?.List}
        keyOf={({ PersonId }) => PersonId}
        error={error}
        onRetry={() => void refetch()}
        stale={isPlaceholderData}
        empty={
          <Empty
            head={
              state === 'open' && data && data.Receivers > 0
                ? `所有人都已${word}`
                : '没有符合条件的人'
            }
          />
        }
      />
      <Pagination page={page} size={writtenAPage} total={data?.Count ?? 0} onPage={setPage} />
    </Drawer>
  )
}
