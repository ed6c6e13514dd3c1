import { Card, momentOf, Tag } from '#ui'
import type { ContestQuestion } from '@xinglin/contract/competitions'
import type { ReactNode } from 'react'
import styles from './notices.module.css'

/** A question about a contest with its answer. */
export const QuestionItem = ({
  question,
  children,
}: {
  question: ContestQuestion
  children?: ReactNode
}) => (
  <Card as="li" className={styles.card}>
    <p className={styles.text}>{question.Text}</p>
    <p className={styles.note}>
      {question.Name !== '' &&
        `${question.IsOwn ? '我' : `${question.Name}（${question.SchoolName}）`}，`}
      {momentOf(question.CreatedAt)}提问{' '}
      {question.AnsweredAt === null ? (
        <Tag tone="warning">待答复</Tag>
      ) : (
        question.IsPublic && <Tag tone="success">已公开</Tag>
      )}
    </p>
    {question.AnsweredAt !== null && <p className={styles.answer}>答复：{question.Answer}</p>}
    {children}
  </Card>
)
