import { serverNow } from '#call'
import { classes, ContentIcon, momentOf, VisuallyHidden } from '#ui'
import { scoreWord } from '@xinglin/simulation/assessment'
import type { PlayerItem } from '@xinglin/contract/learning'
import { Lock } from 'lucide-react'
import { Link } from 'react-router'
import { playerAddress } from '../addresses/moolparam.ts'
import styles from './player-outline.module.css'
import type { PlayerData } from './player-queries.ts'
import { StateSign } from '../report/state-sign.tsx'

/** Where one stands in an item: its best score, else the server's words, else how long it takes. */
const standing = ({ BestScore, Minutes, Why, State }: PlayerItem) => {
  if (BestScore !== null) return `最好 ${scoreWord(BestScore)} 分`
  return State === 'begun' && Why ? Why : `${Minutes} 分钟`
}

/** By when an item is to be complete, and whether that is over. */
const dueWord = (dueAt: string): string =>
  Date.parse(dueAt) < serverNow() ? `已逾期，截止 ${momentOf(dueAt)}` : `截止 ${momentOf(dueAt)}`

/** An item of the outline: how far it is, its kind, where one stands in it; a locked one says what opens it, and leads to that. */
export const OutlineLine = ({
  item,
  player,
  current,
  onChoose,
}: {
  item: PlayerItem
  player: Pick<PlayerData, 'CourseId' | 'ProgressId'>
  /** Id of the open item. */
  current: string
  onChoose?: (() => void) | undefined
}) => {
  const locked = item.Lock !== ''
  return (
    <li>
      <Link
        className={classes(styles.item, locked && styles.locked)}
        data-item={item.Id}
        to={playerAddress(player.CourseId, { progressId: player.ProgressId, itemId: item.Id })}
        aria-current={item.Id === current ? 'page' : undefined}
        onClick={onChoose}
      >
        <span className={styles.sign}>
          {locked ? (
            <>
              <Lock size={15} aria-hidden />
              <VisuallyHidden>未解锁</VisuallyHidden>
            </>
          ) : (
            <StateSign state={item.State} />
          )}
        </span>
        <span className={styles.title}>{item.Title}</span>
        <span className={styles.about}>
          <ContentIcon kind={item.Kind} size={13} />
          {locked ? item.Lock : standing(item)}
          {!item.Required && <span>选学</span>}
          {item.DueAt !== null && item.State !== 'done' && (
            <span title={item.DueChange ? `单独设置：${item.DueChange.Reason}` : undefined}>
              {dueWord(item.DueAt)}
              {item.DueChange && '（单独设置）'}
            </span>
          )}
        </span>
      </Link>
    </li>
  )
}
