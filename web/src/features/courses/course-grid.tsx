import { classes } from '#ui'
import type { CourseListItem } from '@xinglin/contract/courses'
import { CourseCard, CourseCardBone } from './course-card.tsx'
import look from './course-grid.module.css'

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
      look.grid,
      look.filled,
      flat && look.flat,
      rows && look[rows],
      stale && look.stale,
    )}
    aria-busy={stale || undefined}
  >
    {courses.map((course) => (
      <li key={course.Id} className={look.place}>
        <CourseCard course={course} flat={flat} />
      </li>
    ))}
  </ul>
)

/** Course cards to come. */
export const CourseGridBones = ({ count, flat = false, rows }: Shape & { count: number }) => (
  <section
    className={classes(look.grid, flat && look.flat, rows && look[rows])}
    aria-busy="true"
    aria-label="正在加载课程"
  >
    {Array.from({ length: count }, (_, index) => (
      <CourseCardBone key={index} flat={flat} />
    ))}
  </section>
)
