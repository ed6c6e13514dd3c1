import {
  Button,
  Empty,
  fewNames,
  type ListColumn,
  type ListFilter,
  ManagedList,
  momentOf,
  PageHead,
  Tag,
  useListState,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import { type ExamLine, examStateNames } from '@xinglin/contract/exams'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { ScheduleAddresses } from './addresses.ts'
import { ExamDrawer } from './exam-drawer.tsx'
import { allowedExams, examsPageSize, managedExams, defaultExams } from './schedule-queries.ts'

export const stateTones = { draft: 'neutral', published: 'success', archived: 'warning' } as const

const columns: readonly ListColumn<ExamLine>[] = [
  { id: 'name', name: '考试', fixed: true, cell: ({ Name }, opens) => opens(Name) },
  {
    id: 'state',
    name: '状态',
    width: 100,
    cell: ({ State }) => <Tag tone={stateTones[State]}>{examStateNames[State]}</Tag>,
  },
  {
    id: 'time',
    name: '开放时间',
    width: 300,
    cell: ({ OpensAt, ClosesAt }) => `${momentOf(OpensAt)} 至 ${momentOf(ClosesAt)}`,
  },
  { id: 'minutes', name: '时长', width: 90, cell: ({ Minutes }) => `${Minutes} 分钟` },
  {
    id: 'targets',
    name: '对象',
    width: 180,
    secondary: true,
    cell: ({ Targets }) => fewNames(Targets),
  },
  { id: 'running', name: '作答中', width: 80, figures: true, cell: ({ Running }) => Running },
  { id: 'submitted', name: '已交卷', width: 80, figures: true, cell: ({ Submitted }) => Submitted },
  {
    id: 'owner',
    name: '负责人',
    width: 100,
    secondary: true,
    cell: ({ OwnerName }) => OwnerName || '平台',
  },
]

const filters: readonly ListFilter<typeof defaultExams>[] = [
  {
    kind: 'chips',
    of: 'state',
    label: '状态',
    options: [
      { value: 'all', name: '全部' },
      ...Object.entries(examStateNames).map(([value, name]) => ({ value, name })),
    ],
  },
  { kind: 'search', of: 'key', label: '考试名称' },
]

/** Examinations: to those who run the school all of them, to a teacher those that they set or watch. */
export const ExamList = ({ addresses }: { addresses: ScheduleAddresses }) => {
  const list = useListState(defaultExams, allowedExams)
  const navigate = useNavigate()
  const [isWriting, setWriting] = useState(false)
  const write = (
    <Button kind="primary" icon={<Plus size={17} aria-hidden />} onClick={() => setWriting(true)}>
      新建考试
    </Button>
  )
  return (
    <>
      <PageHead
        title="考试"
        note="用一份已定稿的试卷安排考试：时间、对象、次数和成绩公布方式，并在考试中监考。"
      >
        {write}
      </PageHead>
      <ManagedList
        name="exams"
        label="考试列表"
        unit="场"
        list={list}
        query={useQuery(managedExams(list.state))}
        size={examsPageSize}
        columns={columns}
        keyOf={({ Id }) => Id}
        nameOf={({ Name }) => Name}
        opens={({ Id }) => addresses.one(Id)}
        filters={filters}
        none="没有符合条件的考试"
        empty={<Empty head="还没有考试" note="先定稿一份试卷，再安排考试。" next={write} />}
      />
      {isWriting && (
        <ExamDrawer
          one={undefined}
          onClose={() => setWriting(false)}
          onSaved={({ Id }) => void navigate(addresses.one(Id))}
        />
      )}
    </>
  )
}
