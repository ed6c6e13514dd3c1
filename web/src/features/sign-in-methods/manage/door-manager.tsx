import { Skeleton, Card, Failure, PageHead } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { DoorForm } from './door-form.tsx'
import { doorSettings } from './door-queries.ts'
import styles from './doors.module.css'
import { Providers } from './providers.tsx'

/** 登录方式: how people come into the school besides account and password. */
export const DoorManager = () => {
  const { data, error, refetch } = useQuery(doorSettings)
  return (
    <>
      <PageHead
        title="登录方式"
        note="账号密码始终可用；这里开放的其他方式只对教师和学生有效，管理员只能用账号密码登录。"
      />
      {error && !data && (
        <Card>
          <Failure error={error} onRetry={() => void refetch()} />
        </Card>
      )}
      {!error && !data && <Skeleton height="520px" shape="block" />}
      {data && (
        <div className={styles.form}>
          <DoorForm settings={data} />
          <Providers />
        </div>
      )}
    </>
  )
}
