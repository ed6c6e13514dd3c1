import {
  Button,
  Chips,
  type Column,
  DataTable,
  Empty,
  fewNames,
  momentOf,
  Pagination,
  SearchField,
  Tag,
  Toolbar,
  useAddressState,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import { announcementStates, type ManagedAnnouncement } from '@xinglin/contract/messages'
import { Megaphone } from 'lucide-react'
import { useState } from 'react'
import { AnnouncementDrawer } from './announcement-drawer.tsx'
import styles from './announcements.module.css'
import { defaultWritten, writtenAnnouncements, writtenAPage } from './queries.ts'
import { ReceiptsDrawer } from './receipts-drawer.tsx'

const stateNames: Readonly<Record<ManagedAnnouncement['State'], string>> = {
  draft: '草稿',
  scheduled: '待发布',
  published: '已发布',
  withdrawn: '已撤回',
}
const tones = {
  draft: 'neutral',
  scheduled: 'warning',
  published: 'success',
  withdrawn: 'neutral',
} as const

const targetsOf = ({ Targets }: ManagedAnnouncement) => fewNames(Targets.map(({ Name }) => Name))

const columns = (
  onOpen: (id: string) => void,
  onReceipts: (one: ManagedAnnouncement) => void,
): readonly Column<ManagedAnnouncement>[] => [
  {
    name: '标题',
    cell: (one) => (
      <span className={styles.title}>
        <button type="button" className={styles.open} onClick={() => onOpen(one.Id)}>
          {one.Title}
        </button>
        {one.MustRead && <Tag tone="warning">必读</Tag>}
      </span>
    ),
  },
  { name: '发布对象', width: '200px', cell: targetsOf },
  {
    name: '状态',
    width: '92px',
    cell: ({ State }) => <Tag tone={tones[State]}>{stateNames[State]}</Tag>,
  },
  {
    name: '发布时间',
    secondary: true,
    width: '150px',
    cell: ({ PublishTime }) => momentOf(PublishTime),
  },
  { name: '作者', secondary: true, width: '92px', cell: ({ AuthorName }) => AuthorName || '—' },
  {
    name: '已读/确认',
    width: '150px',
    cell: (one) =>
      one.Receivers === 0 ? (
        '—'
      ) : (
        <Button
          kind="plain"
          size="small"
          aria-label={`${one.MustRead ? '确认' : '阅读'}情况：${one.Title}`}
          onClick={() => onReceipts(one)}
        >
          {one.MustRead ? `已确认 ${one.Confirmed}` : `已读 ${one.Read}`} / {one.Receivers}
        </Button>
      ),
  },
]

const states = [
  { value: 'all', name: '全部' },
  ...announcementStates.map((value) => ({ value, name: stateNames[value] })),
]

/** The announcements that one wrote, or all to those who run the school: written, given out, counted, taken back. */
export const WrittenAnnouncements = () => {
  const [filters, narrow] = useAddressState(defaultWritten, {
    state: ['all', ...announcementStates],
  })
  const { data, error, refetch, isPlaceholderData } = useQuery(writtenAnnouncements(filters))
  const [open, setOpen] = useState<{ readonly id: string | undefined }>()
  const [counted, setCounted] = useState<ManagedAnnouncement>()
  const write = (
    <Button
      kind="primary"
      size="small"
      icon={<Megaphone size={16} aria-hidden />}
      onClick={() => setOpen({ id: undefined })}
    >
      撰写公告
    </Button>
  )
  const isBare = filters.key === '' && filters.state === 'all'
  return (
    <>
      <Toolbar end={write}>
        <Chips
          label="状态"
          quiet
          options={states}
          chosen={filters.state}
          onChoose={(state) => narrow({ state })}
        />
        <SearchField label="公告标题" value={filters.key} onSearch={(key) => narrow({ key })} />
      </Toolbar>
      <DataTable
        label="公告列表"
        columns={columns((id) => setOpen({ id }), setCounted)}
        rows={data?.List}
        keyOf={({ Id }) => Id}
        error={error}
        onRetry={() => void refetch()}
        stale={isPlaceholderData}
        empty={
          isBare ? (
            <Empty
              head="还没有公告"
              note="向任教的班级和课程发布通知，可以要求确认。"
              next={write}
            />
          ) : (
            <Empty
              head="没有符合条件的公告"
              next={<Button onClick={() => narrow(defaultWritten)}>清除筛选</Button>}
            />
          )
        }
      />
      <Pagination
        page={filters.page}
        size={writtenAPage}
        total={data?.Count ?? 0}
        onPage={(page) => narrow({ page })}
      />
      {open && (
        <AnnouncementDrawer key={open.id ?? ''} id={open.id} onClose={() => setOpen(undefined)} />
      )}
      {counted && <ReceiptsDrawer one={counted} onClose={() => setCounted(undefined)} />}
    </>
  )
}
