import { classes, Progress, Tag } from '#ui'
import { scoreWord } from '@xinglin/simulation/assessment'
import { type AttemptLine } from '@xinglin/contract/learning'
import { kindNames } from '@xinglin/contract/courses'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './attempt-list.module.css'
import { attemptName, attemptState } from '../report/attempt-words.ts'
import { detailAddress } from '../addresses/record-addresses.ts'
import { timeSpent } from '../report/time-spent.ts'
import { lastTime } from '../report/when.ts'

const Line = ({
  line,
  now,
  cover,
}: {
  line: AttemptLine
  now: number
  cover: ((line: AttemptLine) => ReactNode) | undefined
}) => {
  const { word, tone } = attemptState(line)
  return (
    <li className={styles.line}>
      {cover && <div className={styles.cover}>{cover(line)}</div>}
      <div className={styles.words}>
        <p className={styles.name}>
          <Link to={detailAddress(line.ProgressId)}>
            {cover ? line.CourseName : attemptName(line.AttemptNo)}
          </Link>
          <Tag tone={tone}>{word}</Tag>
        </p>
        <p className={styles.about}>
          {cover && <span>{attemptName(line.AttemptNo)}</span>}
          {cover && <span>{kindNames[line.HasVirtual]}</span>}
          <span>{lastTime(line.LastAt, now)}</span>
          <span>{timeSpent(line.Seconds)}</span>
        </p>
      </div>
      <div className={styles.progress}>
        <Progress value={line.Progress} label={`${line.CourseName} 学习进度`} />
        <span>
          {Math.floor(line.Progress)}% · {line.DoneCount}/{line.ItemCount}
        </span>
      </div>
      <p className={classes(styles.score, line.Composite === null && styles.none)}>
        {line.Composite === null ? (
          '未出成绩'
        ) : (
          <>
            <strong>{scoreWord(line.Composite)}</strong>
            <span>{line.Level} 级</span>
          </>
        )}
      </p>
      <ChevronRight className={styles.go} size={18} aria-hidden />
    </li>
  )
}

/** Rounds in a list, each leading to its detail; `cover` also names their courses, without it they are rounds of one. */
export const AttemptList = ({
  lines,
  now,
  cover,
}: {
  lines: readonly AttemptLine[]
  now: number
  cover?: (line: AttemptLine) => ReactNode
}) => (
  <ul className={styles.list}>
    {lines.map((line) => (
      <Line key={line.ProgressId} line={line} now={now} cover={cover} />
    ))}
  </ul>
)
