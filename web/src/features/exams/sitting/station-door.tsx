import { Button } from '#ui'
import { type ExamQuestion, stationKindNames } from '@xinglin/contract/exams'
import { DoorOpen } from 'lucide-react'
import styles from './question-card.module.css'
import { useStationAddress } from './station-address.ts'
import type { SittingNow } from './use-sitting.ts'

/** Where a station of the paper is entered: once, for its minutes. */
export const StationDoor = ({
  now,
  questionId,
  launch,
  locked,
}: {
  now: SittingNow
  questionId: string
  launch: NonNullable<ExamQuestion['Launch']>
  locked: boolean
}) => {
  const entered = now.stations.get(questionId)
  const { open } = useStationAddress()
  return (
    <div className={styles.actions}>
      <Button
        kind="primary"
        icon={<DoorOpen size={16} aria-hidden />}
        disabled={locked || entered?.IsOver}
        onClick={() => open(questionId)}
      >
        {entered ? (entered.IsOver ? '本站已结束' : '继续本站') : '进入考站'}
      </Button>
      <span className={styles.note}>
        {stationKindNames[launch.Kind]}，限时 {launch.Minutes}{' '}
        分钟，从进入时开始计时，只能做一次；考试时间到时同时结束。
      </span>
    </div>
  )
}
