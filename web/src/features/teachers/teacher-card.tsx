import { Avatar, Bone, BoneText, Tag } from '#ui'
import { type Teacher, titles } from '@xinglin/contract/teachers'
import { cutRemark } from './remark.ts'
import look from './teacher-card.module.css'

/** A teacher: picture, name, title, school and the beginning of the introduction. */
export const TeacherCard = ({ teacher }: { teacher: Teacher }) => {
  const title = titles[teacher.Type]
  return (
    <article className={look.card}>
      <Avatar src={teacher.ImgUrl} gender={teacher.Gender} size={64} />
      <div className={look.words}>
        <div className={look.head}>
          <h3 className={look.name}>{teacher.Name}</h3>
          {title && <Tag tone="school">{title}</Tag>}
        </div>
        <p className={look.school}>{teacher.SchoolName}</p>
        {teacher.Remark && <p className={look.remark}>{cutRemark(teacher.Remark)}</p>}
      </div>
    </article>
  )
}

/** A teacher card to come. */
export const TeacherCardBone = () => (
  <div className={look.card} aria-hidden="true">
    <Bone shape="circle" width="64px" height="64px" />
    <div className={look.words} style={{ gap: 10 }}>
      <Bone width="46%" height="18px" />
      <Bone width="60%" />
      <BoneText lines={2} />
    </div>
  </div>
)
