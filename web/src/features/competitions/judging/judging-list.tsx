import { call } from '#call'
import { Skeleton, Card, Empty, Failure, Tag } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { listJudging } from '@xinglin/contract/competitions'
import { Link } from 'react-router'
import { contestsKey } from '../contest/game-queries.ts'
import styles from './judging.module.css'

/** The contests that one judges. */
export const JudgingList = ({ addressOf }: { addressOf: (id: string) => string }) => {
  const { data, error, refetch } = useQuery({
    queryKey: [...contestsKey, 'judging'],
    queryFn: ({ signal }) => call(listJudging, {}, { signal }),
  })
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="160px" shape="block" />
  if (data.length === 0)
    return <Empty head="暂无待评" note="成为某项赛事的评委后，抽签时起可以在这里评分。" />
  return (
    <ul className={styles.list}>
      {data.map(({ SkillContestId, Name, Waiting }) => (
        <Card as="li" key={SkillContestId} className={styles.contest}>
          <Link to={addressOf(SkillContestId)}>{Name}</Link>
          {Waiting > 0 ? <Tag tone="warning">{Waiting} 份待评</Tag> : <Tag>暂无待评</Tag>}
        </Card>
      ))}
    </ul>
  )
}
