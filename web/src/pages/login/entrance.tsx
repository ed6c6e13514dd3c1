import { cameBack, doors, SsoReturn } from '#sign-in-methods'
import { LoginForm } from '#identity'
import { beginSession, isMember, safeRedirect, session } from '#session'
import { useQuery } from '@tanstack/react-query'
import type { Session } from '@xinglin/contract/identity'
import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import styles from './login-page.module.css'
import { Ways } from './ways.tsx'

type Props = {
  readonly door: 0 | 2
  readonly wanted: string | undefined
  readonly words?: { readonly head: string; readonly note: string }
}

const usual = {
  0: { head: '管理员登录', note: '请使用管理员账号登录' },
  2: { head: '欢迎回来', note: '登录后从上次停下的地方继续学习' },
} as const

/** The ways in, or the end of the one that led away and back. */
export const Entrance = ({ door, wanted, words = usual[door] }: Props) => {
  const navigate = useNavigate()
  const { search } = useLocation()
  const back = useMemo(() => cameBack(search), [search])
  // Only the people’s door has others beside it.
  const open = useQuery({ ...doors, enabled: door === 2 && !back })
  const cameIn = useCallback(
    (next: Session, redirect: string) => {
      beginSession(next)
      // Without a wish the login page sends on whoever is signed in.
      void navigate(redirect === '' ? '/login' : safeRedirect(redirect), { replace: true })
    },
    [navigate],
  )
  const done = useCallback(() => {
    if (!isMember(session())) void navigate(wanted ?? '/', { replace: true })
  }, [navigate, wanted])
  if (back) {
    const giveUp = () => void navigate('/login', { replace: true })
    return <SsoReturn back={back} onDone={cameIn} onGiveUp={giveUp} />
  }
  return (
    <>
      <div className={styles.head}>
        <h1>{words.head}</h1>
        <p>{words.note}</p>
      </div>
      {door === 0 ? (
        <LoginForm door={0} onDone={done} />
      ) : (
        <Ways doors={open.data} wanted={wanted} onDone={done} />
      )}
    </>
  )
}
