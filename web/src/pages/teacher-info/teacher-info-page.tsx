import { CallError, code } from '#call'
import { useSession } from '#session'
import { allTeachers, TeacherHead, teacherProfile, teachersAddress } from '#teachers'
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
import { useParams } from 'react-router'
import styles from './teacher-info-page.module.css'
import { TeacherTabs } from './teacher-tabs.tsx'

const directory = teachersAddress(allTeachers)

/** A teacher's own page: who it is, figures of the teaching, the courses, the topics that took them up, and what was done of late. */
export const TeacherInfoPage = () => {
  const { userid = '' } = useParams()
  const { data: teacher, error, refetch } = useQuery(teacherProfile(userid))
  const me = useSession()
  usePageTitle(teacher?.Name ?? '教师')
  const isMissing = error instanceof CallError && error.code === code.notFound
  return (
    <div className={styles.page}>
      <Breadcrumb
        steps={[
          { name: '首页', to: '/' },
          { name: '教师', to: directory },
          ...(teacher ? [{ name: teacher.Name }] : []),
        ]}
      />
      {!teacher && (
        <h1>
          <VisuallyHidden>教师</VisuallyHidden>
        </h1>
      )}
      {isMissing && (
        <Card roomy>
          <Empty head="该教师不存在" next={<ButtonLink to={directory}>查看全部教师</ButtonLink>} />
        </Card>
      )}
      {error && !isMissing && !teacher && (
        <Card roomy>
          <Failure head="教师加载失败" error={error} onRetry={() => void refetch()} />
        </Card>
      )}
      {!teacher && !error && (
        <Card roomy>
          <section className={styles.bones} aria-busy="true" aria-label="正在加载教师">
            <Skeleton shape="circle" width="112px" height="112px" />
            <SkeletonText lines={4} />
          </section>
        </Card>
      )}
      {teacher && (
        <>
          <TeacherHead
            teacher={teacher}
            editAt={me?.UserId === teacher.Id ? '/PersonalInfo/Setting?tab=teaching' : undefined}
          />
          <TeacherTabs userId={teacher.Id} />
        </>
      )}
    </div>
  )
}
