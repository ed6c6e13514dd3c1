import { PasswordForm } from '#identity'
import { SchoolLogo } from '#schools'
import { useSchool, useSession } from '#session'
import { Card } from '#ui'
import { Navigate } from 'react-router'
import look from './modify-password-page.module.css'

/** Where a password is changed with the old one; strangers and guests, whose account is everybody’s, sign in first. */
export const ModifyPasswordPage = () => {
  const school = useSchool()
  const who = useSession()
  if (!who || (who.IsTourists && !who.MustChangePassword))
    return <Navigate to="/login?redirect=/modifypassword" replace />
  return (
    <div className={look.page}>
      <header className={look.top}>
        <SchoolLogo school={school} height={36} />
        {school.Name}
      </header>
      <main className={look.card}>
        <Card roomy>
          <PasswordForm who={who} />
        </Card>
      </main>
    </div>
  )
}
