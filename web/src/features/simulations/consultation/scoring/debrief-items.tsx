import { Tag } from '#ui'
import { pointWord, scoreWord } from '@xinglin/simulation/assessment'
import type { Sheet } from '@xinglin/contract/simulations/consultation'
import type { ReactNode } from 'react'
import styles from './debrief-items.module.css'
import { stepWord } from './steps.ts'
import type { Event } from '../session/queries.ts'

type Dimension = Sheet['dimensions'][number]
/** One thing that was looked for. */
export type ScoredItem = Dimension['items'][number]

const toneOf = ({ got, max }: ScoredItem) =>
  got < 0 ? 'danger' : got >= max && max > 0 ? 'success' : got > 0 ? 'warning' : 'neutral'

const wordOf = ({ got, max }: ScoredItem) =>
  got < 0 ? '扣分' : got >= max && max > 0 ? '完成' : got > 0 ? '部分' : '缺失'

/** Leads to the steps that show something. */
export const Evidence = ({
  seqs,
  events,
}: {
  seqs: readonly number[]
  events: readonly Event[]
}) => {
  const shown = events.filter(({ seq }) => seqs.includes(seq)).slice(0, 6)
  if (shown.length === 0) return null
  return (
    <span className={styles.evidence}>
      {shown.map((event) => (
        <a
          key={event.seq}
          href={`#step-${event.seq}`}
          onClick={(click) => {
            // A jump by address would be taken for a navigation.
            click.preventDefault()
            const step = document.getElementById(`step-${event.seq}`)
            step?.scrollIntoView({ block: 'center' })
            step?.focus({ preventScroll: true })
          }}
        >
          第{event.seq}步 {stepWord(event)}
        </a>
      ))}
    </span>
  )
}

/** One thing that was looked for: what it earned, by which steps, why it matters. */
export const ScoredLine = ({
  item,
  events,
  beside,
}: {
  item: ScoredItem
  events: readonly Event[]
  /** What was appealed and decided of it, and what may be done about it. */
  beside?: ReactNode
}) => (
  <li className={styles.item}>
    <div className={styles.head}>
      <Tag tone={toneOf(item)}>{wordOf(item)}</Tag>
      <span className={styles.name}>{item.zh}</span>
      <span className={styles.points}>
        {pointWord(item.got)}
        {item.max > 0 && ` / ${pointWord(item.max)}`}
      </span>
    </div>
    {item.why !== '' && <p className={styles.why}>{item.why}</p>}
    <Evidence seqs={item.evidence} events={events} />
    {beside}
  </li>
)

/** The eight dimensions, each to be opened on its items and their evidence. */
export const DebriefItems = ({
  sheet,
  events,
  beside,
}: {
  sheet: Sheet
  events: readonly Event[]
  beside: (dimension: number, item: ScoredItem) => ReactNode
}) => (
  <div className={styles.dimensions}>
    {sheet.dimensions.map(({ no, name, score, items }) => (
      <details key={no} className={styles.dimension}>
        <summary>
          <span className={styles.title}>
            {no}. {name}
          </span>
          <span className={styles.track} aria-hidden="true">
            <span style={{ width: `${Math.max(0, Math.min(100, score ?? 0))}%` }} />
          </span>
          <span className={styles.score}>{score === null ? '未评' : scoreWord(score)}</span>
        </summary>
        {items.length === 0 ? (
          <p className={styles.why}>本病例没有设置这一维度的项目。</p>
        ) : (
          <ul className={styles.items}>
            {items.map((item) => (
              <ScoredLine key={item.id} item={item} events={events} beside={beside(no, item)} />
            ))}
          </ul>
        )}
      </details>
    ))}
  </div>
)
