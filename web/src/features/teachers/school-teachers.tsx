import { Empty, Failure } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { schoolTeachers } from './queries.ts'
import look from './school-teachers.module.css'
import { TeacherCard, TeacherCardBone } from './teacher-card.tsx'

const bones = 6

/** 学校教师: six cards at most. */
export const SchoolTeachers = () => {
  const { data, error, isPending, refetch } = useQuery(schoolTeachers)
  if (error) return <Failure head="教师加载失败" error={error} onRetry={() => void refetch()} />
  if (isPending) {
    return (
      <div className={look.grid} aria-busy="true" aria-label="正在加载教师">
        {Array.from({ length: bones }, (_, index) => (
          <TeacherCardBone key={index} />
        ))}
      </div>
    )
  }
  if (data.User.length === 0) return <Empty note="教师发布课程后会出现在这里。" />
  return (
    <ul className={look.grid}>
      {data.User.map((teacher) => (
        <li key={teacher.Id}>
          <TeacherCard teacher={teacher} />
        </li>
      ))}
    </ul>
  )
}
