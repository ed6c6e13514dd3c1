import {
  Button,
  Chips,
  type Column,
  countWord,
  dayOf,
  DataTable,
  Empty,
  figure,
  PageHead,
  Pagination,
  SearchField,
  Toolbar,
  useAddressState,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { ManagedTopic } from '@xinglin/contract/topics'
import { Plus } from 'lucide-react'
import look from './managed-topics.module.css'
import { type DrawSubject, TopicBanner } from './topic-banner.tsx'
import { allowedDesk, managedTopics, topicDeskPage, usualDesk } from './topic-desk-queries.ts'
import { newTopic, TopicDrawer } from './topic-drawer.tsx'
import type { TopicTools } from './topic-editor.tsx'
import { periodOf, StatusTag } from './topic-signs.tsx'
import { stateNames, StateTag } from './topic-state.tsx'

const states = [
  { value: 'all', name: '全部' },
  ...Object.entries(stateNames).map(([value, name]) => ({ value, name })),
]

const columns = (
  draw: DrawSubject,
  onOpen: (id: string) => void,
): readonly Column<ManagedTopic>[] => [
  {
    name: '专题',
    cell: (topic) => (
      <span className={look.topic}>
        <span className={look.thumb}>
          <TopicBanner id={topic.Id} url={topic.BannerUrl} motif={topic.Motif} draw={draw} />
        </span>
        <button type="button" className={look.open} onClick={() => onOpen(topic.Id)}>
          {topic.Title}
        </button>
      </span>
    ),
  },
  { name: '标签', secondary: true, width: '110px', cell: ({ Tag: tag }) => tag },
  {
    name: '起止日期',
    width: '190px',
    cell: ({ StartDay: from, EndDay: to }) => periodOf(from, to),
  },
  { name: '进度', width: '92px', cell: ({ Status: status }) => <StatusTag status={status} /> },
  { name: '状态', width: '92px', cell: ({ State: state }) => <StateTag state={state} /> },
  {
    name: '范围',
    secondary: true,
    width: '76px',
    cell: ({ IsPublic: open }) => (open ? '公开' : '校内'),
  },
  { name: '课程', width: '68px', figures: true, cell: ({ CourseCount: n }) => figure(n) },
  { name: '参加', width: '68px', figures: true, cell: ({ JoinCount: n }) => figure(n) },
  { name: '最后修改', secondary: true, width: '116px', cell: ({ EditTime: at }) => dayOf(at) },
  {
    name: '操作',
    unnamed: true,
    width: '84px',
    cell: (topic) => (
      <Button
        kind="plain"
        size="small"
        aria-label={`编辑：${topic.Title}`}
        onClick={() => onOpen(topic.Id)}
      >
        编辑
      </Button>
    ),
  },
]

/** The special topics of the school for those who run it. */
export const ManagedTopics = ({ tools }: { tools: TopicTools }) => {
  const [filters, narrow] = useAddressState(usualDesk, allowedDesk)
  const { data, error, refetch, isPlaceholderData } = useQuery(managedTopics(filters))
  const open = (edit: string) => narrow({ edit, page: filters.page })
  const write = (
    <Button kind="primary" icon={<Plus size={17} aria-hidden />} onClick={() => open(newTopic)}>
      新建专题
    </Button>
  )
  return (
    <>
      <PageHead title="专题" note="把课程按主题分组，在一段时间内集中学习；发布后显示在“专题”页。">
        {write}
      </PageHead>
      <Toolbar end={data && <span aria-live="polite">共 {countWord(data.Count)} 个</span>}>
        <Chips
          label="状态"
          quiet
          options={states}
          chosen={filters.state}
          onChoose={(state) => narrow({ state })}
        />
        <SearchField label="标题或标签" value={filters.key} onSearch={(key) => narrow({ key })} />
      </Toolbar>
      <DataTable
        label="专题列表"
        columns={columns(tools.draw, open)}
        rows={data?.List}
        keyOf={({ Id }) => Id}
        error={error}
        onRetry={() => void refetch()}
        stale={isPlaceholderData}
        least="1120px"
        empty={
          filters.key === '' && filters.state === 'all' ? (
            <Empty head="暂无专题" note="新建一个专题，把相关的课程集中起来。" next={write} />
          ) : (
            <Empty
              head="没有符合条件的专题"
              next={<Button onClick={() => narrow(usualDesk)}>清除筛选</Button>}
            />
          )
        }
      />
      <Pagination
        page={filters.page}
        size={topicDeskPage}
        total={data?.Count ?? 0}
        onPage={(page) => narrow({ page })}
      />
      {filters.edit && (
        <TopicDrawer key={filters.edit} id={filters.edit} tools={tools} onClose={() => open('')} />
      )}
    </>
  )
}
