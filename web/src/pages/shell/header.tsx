import { SchoolLogo } from '#schools'
import { isMember, served, signOut, useSchool, useSession } from '#session'
import { Avatar, ButtonLink, chosenInSight, classes, Dropdown, Tag, toast, useMedia } from '#ui'
import { role, type Session } from '@xinglin/contract/identity'
import {
  ChevronDown,
  CircleUserRound,
  Clapperboard,
  KeyRound,
  LayoutDashboard,
  LogOut,
  TriangleAlert,
} from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { hasPersonalCentre, personalPages, personalStart } from '../personal/personal-menu.ts'
import styles from './header.module.css'
import { HeaderSearch } from './header-search.tsx'
import { closedMessage, isAdmin, hasOffice, isUnder, menuFor, noticesFor } from './menu.ts'

// Its code comes after the page: whoever has no messages does not load it.
const UnreadSign = lazy(() =>
  import('#messages/unread').then((module) => ({ default: module.UnreadSign })),
)

const Menu = ({ className }: { className: string | undefined }) => {
  const school = useSchool()
  const who = useSession()
  const { pathname } = useLocation()
  return (
    <nav ref={chosenInSight} className={classes(styles.menu, className)} aria-label="主菜单">
      {menuFor(school, who).map((entry) => (
        <Link
          key={entry.to}
          to={entry.to}
          className={styles.entry}
          aria-current={isUnder(entry, pathname) ? 'page' : undefined}
          onClick={(event) => {
            if (entry.open) return
            event.preventDefault()
            toast.warning(closedMessage)
          }}
        >
          {entry.name}
        </Link>
      ))}
    </nav>
  )
}

const mayUpload = (who: Session) => isAdmin(who) || who.RoleType === role.teacher

const Person = ({ who }: { who: Session }) => {
  const school = useSchool()
  const toggle = (
    <>
      <Avatar src={who.ImgUrl} gender={who.Gender} size={36} />
      <span className={styles.person}>
        <span className={styles.real}>{who.RealName}</span>
        <span className={styles.number}>{who.StudentIDOrJobNumber}</span>
      </span>
      <ChevronDown size={16} aria-hidden />
    </>
  )
  return (
    <Dropdown
      label={`${who.RealName} ${who.StudentIDOrJobNumber}，账号菜单`}
      toggle={toggle}
      actions={[
        ...(who.IsTourists
          ? []
          : [
              ...(hasPersonalCentre(school)
                ? [
                    {
                      name: '个人中心',
                      icon: <CircleUserRound size={17} aria-hidden />,
                      to: personalStart(who),
                    },
                  ]
                : []),
              ...(hasOffice(who)
                ? [
                    {
                      name: '管理入口',
                      icon: <LayoutDashboard size={17} aria-hidden />,
                      to: '/manage',
                    },
                  ]
                : []),
              ...(mayUpload(who)
                ? [
                    {
                      name: '我的视频',
                      icon: <Clapperboard size={17} aria-hidden />,
                      to: '/videotransform',
                    },
                  ]
                : []),
              {
                name: '修改密码',
                icon: <KeyRound size={17} aria-hidden />,
                to: '/modifypassword',
              },
            ]),
        { name: '退出', icon: <LogOut size={17} aria-hidden />, run: () => void signOut() },
      ]}
    />
  )
}

const UserArea = () => {
  const who = useSession()
  const school = useSchool()
  const { pathname, search } = useLocation()
  const back = pathname === '/' ? '' : `?redirect=${encodeURIComponent(pathname + search)}`
  return (
    <div className={styles.user}>
      {who?.IsTourists && <Tag tone="apricot">{who.PreviewCourseId ? '预览' : '游客'}</Tag>}
      {(!who || who.IsTourists) && (
        <ButtonLink to={`/login${back}`} kind="primary" size="small">
          {who && !who.PreviewCourseId ? '登录正式账号' : '登录'}
        </ButtonLink>
      )}
      {isMember(who) && hasPersonalCentre(school) && (
        <Suspense fallback={null}>
          <UnreadSign to={personalPages.messages} place={pathname} />
        </Suspense>
      )}
      {who && !who.PreviewCourseId && <Person who={who} />}
    </div>
  )
}

/** The top of every page inside the product: school, menu, person, and what administrators must know. */
export const Header = () => {
  const school = useSchool()
  const who = useSession()
  const narrow = useMedia('(max-width: 640px)')
  // Whoever learns on a phone needs the room, and has a way out of their own.
  const learning = useLocation().pathname.startsWith('/BaseLearning/')
  const hasMenu = !who?.PreviewCourseId
  return (
    <>
      {noticesFor(school, who, served().Insecure).map((notice) => (
        <aside key={notice} className={styles.notice} aria-label={notice}>
          <TriangleAlert size={16} aria-hidden />
          {notice}
        </aside>
      ))}
      <header className={styles.header}>
        <div className={styles.row}>
          <Link className={styles.school} to="/" aria-label={`${school.Name}，首页`}>
            <SchoolLogo key={school.TopLogoUrl} school={school} />
            <span className={styles.name}>{school.Name}</span>
          </Link>
          {!narrow && hasMenu && <Menu className={styles.inRow} />}
          {hasMenu && <HeaderSearch />}
          <UserArea />
        </div>
      </header>
      {narrow && hasMenu && !learning && <Menu className={styles.strip} />}
    </>
  )
}
