import { ContentIcon, contentWord, usePageTitle } from '#ui'
import type { PlayerItem } from '@xinglin/contract/learning'
import { Lock } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Completion } from './completion.tsx'
import { LockedItem } from './locked-item.tsx'
import { Neighbours } from './neighbours.tsx'
import { OpenItem } from './open-item.tsx'
import styles from './player.module.css'
import type { PlayerData } from './player-queries.ts'
import { chapterOf } from './player-state.ts'
import type { Sitting } from './sitting.ts'

const Meta = ({ item, recording }: { item: PlayerItem; recording: boolean }) => (
  <p className={styles.meta}>
    <span>
      <ContentIcon kind={item.Kind} silent />
      {contentWord(item.Kind)}
    </span>
    <span>约 {item.Minutes} 分钟</span>
    {recording && item.Lock === '' && <span>{item.Rule}后完成</span>}
    {item.Lock === '' && item.Why && <span className={styles.why}>{item.Why}</span>}
    {item.Lock !== '' && (
      <span>
        <Lock size={15} aria-hidden />
        未解锁
      </span>
    )}
  </p>
)

/** The sheet of paper that an item is read on: its place in the course, its title, where one stands, itself, what completes it, and the way on. */
export const ItemSheet = ({
  player,
  item,
  sitting,
  below,
}: {
  player: PlayerData
  item: PlayerItem
  sitting: Sitting
  /** What may be done about the item besides: asking about it. */
  below?: ReactNode
}) => {
  const { ProgressId: progressId, CourseName } = player
  const { recorder, recording } = sitting
  usePageTitle(`${item.Title} — ${CourseName}`)
  // Whatever was done in the item is sent when one leaves it.
  useEffect(
    () => () => void recorder.flush({ progressId, itemId: item.Id }),
    [recorder, progressId, item.Id],
  )
  return (
    <>
      <article className={styles.sheet}>
        <p className={styles.over}>{chapterOf(player, item.Id)?.Title}</p>
        <h1 className={styles.title}>{item.Title}</h1>
        <Meta item={item} recording={recording} />
        {item.Lock === '' ? (
          <>
            <OpenItem progressId={progressId} item={item} sitting={sitting} />
            <Completion item={item} recording={recording} />
            {below}
            <p className={styles.caution}>
              {player.ReviewedBy === '' ? '内容待专家审核' : `内容经${player.ReviewedBy}审核`} ·
              仅用于教学模拟，不作为诊疗依据
            </p>
          </>
        ) : (
          <LockedItem player={player} item={item} />
        )}
      </article>
      <Neighbours player={player} item={item} />
    </>
  )
}
