import { classes } from '#ui'
import type { CourseListItem } from '@xinglin/contract/courses'
import { CourseCard, CourseCardBone } from './course-card.tsx'
import styles from './course-grid.module.css'

type Shape = {
  /** One beneath the other on phones, covers at the left. */
  readonly flat?: boolean
  /** In rows of three, or of six where there is room: for six courses at most. */
  readonly rows?: 'three' | 'six'
}

/** Courses as cards, as many in a row as there is room for; `stale` while they stand in for others. */
export const CourseGrid = ({
  courses,
  stale = false,
  flat = false,
  rows,
}: Shape & { courses: readonly CourseListItem[]; stale?: boolean }) => (
  <ul
    className={classes(
      styles.grid,
      styles.filled,
      flat && styles.flat,
      rows && styles[rows],
      stale && styles.stale,
    )}
    aria-busy={stale || undefined}
  >
    {courses.map((course) => (
      <li key={course.Id} className={styles.place}>
        <CourseCard course={course} flat={flat} />
      </li>
    ))}
  </ul>
)

/** Course cards to come. */
export const CourseGridBones = ({ count, flat = false, rows }: Shape & { count: number }) => (
  <section
    className={classes(styles.grid, flat && styles.flat, rows && styles[rows])}
    aria-busy="true"
    aria-label="正在加载课程"
  >
    {Array.from({ length: count }, (_, index) => (
      <CourseCardBone key={index} flat={flat} />
    ))}
  </section>
)
