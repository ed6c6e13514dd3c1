import { CourseAnalytics, FollowedCourses, LearnerRecord } from '#analytics'
import { AttemptDetail, playerAddress } from '#learning'
import { CourseOfferings } from '#offerings'
import { Band, ButtonLink } from '#ui'
import type { ComponentProps } from 'react'
import { useSearchParams } from 'react-router'
import { teachManage } from '../classes/class-addresses.ts'
import { analyticsAddress } from './analytics-addresses.ts'
import styles from './analytics-page.module.css'

/** Where the report of each kind of simulation is read, within the player of its course. */
const reports = {
  consultation: 'debrief',
  operation: 'opreport',
  experiment: 'labreport',
} as const

const roundInFull = (round: ComponentProps<typeof AttemptDetail>['detail']) => (
  <AttemptDetail detail={round} evidence={undefined} />
)

/** viewStudentLearning: how the learners of a course stand, and what one of them did. */
export const AnalyticsPage = () => {
  const [query] = useSearchParams()
  const courseId = query.get('course') ?? ''
  const personId = query.get('person') ?? ''
  if (courseId === '')
    return (
      <div className={styles.page}>
        <FollowedCourses
          addressOf={(id) => analyticsAddress(id)}
          next={<ButtonLink to={teachManage}>去绑定班级</ButtonLink>}
        />
      </div>
    )
  const head = (courseName: string) => (
    <Band
      steps={[
        { name: '学情', to: analyticsAddress() },
        { name: courseName || '课程', to: `/CoursePreview/${courseId}` },
        { name: '学情' },
      ]}
      title={courseName || '学情'}
    />
  )
  if (personId !== '')
    return (
      <div className={styles.page}>
        <LearnerRecord
          key={personId}
          courseId={courseId}
          personId={personId}
          list={analyticsAddress(courseId)}
          detail={roundInFull}
          reportAddress={({ Kind, SessionId, ProgressId, ItemId }) =>
            `${playerAddress(courseId, { progressId: ProgressId, itemId: ItemId })}?${reports[Kind]}=${SessionId}`
          }
        />
      </div>
    )
  return (
    <div className={styles.page}>
      <CourseAnalytics
        key={courseId}
        courseId={courseId}
        head={head}
        list={analyticsAddress()}
        offerings={<CourseOfferings courseId={courseId} />}
        recordAddress={(id) => `${analyticsAddress(courseId)}&person=${id}`}
      />
    </div>
  )
}
