import { useHeldWork } from '#session'
import { Button, Card, figure, Progress } from '#ui'
import { CircleAlert } from 'lucide-react'
import styles from './import.module.css'
import { type Sending, sendOn } from './sending.ts'

/** Rows on their way, with a figure; what stopped them, and how they go on. */
export const SendingStep = ({ sending }: { sending: Sending }) => {
  const { sent, rows, state, fault, fileName } = sending
  useHeldWork(state === 'sending')
  return (
    <Card as="section" roomy>
      <h2 className={styles.head}>
        {state === 'failed' ? '上传中断' : '正在上传'} {fileName}
      </h2>
      <p className={styles.figure} aria-live="polite">
        <strong>{figure(sent)}</strong> / {figure(rows.length)} 行
      </p>
      <Progress value={(sent / rows.length) * 100} label="上传进度" />
      {state === 'failed' ? (
        <div className={styles.stopped} role="alert">
          <CircleAlert size={17} aria-hidden />
          <span>{fault}（已上传的行不会丢失）</span>
          <Button size="small" onClick={sendOn}>
            继续上传
          </Button>
        </div>
      ) : (
        <p className={styles.note}>
          可以先去处理别的事：上传会在后台继续，回到这个页面即可查看结果。
        </p>
      )}
    </Card>
  )
}
