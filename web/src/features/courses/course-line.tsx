import { Skeleton } from '#ui'
import { type CourseListItem, kindNames } from '@xinglin/contract/courses'
import { Link } from 'react-router'
import { shortCount } from './course-card.tsx'
import styles from './course-line.module.css'
import { cardTooltip } from './course-name.ts'
import { Cover } from './cover/cover.tsx'

/** A course in a narrow column: a small cover, the name, its kind and how many learn it. */
export const CourseLine = ({ course }: { course: CourseListItem }) => (
  <article className={styles.line}>
    <div className={styles.cover}>
      <Cover small src={course.ImgUrl} motif={course.Motif} id={course.Id} />
    </div>
    <div className={styles.words}>
      <h3 className={styles.name}>
        <Link to={`/CoursePreview/${course.Id}`} title={cardTooltip(course)}>
          {course.Name}
        </Link>
      </h3>
      <p className={styles.note}>
        {kindNames[course.HasVirtual] ?? kindNames[0]} · {shortCount(course.StudyCount)} 人学习
      </p>
    </div>
  </article>
)

/** Lines to come. */
export const CourseLineBones = ({ count }: { count: number }) => (
  <section aria-busy="true" aria-label="正在加载课程">
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className={styles.line} aria-hidden="true">
        <Skeleton height="54px" shape="block" />
        <div className={styles.words}>
          <Skeleton width="90%" height="16px" />
          <Skeleton width="56%" />
        </div>
      </div>
    ))}
  </section>
)
