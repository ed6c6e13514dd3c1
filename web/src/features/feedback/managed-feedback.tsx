import {
  Button,
  Chips,
  type Column,
  countWord,
  DataTable,
  Empty,
  momentOf,
  PageHead,
  Pagination,
  SearchField,
  SelectField,
  Stars,
  Toolbar,
  useAddressState,
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
import { allowedManaged, managedAPage, managedFeedback, usualManaged } from './managed-queries.ts'
import look from './managed-feedback.module.css'

type Line = OutputOf<typeof listFeedback>['List'][number]

const states = [
  ...feedbackStates.map((value) => ({ value: value as string, name: feedbackStateNames[value] })),
  { value: 'all', name: '全部' },
]
const types = [
  { value: 'all', name: '全部类型' },
  ...feedbackTypes.map((value) => ({ value: value as string, name: feedbackTypeNames[value] })),
]

const columnsOf = (open: (id: string) => void): readonly Column<Line>[] => [
  {
    name: '内容',
    cell: (line) => (
      <button type="button" className={look.text} onClick={() => open(line.Id)}>
        {line.Beginning}
      </button>
    ),
  },
  { name: '类型', width: '72px', cell: ({ Type: type }) => feedbackTypeNames[type] },
  {
    name: '相关课程或页面',
    secondary: true,
    width: '18%',
    cell: ({ Place: place }) => place || '—',
  },
  { name: '提交人', width: '110px', cell: ({ PersonName: name }) => name || '游客' },
  { name: '最近更新', width: '140px', cell: ({ ChangedAt: at }) => momentOf(at) },
  {
    name: '状态',
    width: '120px',
    cell: ({ State: state, Rate: rate }) => (
      <span className={look.state}>
        <StateTag state={state} />
        {rate > 0 && <Stars rate={rate} size={12} />}
      </span>
    ),
  },
  {
    name: '操作',
    unnamed: true,
    width: '84px',
    cell: (line) => (
      <Button kind="plain" size="small" onClick={() => open(line.Id)}>
        {line.State === 'new' ? '处理' : '查看'}
      </Button>
    ),
  },
]

/** The feedback of the school for those who run it: what waits first. */
export const ManagedFeedback = () => {
  const [filters, narrow] = useAddressState(usualManaged, allowedManaged)
  const { data, error, refetch, isPlaceholderData } = useQuery(managedFeedback(filters))
  const [shown, setShown] = useState<string>()
  const isNarrowed = filters.key !== '' || filters.type !== 'all'
  return (
    <>
      <PageHead
        title="意见反馈"
        note="回复会显示在提交人的反馈详情中；关闭后 7 天内，提交人可以重新打开。"
      />
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
          value={filters.type}
          onChoose={(type) => narrow({ type })}
        />
        <SearchField
          label="内容、查询码、联系方式"
          value={filters.key}
          onSearch={(key) => narrow({ key })}
        />
      </Toolbar>
      <DataTable
        label="意见反馈列表"
        least="960px"
        rows={data?.List}
        keyOf={({ Id }) => Id}
        error={error}
        onRetry={() => void refetch()}
        stale={isPlaceholderData}
        empty={
          <Empty
            head="暂无反馈"
            note={
              filters.state === 'new' && !isNarrowed
                ? '没有等待处理的反馈。'
                : '换一个状态、类型或关键词试试。'
            }
          />
        }
        columns={columnsOf(setShown)}
      />
      <Pagination
        page={filters.page}
        size={managedAPage}
        total={data?.Count ?? 0}
        onPage={(page) => narrow({ page })}
      />
      {shown && <FeedbackDrawer key={shown} id={shown} onClose={() => setShown(undefined)} />}
    </>
  )
}
