import { call } from '#call'
import { Button, Dropdown, toast, messageOf } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import {
  type ControlRoom,
  type RunTeam,
  setTeam,
  type TeamAction,
} from '@xinglin/contract/competitions'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { contestsKey } from '../contest/game-queries.ts'
import { ReasonDialog } from '../contest/reason-dialog.tsx'
import { SubstituteDialog } from './substitute-dialog.tsx'
import styles from './running.module.css'

type Recorded = Extract<TeamAction, 'absent' | 'void' | 'restore'>
const names: Readonly<Record<Recorded, string>> = {
  absent: '记为缺考',
  void: '作废成绩',
  restore: '恢复参赛',
}
const notes: Readonly<Record<Recorded, string>> = {
  absent: '全队缺考，不计成绩，也不排名。',
  void: '成绩作废，不排名。',
  restore: '重新参加评分和排名。',
}

/** What may be recorded of a team as it stands. */
const recordsOf = ({ CanRun }: ControlRoom, { State }: RunTeam): readonly Recorded[] => {
  // Who watches over a round records those that did not come, and nothing that takes a score away.
  if (!CanRun) return State === 'waiting' ? ['absent'] : []
  if (State === 'absent') return ['restore', 'void']
  return State === 'void' ? ['restore'] : ['absent', 'void']
}

/** What can be done to a team of a round: check it in, record that it did not come, let a substitute step in. */
export const TeamActions = ({ room, team }: { room: ControlRoom; team: RunTeam }) => {
  const queries = useQueryClient()
  const [pending, setPending] = useState(false)
  const [asking, setAsking] = useState<Recorded | 'substitute'>()
  const refresh = () => queries.invalidateQueries({ queryKey: contestsKey })
  const send = async (Action: TeamAction, Reason = '') => {
    await call(setTeam, { RoundId: room.RoundId, EntryId: team.EntryId, Action, Reason })
    await refresh()
  }
  const checkIn = async () => {
    setPending(true)
    try {
      await send('checkIn')
    } catch (failure) {
      toast.error(messageOf(failure))
    } finally {
      setPending(false)
    }
  }
  const isOpen = ['drawn', 'running', 'judging'].includes(room.Clock.State)
  if (!isOpen) return null
  const name = `${team.No}号`
  const records = recordsOf(room, team)
  const canSubstitute =
    room.CanRun &&
    team.Members.some(({ Position }) => Position === '') &&
    (team.State === 'waiting' || team.State === 'present')
  return (
    <span className={styles.actions}>
      {(team.State === 'waiting' || (!room.CanRun && team.State === 'absent')) && (
        <Button
          size="small"
          kind="primary"
          pending={pending}
          aria-label={`${name}检录`}
          onClick={() => void checkIn()}
        >
          检录
        </Button>
      )}
      {(canSubstitute || records.length > 0) && (
        <Dropdown
          label={`${name}更多操作`}
          toggle={
            <>
              更多 <ChevronDown size={14} aria-hidden />
            </>
          }
          actions={[
            ...(canSubstitute
              ? [{ name: '替补上场', run: () => setAsking('substitute' as const) }]
              : []),
            ...records.map((one) => ({ name: names[one], run: () => setAsking(one) })),
          ]}
        />
      )}
      {asking === 'substitute' && (
        <SubstituteDialog
          roundId={room.RoundId}
          team={team}
          onClose={() => setAsking(undefined)}
          onDone={refresh}
        />
      )}
      {asking !== undefined && asking !== 'substitute' && (
        <ReasonDialog
          title={`${name}${team.Name}：${names[asking]}`}
          label="原因"
          note={notes[asking]}
          yes={names[asking]}
          onClose={() => setAsking(undefined)}
          onSend={(reason) => send(asking, reason)}
        />
      )}
    </span>
  )
}
