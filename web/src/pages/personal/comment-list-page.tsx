import { OwnReviews } from '#reviews'
import { useSession } from '#session'
import { role } from '@xinglin/contract/identity'
import { PageHead } from './page-head.tsx'
import { personalPages } from './personal-menu.ts'

const previewAddress = (courseId: string) => `/CoursePreview/${courseId}`

/** CommentList: a student's own reviews, or those of a teacher's courses, to be replied to. */
export const CommentListPage = () => {
  const teaches = useSession()?.RoleType === role.teacher
  return (
    <>
      <PageHead
        title={teaches ? '评价回复' : '我的评价'}
        note={teaches ? '学生对您的课程写下的评价，未回复的在前。' : undefined}
      />
      <OwnReviews teaches={teaches} courseAddress={previewAddress} next={personalPages.courses} />
    </>
  )
}
