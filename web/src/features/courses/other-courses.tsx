import { Card, Failure } from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { CourseListItem } from '@xinglin/contract/courses'
import { type ReactNode, useId } from 'react'
import { CourseLine, CourseLineBones } from './course-line.tsx'
import styles from './other-courses.module.css'
import { otherCourses, popularCourses } from './queries.ts'

const bones = 4

const Block = ({ name, children }: { name: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section className={styles.block} aria-labelledby={id}>
      <h2 className={styles.name} id={id}>
        {name}
      </h2>
      <Card className={styles.card}>{children}</Card>
    </section>
  )
}

const Lines = ({ courses }: { courses: readonly CourseListItem[] }) => (
  <ul>
    {courses.map((course) => (
      <li key={course.Id}>
        <CourseLine course={course} />
      </li>
    ))}
  </ul>
)

const Popular = ({ courseId }: { courseId: string }) => {
  const { data, error, isPending, refetch } = useQuery(popularCourses(courseId))
  if (data?.length === 0) return null
  return (
    <Block name="热门课程">
      {isPending && <CourseLineBones count={bones} />}
      {error && <Failure head="课程加载失败" error={error} onRetry={() => void refetch()} />}
      {data && <Lines courses={data} />}
    </Block>
  )
}

/** The teacher's other courses, six at most; what many study instead where there are none. */
export const OtherCourses = ({ authorId, courseId }: { authorId: string; courseId: string }) => {
  const { data, error, isPending, refetch } = useQuery(otherCourses(authorId, courseId))
  if (data?.List.length === 0) return <Popular courseId={courseId} />
  return (
    <Block name="老师的其他课程">
      {isPending && <CourseLineBones count={bones} />}
      {error && <Failure head="课程加载失败" error={error} onRetry={() => void refetch()} />}
      {data && <Lines courses={data.List} />}
    </Block>
  )
}
