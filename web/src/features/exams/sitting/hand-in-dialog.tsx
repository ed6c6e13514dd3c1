import { Button, Dialog } from '#ui'
import type { QuestionPlace } from './question-places.ts'
import { runningStationsIn, unansweredIn } from './question-places.ts'
import styles from './notices.module.css'
import type { SittingNow } from './use-sitting.ts'

/** What is not answered, marked or sent, before the paper is handed in for good. */
export const HandInDialog = ({
  now,
  places,
  marked,
  onClose,
}: {
  now: SittingNow
  places: readonly QuestionPlace[]
  marked: number
  onClose: () => void
}) => {
  const empty = unansweredIn(places, now.answers, now.stations)
  const going = runningStationsIn(places, now.stations)
  const later = now.sitting.Sections.filter(({ State }) => State === 'later')
  return (
    <Dialog
      title="确认交卷？"
      hold
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>继续作答</Button>
          <Button kind="primary" pending={now.pending} onClick={() => void now.handIn()}>
            交卷
          </Button>
        </>
      }
    >
      <ul className={styles.summary}>
        <li>{empty === 0 ? '题目已全部作答' : `还有 ${empty} 题未作答`}</li>
        {going > 0 && <li>{going} 个考站正在进行，交卷时结束</li>}
        {marked > 0 && <li>有 {marked} 题标记待查</li>}
        {later.length > 0 && <li>还有 {later.length} 个部分没有开始</li>}
        {now.unsent > 0 && <li>{now.unsent} 个答案还在本机，交卷时一并提交</li>}
      </ul>
      <p className={styles.note}>交卷后不能再修改。</p>
      {now.fault !== '' && (
        <p className={styles.fault} role="alert">
          {now.fault}。答案已存本机，请重试。
        </p>
      )}
    </Dialog>
  )
}
