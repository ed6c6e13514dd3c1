import { classes, Sheet } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import type { PlayerItem } from '@xinglin/contract/learning'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { anchorSession } from './anchor-session.ts'
import { useHeartbeat } from '../attention/use-heartbeat.ts'
import { device } from './device.ts'
import { Finish } from './finish.tsx'
import { ItemSheet } from './item-sheet.tsx'
import type { Anchor, Anchored } from '../items/item.ts'
import { Notices } from './notices.tsx'
import { PlayerBar } from './player-bar.tsx'
import styles from './player.module.css'
import { PlayerOutline } from './player-outline.tsx'
import { type PlayerData, playerOf } from './player-queries.ts'
import { PlayerReport } from './player-report.tsx'
import { canFinish, isOpen, itemToOpen } from './player-state.ts'
import type { Consult, Operate, Practise } from './sitting.ts'
import { useLead } from './use-lead.ts'
import { useOnline } from './use-online.ts'
import { useRecorder } from './use-recorder.ts'
import { useRooms } from './use-rooms.ts'
import { useWaitingClaims } from './use-waiting-claims.ts'

/** Draws what is written beside an item; `now` tells where in it one is, `goTo` leads back there. */
export type Beside = (
  open: Anchored & { readonly progressId: string; readonly item: PlayerItem },
) => ReactNode

/** What is shown: without an item asked for, the report of a finished attempt; else an item. */
const shownOf = (player: PlayerData, itemId: string) =>
  itemId === '' && player.Report ? undefined : itemToOpen(player, itemId)

/** Pictures want room; text keeps its measure. */
const isBroad = (kind: string | undefined) =>
  kind === 'image' || kind === 'video' || kind === 'document'

/** The player of an attempt: outline, bar, and the open item or the report. `asked` is the item of the address, or empty. */
export const Player = ({
  player,
  itemId,
  at,
  person,
  beside,
  below,
  consult,
  operate,
  practise,
  evidence,
}: {
  player: PlayerData
  itemId: string
  /** The place within the item that the address asks for. */
  at: Anchor
  person: string
  /** What is written beside the open item: its notes. */
  beside: Beside
  /** What stands at the end of the open item. */
  below?: Beside | undefined
  consult: Consult
  operate: Operate
  practise: Practise
  /** What the report rests on besides. */
  evidence: ReactNode
}) => {
  const { ProgressId: progressId } = player
  const queries = useQueryClient()
  const { elsewhere, onAnswer, takeBack, pending, round } = useLead(progressId)
  const recorder = useRecorder(person, onAnswer)
  const recording = isOpen(player)
  const rooms = useRooms()
  const offline = !useOnline() && recording
  const [{ onAnchored, now, goTo }] = useState(anchorSession)
  const drawer = useRef<HTMLElement>(null)
  useWaitingClaims(player, recording && !elsewhere)
  const item = shownOf(player, itemId)
  const current = item?.Id ?? ''
  const tellTime = useHeartbeat(
    { progressId, device: device() },
    recording && !elsewhere,
    (total) => {
      onAnswer(total)
      queries.setQueryData(
        playerOf(progressId).queryKey,
        (known) => known && { ...known, Seconds: total.Seconds },
      )
    },
  )
  // Whoever opens the notes beside an item is about to write.
  const openNotes = () => {
    flushSync(rooms.notes.toggle)
    drawer.current?.querySelector('textarea')?.focus({ preventScroll: true })
  }
  const settle = () => Promise.all([recorder.flushAll(), tellTime()])
  const finish = canFinish(player) && <Finish player={player} settle={settle} />
  const sitting = { recorder, recording, at, onAnswer, onAnchored, consult, operate, practise }
  const notes = item?.Lock === '' && beside({ progressId, item, now, goTo })
  return (
    <div className={classes(styles.player, (offline || elsewhere) && styles.noticed)}>
      <PlayerBar
        player={player}
        recorder={recorder}
        outlineOpen={rooms.outline.open}
        onOutline={rooms.outline.toggle}
        notes={notes ? { open: rooms.notes.open, onToggle: openNotes } : undefined}
      />
      <Notices
        readOnly={player.ReadOnly}
        closed={player.State === 'superseded'}
        offline={offline}
        elsewhere={elsewhere}
        taking={pending}
        onTakeBack={() => void takeBack()}
      />
      <div className={styles.stage}>
        {rooms.outline.side && (
          <div className={styles.side}>
            <PlayerOutline player={player} current={current} />
          </div>
        )}
        <div className={styles.middle}>
          <div className={classes(styles.centre, isBroad(item?.Kind) && styles.broad)}>
            {item ? (
              <>
                {/* Whoever comes for the report of a complete attempt is first asked to end it. */}
                {itemId === '' && finish}
                <ItemSheet
                  key={`${item.Id}/${round}`}
                  player={player}
                  item={item}
                  sitting={sitting}
                  below={item.Lock === '' && below?.({ progressId, item, now, goTo })}
                />
                {itemId !== '' && finish}
              </>
            ) : (
              player.Report && (
                <PlayerReport player={player} report={player.Report} evidence={evidence} />
              )
            )}
          </div>
        </div>
        {notes && rooms.notes.side && (
          <aside ref={drawer} className={styles.notes} aria-label="笔记">
            {notes}
          </aside>
        )}
      </div>
      {rooms.outline.over && (
        <Sheet title="课程目录" onClose={rooms.outline.toggle}>
          <PlayerOutline player={player} current={current} onChoose={rooms.outline.toggle} />
        </Sheet>
      )}
      {notes && rooms.notes.over && (
        <Sheet title="笔记" from="below" onClose={rooms.notes.toggle}>
          {notes}
        </Sheet>
      )}
    </div>
  )
}
