import { LoginForm } from '#identity'
import { Evening, SchoolLogo } from '#schools'
import { isMember, safeRedirect, session, useSchool, useSession } from '#session'
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router'
import look from './login-page.module.css'
import { Onward } from './onward.tsx'

/** Where people sign in; whoever is signed in already goes on. */
export const LoginPage = () => {
  const school = useSchool()
  const who = useSession()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const door = query.get('type') === '0' ? 0 : 2
  // The administrators' door leads to their area where no page was wanted.
  const usual = door === 0 ? '/manage' : undefined
  const wanted = query.has('redirect') ? safeRedirect(query.get('redirect')) : usual
  if (who?.MustChangePassword) return <Navigate to="/modifypassword" replace />
  // A guest may come here to sign in with an account of their own.
  if (isMember(who)) return <Onward who={who} wanted={wanted} />
  return (
    <div className={look.page}>
      <aside className={look.art} aria-label="平台寄语">
        <Evening />
        <p className={look.motto}>
          <strong>在练习中，成为医者</strong>
          {school.PlatformName}
        </p>
      </aside>
      <main className={look.side}>
        <div className={look.top}>
          <Link className={look.school} to="/" aria-label={`${school.Name}，首页`}>
            <SchoolLogo school={school} height={36} />
            <span>{school.Name}</span>
          </Link>
        </div>
        <LoginForm
          door={door}
          onDone={() => {
            if (!isMember(session())) void navigate(wanted ?? '/', { replace: true })
          }}
        />
        <p className={look.foot}>
          {school.ServicePhone && `登录遇到问题？服务热线 ${school.ServicePhone}`}
        </p>
      </main>
    </div>
  )
}
