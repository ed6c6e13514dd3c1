import { doors, ResetForm } from '#sign-in-methods'
import { PasswordForm, profile, Strength } from '#identity'
import { SchoolLogo } from '#schools'
import { endSession, entryFor, useSchool, useSession } from '#session'
import { Button, Card, toast } from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { Session } from '@xinglin/contract/identity'
import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import styles from './modify-password-page.module.css'

const meter = (password: string) => <Strength password={password} />

/** By the old password, or by a code to the own telephone where the school has that. */
const Change = ({ who }: { who: Session }) => {
  const navigate = useNavigate()
  const [bySms, setBySms] = useState(false)
  const mayAsk = !who.MustChangePassword
  const open = useQuery({ ...doors, enabled: mayAsk })
  const own = useQuery({ ...profile, enabled: mayAsk && open.data?.Reset === true })
  const phone = own.data?.Phone ?? ''
  const canSms = open.data?.Reset === true && /^1\d{10}$/.test(phone)
  const done = () => {
    toast.success('密码修改成功，请重新登录')
    endSession()
    void navigate(entryFor(who), { replace: true })
  }
  return (
    <>
      {bySms ? (
        <>
          <div className={styles.head}>
            <h1>修改密码</h1>
            <p>修改后，所有设备上的登录会同时失效。</p>
          </div>
          <ResetForm own={phone} meter={meter} onDone={done} />
        </>
      ) : (
        <PasswordForm who={who} />
      )}
      {canSms && (
        <p className={styles.other}>
          <Button kind="plain" onClick={() => setBySms(!bySms)}>
            {bySms ? '改用原密码' : '忘记原密码？用短信验证码修改'}
          </Button>
        </p>
      )}
    </>
  )
}

/** Where a password is changed with the old one; strangers and guests, whose account is everybody’s, sign in first. */
export const ModifyPasswordPage = () => {
  const school = useSchool()
  const who = useSession()
  // Whoever changed the password signs in again and goes on, and is not asked to change it once more.
  const [came] = useState(who)
  const isGuest = who?.IsTourists === true && !who.MustChangePassword
  if (!who || isGuest) {
    const changed = came && !came.IsTourists
    return <Navigate to={changed ? entryFor(came) : '/login?redirect=/modifypassword'} replace />
  }
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <SchoolLogo school={school} height={36} />
        {school.Name}
      </header>
      <main className={styles.card}>
        <Card roomy>
          <Change who={who} />
        </Card>
      </main>
    </div>
  )
}
