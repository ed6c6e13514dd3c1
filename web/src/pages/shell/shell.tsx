import { SkipLink } from '#ui'
import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { tipIsDue } from './mobile.ts'
import { onTheWay } from './late.tsx'
import styles from './shell.module.css'

const MobileTip = lazy(() =>
  import('./mobile-tip.tsx').then((module) => ({ default: module.MobileTip })),
)

/** What every page inside the product stands in. */
export const Shell = () => (
  <div className={styles.page}>
    <SkipLink to="main">跳到主要内容</SkipLink>
    {onTheWay.use() > 0 && <div className={styles.loading} aria-hidden="true" />}
    <Header />
    <main className={styles.main} id="main" tabIndex={-1}>
      <Outlet />
    </main>
    <Footer />
    {tipIsDue() && (
      <Suspense>
        <MobileTip />
      </Suspense>
    )}
  </div>
)
