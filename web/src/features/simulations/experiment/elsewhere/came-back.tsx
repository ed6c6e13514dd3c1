import { scoreWord } from '@xinglin/simulation/assessment'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, Hourglass } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { myResults } from './elsewhere-queries.ts'
import styles from './elsewhere.module.css'

/** What came back from an experiment elsewhere, beside the button that leads there: looked for again when one comes back to this window. */
export const CameBack = ({
  progressId,
  report,
  onArrived,
}: {
  progressId: string
  /** Where the report is found, shown where there is one. */
  report: ReactNode
  /** More is finished than was known when the page came. */
  onArrived: () => void
}) => {
  const { data, refetch } = useQuery(myResults(progressId))
  const finished = data?.filter(({ Finished }) => Finished).length
  const known = useRef(finished)
  const arrived = useEffectEvent(onArrived)
  const again = useEffectEvent(() => void refetch())
  useEffect(() => {
    // Two windows side by side: this one never was out of sight, and is only pressed upon.
    window.addEventListener('focus', again)
    return () => window.removeEventListener('focus', again)
  }, [])
  useEffect(() => {
    if (finished === undefined) return
    if (known.current !== undefined && finished > known.current) arrived()
    known.current = finished
  }, [finished])
  const best = data?.find(({ Counts }) => Counts)
  const [newest] = data ?? []
  if (!newest) return null
  return (
    <output className={styles.came}>
      {best ? <CircleCheck size={17} aria-hidden /> : <Hourglass size={17} aria-hidden />}
      <span>
        {best
          ? `外部实验成绩已送达：${scoreWord(best.Score)} 分${(finished ?? 0) > 1 ? `（共 ${finished} 次，取最高）` : ''}。`
          : '已收到外部实验的阶段记录，完成后成绩会自动送达。'}
      </span>
      {best && report}
    </output>
  )
}
