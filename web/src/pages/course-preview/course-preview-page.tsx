import { CallError, code } from '#call'
import { contestAddresses } from '../competitions/contest-addresses.ts'
import { ContestStudy } from './contest-study.tsx'
import {
  AlikeCourses,
  catalogueAddress,
  courseBase,
  noFilters,
  OtherCourses,
  wholeCatalogue,
} from '#courses'
import { FromPlatform } from '#simulations/experiment'
import { hasPreviewLink, isMember, useSchool, useSession } from '#session'
import { Breadcrumb, ButtonLink, Empty, Failure, NoRight, usePageTitle, VisuallyHidden } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { nobody } from '@xinglin/contract/call'
import type { CourseBase } from '@xinglin/contract/courses'
import { useLocation, useParams } from 'react-router'
import { AuthorCard } from './author-card.tsx'
import { Caution } from './caution.tsx'
import { CourseHead } from './course-head.tsx'
import styles from './course-preview-page.module.css'
import { CourseTabs } from './course-tabs.tsx'
import { Entrance } from './entrance.tsx'
import { useGlance } from './glance.ts'
import { InvalidLink } from './invalid-link.tsx'
import { PreviewBones } from './preview-bones.tsx'
import { ReducedCourse } from './reduced-course.tsx'

const home = <ButtonLink to="/">返回首页</ButtonLink>

/** Nothing to see here: a course that is not public is shown to whoever signs in and comes back. */
const Missing = () => {
  const member = isMember(useSession())
  const { pathname, search } = useLocation()
  const signIn = (
    <ButtonLink kind="primary" to={`/login?redirect=${encodeURIComponent(pathname + search)}`}>
      登录后查看
    </ButtonLink>
  )
  return (
    <Empty
      head="数据不存在"
      note={
        member ? '该课程不存在，或不对您开放。' : '该课程不存在，或不公开。本校师生请登录后再试。'
      }
      next={
        <div className={styles.ways}>
          {!member && signIn}
          {home}
        </div>
      }
    />
  )
}

const Trouble = ({ error, onRetry }: { error: Error; onRetry: () => void }) => {
  if (error instanceof CallError && error.http === 403) return <NoRight page next={home} />
  if (error instanceof CallError && error.code === code.notFound) {
    return <Missing />
  }
  return <Failure head="课程加载失败" error={error} onRetry={onRetry} />
}

type Stepped = Pick<CourseBase, 'Name'> &
  Partial<Pick<CourseBase, 'PSubjectName' | 'PSubjectId' | 'ContestStudyInfo'>>

/** Within a contest the way leads back to it. */
const steps = (course: Stepped) =>
  course.ContestStudyInfo ? contestSteps(course.Name, course.ContestStudyInfo) : ownSteps(course)

const contestSteps = (
  name: string,
  { SkillContestId }: NonNullable<CourseBase['ContestStudyInfo']>,
) => [
  { name: '首页', to: '/' },
  { name: '赛事详情', to: contestAddresses.game(SkillContestId) },
  { name: '备赛', to: contestAddresses.practice(SkillContestId) },
  { name },
]

const ownSteps = (course: Stepped) => [
  { name: '首页', to: '/' },
  { name: '课程', to: wholeCatalogue },
  ...(course.PSubjectName
    ? [
        {
          name: course.PSubjectName,
          to: catalogueAddress({ ...noFilters, department: course.PSubjectId ?? '' }),
        },
      ]
    : []),
  { name: course.Name },
]

const Full = ({ course, contestId }: { course: CourseBase; contestId: string }) => {
  const { Flags: flags } = useSchool()
  // A course that came in a pack has no teacher until the school names one.
  const hasAuthor = course.CreateUserId !== nobody
  // A link shows one course: whoever holds it is not told of others.
  const isAlone = Boolean(useSession()?.PreviewCourseId)
  return (
    <>
      <CourseHead course={course} contestId={contestId} />
      {course.ContestStudyInfo && <ContestStudy study={course.ContestStudyInfo} />}
      <div className={styles.columns}>
        <div className={styles.content}>
          <CourseTabs course={course} />
          {!isAlone && <AlikeCourses sectionId={course.SectionId} courseId={course.Id} />}
        </div>
        <div className={styles.side}>
          {hasAuthor && (
            <>
              <h2 className={styles.sideName}>授课教师</h2>
              <AuthorCard course={course} />
            </>
          )}
          <Caution reviewedBy={course.ReviewedBy} />
          {hasAuthor && !isAlone && flags['other_courses'] !== false && (
            <OtherCourses authorId={course.CreateUserId} courseId={course.Id} />
          )}
        </div>
      </div>
    </>
  )
}

const Preview = ({ courseId, contestId }: { courseId: string; contestId: string }) => {
  const { data: course, error, isPending, refetch } = useQuery(courseBase(courseId, contestId))
  usePageTitle(course?.Name ?? '')
  useGlance(courseId, course !== undefined)
  if (isPending) return <PreviewBones />
  if (!course) {
    return (
      <div className={styles.page}>
        <h1>
          <VisuallyHidden>课程预览</VisuallyHidden>
        </h1>
        <Trouble error={error ?? new Error()} onRetry={() => void refetch()} />
      </div>
    )
  }
  return (
    <div className={styles.page}>
      <div className={styles.crumbs}>
        <Breadcrumb steps={steps(course)} />
      </div>
      <FromPlatform />
      {course.Full ? (
        <Full course={course} contestId={contestId} />
      ) : (
        <ReducedCourse course={course} />
      )}
    </div>
  )
}

/** A course before it is opened. */
export const CoursePreviewPage = () => {
  const { courseid = '', skillId = '' } = useParams()
  const second = skillId.trim()
  // Credentials belong behind the #: as a part of the path they would be written down by every server on the way.
  if (second.startsWith('source=')) return <InvalidLink />
  return (
    <Entrance key={courseid} isLink={hasPreviewLink(courseid)}>
      <Preview courseId={courseid} contestId={second.slice(0, 64)} />
    </Entrance>
  )
}
