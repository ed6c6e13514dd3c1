import { Failure } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import styles from './alike-courses.module.css'
import { CourseGrid, CourseGridBones } from './course-grid.tsx'
import { alikeCourses } from './queries.ts'

const bones = 3

/** 相似课程: others of the same section, six at most; nothing where there are none. */
export const AlikeCourses = ({ sectionId, courseId }: { sectionId: string; courseId: string }) => {
  const id = useId()
  const { data, error, isPending, refetch } = useQuery(alikeCourses(sectionId, courseId))
  if (data?.length === 0) return null
  return (
    <section className={styles.block} aria-labelledby={id}>
      <h2 className={styles.name} id={id}>
        相似课程
      </h2>
      {isPending && <CourseGridBones flat rows="three" count={bones} />}
      {error && <Failure head="课程加载失败" error={error} onRetry={() => void refetch()} />}
      {data && <CourseGrid flat rows="three" courses={data} />}
    </section>
  )
}
