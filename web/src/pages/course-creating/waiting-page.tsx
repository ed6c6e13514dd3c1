import { type CourseFile, courseFile, ProblemList } from '#authoring'
import { CourseFlow, creatingAddress } from '#courses'
import { useSession } from '#session'
import { useQueryClient } from '@tanstack/react-query'
import { role } from '@xinglin/contract/identity'
import { useNavigate } from 'react-router'
import { CourseFrame } from './frame.tsx'

const Flow = ({ file }: { file: CourseFile }) => {
  const { Course: course, Editable: editable, Problems: problems } = file
  const queries = useQueryClient()
  const navigate = useNavigate()
  const isTeacher = useSession()?.RoleType === role.teacher
  return (
    <CourseFlow
      course={course}
      ready={problems.length === 0}
      onMoved={() => void queries.invalidateQueries({ queryKey: courseFile(course.Id).queryKey })}
      onDeleted={() => void navigate(isTeacher ? '/PersonalInfo/courseManage' : '/manage/courses')}
    >
      {editable && (
        <ProblemList problems={problems} placeOf={(part) => creatingAddress(part, course.Id)} />
      )}
    </CourseFlow>
  )
}

/** 构建课程, its last page: what is still to be written, and the way through examination to students. */
export const WaitingPage = () => <CourseFrame>{(file) => <Flow file={file} />}</CourseFrame>
