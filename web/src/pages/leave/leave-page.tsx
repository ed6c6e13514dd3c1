import { LeaveCard } from '#previews'
import { useSearchParams } from 'react-router'
import styles from './leave-page.module.css'

/** Between this site and another one that an address of it leads to. */
export const LeavePage = () => {
  const [query] = useSearchParams()
  return (
    <main className={styles.page}>
      <LeaveCard id={query.get('link') ?? ''} />
    </main>
  )
}
