import { Evening, SchoolLogo } from '#schools'
import { useSchool } from '#session'
import { Link } from 'react-router'
import { Entrance } from './entrance.tsx'
import styles from './login-page.module.css'

type Props = {
  readonly door: 0 | 2
  readonly wanted: string | undefined
  /** What stands over the form; the door's own words unless said. */
  readonly words?: { readonly head: string; readonly note: string }
}

/** The page of signing in: the school's evening at one side, the ways in at the other. */
export const Gate = ({ door, wanted, words }: Props) => {
  const school = useSchool()
  return (
    <div className={styles.page}>
      <aside className={styles.art} aria-label="平台寄语">
        <Evening />
        <p className={styles.motto}>
          <strong>在练习中，成为医者</strong>
          {school.PlatformName}
        </p>
      </aside>
      <main className={styles.side}>
        <div className={styles.top}>
          <Link className={styles.school} to="/" aria-label={`${school.Name}，首页`}>
            <SchoolLogo school={school} height={36} />
            <span>{school.Name}</span>
          </Link>
        </div>
        <div className={styles.ways}>
          <Entrance door={door} wanted={wanted} {...(words && { words })} />
        </div>
        <p className={styles.foot}>
          {school.ServicePhone && `登录遇到问题？服务热线 ${school.ServicePhone}`}
        </p>
      </main>
    </div>
  )
}
