import { ButtonLink, Empty, Failure, VisuallyHidden } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { schoolTeachers } from './queries.ts'
import styles from './school-teachers.module.css'
import { allTeachers, teachersAddress } from './teacher-filters.ts'
import { TeacherGrid, TeacherGridBones } from './teacher-grid.tsx'

const bones = 6
const moreFrom = 6

/** 学校教师: six cards at most, with the way to all of them. */
export const SchoolTeachers = () => {
  const { data, error, isPending, refetch } = useQuery(schoolTeachers)
  if (error) return <Failure head="教师加载失败" error={error} onRetry={() => void refetch()} />
  if (isPending) return <TeacherGridBones count={bones} />
  if (data.User.length === 0) return <Empty note="教师发布课程后会出现在这里。" />
  return (
    <>
      <TeacherGrid teachers={data.User} />
      {data.User.length >= moreFrom && (
        <div className={styles.foot}>
          <ButtonLink to={teachersAddress(allTeachers)}>
            MORE&gt;&gt;<VisuallyHidden> 更多教师</VisuallyHidden>
          </ButtonLink>
        </div>
      )}
    </>
  )
}
