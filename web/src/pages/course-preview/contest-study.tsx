import { Card } from '#ui'
import type { CourseBase } from '@xinglin/contract/courses'
import styles from './contest-study.module.css'

const word = (score: number | null): string => (score === null ? '—' : score.toFixed(2))

/** How a course is practised for a contest: one's best beside the school's. */
export const ContestStudy = ({ study }: { study: NonNullable<CourseBase['ContestStudyInfo']> }) => (
  <Card as="section" className={styles.card} aria-label={`${study.ContestName}备赛`}>
    <strong>{study.ContestName}备赛</strong>
    <dl className={styles.figures}>
      <div>
        <dt>我的最好成绩</dt>
        <dd>{word(study.OwnCompositeScore)}</dd>
      </div>
      <div>
        <dt>本校平均</dt>
        <dd>{word(study.AvgCompositeScore)}</dd>
      </div>
      <div>
        <dt>本校最高</dt>
        <dd>{word(study.MaxCompositeScore)}</dd>
      </div>
      <div>
        <dt>完成</dt>
        <dd>
          {study.FinishUserCount} 人，{study.FinishCount} 次
        </dd>
      </div>
    </dl>
  </Card>
)
