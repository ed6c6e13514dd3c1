import { SchoolLogo } from '#schools'
import { served, signOut, useSchool, useSession } from '#session'
import { Avatar, ButtonLink, Dropdown, Tag, toast } from '#ui'
import type { Session } from '@xinglin/contract/identity'
import { ChevronDown, KeyRound, LogOut, TriangleAlert } from 'lucide-react'
import { Link, NavLink, useLocation, useNavigate } from 'react-router'
import look from './header.module.css'
import { closedMessage, menuFor, noticesFor } from './menu.ts'

const Menu = () => {
  const school = useSchool()
  const who = useSession()
  return (
    <nav className={look.menu} aria-label="主菜单">
      {menuFor(school, who).map(({ name, to, open }) => (
        <NavLink
          key={to}
          to={to}
          end
          className={look.entry ?? ''}
          onClick={(event) => {
            if (open) return
            event.preventDefault()
            toast.warning(closedMessage)
          }}
        >
          {name}
        </NavLink>
      ))}
    </nav>
  )
}

const Person = ({ who }: { who: Session }) => {
  const navigate = useNavigate()
  const toggle = (
    <>
      <Avatar src={who.ImgUrl} gender={who.Gender} size={36} />
      <span className={look.person}>
        <span className={look.real}>{who.RealName}</span>
        <span className={look.number}>{who.StudentIDOrJobNumber}</span>
      </span>
      <ChevronDown size={16} aria-hidden />
    </>
  )
  return (
    <Dropdown
      label={`${who.RealName} ${who.StudentIDOrJobNumber}，账号菜单`}
      toggle={toggle}
      deeds={[
        ...(who.IsTourists
          ? []
          : [
              {
                name: '修改密码',
                icon: <KeyRound size={17} aria-hidden />,
                run: () => void navigate('/modifypassword'),
              },
            ]),
        { name: '退出', icon: <LogOut size={17} aria-hidden />, run: () => void signOut() },
      ]}
    />
  )
}

const UserArea = () => {
  const who = useSession()
  const { pathname, search } = useLocation()
  const back = pathname === '/' ? '' : `?redirect=${encodeURIComponent(pathname + search)}`
  return (
    <div className={look.user}>
      {who?.IsTourists && <Tag tone="apricot">游客</Tag>}
      {(!who || who.IsTourists) && (
        <ButtonLink to={`/login${back}`} kind="primary" size="small">
          {who ? '登录正式账号' : '登录'}
        </ButtonLink>
      )}
      {who && <Person who={who} />}
    </div>
  )
}

/** The top of every page inside the product: school, menu, person, and what administrators must know. */
export const Header = () => {
  const school = useSchool()
  const who = useSession()
  return (
    <>
      {noticesFor(school, who, served().Insecure).map((notice) => (
        <aside key={notice} className={look.notice} aria-label={notice}>
          <TriangleAlert size={16} aria-hidden />
          {notice}
        </aside>
      ))}
      <header className={look.header}>
        <div className={look.row}>
          <Link className={look.school} to="/" aria-label={`${school.Name}，首页`}>
            <SchoolLogo key={school.TopLogoUrl} school={school} />
            <span className={look.name}>{school.Name}</span>
          </Link>
          <Menu />
          <UserArea />
        </div>
      </header>
    </>
  )
}
