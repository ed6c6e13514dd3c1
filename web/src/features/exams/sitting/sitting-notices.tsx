import { Button, clockOf, copyText, Dialog, toast } from '#ui'
import { examItemTypeNames } from '@xinglin/contract/exams'
import type { QuestionPlace } from './question-places.ts'
import styles from './notices.module.css'
import type { SittingNow } from './use-sitting.ts'

/** What the proctor says: it stays until it was acknowledged. */
export const RoomWords = ({ now }: { now: SittingNow }) => {
  const next = now.sitting.Words.find(({ Acknowledged }) => !Acknowledged)
  if (!next || now.receipt) return null
  return (
    <Dialog
      title="监考通知"
      hold
      closable={false}
      onClose={() => undefined}
      foot={
        <Button kind="primary" autoFocus onClick={() => now.acknowledge(next.Id)}>
          我知道了
        </Button>
      }
    >
      <p className={styles.word}>{next.Text}</p>
      <p className={styles.note}>{clockOf(next.At)}</p>
    </Dialog>
  )
}

/** The time stands still: nothing can be seen or answered until the proctor lets it go on. */
export const PauseCover = () => (
  <section className={styles.cover} aria-live="polite">
    <h2>考试已暂停</h2>
    <p>计时停止，您的答案已保留。监考老师恢复后，试卷会自动出现。</p>
  </section>
)

const textOf = (now: SittingNow, places: readonly QuestionPlace[]): string =>
  places
    .flatMap(({ no, question }) =>
      [question.QuestionId, ...question.Parts.map(({ QuestionId }) => QuestionId)].flatMap((id) => {
        const answer = now.answers.get(id)
        if (!answer) return []
        const words =
          'Text' in answer ? answer.Text : 'Blanks' in answer ? answer.Blanks.join('；') : ''
        return words === '' ? [] : [`第${no}题 ${examItemTypeNames[question.Type]}\n${words}`]
      }),
    )
    .join('\n\n')

/** Another device took over: what was typed here stays in sight and can be copied, and overwrites nothing. */
export const TakenOver = ({
  now,
  places,
  onBack,
}: {
  now: SittingNow
  places: readonly QuestionPlace[]
  onBack: () => void
}) => {
  const words = textOf(now, places)
  return (
    <section className={styles.cover} role="alert">
      <h2>已在其他设备打开</h2>
      <p>
        试卷已在另一台设备或另一个窗口继续，这里的作答不再提交
        {now.unsent > 0 && `；有 ${now.unsent} 个答案没有提交`}。
      </p>
      {words !== '' && (
        <>
          <textarea
            className={styles.kept}
            readOnly
            rows={8}
            value={words}
            aria-label="这里写下的文字"
          />
          <Button onClick={() => void copyText(words).then(() => toast.success('已复制'))}>
            复制文字
          </Button>
        </>
      )}
      <Button kind="primary" onClick={onBack}>
        在这里继续作答
      </Button>
    </section>
  )
}
