import { TeachingClasses, TeachingClassDetail } from '#classes'
import { useSession } from '#session'
import { role } from '@xinglin/contract/identity'
import { useSearchParams } from 'react-router'
import { teachManage } from './class-addresses.ts'
import { classPageParts } from './class-page-parts.tsx'

/** MyClassTeachManage: 教学班 that one teaches, and one of them. */
export const MyClassTeachPage = () => {
  const [query] = useSearchParams()
  const namesTeacher = useSession()?.RoleType !== role.teacher
  const id = query.get('id')
  return id ? (
    <TeachingClassDetail
      key={id}
      classId={id}
      list={teachManage}
      namesTeacher={namesTeacher}
      tools={classPageParts}
    />
  ) : (
    <TeachingClasses
      namesTeacher={namesTeacher}
      addressOf={(classId) => `${teachManage}?id=${classId}`}
    />
  )
}
