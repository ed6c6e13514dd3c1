import {
  Button,
  Chips,
  type Column,
  countWord,
  DataTable,
  Empty,
  figure,
  momentOf,
  PageHead,
  Pagination,
  SearchField,
  SelectField,
  Tag,
  Toolbar,
  useAddressState,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import { type ManagedNews as Row, newsTypes } from '@xinglin/contract/news'
import { Pin, PinOff, Plus } from 'lucide-react'
import { useState } from 'react'
import look from './managed-news.module.css'
import { allowedDesk, managedNews, newsDeskPage, usualDesk } from './news-desk-queries.ts'
import { NewsDrawer } from './news-drawer.tsx'
import { stateNames, StateTag } from './news-state.tsx'
import { useNewsDeeds } from './use-news-deeds.ts'

const states = [
  { value: 'all', name: '全部' },
  ...Object.entries(stateNames).map(([value, name]) => ({ value, name })),
]
const types = [
  { value: '0', name: '全部类型' },
  ...Object.entries(newsTypes).map(([value, name]) => ({ value, name })),
]

const columns = (
  onOpen: (id: string) => void,
  onTop: (news: Row) => void,
): readonly Column<Row>[] => [
  {
    name: '标题',
    cell: (news) => (
      <span className={look.name}>
        <button type="button" className={look.open} onClick={() => onOpen(news.Id)}>
          {news.Title}
        </button>
        {news.IsTop && <Tag tone="apricot">置顶</Tag>}
      </span>
    ),
  },
  { name: '类型', width: '104px', cell: ({ Type: type }) => newsTypes[type] },
  { name: '状态', width: '112px', cell: (news) => <StateTag {...news} /> },
  {
    name: '发布时间',
    width: '160px',
    cell: ({ PublishTime: at, State: state }) => (state === 'draft' ? '—' : momentOf(at)),
  },
  { name: '阅读', width: '84px', figures: true, cell: ({ ReadCount: n }) => figure(n) },
  { name: '最后修改', secondary: true, width: '160px', cell: ({ EditTime: at }) => momentOf(at) },
  { name: '修改人', secondary: true, width: '96px', cell: ({ EditorName: name }) => name || '—' },
  {
    name: '操作',
    unnamed: true,
    width: '176px',
    cell: (news) => (
      <span className={look.deeds}>
        <Button
          kind="plain"
          size="small"
          aria-label={`${news.IsTop ? '取消置顶' : '置顶'}：${news.Title}`}
          icon={news.IsTop ? <PinOff size={15} aria-hidden /> : <Pin size={15} aria-hidden />}
          onClick={() => onTop(news)}
        >
          {news.IsTop ? '取消置顶' : '置顶'}
        </Button>
        <Button
          kind="plain"
          size="small"
          aria-label={`编辑：${news.Title}`}
          onClick={() => onOpen(news.Id)}
        >
          编辑
        </Button>
      </span>
    ),
  },
]

/** The school's news for those who run it: written, published now or later, put on top, taken back, deleted. */
export const ManagedNews = () => {
  const [filters, narrow] = useAddressState(usualDesk, allowedDesk)
  const { data, error, refetch, isPlaceholderData } = useQuery(managedNews(filters))
  const [open, setOpen] = useState<{ readonly id: string | undefined }>()
  const { run } = useNewsDeeds()
  const bare = filters.key === '' && filters.state === 'all' && filters.type === 0
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
      <Toolbar end={data && <span aria-live="polite">共 {countWord(data.Count)} 条</span>}>
        <Chips
          label="状态"
          quiet
          options={states}
          chosen={filters.state}
          onChoose={(state) => narrow({ state })}
        />
        <SelectField
          label="类型"
          compact
          options={types}
          value={String(filters.type)}
          onChoose={(type) => narrow({ type: Number(type) })}
        />
        <SearchField label="标题或摘要" value={filters.key} onSearch={(key) => narrow({ key })} />
      </Toolbar>
      <DataTable
        label="新闻列表"
        columns={columns(
          (id) => setOpen({ id }),
          (news) => void run(news, news.IsTop ? 'untop' : 'top'),
        )}
        rows={data?.List}
        keyOf={({ Id }) => Id}
        error={error}
        onRetry={() => void refetch()}
        stale={isPlaceholderData}
        least="1120px"
        empty={
          bare ? (
            <Empty head="还没有新闻" note="写下第一条通知或动态，全校都能看到。" next={write} />
          ) : (
            <Empty
              head="没有符合条件的新闻"
              next={<Button onClick={() => narrow(usualDesk)}>清除筛选</Button>}
            />
          )
        }
      />
      <Pagination
        page={filters.page}
        size={newsDeskPage}
        total={data?.Count ?? 0}
        onPage={(page) => narrow({ page })}
      />
      {open && <NewsDrawer key={open.id ?? ''} id={open.id} onClose={() => setOpen(undefined)} />}
    </>
  )
}
