import { ContentIcon, contentWord, usePageTitle } from '#ui'
import type { PlayerItem } from '@xinglin/contract/learning'
import { useEffect } from 'react'
import { Completion } from './completion.tsx'
import { Neighbours } from './neighbours.tsx'
import { OpenItem } from './open-item.tsx'
import look from './player.module.css'
import type { PlayerData } from './player-queries.ts'
import { chapterOf } from './player-state.ts'
import type { Recorder } from './saving/recorder.ts'

/** The sheet of paper that an item is read on: its place in the course, its title, itself, what completes it, and the way on. */
export const ItemSheet = ({
  player,
  item,
  recorder,
  recording,
}: {
  player: PlayerData
  item: PlayerItem
  recorder: Recorder
  recording: boolean
}) => {
  const { ProgressId: progressId, CourseName } = player
  usePageTitle(`${item.Title} — ${CourseName}`)
  // Whatever was done in the item is sent when one leaves it.
  useEffect(
    () => () => void recorder.flush({ progressId, itemId: item.Id }),
    [recorder, progressId, item.Id],
  )
  return (
    <>
      <article className={look.sheet}>
        <p className={look.over}>{chapterOf(player, item.Id)?.Title}</p>
        <h1 className={look.title}>{item.Title}</h1>
        <p className={look.meta}>
          <span>
            <ContentIcon kind={item.Kind} silent />
            {contentWord(item.Kind)}
          </span>
          <span>约 {item.Minutes} 分钟</span>
          {recording && <span>{item.Rule}后完成</span>}
        </p>
        <OpenItem progressId={progressId} item={item} recorder={recorder} recording={recording} />
        <Completion item={item} recording={recording} />
        <p className={look.caution}>内容待专家审核 · 仅用于教学模拟，不作为诊疗依据</p>
      </article>
      <Neighbours player={player} item={item} />
    </>
  )
}
