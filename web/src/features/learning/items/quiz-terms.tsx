import type { ContentOf } from './item.ts'
import styles from './quiz-item.module.css'

/** What one should know before a quiz: how many questions, what passes, how often it may be tried, how earlier tries went. */
export const QuizTerms = ({
  content,
  recording,
}: {
  content: ContentOf<'quiz'>
  recording: boolean
}) => {
  const {
    Questions: questions,
    Pass: pass,
    BestScore: best,
    Tries: tries,
    MostTries: most,
  } = content
  return (
    <div className={styles.terms}>
      <p>
        共 {questions.length} 题，<strong>{pass} 分</strong>通过。
        {recording
          ? `最多作答 ${most} 次，取最好成绩；通过或用完次数后公布答案与解析，之后再做只是练习。未提交的答案会自动保存。`
          : '本次学习只可查看，不能作答。'}
      </p>
      {tries > 0 && (
        <p className={styles.best}>
          最好成绩 <strong>{best ?? 0} 分</strong> · 已作答 {tries}/{most} 次
        </p>
      )}
    </div>
  )
}
