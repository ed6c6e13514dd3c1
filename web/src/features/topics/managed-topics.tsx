import {
  Button,
  dayOf,
  Empty,
  figure,
  type ListColumn,
  type ListFilter,
  ManagedList,
  PageHead,
  useAddressState,
  useListState,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { ManagedTopic } from '@xinglin/contract/topics'
import { Plus } from 'lucide-react'
import styles from './managed-topics.module.css'
import { type DrawSubject, TopicBanner } from './topic-banner.tsx'
import { allowedDesk, managedTopics, topicDeskPage, usualDesk } from './topic-desk-queries.ts'
import { newTopic, TopicDrawer } from './topic-drawer.tsx'
import type { TopicTools } from './topic-editor.tsx'
import { periodOf, StatusTag } from './topic-signs.tsx'
import { stateNames, StateTag } from './topic-state.tsx'

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
  { kind: 'search', of: 'key', label: '标题或标签' },
]

const columnsOf = (draw: DrawSubject): readonly ListColumn<ManagedTopic>[] => [
  {
    id: 'title',
    name: '专题',
    fixed: true,
    cell: (topic, opens) => (
      <span className={styles.topic}>
        <span className={styles.thumb}>
          <TopicBanner id={topic.Id} url={topic.BannerUrl} motif={topic.Motif} draw={draw} />
        </span>
        {opens(topic.Title)}
      </span>
    ),
  },
  { id: 'tag', name: '标签', secondary: true, width: 110, cell: ({ Tag: tag }) => tag },
  {
    id: 'period',
    name: '起止日期',
    width: 190,
    cell: ({ StartDay: from, EndDay: to }) => periodOf(from, to),
  },
  {
    id: 'status',
    name: '进度',
    width: 92,
    cell: ({ Status: status }) => <StatusTag status={status} />,
  },
  { id: 'state', name: '状态', width: 92, cell: ({ State: state }) => <StateTag state={state} /> },
  {
    id: 'scope',
    name: '范围',
    secondary: true,
    width: 76,
    cell: ({ IsPublic: open }) => (open ? '公开' : '校内'),
  },
  {
    id: 'courses',
    name: '课程',
    width: 72,
    figures: true,
    cell: ({ CourseCount: n }) => figure(n),
  },
  { id: 'joined', name: '参加', width: 72, figures: true, cell: ({ JoinCount: n }) => figure(n) },
  {
    id: 'edited',
    name: '最后修改',
    secondary: true,
    width: 116,
    cell: ({ EditTime: at }) => dayOf(at),
  },
]

/** The special topics of the school for those who run it. */
export const ManagedTopics = ({ tools }: { tools: TopicTools }) => {
  const list = useListState(usualDesk, allowedDesk)
  // The topic whose form is open stands in the address as well.
  const [{ edit }, follow] = useAddressState({ edit: '' })
  const open = (id: string) => follow({ edit: id })
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
      <ManagedList
        name="topics"
        label="专题列表"
        unit="个"
        list={list}
        query={useQuery(managedTopics(list.state))}
        size={topicDeskPage}
        columns={columnsOf(tools.draw)}
        keyOf={({ Id }) => Id}
        nameOf={({ Title }) => Title}
        filters={filters}
        opens={({ Id }) =>
          () =>
            open(Id)
          }
        renderActions={({ Id, Title }) => (
          <Button kind="plain" size="small" aria-label={`编辑：${Title}`} onClick={() => open(Id)}>
            编辑
          </Button>
        )}
        none="没有符合条件的专题"
        empty={<Empty head="暂无专题" note="新建一个专题，把相关的课程集中起来。" next={write} />}
      />
      {edit && <TopicDrawer key={edit} id={edit} tools={tools} onClose={() => open('')} />}
    </>
  )
}
