import { Cover, creatingPages, OwnCourses } from '#courses'
import { ButtonLink, PageHead } from '#ui'
import type { ManagedCourse } from '@xinglin/contract/courses'
import { Plus } from 'lucide-react'
import { analyticsAddress } from '../analytics/analytics-addresses.ts'

const cover = ({ Id, ImgUrl, Motif }: ManagedCourse) => (
  <Cover src={ImgUrl} motif={Motif} id={Id} small />
)

/** 课程管理: the courses that a teacher wrote, and the way to a new one. */
export const CourseManagePage = () => (
  <>
    <PageHead title="课程管理" note="构建课程，提交审核；通过后由管理员发布。">
      <ButtonLink kind="primary" to={creatingPages.base} icon={<Plus size={17} aria-hidden />}>
        新建课程
      </ButtonLink>
    </PageHead>
    <OwnCourses cover={cover} learners={(courseId) => analyticsAddress(courseId)} />
  </>
)
