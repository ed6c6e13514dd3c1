import {
  type Column,
  countWord,
  DataTable,
  Empty,
  PageHead,
  Pagination,
  SearchField,
  Tag,
  Toolbar,
  useAddressState,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { FollowedCourse } from '@xinglin/contract/analytics'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { coursesAPage, followedCourses } from './analytics-queries.ts'
import styles from './analytics.module.css'

const kinds = ['理论课程', '虚拟问诊', '虚拟操作', '虚拟实验'] as const
const usual = { key: '', page: 1 }

const columns = (addressOf: (courseId: string) => string): readonly Column<FollowedCourse>[] => [
  {
    name: '课程',
    cell: ({ CourseId, Name, IsOwn }) => (
      <span className={styles.names}>
        <Link className={styles.open} to={addressOf(CourseId)}>
          {Name}
        </Link>
        {IsOwn && <Tag tone="school">我的课程</Tag>}
      </span>
    ),
  },
  { name: '类型', width: '104px', cell: ({ HasVirtual }) => kinds[HasVirtual] ?? '' },
  {
    name: '我的班级',
    width: '32%',
    cell: ({ Classes }) => Classes.join('、') || '—',
  },
  {
    name: '学习人数',
    width: '104px',
    figures: true,
    cell: ({ StudyCount }) => countWord(StudyCount),
  },
]

/** The courses whose learners one may follow. */
export const FollowedCourses = ({
  addressOf,
  next,
}: {
  addressOf: (courseId: string) => string
  /** What leads to classes and courses where there is none yet. */
  next: ReactNode
}) => {
  const [filters, narrow] = useAddressState(usual)
  const { data, error, refetch, isPlaceholderData } = useQuery(followedCourses(filters))
  return (
    <>
      <PageHead title="学情" note="我的课程，以及我任教的班级正在学习的课程。" />
      <Toolbar end={data && <span aria-live="polite">共 {countWord(data.Count)} 门</span>}>
        <SearchField label="课程名称" value={filters.key} onSearch={(key) => narrow({ key })} />
      </Toolbar>
      <DataTable
        label="课程列表"
        columns={columns(addressOf)}
        rows={data?.List}
        keyOf={({ CourseId }) => CourseId}
        error={error}
        onRetry={() => void refetch()}
        stale={isPlaceholderData}
        least="600px"
        empty={
          filters.key === '' ? (
            <Empty
              head="未绑定班级"
              note="把课程加入教学班，或创建自己的课程后，可在这里查看学生的学习情况。"
              next={next}
            />
          ) : (
            <Empty head="没有符合条件的课程" />
          )
        }
      />
      <Pagination
        page={filters.page}
        size={coursesAPage}
        total={data?.Count ?? 0}
        onPage={(page) => narrow({ page })}
      />
    </>
  )
}
