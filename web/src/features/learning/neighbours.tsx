import type { PlayerItem } from '@xinglin/contract/learning'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { playerAddress } from './moolparam.ts'
import look from './neighbours.module.css'
import type { PlayerData } from './player-queries.ts'
import { around } from './player-state.ts'

/** The items before and after, by their titles; after the last one, what is still open. */
export const Neighbours = ({ player, item }: { player: PlayerData; item: PlayerItem }) => {
  const { before, after, open } = around(player, item.Id)
  const next = after ?? open
  const to = (id: string) =>
    playerAddress(player.CourseId, { progressId: player.ProgressId, itemId: id })
  return (
    <nav className={look.neighbours} aria-label="上一项与下一项">
      {before && (
        <Link className={look.link} to={to(before.Id)} rel="prev">
          <span className={look.way}>
            <ArrowLeft size={15} aria-hidden />
            上一项
          </span>
          <span className={look.title}>{before.Title}</span>
        </Link>
      )}
      {next && (
        <Link
          className={`${look.link} ${look.next} ${item.State === 'done' ? look.ready : ''}`}
          to={to(next.Id)}
          rel="next"
        >
          <span className={look.way}>
            {after ? '下一项' : '还未完成'}
            <ArrowRight size={15} aria-hidden />
          </span>
          <span className={look.title}>{next.Title}</span>
        </Link>
      )}
    </nav>
  )
}
