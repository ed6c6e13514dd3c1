import { useSession } from '#session'
import { Navigate } from 'react-router'
import { personalStart } from './personal-menu.ts'

/** An address of the personal centre that nothing answers to: leads to its first page. */
export const ToFirst = () => {
  const who = useSession()
  return <Navigate to={who ? personalStart(who) : '/'} replace />
}
