import { CallError, code } from '#call'
import { Skeleton, Button, ButtonLink, Card, Empty, Failure, VisuallyHidden } from '#ui'
import { useQuery } from '@tanstack/react-query'
import styles from './previews.module.css'
import { destination } from './queries.ts'

const parts = (target: string) => {
  const { host, pathname, search } = new URL(target)
  return { host, rest: pathname === '/' ? search : pathname + search }
}

/** Says which other site one is about to go to, and lets one go or stay. */
export const LeaveCard = ({ id }: { id: string }) => {
  const { data, error, refetch } = useQuery(destination(id))
  const home = <ButtonLink to="/">返回首页</ButtonLink>
  if (error instanceof CallError && error.code === code.notFound)
    return (
      <>
        <VisuallyHidden>
          <h1>链接不存在</h1>
        </VisuallyHidden>
        <Empty head="链接不存在" note="该地址已不再使用。" next={home} />
      </>
    )
  if (error) return <Failure error={error} onRetry={() => void refetch()} other={home} />
  if (!data) return <Skeleton width="100%" height="180px" />
  const { host, rest } = parts(data.Target)
  return (
    <Card className={styles.leave}>
      <h1>即将离开本站</h1>
      <p>{data.Reason || '您访问的课程已迁往其他网站。'}请确认您信任该网站后再继续。</p>
      <p className={styles.target}>
        <strong>{host}</strong>
        {rest}
      </p>
      <div className={styles.ways}>
        <Button
          kind="primary"
          onClick={() => {
            // Nobody is brought along by where one came from.
            window.location.assign(data.Target)
          }}
        >
          继续前往
        </Button>
        {home}
      </div>
    </Card>
  )
}
