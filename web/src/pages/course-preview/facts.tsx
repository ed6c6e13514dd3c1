import { dayOf, figure } from '#ui'
import type { CourseBase } from '@xinglin/contract/courses'
import { CalendarDays, Eye, Hourglass, Users } from 'lucide-react'
import styles from './facts.module.css'

/** What one asks of a course before opening it: how many learn it, since when, for whom, how long. */
export const Facts = ({ course, length }: { course: CourseBase; length: string }) => {
  const facts = [
    { icon: Users, name: '学习人数', value: figure(course.StudyCount) },
    { icon: Hourglass, name: '预计用时', value: length },
    { icon: CalendarDays, name: '创建时间', value: dayOf(course.CreateTime) },
    { icon: Eye, name: '状态', value: course.SecrecyType === 1 ? '公开' : '非公开' },
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(({ icon: Icon, name, value }) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>
            <Icon size={15} aria-hidden />
            {name}
          </dt>
          <dd className={styles.said}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
