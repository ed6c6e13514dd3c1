import { call } from '#call'
import { ButtonLink, ComboBox, Empty } from '#ui'
import { changeClassCourses, type ClassDetail } from '@xinglin/contract/classes'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useAction } from '../actions/use-action.ts'
import styles from './panels.module.css'
import { findClassCourses } from './teaching-queries.ts'

/** The courses of the platform that a class studies. */
export const CoursesPanel = ({
  one,
  cover,
  courseAddress,
  learnersAddress,
  offeringsAddress,
}: {
  one: ClassDetail
  cover: (course: ClassDetail['Courses'][number]) => ReactNode
  courseAddress: (courseId: string) => string
  /** Where those of a class who study a course are followed. */
  learnersAddress: (courseId: string, classId: string) => string
  offeringsAddress: (courseId: string) => string
}) => {
  const { run } = useAction()
  const mayChange = one.State === 'open' && one.Rights.includes('courses')
  const change = (add: readonly string[], drop: readonly string[], done: string) =>
    void run(async () => {
      await call(changeClassCourses, { ClassId: one.Id, Add: [...add], Drop: [...drop] })
      return done
    })
  return (
    <div className={styles.panel}>
      {one.Courses.length === 0 ? (
        <Empty
          head="还没有指定学习的课程"
          {...(mayChange && { note: '小班课程须加入这里，本班学生才能学习。' })}
        />
      ) : (
        <ul className={styles.courses}>
          {one.Courses.map((course) => (
            <li key={course.Id} className={styles.course}>
              <span className={styles.thumb}>{cover(course)}</span>
              <Link className={styles.name} to={courseAddress(course.Id)}>
                {course.Name}
              </Link>
              {!one.IsStudent && (
                <ButtonLink
                  kind="plain"
                  size="small"
                  to={learnersAddress(course.Id, one.Id)}
                  aria-label={`学情：${course.Name}`}
                >
                  学情
                </ButtonLink>
              )}
              {mayChange && (
                <ButtonLink
                  kind="plain"
                  size="small"
                  to={offeringsAddress(course.Id)}
                  aria-label={`开课安排：${course.Name}`}
                >
                  开课安排
                </ButtonLink>
              )}
              {mayChange && (
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={`移除 ${course.Name}`}
                  onClick={() => change([], [course.Id], '已移除')}
                >
                  <X size={16} aria-hidden />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayChange && (
        <ComboBox
          key={one.Courses.length}
          label="加入课程"
          placeholder="输入课程名称查找"
          find={findClassCourses}
          chosen={undefined}
          onChoose={({ id }) => change([id], [], '已加入课程')}
        />
      )}
    </div>
  )
}
