import { ClassPage } from '#classes'
import { useSession } from '#session'
import { role } from '@xinglin/contract/identity'
import { useSearchParams } from 'react-router'
import { administrativeManage, classManage, myClasses, teachManage } from './class-addresses.ts'
import { classPageParts } from './class-page-parts.tsx'

/** MyClassDetail: one class for those who belong to it. */
export const MyClassDetailPage = () => {
  const [query] = useSearchParams()
  const own = useSession()?.RoleType ?? role.guest
  const classId = query.get('id') ?? ''
  const isLearner = own === role.student || own === role.teacher
  return (
    <ClassPage
      key={classId}
      classId={classId}
      list={isLearner ? myClasses : classManage}
      managedAt={({ Id, Kind }) =>
        own === role.student
          ? undefined
          : `${Kind === 'teaching' ? teachManage : administrativeManage}?id=${Id}`
      }
      parts={classPageParts}
    />
  )
}
