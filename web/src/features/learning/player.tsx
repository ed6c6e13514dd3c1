import { classes, Sheet } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useHeartbeat } from './attention/use-heartbeat.ts'
import { Finish } from './finish.tsx'
import { ItemSheet } from './item-sheet.tsx'
import { Notices } from './notices.tsx'
import { PlayerBar } from './player-bar.tsx'
import look from './player.module.css'
import { PlayerOutline } from './player-outline.tsx'
import { type PlayerData, playerOf } from './player-queries.ts'
import { canFinish, isOpen, itemToOpen } from './player-state.ts'
import { Report } from './report.tsx'
import { useOnline } from './use-online.ts'
import { useRecorder } from './use-recorder.ts'
import { useWide } from './use-wide.ts'

/** What is shown: without an item asked for, the report of a finished attempt; else an item. */
const shownOf = (player: PlayerData, asked: string) =>
  asked === '' && player.Report ? undefined : itemToOpen(player, asked)

/** Pictures want room; text keeps its measure. */
const isBroad = (kind: string | undefined) => kind === 'image' || kind === 'video'

/** The player of an attempt: outline, bar, and the open item or the report. `asked` is the item of the address, or empty. */
export const Player = ({
  player,
  asked,
  person,
}: {
  player: PlayerData
  asked: string
  person: string
}) => {
  const queries = useQueryClient()
  const recorder = useRecorder(person)
  const recording = isOpen(player)
  const wide = useWide()
  const offline = !useOnline() && recording
  const [folded, setFolded] = useState(false)
  const [sheet, setSheet] = useState(false)
  const item = shownOf(player, asked)
  const current = item?.Id ?? ''
  const tellTime = useHeartbeat(player.ProgressId, recording, (Seconds) =>
    queries.setQueryData(
      playerOf(player.ProgressId).queryKey,
      (known) => known && { ...known, Seconds },
    ),
  )
  const settle = () => Promise.all([recorder.flushAll(), tellTime()])
  const finish = canFinish(player) && <Finish player={player} settle={settle} />
  return (
    <div className={classes(look.player, offline && look.offline)}>
      <PlayerBar
        player={player}
        recorder={recorder}
        outlineOpen={wide ? !folded : sheet}
        onOutline={() => (wide ? setFolded(!folded) : setSheet(true))}
      />
      <Notices readOnly={player.ReadOnly} offline={offline} />
      <div className={look.stage}>
        {wide && !folded && (
          <div className={look.side}>
            <PlayerOutline player={player} current={current} />
          </div>
        )}
        <div className={classes(look.centre, isBroad(item?.Kind) && look.broad)}>
          {item ? (
            <>
              {/* Whoever comes for the report of a complete attempt is first asked to end it. */}
              {asked === '' && finish}
              <ItemSheet
                key={item.Id}
                player={player}
                item={item}
                recorder={recorder}
                recording={recording}
              />
              {asked !== '' && finish}
            </>
          ) : (
            player.Report && <Report player={player} report={player.Report} />
          )}
        </div>
      </div>
      {sheet && !wide && (
        <Sheet title="课程目录" onClose={() => setSheet(false)}>
          <PlayerOutline player={player} current={current} onChoose={() => setSheet(false)} />
        </Sheet>
      )}
    </div>
  )
}
