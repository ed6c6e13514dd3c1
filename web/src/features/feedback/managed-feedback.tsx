import {
  Button,
  Empty,
  type ListColumn,
  type ListFilter,
  ManagedList,
  momentOf,
  PageHead,
  Stars,
  useListState,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { OutputOf } from '@xinglin/contract/call'
import {
  feedbackStateNames,
  feedbackStates,
  feedbackTypeNames,
  feedbackTypes,
  type listFeedback,
} from '@xinglin/contract/feedback'
import { useState } from 'react'
import { StateTag } from './state-tag.tsx'
import { FeedbackDrawer } from './feedback-drawer.tsx'
import {
  allowedManaged,
  everyFeedback,
  managedAPage,
  managedFeedback,
  maxInSheet,
  defaultManaged,
} from './managed-queries.ts'
import styles from './managed-feedback.module.css'

type Line = OutputOf<typeof listFeedback>['List'][number]

const filters: readonly ListFilter<typeof defaultManaged>[] = [
  {
    kind: 'chips',
    of: 'state',
    label: '状态',
    options: [
      ...feedbackStates.map((value) => ({ value, name: feedbackStateNames[value] })),
      { value: 'all', name: '全部' },
    ],
  },
  {
    kind: 'select',
    of: 'type',
    label: '类型',
    options: [
      { value: 'all', name: '全部类型' },
      ...feedbackTypes.map((value) => ({ value, name: feedbackTypeNames[value] })),
    ],
  },
  { kind: 'search', of: 'key', label: '内容、查询码、联系方式' },
]

const columns: readonly ListColumn<Line>[] = [
  {
    id: 'text',
    name: '内容',
    fixed: true,
    text: ({ Beginning }) => Beginning,
    cell: ({ Beginning }, opens) => opens(<span className={styles.beginning}>{Beginning}</span>),
  },
  {
    id: 'type',
    name: '类型',
    width: 76,
    text: ({ Type: type }) => feedbackTypeNames[type],
    cell: ({ Type: type }) => feedbackTypeNames[type],
  },
  {
    id: 'place',
    name: '相关课程或页面',
    secondary: true,
    width: 190,
    text: ({ Place }) => Place,
    cell: ({ Place: place }) => place || '—',
  },
  {
    id: 'person',
    name: '提交人',
    width: 110,
    text: ({ PersonName }) => PersonName || '游客',
    cell: ({ PersonName: name }) => name || '游客',
  },
  {
    id: 'changed',
    name: '最近更新',
    width: 140,
    text: ({ ChangedAt }) => momentOf(ChangedAt),
    cell: ({ ChangedAt: at }) => momentOf(at),
  },
  {
    id: 'state',
    name: '状态',
    width: 120,
    text: ({ State: state }) => feedbackStateNames[state],
    cell: ({ State: state, Rate: rate }) => (
      <span className={styles.state}>
        <StateTag state={state} />
        {rate > 0 && <Stars rate={rate} size={12} />}
      </span>
    ),
  },
]

/** The feedback of the school for those who run it: what waits first. */
export const ManagedFeedback = () => {
  const list = useListState(defaultManaged, allowedManaged)
  const [shown, setShown] = useState<string>()
  return (
    <>
      <PageHead
        title="意见反馈"
        note="回复会显示在提交人的反馈详情中；关闭后 7 天内，提交人可以重新打开。"
      />
      <ManagedList
        name="feedback"
        label="意见反馈列表"
        unit="条"
        list={list}
        query={useQuery(managedFeedback(list.state))}
        size={managedAPage}
        columns={columns}
        keyOf={({ Id }) => Id}
        nameOf={({ Beginning }) => Beginning}
        filters={filters}
        opens={({ Id }) =>
          () =>
            setShown(Id)
          }
        renderActions={(line) => (
          <Button kind="plain" size="small" onClick={() => setShown(line.Id)}>
            {line.State === 'new' ? '处理' : '查看'}
          </Button>
        )}
        every={(onProgress) => everyFeedback(list.state, onProgress)}
        exported={{ name: '意见反馈', most: maxInSheet }}
        none="没有符合条件的反馈"
        empty={<Empty head="暂无反馈" note="没有等待处理的反馈。" />}
      />
      {shown && <FeedbackDrawer key={shown} id={shown} onClose={() => setShown(undefined)} />}
    </>
  )
}
