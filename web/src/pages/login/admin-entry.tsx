import { useSession } from '#session'
import { Navigate } from 'react-router'
import { hasOffice } from '../shell/menu.ts'
import { Gate } from './gate.tsx'

const brands = {
  school: { head: '学校管理后台', note: '用户、课程与学校设置' },
  vsp: { head: '虚拟仿真管理后台', note: '虚拟仿真课程与资源的管理入口' },
} as const

/** An entry of those who run the school, under one of its two names; both lead to the one management area. */
export const AdminEntry = ({ brand }: { brand: keyof typeof brands }) => {
  const who = useSession()
  if (who?.MustChangePassword) return <Navigate to="/modifypassword" replace />
  if (hasOffice(who)) return <Navigate to="/manage" replace />
  return <Gate door={0} wanted="/manage" words={brands[brand]} />
}
