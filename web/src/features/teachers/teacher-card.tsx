import { Avatar, Skeleton, SkeletonText, Marked, Tag } from '#ui'
import type { Marks } from '@xinglin/contract/call'
import { titles } from '@xinglin/contract/identity'
import type { Teacher } from '@xinglin/contract/teachers'
import { BookOpen } from 'lucide-react'
import { Link } from 'react-router'
import { ExpertiseTags } from './expertise-tags.tsx'
import { cutRemark } from './remark.ts'
import styles from './teacher-card.module.css'
import { teacherAddress } from './teacher-filters.ts'

/** As many fit on a line or two of a card. */
const onCard = 3

/** A teacher, and what a search tells besides: where the name matched, and how many courses there are. */
export type ShownTeacher = Teacher & {
  readonly Marks?: Marks | undefined
  readonly CourseCount?: number
}

/** A teacher, the whole card leading to the own page: picture, name, title, school, what the teacher is good at, the beginning of the introduction, and the number of courses where it is known. */
export const TeacherCard = ({ teacher }: { teacher: ShownTeacher }) => {
  const title = titles[teacher.Type]
  return (
    <article className={styles.card}>
      <Avatar src={teacher.ImgUrl} gender={teacher.Gender} size={64} />
      <div className={styles.words}>
        <div className={styles.head}>
          <h3 className={styles.name}>
            <Link to={teacherAddress(teacher.Id)}>
              <Marked text={teacher.Name} marks={teacher.Marks} />
            </Link>
          </h3>
          {title && <Tag tone="school">{title}</Tag>}
        </div>
        <p className={styles.school}>{teacher.SchoolName}</p>
        <ExpertiseTags expertise={teacher.Expertise} most={onCard} />
        {teacher.Remark && <p className={styles.remark}>{cutRemark(teacher.Remark)}</p>}
        {teacher.CourseCount !== undefined && (
          <p className={styles.courses}>
            <BookOpen size={14} aria-hidden />
            {teacher.CourseCount} 门课程
          </p>
        )}
      </div>
    </article>
  )
}

/** A teacher card to come. */
export const TeacherCardBone = () => (
  <div className={styles.card} aria-hidden="true">
    <Skeleton shape="circle" width="64px" height="64px" />
    <div className={styles.words} style={{ gap: 10 }}>
      <Skeleton width="46%" height="18px" />
      <Skeleton width="60%" />
      <SkeletonText lines={2} />
    </div>
  </div>
)
