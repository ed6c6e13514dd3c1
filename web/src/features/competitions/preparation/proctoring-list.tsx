import { Card, Failure, Tag } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { roundStateNames } from '@xinglin/contract/competitions'
import { Link } from 'react-router'
import { roundTones } from '../contest/round-tones.ts'
import { ownProctoring } from './preparation-queries.ts'
import styles from './preparation.module.css'

/** The rounds that one watches over; nothing where there are none. */
export const ProctoringList = ({
  addressOf,
}: {
  addressOf: (contestId: string, roundId: string) => string
}) => {
  const { data, error, refetch } = useQuery(ownProctoring)
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data || data.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="own-proctoring">
      <div className={styles.headline}>
        <h2 id="own-proctoring">我的监考</h2>
      </div>
      <ul className={styles.list}>
        {data.map((one) => (
          <Card as="li" key={one.RoundId} className={styles.card}>
            <span className={styles.line}>
              <Link to={addressOf(one.SkillContestId, one.RoundId)}>
                {one.ContestName}，{one.RoundName}
              </Link>
              <Tag tone={roundTones[one.State]}>{roundStateNames[one.State]}</Tag>
            </span>
          </Card>
        ))}
      </ul>
    </section>
  )
}
