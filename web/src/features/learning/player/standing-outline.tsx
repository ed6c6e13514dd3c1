import { Skeleton, Failure } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { PlayerOutline } from './player-outline.tsx'
import { standingOf } from './player-queries.ts'

const none = '-'

/** The outline of an attempt with its states, outside the player: each item leads into it. */
export const StandingOutline = ({ progressId }: { progressId: string }) => {
  const { data, error, refetch } = useQuery(standingOf(progressId))
  if (error && !data)
    return <Failure head="学习大纲加载失败" error={error} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <section
        aria-busy="true"
        aria-label="正在加载学习大纲"
        style={{ display: 'grid', gap: 20, padding: 24 }}
      >
        {[62, 80, 70, 76, 58].map((width) => (
          <Skeleton key={width} width={`${width}%`} height="16px" />
        ))}
      </section>
    )
  }
  return <PlayerOutline player={data} current={none} />
}
