import { type Column, Tag } from '#ui'
import {
  learnerStateNames,
  type WatchedItem,
  type WatchedLearner,
} from '@xinglin/contract/analytics'
import { Link } from 'react-router'
import { agoWord, cellWord, isHere } from './standing.ts'
import styles from './monitor.module.css'

const tones = { '-': styles.none, b: styles.begun, d: styles.done } as const

const Cell = ({ state, score }: { state: string; score: string }) => (
  <span className={tones[state as keyof typeof tones]}>{cellWord(state, score)}</span>
)

const Place = ({
  one,
  items,
  now,
}: {
  one: WatchedLearner
  items: readonly WatchedItem[]
  now: number
}) => {
  if (one.State === 'new') return <span className={styles.quiet}>未开始</span>
  const title = items[one.At]?.Title ?? (one.State === 'done' ? '全部内容' : '—')
  return (
    <span className={styles.place} title={[title, one.Phase].filter(Boolean).join(' · ')}>
      <span className={styles.title}>
        {isHere(one, now) && <span className={styles.here}>在学 </span>}
        {title}
      </span>
      <small className={styles.quiet}>
        {one.Phase !== '' && `${one.Phase} · `}
        {agoWord(one.LastAt, now)}
      </small>
    </span>
  )
}

/** The columns of the matrix: who, how far, where now, then an item each. */
export const matrixColumns = (
  items: readonly WatchedItem[],
  recordAddress: (personId: string) => string,
  now: number,
): readonly Column<WatchedLearner>[] => [
  {
    name: '学生',
    width: '148px',
    cell: ({ PersonId, Name, Number: number }) => (
      <span className={styles.place}>
        <Link className={styles.open} to={recordAddress(PersonId)}>
          {Name || '（已移除的用户）'}
        </Link>
        <small className={styles.quiet}>{number || '—'}</small>
      </span>
    ),
  },
  {
    name: '进度',
    width: '176px',
    cell: ({ State, Progress: progress, Behind }) => (
      <span className={styles.place}>
        <span>
          {State === 'learning' ? `${progress}%` : learnerStateNames[State]}
          {Behind !== '' && (
            <Tag tone="warning" className={styles.behind}>
              落后
            </Tag>
          )}
        </span>
        {Behind !== '' && (
          <small className={styles.quiet} title={Behind}>
            {Behind}
          </small>
        )}
      </span>
    ),
  },
  {
    name: '当前位置',
    width: '208px',
    cell: (one) => <Place one={one} items={items} now={now} />,
  },
  {
    name: '上次提醒',
    width: '104px',
    cell: ({ RemindedAt }) => <span className={styles.quiet}>{agoWord(RemindedAt, now)}</span>,
  },
  ...items.map(({ Title }, at): Column<WatchedLearner> => ({
    name: `${at + 1}. ${Title}`,
    width: '76px',
    cell: ({ Cells: cells, Scores: scores }) => (
      <Cell state={cells[at] ?? '-'} score={scores.split(',')[at] ?? ''} />
    ),
  })),
]
