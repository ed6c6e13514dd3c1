import { ButtonLink, Card, longMomentOf } from '#ui'
import { CircleCheck } from 'lucide-react'
import { useEffect } from 'react'
import styles from './notices.module.css'
import type { Receipt } from './use-sitting.ts'
import type { ExamAddresses } from '../queries/addresses.ts'

/** The receipt of what was handed in; opened anew, the page shows what came of it and begins nothing. */
export const HandedIn = ({
  name,
  attemptId,
  receipt,
  addresses,
}: {
  name: string
  attemptId: string
  receipt: Receipt
  addresses: ExamAddresses
}) => {
  useEffect(() => {
    history.replaceState(history.state, '', addresses.result(attemptId))
  }, [addresses, attemptId])
  return (
    <Card className={styles.handedIn}>
      <CircleCheck size={40} aria-hidden className={styles.good} />
      <h1 className={styles.title}>已交卷</h1>
      <p>{name}</p>
      <dl className={styles.facts}>
        <dt>回执码</dt>
        <dd className={styles.receipt}>{receipt.Receipt}</dd>
        <dt>交卷时间</dt>
        <dd>{longMomentOf(receipt.SubmittedAt)}</dd>
        <dt>答案校验</dt>
        <dd className={styles.hash}>{receipt.AnswerHash}</dd>
      </dl>
      <div className={styles.actions}>
        <ButtonLink kind="primary" to={addresses.result(attemptId)}>
          查看成绩与回执
        </ButtonLink>
        <ButtonLink to={addresses.list}>{addresses.listName}</ButtonLink>
      </div>
    </Card>
  )
}
