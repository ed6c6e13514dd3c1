import { texts } from '#call'
import { useSchool, useSession } from '#session'
import { NoRight, toast } from '#ui'
import { type ReactNode, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { admit, type PageRule, previewOf } from './admission.ts'
import { closedMessage } from './menu.ts'

const GoHome = ({ why }: { why: string }) => {
  useEffect(() => toast.warning(why), [why])
  return <Navigate to="/" replace />
}

/** Shows a page to whom it is for, and sends everybody else where they can go on. */
export const Guard = ({ rule, children }: { rule: PageRule; children: ReactNode }) => {
  const school = useSchool()
  const who = useSession()
  const { pathname, search, hash } = useLocation()
  const decision = admit(rule, school, who, pathname)
  if (decision === 'preview' && who) return <Navigate to={previewOf(who)} replace />
  if (decision === 'changePassword') return <Navigate to="/modifypassword" replace />
  if (decision === 'closed') return <GoHome why={closedMessage} />
  if (decision === 'refused') return <GoHome why={texts.notAllowed} />
  if (decision === 'signIn') {
    return (
      <Navigate to={`/login?redirect=${encodeURIComponent(pathname + search + hash)}`} replace />
    )
  }
  return decision === 'noRight' ? <NoRight page /> : children
}
