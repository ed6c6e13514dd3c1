import { classes } from '#ui'
import { type ShownTeacher, TeacherCard, TeacherCardBone } from './teacher-card.tsx'
import styles from './teacher-grid.module.css'

/** Teachers as cards, three in a row where there is room; `stale` while they stand in for others. */
export const TeacherGrid = ({
  teachers,
  stale = false,
}: {
  teachers: readonly ShownTeacher[]
  stale?: boolean
}) => (
  <ul
    className={classes(styles.grid, styles.filled, stale && styles.stale)}
    aria-busy={stale || undefined}
  >
    {teachers.map((teacher) => (
      <li key={teacher.Id}>
        <TeacherCard teacher={teacher} />
      </li>
    ))}
  </ul>
)

/** Teacher cards to come. */
export const TeacherGridBones = ({ count }: { count: number }) => (
  <section className={styles.grid} aria-busy="true" aria-label="正在加载教师">
    {Array.from({ length: count }, (_, index) => (
      <TeacherCardBone key={index} />
    ))}
  </section>
)
