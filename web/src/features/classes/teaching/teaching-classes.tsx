import { manages, useSession } from '#session'
import {
  Button,
  ButtonLink,
  Chips,
  type Column,
  countWord,
  DataTable,
  Empty,
  PageHead,
  Pagination,
  SearchField,
  SelectField,
  Tag,
  Toolbar,
  useAddressState,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { TeachingClass } from '@xinglin/contract/classes'
import { Presentation } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import styles from '../actions/classes.module.css'
import { terms } from '../terms/term-queries.ts'
import { TeachingDialog } from './teaching-dialog.tsx'
import {
  allowedTeaching,
  teachingClasses,
  teachingPageSize,
  defaultTeaching,
} from './teaching-queries.ts'
import { useTeachingActions } from './use-teaching-actions.ts'

const states = [
  { value: 'open', name: '进行中' },
  { value: 'archived', name: '已归档' },
  { value: 'all', name: '全部' },
]

const columns = (
  addressOf: (classId: string) => string,
  onMove: (one: TeachingClass, action: 'archive' | 'restore' | 'delete') => void,
): readonly Column<TeachingClass>[] => [
  {
    name: '班级',
    cell: (one) => (
      <span className={styles.names}>
        <Link className={styles.open} to={addressOf(one.Id)}>
          {one.Name}
        </Link>
        {one.State === 'archived' && <Tag>已归档</Tag>}
      </span>
    ),
  },
  { name: '课程', width: '20%', cell: ({ Course }) => Course || '—' },
  { name: '学期', width: '22%', secondary: true, cell: ({ TermName }) => TermName || '—' },
  { name: '任课教师', width: '104px', cell: ({ TeacherName }) => TeacherName || '—' },
  {
    name: '学生',
    width: '88px',
    figures: true,
    cell: ({ StudentCount, Capacity }) =>
      Capacity > 0 ? `${StudentCount}/${Capacity}` : StudentCount,
  },
  {
    name: '操作',
    unnamed: true,
    width: '150px',
    cell: (one) =>
      one.Rights.includes('class') && (
        <span className={styles.actions}>
          <Button
            kind="plain"
            size="small"
            aria-label={`${one.State === 'open' ? '归档' : '恢复'} ${one.Name}`}
            onClick={() => onMove(one, one.State === 'open' ? 'archive' : 'restore')}
          >
            {one.State === 'open' ? '归档' : '恢复'}
          </Button>
          {one.StudentCount === 0 && (
            <Button
              kind="plain"
              size="small"
              aria-label={`删除 ${one.Name}`}
              onClick={() => onMove(one, 'delete')}
            >
              删除
            </Button>
          )}
        </span>
      ),
  },
]

/** 教学班 by term: made by teachers, or for them by those who run the school (`namesTeacher`). */
export const TeachingClasses = ({
  namesTeacher,
  termsAt,
  addressOf,
}: {
  namesTeacher: boolean
  /** Where whoever runs the school makes terms. */
  termsAt?: string
  addressOf: (classId: string) => string
}) => {
  const [filters, narrow] = useAddressState(defaultTeaching, allowedTeaching)
  const { data: known } = useQuery(terms)
  const current = known?.List.find(({ IsCurrent }) => IsCurrent)?.Id ?? ''
  const termId = filters.term === 'now' ? current : filters.term === 'all' ? '' : filters.term
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...teachingClasses(filters, termId),
    enabled: known !== undefined || filters.term !== 'now',
  })
  const who = useSession()
  const [making, setMaking] = useState(false)
  const navigate = useNavigate()
  const { move } = useTeachingActions()
  const noTerms = known?.List.length === 0
  // Who only looks on for a 院系 makes classes of their own elsewhere, as a teacher.
  const makes = !namesTeacher || manages(who)
  const wayToTerms = noTerms && manages(who) ? termsAt : undefined
  const add = !noTerms && makes && (
    <Button
      kind="primary"
      icon={<Presentation size={17} aria-hidden />}
      // A form that came before the terms would begin without one.
      disabled={known === undefined}
      onClick={() => setMaking(true)}
    >
      新建教学班
    </Button>
  )
  const isNarrowed = filters.key !== '' || filters.term !== 'now' || filters.state !== 'open'
  return (
    <>
      <PageHead
        title="教学班"
        note="按学期与课程开设，学生可以同时在多个教学班。小班课程只对学习它的教学班开放。"
      >
        {add}
      </PageHead>
      <Toolbar end={data && <span aria-live="polite">共 {countWord(data.Count)} 个班</span>}>
        <SelectField
          label="学期"
          compact
          options={[
            { value: 'now', name: '当前学期' },
            { value: 'all', name: '全部学期' },
            ...(known?.List ?? []).map(({ Id, Name }) => ({ value: Id, name: Name })),
          ]}
          value={filters.term}
          onChoose={(term) => narrow({ term })}
        />
        <SearchField
          label="班级或课程名称"
          value={filters.key}
          onSearch={(key) => narrow({ key })}
        />
        <Chips
          label="状态"
          quiet
          options={states}
          chosen={filters.state}
          onChoose={(state) => narrow({ state })}
        />
      </Toolbar>
      <DataTable
        label="教学班列表"
        columns={columns(addressOf, (one, action) => void move(one, action))}
        rows={data?.List}
        keyOf={({ Id }) => Id}
        error={error}
        onRetry={() => void refetch()}
        stale={isPlaceholderData}
        least="720px"
        empty={
          isNarrowed ? (
            <Empty
              head="没有符合条件的教学班"
              next={<Button onClick={() => narrow(defaultTeaching)}>清除筛选</Button>}
            />
          ) : (
            <Empty
              head="暂无教学班"
              note={
                noTerms
                  ? wayToTerms
                    ? '教学班按学期编排，请先新建学期。'
                    : '学校还没有设置学期，请联系学校管理员。'
                  : '新建后可用班级码、学号或行政班添加学生。'
              }
              next={wayToTerms ? <ButtonLink to={wayToTerms}>新建学期</ButtonLink> : add}
            />
          )
        }
      />
      <Pagination
        page={filters.page}
        size={teachingPageSize}
        total={data?.Count ?? 0}
        onPage={(page) => narrow({ page })}
      />
      {making && (
        <TeachingDialog
          one={undefined}
          terms={known?.List ?? []}
          termId={termId || current}
          namesTeacher={namesTeacher}
          onClose={() => setMaking(false)}
          onSaved={({ Id }) => void navigate(addressOf(Id))}
        />
      )}
    </>
  )
}
