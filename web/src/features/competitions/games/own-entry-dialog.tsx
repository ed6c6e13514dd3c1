import { call } from '#call'
import { Button, Dialog, FormFault, messageOf, toast } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { enrol, type GameDetail } from '@xinglin/contract/competitions'
import { useState } from 'react'
import { contestsKey } from '../contest/game-queries.ts'
import { enteredWord } from '../contest/game-words.ts'
import styles from './games.module.css'
import { TrackChoice } from './track-choice.tsx'

/** A student enters a contest for themselves; in one of its tracks, where it has any. */
export const OwnEntryDialog = ({
  game,
  entryId,
  onClose,
}: {
  game: GameDetail
  /** Sent again, the entry is the same. */
  entryId: string
  onClose: () => void
}) => {
  const queries = useQueryClient()
  const [track, setTrack] = useState('')
  const [fault, setFault] = useState('')
  const [isPending, setPending] = useState(false)
  const send = async () => {
    if (game.Tracks.length > 0 && track === '') return setFault(enrol.refusals.track[1])
    setPending(true)
    setFault('')
    try {
      const entry = await call(enrol, {
        Id: entryId,
        SkillContestId: game.SkillContestId,
        Track: track,
      })
      toast.success(enteredWord(entry))
      onClose()
    } catch (failure) {
      setFault(messageOf(failure))
    } finally {
      setPending(false)
      await queries.invalidateQueries({ queryKey: contestsKey })
    }
  }
  return (
    <Dialog
      title={`报名参加“${game.Name}”`}
      hold
      onClose={onClose}
      foot={
        <Button kind="primary" pending={isPending} onClick={() => void send()}>
          报名
        </Button>
      }
    >
      <div className={styles.form}>
        <FormFault>{fault}</FormFault>
        <TrackChoice tracks={game.Tracks} track={track} onChoose={setTrack} />
        <p className={styles.note}>
          {game.NeedsReview ? '报名后由主办方审核，截止前可以退出。' : '截止前可以退出。'}
        </p>
      </div>
    </Dialog>
  )
}
