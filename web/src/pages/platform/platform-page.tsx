import { PortalList, portals } from '#schools'
import { Failure } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import styles from './platform-page.module.css'

/** The chooser of schools on a host of the platform; where there is one school alone, straight in. */
export const PlatformPage = () => {
  const { data, error, refetch } = useQuery(portals)
  if (data?.length === 1) return <Navigate to="/login" replace />
  return (
    <main className={styles.page}>
      <div className={styles.head}>
        <h1>选择学校</h1>
        <p>请选择您所在的学校，进入后登录。</p>
      </div>
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {!error && <PortalList schools={data} />}
    </main>
  )
}
