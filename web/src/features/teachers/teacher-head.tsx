import { Avatar, ButtonLink, figure, Tag } from '#ui'
import { titles } from '@xinglin/contract/identity'
import type { TeacherProfile } from '@xinglin/contract/teachers'
import { ExpertiseTags } from './expertise-tags.tsx'
import styles from './teacher-head.module.css'

/** A teacher at the head of the own page: who it is, what is said of them, and figures of the teaching; `editAt` leads the teacher to change it. */
export const TeacherHead = ({
  teacher,
  editAt,
}: {
  teacher: TeacherProfile
  editAt?: string | undefined
}) => {
  const title = titles[teacher.Type]
  const figures = [
    ['课程', `${figure(teacher.CourseCount)} 门`],
    ['学习人次', figure(teacher.StudyCount)],
    ['平均评分', teacher.Rate > 0 ? `${teacher.Rate.toFixed(1)} 分` : '暂无'],
    ['回复评价', `${figure(teacher.ReplyCount)} 条`],
  ] as const
  return (
    <header className={styles.head}>
      <Avatar src={teacher.ImgUrl} gender={teacher.Gender} size={112} />
      <div className={styles.words}>
        <div className={styles.line}>
          <h1 className={styles.name}>{teacher.Name}</h1>
          {title && <Tag tone="school">{title}</Tag>}
          {editAt && (
            <ButtonLink to={editAt} size="small">
              编辑资料
            </ButtonLink>
          )}
        </div>
        <p className={styles.place}>
          {[teacher.SchoolName, teacher.DepartmentName].filter(Boolean).join(' · ')}
        </p>
        {teacher.Expertise.length > 0 && (
          <div className={styles.expertise}>
            <span aria-hidden="true">擅长</span>
            <ExpertiseTags expertise={teacher.Expertise} />
          </div>
        )}
        <p className={styles.remark}>{teacher.Remark || '这位教师还没有写简介。'}</p>
      </div>
      <dl className={styles.figures}>
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </header>
  )
}
