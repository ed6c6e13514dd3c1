import { classes } from '#ui'
import type { PlayerItem } from '@xinglin/contract/learning'
import { ArrowLeft, ArrowRight, Lock } from 'lucide-react'
import { Link } from 'react-router'
import { playerAddress } from '../addresses/moolparam.ts'
import styles from './neighbours.module.css'
import type { PlayerData } from './player-queries.ts'
import { around } from './player-state.ts'

const Onward = ({
  item,
  word,
  to,
  ready,
}: {
  item: PlayerItem
  word: string
  to: string
  /** The item before it is complete: this is what comes now. */
  ready: boolean
}) => {
  const locked = item.Lock !== ''
  return (
    <Link
      className={classes(styles.link, styles.next, locked ? styles.locked : ready && styles.ready)}
      to={to}
      rel="next"
    >
      <span className={styles.way}>
        {locked ? `${word} · ${item.Lock}` : word}
        {locked ? <Lock size={14} aria-hidden /> : <ArrowRight size={15} aria-hidden />}
      </span>
      <span className={styles.title}>{item.Title}</span>
    </Link>
  )
}

/** The items before and after, by their titles; one that is locked says why; after the last one, what is still open. */
export const Neighbours = ({ player, item }: { player: PlayerData; item: PlayerItem }) => {
  const { before, after, open } = around(player, item.Id)
  const next = after ?? open
  const to = (id: string) =>
    playerAddress(player.CourseId, { progressId: player.ProgressId, itemId: id })
  return (
    <nav className={styles.neighbours} aria-label="上一项与下一项">
      {before && (
        <Link className={styles.link} to={to(before.Id)} rel="prev">
          <span className={styles.way}>
            <ArrowLeft size={15} aria-hidden />
            上一项
          </span>
          <span className={styles.title}>{before.Title}</span>
        </Link>
      )}
      {next && (
        <Onward
          item={next}
          word={after ? '下一项' : '还未完成'}
          to={to(next.Id)}
          ready={item.State === 'done'}
        />
      )}
    </nav>
  )
}
