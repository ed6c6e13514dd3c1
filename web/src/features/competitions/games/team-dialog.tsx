import { call, newId } from '#call'
import { useHeldWork } from '#session'
import {
  Button,
  closeAsking,
  ComboBox,
  Dialog,
  FormFault,
  TextField,
  toast,
  useLeaveGuard,
  messageOf,
} from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { findStudents } from '@xinglin/contract/classes'
import { enrol, type GameDetail, positions } from '@xinglin/contract/competitions'
import { useState } from 'react'
import { contestsKey } from '../contest/game-queries.ts'
import { enteredWord } from '../contest/game-words.ts'
import styles from './games.module.css'
import { TrackChoice } from './track-choice.tsx'

type Chosen = { readonly id: string; readonly name: string; readonly note?: string }

const findMembers = async (words: string, signal: AbortSignal) => {
  if (words.trim() === '') return []
  const { List } = await call(findStudents, { SearchKey: words }, { signal })
  return List.map(({ PersonId, RealName, Number: number, ClassName }) => ({
    id: PersonId,
    name: RealName,
    note: [number, ClassName].filter((text) => text !== '').join(' '),
  }))
}

/** A team for a contest: its name, a student for each position, substitutes, a telephone number. */
export const TeamDialog = ({
  game,
  entryId,
  onClose,
}: {
  game: GameDetail
  /** The id of the first entry that is sent from here: sent again, it is the same. */
  entryId: string
  onClose: () => void
}) => {
  const queries = useQueryClient()
  const [name, setName] = useState('')
  const [phone, setPhone] = useState('')
  const [track, setTrack] = useState('')
  const [members, setMembers] = useState<readonly (Chosen | undefined)[]>([])
  const [fault, setFault] = useState('')
  const [isPending, setPending] = useState(false)
  const dirty = name !== '' || phone !== '' || members.some((one) => one !== undefined)
  useHeldWork(dirty)
  useLeaveGuard(dirty)
  // A second team of the same teacher is another entry.
  const [ownId] = useState(() =>
    game.Entries.some(({ Id }) => Id === entryId) ? newId() : entryId,
  )
  const places = [
    ...positions.slice(0, game.TeamSize).map((position) => `${position} 号队员`),
    ...Array.from({ length: game.Substitutes }, (_, at) =>
      game.Substitutes > 1 ? `替补 ${at + 1}（选填）` : '替补（选填）',
    ),
  ]
  const choose = (at: number, one: Chosen) =>
    setMembers(places.map((_, place) => (place === at ? one : members[place])))
  const send = async () => {
    const chosen = members.map((one) => one?.id ?? '')
    const team = chosen.slice(0, game.TeamSize)
    if (name.trim() === '') return setFault(enrol.refusals.name[1])
    if (game.Tracks.length > 0 && track === '') return setFault(enrol.refusals.track[1])
    if (team.length < game.TeamSize || team.includes('')) return setFault(enrol.refusals.size[1])
    setPending(true)
    setFault('')
    try {
      const entry = await call(enrol, {
        Id: ownId,
        SkillContestId: game.SkillContestId,
        Name: name,
        Phone: phone,
        Track: track,
        Members: team,
        Substitutes: chosen.slice(game.TeamSize).filter((id) => id !== ''),
      })
      toast.success(enteredWord(entry))
      await queries.invalidateQueries({ queryKey: contestsKey })
      onClose()
    } catch (failure) {
      setFault(messageOf(failure))
    } finally {
      setPending(false)
    }
  }
  return (
    <Dialog
      title="组队报名"
      hold
      wide
      onClose={() => void closeAsking(dirty, onClose)}
      foot={
        <Button kind="primary" pending={isPending} onClick={() => void send()}>
          提交报名
        </Button>
      }
    >
      <form
        className={styles.form}
        aria-label="组队报名"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <FormFault>{fault}</FormFault>
        <div className={styles.pair}>
          <TextField
            label="队名"
            autoComplete="off"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <TextField
            label="联系电话（选填）"
            inputMode="tel"
            autoComplete="tel"
            value={phone}
            onChange={({ target }) => setPhone(target.value)}
          />
        </div>
        <TrackChoice tracks={game.Tracks} track={track} onChoose={setTrack} />
        <div className={styles.pair}>
          {places.map((label, at) => (
            <ComboBox
              key={label}
              label={label}
              placeholder="输入姓名或学号查找"
              none="没有这名学生"
              find={findMembers}
              chosen={members[at]}
              onChoose={(one) => choose(at, one)}
            />
          ))}
        </div>
      </form>
    </Dialog>
  )
}
