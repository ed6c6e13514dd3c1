import { CallError, code } from '#call'
import { SkeletonText, ButtonLink, Empty, Failure, Tabs, useAddressState, usePageTitle } from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { getCourseFigures } from '@xinglin/contract/analytics'
import type { OutputOf } from '@xinglin/contract/call'
import type { ReactNode } from 'react'
import {
  allowedLearners,
  courseFigures,
  type LearnerFilters,
  defaultLearners,
} from './analytics-queries.ts'
import { CourseHead } from './course-head.tsx'
import { ItemList } from './item-list.tsx'
import { LearnerList } from './learner-list.tsx'
import { MonitorPanel } from './monitor/monitor-panel.tsx'

const usual = { ...defaultLearners, tab: 'learners' }

type Shown = {
  readonly courseId: string
  readonly figures: OutputOf<typeof getCourseFigures>
  readonly filters: LearnerFilters
  readonly narrow: (change: Partial<LearnerFilters>) => void
  readonly recordAddress: (personId: string) => string
  /** To whom the course is given, shown by whoever knows. */
  readonly offerings: ReactNode
}

const tabsOf = ({ courseId, figures, filters, narrow, recordAddress, offerings }: Shown) => [
  {
    value: 'learners',
    name: '学生',
    panel: () => (
      <LearnerList
        courseId={courseId}
        courseName={figures.CourseName}
        filters={filters}
        narrow={narrow}
        recordAddress={recordAddress}
      />
    ),
  },
  {
    value: 'monitor',
    name: '实时进度',
    panel: () => (
      <MonitorPanel
        courseId={courseId}
        courseName={figures.CourseName}
        classId={filters.class}
        recordAddress={recordAddress}
      />
    ),
  },
  {
    value: 'items',
    name: '学习内容',
    panel: () => (
      <ItemList
        courseId={courseId}
        classId={filters.class}
        learners={figures.Learners}
        items={figures.Items}
      />
    ),
  },
  { value: 'offerings', name: '开课安排', panel: () => offerings },
]

/** How the learners of a course stand: everybody in a list, and the course item by item. */
export const CourseAnalytics = ({
  courseId,
  head,
  list,
  recordAddress,
  offerings,
}: {
  courseId: string
  head: (courseName: string) => ReactNode
  /** Where other courses are chosen. */
  list: string
  recordAddress: (personId: string) => string
  offerings: ReactNode
}) => {
  const [{ tab, ...filters }, narrow] = useAddressState(usual, allowedLearners)
  const { data, error, refetch } = useQuery(courseFigures(courseId, filters.class))
  usePageTitle(data ? `学情 — ${data.CourseName}` : '学情')
  if (!data) {
    const isClosed =
      error instanceof CallError && (error.code === code.notFound || error.code === code.notAllowed)
    return (
      <>
        {head('')}
        {!error && (
          <section aria-busy="true" aria-label="正在加载学情">
            <SkeletonText lines={8} />
          </section>
        )}
        {isClosed && (
          <Empty
            head="没有可看的学情"
            note="课程不存在，或既不是您的课程，您任教的班级也不学习它。"
            next={<ButtonLink to={list}>查看其他课程</ButtonLink>}
          />
        )}
        {error && !isClosed && <Failure error={error} onRetry={() => void refetch()} />}
      </>
    )
  }
  const tabs = tabsOf({ courseId, figures: data, filters, narrow, recordAddress, offerings })
  return (
    <>
      {head(data.CourseName)}
      <CourseHead
        figures={data}
        classId={filters.class}
        onClass={(chosen) => narrow({ class: chosen })}
      />
      <Tabs
        label="学情"
        tabs={tabs}
        chosen={tabs.some(({ value }) => value === tab) ? tab : 'learners'}
        onChoose={(next) => narrow({ tab: next })}
      />
    </>
  )
}
