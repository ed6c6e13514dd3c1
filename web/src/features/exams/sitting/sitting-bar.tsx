import { Button, clockOf, SelectField, VisuallyHidden } from '#ui'
import type { Sitting } from '@xinglin/contract/exams'
import { Calculator } from 'lucide-react'
import { SavingSign } from './save-sign.tsx'
import styles from './sitting.module.css'
import { clockWords } from './use-countdown.ts'
import type { SittingNow } from './use-sitting.ts'

export const textSizes = [
  { value: 'usual', name: '标准字号' },
  { value: 'large', name: '大字号' },
  { value: 'larger', name: '特大字号' },
] as const
export type TextSize = (typeof textSizes)[number]['value']

/** How much time one has, and why it is more than for others. */
const minutesWords = ({ BaseMinutes, ExtraMinutes, ExtraReason }: Sitting): string =>
  ExtraMinutes === 0
    ? `${BaseMinutes} 分钟`
    : `基础 ${BaseMinutes} + 延长 ${ExtraMinutes}${ExtraReason === '' ? '' : `（${ExtraReason}）`}`

const lastMinutes = 300

/** The name, the time that is left by the server's clock, how answers stand, and handing in. */
export const SittingBar = ({
  now,
  left,
  size,
  onSize,
  onTools,
  onHandIn,
}: {
  now: SittingNow
  left: number
  size: TextSize
  onSize: (size: TextSize) => void
  onTools: () => void
  onHandIn: () => void
}) => {
  const { sitting } = now
  return (
    <header className={styles.bar}>
      <div className={styles.names}>
        <h1 className={styles.title}>{sitting.Name}</h1>
        <p className={styles.note}>
          {minutesWords(sitting)}，{clockOf(sitting.Deadline)} 收卷
        </p>
      </div>
      <SavingSign state={now.state} isOffline={now.isOffline} />
      <div className={styles.time} data-last={left <= lastMinutes || undefined} role="timer">
        <VisuallyHidden>剩余时间</VisuallyHidden>
        {clockWords(left)}
      </div>
      <div className={styles.tools}>
        <SelectField
          label="字号"
          compact
          options={textSizes}
          value={size}
          onChoose={(value: TextSize) => onSize(value)}
        />
        <Button
          icon={<Calculator size={16} aria-hidden />}
          aria-label="计算器与正常值"
          onClick={onTools}
        />
        <Button kind="primary" onClick={onHandIn}>
          交卷
        </Button>
      </div>
    </header>
  )
}
