import { creatingAddress, type CreatingPage, StateTags } from '#courses'
import { type CourseFile, courseFile } from '#authoring'
import { CallError, code } from '#call'
import { useSession } from '#session'
import { SkeletonText, Card, Empty, Failure, usePageTitle } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { role } from '@xinglin/contract/identity'
import type { ManagedCourse } from '@xinglin/contract/courses'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, NavLink, useSearchParams } from 'react-router'
import styles from './course-creating.module.css'

const steps: readonly { readonly page: CreatingPage; readonly name: string }[] = [
  { page: 'base', name: '基本信息' },
  { page: 'introduction', name: '课程介绍' },
  { page: 'content', name: '课程内容' },
  { page: 'waiting', name: '审核与发布' },
]

const teaching = { to: '/PersonalInfo/courseManage', name: '课程管理' }
const running = { to: '/manage/courses', name: '课程' }

/** The top of every page of making a course: what it is called, where it stands, and its pages. */
export const Frame = ({
  course,
  children,
}: {
  /** None while it is not begun. */
  course: ManagedCourse | undefined
  children: ReactNode
}) => {
  const back = useSession()?.RoleType === role.teacher ? teaching : running
  usePageTitle(course ? `${course.Name} — 构建课程` : '构建课程')
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Link className={styles.back} to={back.to}>
          <ArrowLeft size={16} aria-hidden />
          {back.name}
        </Link>
        <h1>{course?.Name ?? '构建课程'}</h1>
        {course && (
          <p className={styles.about}>
            <StateTags course={course} />
            <span>任课教师：{course.AuthorName}</span>
          </p>
        )}
      </header>
      <nav className={styles.steps} aria-label="构建课程的步骤">
        {steps.map(({ page, name }, at) =>
          course ? (
            <NavLink key={page} className={styles.step ?? ''} to={creatingAddress(page, course.Id)}>
              <span aria-hidden="true">{at + 1}</span>
              {name}
            </NavLink>
          ) : (
            <span
              key={page}
              className={styles.step}
              aria-current={page === 'base' ? 'page' : undefined}
            >
              <span aria-hidden="true">{at + 1}</span>
              {name}
            </span>
          ),
        )}
      </nav>
      {children}
    </div>
  )
}

/** A page about the course that the address names, once it has come. */
export const CourseFrame = ({ children }: { children: (file: CourseFile) => ReactNode }) => {
  const [query] = useSearchParams()
  const id = query.get('course') ?? ''
  const { data, error, refetch } = useQuery(courseFile(id))
  if (data) return <Frame course={data.Course}>{children(data)}</Frame>
  return (
    <div className={styles.page}>
      <Card roomy>
        {error instanceof CallError && error.code === code.notFound ? (
          <Empty head="没有这门课程" note="它可能已被删除，或不是您的课程。" />
        ) : error ? (
          <Failure head="课程加载失败" error={error} onRetry={() => void refetch()} />
        ) : (
          <section aria-busy="true" aria-label="正在加载课程">
            <SkeletonText lines={8} />
          </section>
        )}
      </Card>
    </div>
  )
}
