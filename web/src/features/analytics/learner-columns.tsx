import { type Column, momentOf, Progress, Tag } from '#ui'
import {
  type CourseLearner,
  type LearnerState,
  learnerStateNames,
} from '@xinglin/contract/analytics'
import { scoreWord } from '@xinglin/simulation/assessment'
import { Link } from 'react-router'
import styles from './analytics.module.css'

const tones: Readonly<Record<LearnerState, 'neutral' | 'school' | 'success'>> = {
  new: 'neutral',
  learning: 'school',
  done: 'success',
}

/** Minutes and hours as one says them. */
export const studyTime = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60)
  if (seconds === 0) return '—'
  if (minutes === 0) return '不到1分钟'
  return minutes < 60 ? `${minutes}分钟` : `${Math.floor(minutes / 60)}小时${minutes % 60}分`
}

/** The columns of the list of learners; each row leads to the record of its student. */
export const learnerColumns = (
  recordAddress: (personId: string) => string,
): readonly Column<CourseLearner>[] => [
  { name: '学号', width: '148px', by: 'number', cell: ({ Number: number }) => number || '—' },
  {
    name: '姓名',
    width: '112px',
    by: 'name',
    cell: ({ PersonId, Name }) => (
      <Link className={styles.open} to={recordAddress(PersonId)}>
        {Name || '（已移除的用户）'}
      </Link>
    ),
  },
  {
    name: '班级',
    secondary: true,
    cell: ({ Classes }) => Classes.join('、') || <span className={styles.quiet}>自学</span>,
  },
  {
    name: '状态',
    width: '92px',
    cell: ({ State }) => <Tag tone={tones[State]}>{learnerStateNames[State]}</Tag>,
  },
  {
    name: '进度',
    width: '176px',
    by: 'progress',
    cell: ({ State, Progress: progress, DoneCount, ItemCount, Name }) =>
      State === 'new' ? (
        '—'
      ) : (
        <span className={styles.progress}>
          <Progress value={progress} label={`${Name}的学习进度`} />
          <span>
            {DoneCount}/{ItemCount}
          </span>
        </span>
      ),
  },
  { name: '次数', width: '72px', figures: true, by: 'rounds', cell: ({ Rounds }) => Rounds || '—' },
  {
    name: '学习时长',
    width: '112px',
    figures: true,
    secondary: true,
    by: 'seconds',
    cell: ({ Seconds }) => studyTime(Seconds),
  },
  {
    name: '成绩',
    width: '96px',
    figures: true,
    by: 'score',
    cell: ({ Composite, Level }) => (Composite === null ? '—' : `${scoreWord(Composite)} ${Level}`),
  },
  {
    name: '最近学习',
    width: '132px',
    secondary: true,
    by: 'last',
    cell: ({ LastAt }) => (LastAt === null ? '—' : momentOf(LastAt)),
  },
]
