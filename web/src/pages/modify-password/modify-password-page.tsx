import { PasswordForm } from '#identity'
import { SchoolLogo } from '#schools'
import { entryFor, useSchool, useSession } from '#session'
import { Card } from '#ui'
import { useState } from 'react'
import { Navigate } from 'react-router'
import look from './modify-password-page.module.css'

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
