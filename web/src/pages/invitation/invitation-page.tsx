import { InvitationSheet } from '#identity'
import { SchoolLogo } from '#schools'
import { useSchool } from '#session'
import { Link, useLocation, useNavigate } from 'react-router'
import styles from './invitation-page.module.css'

/** 教师邀请: whoever holds the link or the code joins the school as a teacher. */
export const InvitationPage = () => {
  const school = useSchool()
  const { hash } = useLocation()
  const go = useNavigate()
  const code = decodeURIComponent(hash.slice(1))
  return (
    <main className={styles.page}>
      <Link className={styles.school} to="/" aria-label={`${school.Name}，首页`}>
        <SchoolLogo school={school} height={36} />
        <span>{school.Name}</span>
      </Link>
      <div className={styles.sheet}>
        <h1 className={styles.head}>教师邀请</h1>
        <InvitationSheet
          key={code}
          code={code}
          school={school.Name}
          onCode={(typed) => void go(`/Invitation#${typed}`, { replace: true })}
        />
      </div>
    </main>
  )
}
