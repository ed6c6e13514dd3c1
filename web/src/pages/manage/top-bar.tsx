import { signOut } from '#session'
import { Avatar, Breadcrumb, Dropdown, Sheet } from '#ui'
import type { Session } from '@xinglin/contract/identity'
import { ChevronDown, House, KeyRound, LogOut, Menu } from 'lucide-react'
import { useState } from 'react'
import { SideMenu } from './side-menu.tsx'
import styles from './manage.module.css'

const Person = ({ who }: { who: Session }) => {
  return (
    <Dropdown
      label={`${who.RealName}，账号菜单`}
      toggle={
        <>
          <Avatar src={who.ImgUrl} gender={who.Gender} size={34} />
          <span className={styles.real}>{who.RealName}</span>
          <ChevronDown size={16} aria-hidden />
        </>
      }
      actions={[
        {
          name: '返回前台',
          icon: <House size={17} aria-hidden />,
          to: '/',
        },
        {
          name: '修改密码',
          icon: <KeyRound size={17} aria-hidden />,
          to: '/modifypassword',
        },
        { name: '退出', icon: <LogOut size={17} aria-hidden />, run: () => void signOut() },
      ]}
    />
  )
}

/** The top of the management area: the menu on narrow screens, where one is, and who. */
export const TopBar = ({
  who,
  steps,
}: {
  who: Session
  steps: readonly { readonly name: string; readonly to?: string }[]
}) => {
  const [open, setOpen] = useState(false)
  return (
    <header className={styles.bar}>
      <button
        type="button"
        className={styles.toggle}
        aria-label="打开管理菜单"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Menu size={20} aria-hidden />
      </button>
      <div className={styles.where}>
        <Breadcrumb steps={steps} />
      </div>
      <Person who={who} />
      {open && (
        <Sheet title="管理菜单" onClose={() => setOpen(false)}>
          <SideMenu who={who} onGo={() => setOpen(false)} />
        </Sheet>
      )}
    </header>
  )
}
