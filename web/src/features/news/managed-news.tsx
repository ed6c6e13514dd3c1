import {
  Button,
  Empty,
  figure,
  type ListColumn,
  type ListFilter,
  ManagedList,
  momentOf,
  PageHead,
  Tag,
  useListState,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import { type ManagedNews as Row, newsTypes } from '@xinglin/contract/news'
import { Pin, PinOff, Plus } from 'lucide-react'
import { useState } from 'react'
import styles from './managed-news.module.css'
import { allowedDesk, managedNews, newsDeskPage, usualDesk } from './news-desk-queries.ts'
import { NewsDrawer } from './news-drawer.tsx'
import { stateNames, StateTag } from './news-state.tsx'
import { useNewsActions } from './use-news-actions.ts'

const filters: readonly ListFilter<typeof usualDesk>[] = [
  {
    kind: 'chips',
    of: 'state',
    label: '状态',
    options: [
      { value: 'all', name: '全部' },
      ...Object.entries(stateNames).map(([value, name]) => ({ value, name })),
    ],
  },
  {
    kind: 'select',
    of: 'type',
    label: '类型',
    options: [
      { value: '0', name: '全部类型' },
      ...Object.entries(newsTypes).map(([value, name]) => ({ value, name })),
    ],
  },
  { kind: 'search', of: 'key', label: '标题或摘要' },
]

const columns: readonly ListColumn<Row>[] = [
  {
    id: 'title',
    name: '标题',
    fixed: true,
    cell: (news, opens) => (
      <span className={styles.name}>
        {opens(news.Title)}
        {news.IsTop && <Tag tone="apricot">置顶</Tag>}
      </span>
    ),
  },
  { id: 'type', name: '类型', width: 104, cell: ({ Type: type }) => newsTypes[type] },
  { id: 'state', name: '状态', width: 112, cell: (news) => <StateTag {...news} /> },
  {
    id: 'published',
    name: '发布时间',
    width: 150,
    cell: ({ PublishTime: at, State: state }) => (state === 'draft' ? '—' : momentOf(at)),
  },
  {
    id: 'read',
    name: '阅读',
    width: 84,
    figures: true,
    cell: ({ ReadCount: n }) => figure(n),
  },
  {
    id: 'edited',
    name: '最后修改',
    secondary: true,
    width: 150,
    cell: ({ EditTime: at }) => momentOf(at),
  },
  {
    id: 'editor',
    name: '修改人',
    secondary: true,
    width: 96,
    cell: ({ EditorName: name }) => name || '—',
  },
]

/** The school's news for those who run it: written, published now or later, put on top, taken back, deleted. */
export const ManagedNews = () => {
  const list = useListState(usualDesk, allowedDesk)
  const [open, setOpen] = useState<{ readonly id: string | undefined }>()
  const { run } = useNewsActions()
  const write = (
    <Button
      kind="primary"
      icon={<Plus size={17} aria-hidden />}
      onClick={() => setOpen({ id: undefined })}
    >
      撰写新闻
    </Button>
  )
  return (
    <>
      <PageHead title="新闻" note="已发布的新闻显示在首页和“学校新闻”页，修改后立即生效。">
        {write}
      </PageHead>
      <ManagedList
        name="news"
        label="新闻列表"
        unit="条"
        list={list}
        query={useQuery(managedNews(list.state))}
        size={newsDeskPage}
        columns={columns}
        keyOf={({ Id }) => Id}
        nameOf={({ Title }) => Title}
        filters={filters}
        opens={({ Id }) =>
          () =>
            setOpen({ id: Id })
          }
        actionsWidth={176}
        renderActions={(news) => (
          <span className={styles.actions}>
            <Button
              kind="plain"
              size="small"
              aria-label={`${news.IsTop ? '取消置顶' : '置顶'}：${news.Title}`}
              icon={news.IsTop ? <PinOff size={15} aria-hidden /> : <Pin size={15} aria-hidden />}
              onClick={() => void run(news, news.IsTop ? 'untop' : 'top')}
            >
              {news.IsTop ? '取消置顶' : '置顶'}
            </Button>
            <Button
              kind="plain"
              size="small"
              aria-label={`编辑：${news.Title}`}
              onClick={() => setOpen({ id: news.Id })}
            >
              编辑
            </Button>
          </span>
        )}
        none="没有符合条件的新闻"
        empty={<Empty head="还没有新闻" note="写下第一条通知或动态，全校都能看到。" next={write} />}
      />
      {open && <NewsDrawer key={open.id ?? ''} id={open.id} onClose={() => setOpen(undefined)} />}
    </>
  )
}
