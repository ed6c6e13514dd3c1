import { isMember, useSchool, useSession } from '#session'
import { Skeleton, SkeletonText, ButtonLink, NoRight, SkipLink, usePageTitle } from '#ui'
import { role, type Session } from '@xinglin/contract/identity'
import { lazy, type ReactNode, Suspense } from 'react'
import { Link, Navigate, Route, Routes, useLocation } from 'react-router'
import { Boundary } from '../shell/boundary.tsx'
import { hasOffice } from '../shell/menu.ts'
import styles from './manage.module.css'
import { base, isFor, type Screen, screens } from './screens.ts'
import { SideMenu } from './side-menu.tsx'
import { TopBar } from './top-bar.tsx'

// Made once: a component that is made while drawing would begin anew each time.
const contents: ReadonlyMap<Screen, ReactNode> = new Map(
  screens.map((screen) => {
    const Content = lazy(async () => ({ default: await screen.load() }))
    return [screen, <Content key={screen.path} />]
  }),
)

const Coming = () => (
  <section className={styles.coming} aria-busy="true" aria-label="正在加载">
    <Skeleton width="180px" height="30px" />
    <SkeletonText />
    <Skeleton height="320px" shape="block" />
  </section>
)

const ScreenFrame = ({ screen, who }: { screen: Screen; who: Session }) => {
  const { PlatformName: platform, Name: school } = useSchool()
  usePageTitle(`${screen.name} · 管理后台 · ${platform || school}`)
  const home = screen.path === '' ? [] : [{ name: '概览', to: base }]
  const above = screen.under ? [screen.under] : []
  return (
    <div className={styles.stage}>
      {who.RoleType === role.operator && (
        <aside className={styles.operator} aria-label="平台运维">
          您正以平台运维身份管理 <strong>{school}</strong>
          <Link to={`${base}/schools`}>查看其他学校</Link>
        </aside>
      )}
      <TopBar who={who} steps={[...home, ...above, { name: screen.name }]} />
      <main className={styles.main} id="main" tabIndex={-1}>
        {isFor(screen, who) ? (
          <Boundary>
            <Suspense fallback={<Coming />}>{contents.get(screen)}</Suspense>
          </Boundary>
        ) : (
          <NoRight
            page
            note={who.Posts.length > 0 ? '该页面不在您的职务范围内。' : undefined}
            next={<ButtonLink to={base}>返回概览</ButtonLink>}
          />
        )}
      </main>
    </div>
  )
}

/** The management area: for administrators, operators and whoever holds a post; everybody else is told so, strangers sign in by its own door. */
export const ManagePage = () => {
  const who = useSession()
  const { pathname, search } = useLocation()
  if (!isMember(who)) {
    return (
      <Navigate to={`/login?type=0&redirect=${encodeURIComponent(pathname + search)}`} replace />
    )
  }
  if (!hasOffice(who)) {
    return (
      <main className={styles.alone} id="main">
        <NoRight
          page
          note={
            who.RoleType === role.teacher
              ? '如本校已授予您职务，请退出后从管理入口登录。'
              : undefined
          }
          next={<ButtonLink to="/">返回首页</ButtonLink>}
        />
      </main>
    )
  }
  return (
    <div className={styles.frame}>
      <SkipLink to="main">跳到主要内容</SkipLink>
      <aside className={styles.aside} aria-label="管理">
        <SideMenu who={who} />
      </aside>
      <Routes>
        {screens.map((screen) => (
          <Route
            key={screen.path}
            path={screen.path}
            element={<ScreenFrame key={screen.name} screen={screen} who={who} />}
          />
        ))}
        <Route path="*" element={<Navigate to={base} replace />} />
      </Routes>
    </div>
  )
}
