import { Cover } from '#courses'
import { ButtonLink } from '#ui'
import type { ReducedCourseBase } from '@xinglin/contract/courses'
import { Lock } from 'lucide-react'
import styles from './reduced-course.module.css'

/** A course that may not be opened: its name, why, and a way on. */
export const ReducedCourse = ({ course }: { course: ReducedCourseBase }) => (
  <section className={styles.card} aria-labelledby="course-name">
    <div className={styles.cover}>
      <Cover src={course.ImgUrl} motif={course.Motif} id={course.Id} />
    </div>
    <div className={styles.words}>
      <h1 className={styles.name} id="course-name">
        {course.Name}
      </h1>
      <p className={styles.why}>
        <Lock size={18} aria-hidden />
        {course.Verdict.Message}
      </p>
      <p className={styles.note}>
        {course.Verdict.Reason === 'smallClass'
          ? '加入任课老师的班级后即可学习，请联系任课老师。'
          : '学过的内容仍为您保留，课程重新上架后可以继续。'}
      </p>
      <ButtonLink to="/">返回首页</ButtonLink>
    </div>
  </section>
)
