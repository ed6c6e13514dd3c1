import { cameBack, isTrial } from '#sign-in-methods'
import { isMember, safeRedirect, useSession } from '#session'
import { Navigate, useSearchParams } from 'react-router'
import { Gate } from './gate.tsx'
import { Onward } from './onward.tsx'
import { TrialPage } from './trial-page.tsx'

/** Where people sign in; whoever is signed in already goes on. */
export const LoginPage = () => {
  const who = useSession()
  const [query] = useSearchParams()
  const door = query.get('type') === '0' ? 0 : 2
  // The administrators' door leads to their area where no page was wanted.
  const usual = door === 0 ? '/manage' : undefined
  const wanted = query.has('redirect') ? safeRedirect(query.get('redirect')) : usual
  const back = cameBack(query.toString())
  // An administrator tries single sign-on: they stay who they are.
  if (back && isTrial(back) && isMember(who)) return <TrialPage back={back} />
  if (who?.MustChangePassword) return <Navigate to="/modifypassword" replace />
  // A guest may come here to sign in with an account of their own.
  if (isMember(who)) return <Onward who={who} wanted={wanted} />
  return <Gate door={door} wanted={wanted} />
}
