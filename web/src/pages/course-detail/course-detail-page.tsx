import { CallError, code } from '#call'
import { courseBase, CourseOutline, wholeCatalogue } from '#courses'
import { CourseInquiries } from '#inquiries'
import { CourseAttempts, placeAddress, recordsOf, StandingOutline } from '#learning'
import { AnnouncementsPanel } from '#messages'
import { CourseNotes } from '#notes'
import { CourseMembers } from '#offerings'
import { useSchool, useSession } from '#session'
import {
  Skeleton,
  SkeletonText,
  Breadcrumb,
  ButtonLink,
  Card,
  Empty,
  Failure,
  usePageTitle,
  VisuallyHidden,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import { role } from '@xinglin/contract/identity'
import type { Note } from '@xinglin/contract/notes'
import { Navigate, useParams } from 'react-router'
import { answeredQuestion, askedQuestion, asking } from '../inquiries/inquiry-addresses.ts'
import { personalAddress } from '../personal/personal-menu.ts'
import { CourseHomeHead } from './course-home-head.tsx'
import styles from './course-detail-page.module.css'

const Bones = () => (
  <section className={styles.page} aria-busy="true" aria-label="正在加载课程">
    <Skeleton height="200px" shape="block" />
    <div className={styles.columns}>
      <Card roomy>
        <SkeletonText lines={10} />
      </Card>
      <Card roomy>
        <SkeletonText lines={5} />
      </Card>
    </div>
  </section>
)

const Trouble = ({ error, onRetry }: { error: Error; onRetry: () => void }) => (
  <div className={styles.page}>
    <h1>
      <VisuallyHidden>课程主页</VisuallyHidden>
    </h1>
    {error instanceof CallError && error.code === code.notFound ? (
      <Empty
        head="数据不存在"
        note="该课程不存在，或不对您开放。"
        next={<ButtonLink to="/">返回首页</ButtonLink>}
      />
    ) : (
      <Failure head="课程加载失败" error={error} onRetry={onRetry} />
    )}
  </div>
)

const addressOf = ({ CourseId, ProgressId, ItemId, Anchor }: Note) =>
  ProgressId === null
    ? undefined
    : placeAddress(CourseId, { progressId: ProgressId, itemId: ItemId }, Anchor)

/**
 * The home of a course for whoever belongs to it: how far one is, its outline, one's rounds and notes, announcements and
 * members. Who teaches it, or is given it, sees it before they begin; everybody else is shown its preview.
 */
export const CourseDetailPage = () => {
  const { courseid = '' } = useParams()
  const school = useSchool()
  const who = useSession()
  const courses = personalAddress(school, who, 'courses')
  const notes = personalAddress(school, who, 'notes')
  const base = useQuery(courseBase(courseid))
  const rounds = useQuery(recordsOf({ courseId: courseid, kind: -1, from: '', to: '', page: 1 }, 5))
  usePageTitle(base.data?.Name ?? '')
  const error = base.data ? (rounds.data ? null : rounds.error) : base.error
  if (error) {
    return (
      <Trouble
        error={error}
        onRetry={() => {
          void base.refetch()
          void rounds.refetch()
        }}
      />
    )
  }
  const course = base.data
  if (!course || !rounds.data) return <Bones />
  const [newest] = rounds.data.List
  const belongs = course.Full && (course.CreateUserId === who?.UserId || course.Period !== null)
  if (!newest && !belongs) return <Navigate to={`/CoursePreview/${courseid}`} replace />
  const open = (course.Full ? course.ProgressId : null) ?? newest?.ProgressId
  return (
    <div className={styles.page}>
      <div className={styles.crumbs}>
        <Breadcrumb
          steps={[
            courses ? { name: '我的课程', to: courses } : { name: '首页', to: '/' },
            { name: '课程', to: wholeCatalogue },
            { name: course.Name },
          ]}
        />
      </div>
      <CourseHomeHead course={course} newest={newest} />
      <div className={styles.columns}>
        <Card as="section" className={styles.outline} aria-labelledby="outline">
          <h2 className={styles.name} id="outline">
            学习大纲
          </h2>
          {open ? (
            <StandingOutline progressId={open} />
          ) : (
            course.Full && <CourseOutline json={course.CourseInfoModel.LearningOutline} />
          )}
        </Card>
        <div className={styles.side}>
          <section aria-labelledby="rounds">
            <h2 className={styles.name} id="rounds">
              我的学习
              <span className={styles.count}>{rounds.data.Count} 次</span>
            </h2>
            {newest ? (
              <CourseAttempts courseId={courseid} />
            ) : (
              <p className={styles.none}>还没有开始学习</p>
            )}
          </section>
          <section aria-labelledby="announcements">
            <h2 className={styles.name} id="announcements">
              课程公告
            </h2>
            <AnnouncementsPanel of={{ kind: 'course', id: courseid }} name={course.Name} />
          </section>
          <section aria-labelledby="questions">
            <h2 className={styles.name} id="questions">
              提问
            </h2>
            <CourseInquiries
              courseId={courseid}
              asking={who?.RoleType === role.student ? `${asking}?course=${courseid}` : undefined}
              addressOf={who?.RoleType === role.student ? askedQuestion : answeredQuestion}
            />
          </section>
          <section aria-labelledby="members">
            <h2 className={styles.name} id="members">
              成员
            </h2>
            <CourseMembers courseId={courseid} />
          </section>
          <section aria-labelledby="notes">
            <h2 className={styles.name} id="notes">
              我的笔记
            </h2>
            <CourseNotes
              courseId={courseid}
              addressOf={addressOf}
              all={notes && `${notes}?course=${courseid}`}
            />
          </section>
        </div>
      </div>
    </div>
  )
}
