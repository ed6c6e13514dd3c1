import { Cover, KindBadge } from '#courses'
import { OwnPeriodNote } from '#offerings'
import { Card, Progress } from '#ui'
import type { CourseBase, ReducedCourseBase } from '@xinglin/contract/courses'
import type { AttemptLine } from '@xinglin/contract/learning'
import { Info } from 'lucide-react'
import { Link } from 'react-router'
import { Actions } from '../course-preview/actions.tsx'
import styles from './course-home-head.module.css'

type Course = ({ Full: true } & CourseBase) | ({ Full: false } & ReducedCourseBase)

/** The head of a course's home: what it is, how far one is, and what one may do now; why not, where it is shut. */
export const CourseHomeHead = ({
  course,
  newest,
}: {
  course: Course
  /** The newest round; undefined where one never began. */
  newest: AttemptLine | undefined
}) => (
  <Card as="section" className={styles.head}>
    <div className={styles.cover}>
      <Cover src={course.ImgUrl} motif={course.Motif} id={course.Id} />
    </div>
    <div className={styles.words}>
      <div className={styles.tags}>
        <KindBadge kind={course.Full ? course.HasVirtual : (newest?.HasVirtual ?? 0)} />
      </div>
      <h1 className={styles.name}>{course.Name}</h1>
      {course.Full && (
        <p className={styles.author}>
          {course.CreateUserName} · {course.SchoolName}
          <Link to={`/CoursePreview/${course.Id}`}>课程介绍</Link>
        </p>
      )}
      {newest && (
        <div className={styles.progress}>
          <Progress value={newest.Progress} label="我的学习进度" />
          <span>
            <strong>{Math.floor(newest.Progress)}%</strong> 第 {newest.AttemptNo} 次学习 · 已完成{' '}
            {newest.DoneCount}/{newest.ItemCount} 项必修内容
          </span>
        </div>
      )}
      {course.Full && course.Period && <OwnPeriodNote period={course.Period} />}
      {course.Full ? (
        <Actions course={course} contestId="" />
      ) : (
        <p className={styles.shut}>
          <Info size={17} aria-hidden />
          {course.Verdict.Message}
        </p>
      )}
    </div>
  </Card>
)
