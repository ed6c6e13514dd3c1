import { saveManagedCourse, type ManagedCourse } from '@xinglin/contract/courses'
import type { ComponentProps } from 'react'
import { CourseBaseForm } from './course-base-form.tsx'
import { CourseFacts } from './course-facts.tsx'
import styles from './managed-course.module.css'

const whyLocked = ({ Actions: actions, Revision: revision }: ManagedCourse): string =>
  actions.includes('revise') || revision !== null
    ? saveManagedCourse.refusals.approved[1]
    : '课程正在审核，撤回后可以修改。'

/** The base information of a course: its form, or what it says where it may not be changed by whoever looks. */
export const CourseBase = (props: ComponentProps<typeof CourseBaseForm>) => {
  const { course } = props
  if (!course || course.Actions.includes('edit')) return <CourseBaseForm {...props} />
  return (
    <>
      <p className={styles.note} role="note">
        {whyLocked(course)}
      </p>
      <CourseFacts course={course} />
    </>
  )
}
