import { Empty, Failure, SelectField, Skeleton } from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { contestChoices } from './data-queries.ts'
import styles from './data.module.css'

/** Which contest is meant: the one in the address, else the first of those that one may choose from. */
export const ContestChoice = ({
  id,
  onChoose,
  children,
}: {
  id: string
  onChoose: (id: string) => void
  children: (id: string) => ReactNode
}) => {
  const { data, error, refetch } = useQuery(contestChoices)
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="360px" shape="block" />
  const chosen = id === '' ? (data[0]?.Id ?? '') : id
  if (chosen === '') return <Empty head="还没有赛事" note="本校举办或参加的赛事会列在这里。" />
  return (
    <>
      {data.length > 1 && (
        <div className={styles.choice}>
          <SelectField
            label="赛事"
            options={data.map(({ Id, Name }) => ({ value: Id, name: Name }))}
            value={chosen}
            onChoose={onChoose}
          />
        </div>
      )}
      {children(chosen)}
    </>
  )
}
