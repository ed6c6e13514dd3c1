import type { TargetValues } from '#targets'
import {
  Button,
  Chips,
  type Column,
  countWord,
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
import {
  type AssignmentLine,
  assignmentStateNames,
  assignmentStates,
} from '@xinglin/contract/assignments'
import { ClipboardPlus } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import {
  allowedList,
  listPageSize,
  taughtAssignments,
  defaultList,
} from '../queries/assignment-queries.ts'
import { AssignmentDrawer } from '../form/assignment-drawer.tsx'
import styles from './teaching.module.css'

const states = [
  { value: 'all', name: '全部' },
  ...assignmentStates.map((value) => ({
    value: value as string,
    name: assignmentStateNames[value],
  })),
]

const tones = { draft: 'neutral', published: 'success', archived: 'neutral' } as const

/** Where a task stands: written, given, over. */
export const AssignmentStateTag = ({ state }: { state: AssignmentLine['State'] }) => (
  <Tag tone={tones[state]}>{assignmentStateNames[state]}</Tag>
)

const columns = (addressOf: (id: string) => string): readonly Column<AssignmentLine>[] => [
  {
    name: '任务',
    cell: (one) => (
      <span className={styles.names}>
        <Link className={styles.open} to={addressOf(one.Id)}>
          {one.Title}
        </Link>
        <AssignmentStateTag state={one.State} />
      </span>
    ),
  },
  {
    name: '布置给',
    width: '26%',
    cell: ({ Targets: targets }) => fewNames(targets),
  },
  { name: '内容', width: '72px', figures: true, cell: ({ ItemCount }) => `${ItemCount} 项` },
  {
    name: '待批阅',
    width: '80px',
    figures: true,
    cell: ({ ToMark }) => (ToMark > 0 ? ToMark : '—'),
  },
  { name: '截止时间', width: '156px', figures: true, cell: ({ DueAt }) => momentOf(DueAt) },
  { name: '布置人', width: '96px', secondary: true, cell: ({ OwnerName }) => OwnerName },
]

/** The tasks that one teaches with, of one class where one is named; a new one is given to it at first. */
export const TaughtAssignments = ({
  classId,
  first,
  looksOn = false,
  addressOf,
}: {
  classId: string
  /** Tasks of others are looked at here, and none is made. */
  looksOn?: boolean
  first: readonly TargetValues[]
  addressOf: (id: string) => string
}) => {
  const [filters, narrow] = useAddressState(defaultList, allowedList)
  const { data, error, refetch, isPlaceholderData } = useQuery(taughtAssignments(filters, classId))
  const [making, setMaking] = useState(false)
  const navigate = useNavigate()
  const add = !looksOn && (
    <Button
      kind="primary"
      icon={<ClipboardPlus size={17} aria-hidden />}
      onClick={() => setMaking(true)}
    >
      新建任务
    </Button>
  )
  const isNarrowed = filters.state !== 'all' || filters.key !== ''
  return (
    <>
      <Toolbar
        end={
          <>
            {data && <span aria-live="polite">共 {countWord(data.Count)} 个任务</span>} {add}
          </>
        }
      >
        <Chips
          label="状态"
          quiet
          options={states}
          chosen={filters.state}
          onChoose={(state) => narrow({ state })}
        />
        <SearchField label="任务名称" value={filters.key} onSearch={(key) => narrow({ key })} />
      </Toolbar>
      <DataTable
        label="任务列表"
        columns={columns(addressOf)}
        rows={data?.List}
        keyOf={({ Id }) => Id}
        error={error}
        onRetry={() => void refetch()}
        stale={isPlaceholderData}
        least="820px"
        empty={
          isNarrowed ? (
            <Empty
              head="没有符合条件的任务"
              next={<Button onClick={() => narrow(defaultList)}>清除筛选</Button>}
            />
          ) : (
            <Empty
              head="暂无任务"
              note={
                looksOn
                  ? '教师在“任务管理”中布置的任务，发布后在这里查看进度、提醒学生。'
                  : '可以把课程、病例、操作、实验、实验报告和阅读组成一个任务，布置给班级、小组或学生。'
              }
              next={add}
            />
          )
        }
      />
      <Pagination
        page={filters.page}
        size={listPageSize}
        total={data?.Count ?? 0}
        onPage={(page) => narrow({ page })}
      />
      {making && (
        <AssignmentDrawer
          one={undefined}
          first={first}
          onClose={() => setMaking(false)}
          onSaved={({ Id }) => void navigate(addressOf(Id))}
        />
      )}
    </>
  )
}
