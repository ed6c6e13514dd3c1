import { TeacherCard } from '#teachers'
import type { CourseBase } from '@xinglin/contract/courses'

/** The author of a course at the side of its preview. */
export const AuthorCard = ({ course }: { course: CourseBase }) => (
  <TeacherCard
    teacher={{
      Id: course.CreateUserId,
      Name: course.CreateUserName,
      ImgUrl: course.UserImgUrl,
      Gender: course.Gender,
      Type: course.CreateUserType,
      SchoolName: course.SchoolName,
      Remark: course.CreateUserRemark,
      Expertise: course.CreateUserExpertise,
    }}
  />
)
