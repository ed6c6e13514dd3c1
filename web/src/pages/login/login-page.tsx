import { Evening, SchoolLogo } from '#schools'
import { isMember, safeRedirect, useSchool, useSession } from '#session'
import { Button, Checkbox, TextField } from '#ui'
import { CircleAlert } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router'
import look from './login-page.module.css'
import { rememberedAccount } from './remembered.ts'
import { useLogin } from './use-login.ts'

const LoginForm = ({ door, onDone }: { door: 0 | 2; onDone: () => void }) => {
  const { pending, fault, submit } = useLogin(onDone)
  const [account, setAccount] = useState(rememberedAccount.get)
  const [password, setPassword] = useState('')
  const [remember, setRemember] = useState(() => rememberedAccount.get() !== '')
  const [missing, setMissing] = useState({ account: '', password: '' })
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    if (pending) return
    const lacks = {
      account: account.trim() ? '' : '请输入账号',
      password: password ? '' : '请输入密码',
    }
    setMissing(lacks)
    if (lacks.account || lacks.password) return
    rememberedAccount.set(remember ? account.trim() : '')
    void submit({ account, password, door })
  }
  return (
    <form className={look.form} onSubmit={send} noValidate>
      <div className={look.head}>
        <h1>{door === 0 ? '管理员登录' : '欢迎回来'}</h1>
        <p>{door === 0 ? '请使用管理员账号登录' : '登录后从上次停下的地方继续学习'}</p>
      </div>
      {fault && (
        <div className={look.fault} role="alert">
          <CircleAlert size={18} aria-hidden />
          {fault}
        </div>
      )}
      <TextField
        label="账号"
        name="account"
        placeholder="账号 / 学号 / 工号"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={128}
        autoFocus={account === ''}
        value={account}
        error={missing.account}
        onChange={(event) => setAccount(event.target.value)}
      />
      <TextField
        label="密码"
        name="password"
        type="password"
        placeholder="请输入密码"
        autoComplete="current-password"
        autoFocus={account !== ''}
        value={password}
        error={missing.password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <div className={look.row}>
        <Checkbox checked={remember} onChange={(event) => setRemember(event.target.checked)}>
          记住账号
        </Checkbox>
      </div>
      <Button type="submit" kind="primary" size="large" wide pending={pending}>
        {pending ? '正在登录' : '登录'}
      </Button>
      <p className={look.or}>
        还没有账号？<Link to="/">先逛逛</Link>
      </p>
    </form>
  )
}

/** Where people sign in; whoever is signed in already goes on. */
export const LoginPage = () => {
  const school = useSchool()
  const who = useSession()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const target = safeRedirect(query.get('redirect'))
  if (who?.MustChangePassword) return <Navigate to="/modifypassword" replace />
  // A guest may come here to sign in with an account of their own.
  if (isMember(who)) return <Navigate to={target} replace />
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
          door={query.get('type') === '0' ? 0 : 2}
          onDone={() => void navigate(target, { replace: true })}
        />
        <p className={look.foot}>
          {school.ServicePhone && `登录遇到问题？服务热线 ${school.ServicePhone}`}
        </p>
      </main>
    </div>
  )
}
