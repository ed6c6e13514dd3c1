import { serverNow } from '#call'
import { Button, ButtonLink, Card, momentOf, Tag } from '#ui'
import { type OwnExam, ownExamStateNames } from '@xinglin/contract/exams'
import { useState } from 'react'
import type { ExamAddresses } from '../queries/addresses.ts'
import { BeginDialog } from './begin-dialog.tsx'
import styles from './own.module.css'
import { TimeUntil } from './time-until.tsx'

const tones = {
  0: 'neutral',
  1: 'school',
  2: 'apricot',
  3: 'neutral',
  4: 'neutral',
  5: 'success',
} as const

const minutesWords = ({ Minutes, ExtraMinutes, ExtraReason }: OwnExam): string =>
  ExtraMinutes === 0
    ? `${Minutes} 分钟`
    : `基础 ${Minutes} + 延长 ${ExtraMinutes} 分钟${ExtraReason === '' ? '' : `（${ExtraReason}）`}`

const attemptsWords = ({ AttemptsLeft }: OwnExam): string =>
  AttemptsLeft === -1 ? '次数不限' : `还可参加 ${AttemptsLeft} 次`

/** An examination as its examinee sees it: one's own times and why, what can be done now. */
export const ExamCard = ({ exam, addresses }: { exam: OwnExam; addresses: ExamAddresses }) => {
  const [isBeginning, setBeginning] = useState(false)
  const isToCome = Date.parse(exam.OpenAt) > serverNow()
  return (
    <Card className={styles.card}>
      <div className={styles.words}>
        <h2 className={styles.name}>
          {exam.Name} <Tag tone={tones[exam.State]}>{ownExamStateNames[exam.State]}</Tag>
        </h2>
        <p className={styles.note}>
          {momentOf(exam.OpenAt)} 至 {momentOf(exam.CloseAt)}；{minutesWords(exam)}；
          {exam.Questions} 题，满分 {exam.Points} 分；{attemptsWords(exam)}
        </p>
        {isToCome && <TimeUntil moment={exam.OpenAt} />}
        {exam.Attempts.length > 0 && (
          <p className={styles.attempts}>
            {exam.Attempts.slice(0, 5).map(({ AttemptId, No, SubmittedAt }) => (
              <ButtonLink
                key={AttemptId}
                kind="plain"
                size="small"
                to={addresses.result(AttemptId)}
              >
                第{No}次（{momentOf(SubmittedAt)}）
              </ButtonLink>
            ))}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {exam.State === 2 && (
          <ButtonLink kind="primary" to={addresses.sit(exam.ExamId)}>
            继续作答
          </ButtonLink>
        )}
        {exam.State !== 2 && exam.CanStart && (
          <Button kind="primary" onClick={() => setBeginning(true)}>
            {exam.Attempts.length > 0 ? '再考一次' : '开始考试'}
          </Button>
        )}
      </div>
      {isBeginning && (
        <BeginDialog exam={exam} addresses={addresses} onClose={() => setBeginning(false)} />
      )}
    </Card>
  )
}
