import { SchoolLogo } from '#schools'
import { useSchool } from '#session'
import { dashboard } from '#statistics'
import { VisuallyHidden } from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { Session } from '@xinglin/contract/identity'
import { ArrowLeft } from 'lucide-react'
import { Link, NavLink } from 'react-router'
import { isAdmin } from '../shell/menu.ts'
import { addressOf, base, menuOf } from './screens.ts'
import styles from './side-menu.module.css'
import { Sprig } from './sprig.tsx'

const most = 99

const Count = ({ count }: { count: number }) => (
  <span className={styles.count}>
    <VisuallyHidden>待处理</VisuallyHidden>
    {count > most ? `${most}+` : count}
  </span>
)

/** The menu of the management area: the school, the screens that the role may see, the way back. `onGo` hears of a choice. */
export const SideMenu = ({ who, onGo }: { who: Session; onGo?: () => void }) => {
  const school = useSchool()
  const { data } = useQuery({ ...dashboard, enabled: isAdmin(who) })
  return (
    <div className={styles.side}>
      <Link className={styles.school} to={base} {...(onGo && { onClick: onGo })}>
        <SchoolLogo key={school.TopLogoUrl} school={school} height={34} />
        <span className={styles.names}>
          <span className={styles.name}>{school.Name}</span>
          <span className={styles.what}>管理后台</span>
        </span>
      </Link>
      <nav className={styles.menu} aria-label="管理菜单">
        {menuOf(who).map(({ group, screens }) => (
          <div key={group} className={styles.group}>
            {group && <p className={styles.head}>{group}</p>}
            <ul>
              {screens.map((screen) => {
                const Icon = screen.icon
                const count = screen.waiting ? (data?.[screen.waiting] ?? 0) : 0
                return (
                  <li key={screen.path}>
                    <NavLink
                      to={addressOf(screen)}
                      end={screen.path === ''}
                      className={styles.entry ?? ''}
                      {...(onGo && { onClick: onGo })}
                    >
                      {Icon && <Icon size={18} strokeWidth={1.75} aria-hidden />}
                      {screen.name}
                      {count > 0 && <Count count={count} />}
                    </NavLink>
                  </li>
                )
              })}
            </ul>
          </div>
        ))}
      </nav>
      <Link className={styles.back} to="/">
        <ArrowLeft size={16} aria-hidden />
        返回前台
      </Link>
      <Sprig />
    </div>
  )
}
