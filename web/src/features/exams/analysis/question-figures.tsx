import { SkeletonText, ButtonLink, Failure, momentOf } from '#ui'
import { useQuery } from '@tanstack/react-query'
import styles from './analysis.module.css'
import { questionFigures } from './analysis-queries.ts'
import { ItemPanel } from './item-drawer.tsx'

/** What examinations say of one question of the bank, the newest first. */
export const QuestionFigures = ({
  questionId,
  analysisOf,
  regradeOf,
}: {
  questionId: string
  /** Where the analysis of an examination stands. */
  analysisOf: (examId: string) => string
  /** Where an item of an examination is regraded. */
  regradeOf: (examId: string, unitId: string) => string
}) => {
  const { data, error, refetch } = useQuery(questionFigures(questionId))
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonText lines={4} />
  if (data.List.length === 0)
    return <p className={styles.note}>您安排或监考的考试中，还没有这道题的作答。</p>
  return (
    <div className={styles.exams}>
      {data.List.map(({ ExamId, Name, OpensAt, MayRegrade, Items }) => (
        <section key={ExamId} className={styles.exam} aria-label={Name}>
          <h3 className={styles.examHead}>
            {Name}
            <span className={styles.quiet}>{momentOf(OpensAt)}</span>
            <ButtonLink kind="plain" size="small" to={analysisOf(ExamId)}>
              查看整场分析
            </ButtonLink>
          </h3>
          {Items.map((item) => (
            <div key={item.UnitId}>
              {item.Part > 0 && <h4 className={styles.title}>第{item.Part}小题</h4>}
              <p className={styles.quiet}>
                第{item.VersionNo}版
                {MayRegrade && (
                  <ButtonLink kind="plain" size="small" to={regradeOf(ExamId, item.UnitId)}>
                    重新判分
                  </ButtonLink>
                )}
              </p>
              <ItemPanel item={item} hasStem={item.Part > 0} />
            </div>
          ))}
        </section>
      ))}
    </div>
  )
}
