import { Button, Card, Dialog } from '#ui'
import type { ExamDetail } from '@xinglin/contract/exams'
import { useState } from 'react'
import styles from './schedule.module.css'

/** What publishing an examination does to practice, in a sentence; empty where its paper has no question that is practised. */
export const holdWords = ({ Practised: { Holds, Count }, State }: ExamDetail): string => {
  if (Count === 0) return ''
  if (Holds) return `${Count} 道练习题暂停练习，考试结束并公布答案后自动恢复。`
  return State === 'draft'
    ? `发布后，试卷中的 ${Count} 道练习题将暂停练习，考试结束并公布答案后自动恢复。`
    : `试卷中的 ${Count} 道题可以练习。`
}

/** Which questions of a paper students practise, and that they cannot while the examination may ask them. */
export const PractisedCard = ({ exam }: { exam: ExamDetail }) => {
  const [isOpen, setOpen] = useState(false)
  const { Count, List } = exam.Practised
  return (
    <Card className={styles.card}>
      <div className={styles.bar}>
        <h2 className={styles.head}>练习题</h2>
        {Count > 0 && (
          <Button size="small" onClick={() => setOpen(true)}>
            查看题目
          </Button>
        )}
      </div>
      <p className={styles.note}>{holdWords(exam) || '试卷中没有学生正在练习的题目。'}</p>
      {isOpen && (
        <Dialog
          title="试卷中的练习题"
          onClose={() => setOpen(false)}
          foot={<Button onClick={() => setOpen(false)}>关闭</Button>}
        >
          <p className={styles.note}>
            共 {Count} 道{Count > List.length && `，列出前 ${List.length} 道`}。
          </p>
          <ol className={styles.list}>
            {List.map(({ QuestionId, Stem }) => (
              <li key={QuestionId}>{Stem}</li>
            ))}
          </ol>
        </Dialog>
      )}
    </Card>
  )
}
