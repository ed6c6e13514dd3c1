import { Tag, VisuallyHidden } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import {
  type ControlRoom,
  type RunTeam,
  runStateNames,
  seatStateNames,
  slotStateNames,
} from '@xinglin/contract/competitions'
import { useState } from 'react'
import { contestsKey } from '../contest/game-queries.ts'
import { SlotDialog } from './slot-dialog.tsx'
import { TeamActions } from './team-actions.tsx'
import styles from './running.module.css'

const tones = { waiting: 'warning', present: 'success', absent: 'danger', void: 'danger' } as const

type Slot = RunTeam['Slots'][number]

const doneSeats = ({ Seats }: Slot): number => Seats.filter(({ State }) => State === 'done').length

const slotWord = (slot: Slot): string => {
  if (slot.State !== 'open') return slotStateNames[slot.State]
  const { Seats } = slot
  if (Seats.length === 0) return `${slot.Locked}/${slot.Judges}`
  const [only] = Seats
  return Seats.length === 1 && only
    ? seatStateNames[only.State]
    : `${doneSeats(slot)}/${Seats.length} 交卷`
}

/** The teams of a round by stations: when each is where, and how many judges have sent their sheets. */
export const TeamTable = ({ room }: { room: ControlRoom }) => {
  const queries = useQueryClient()
  const [chosen, setChosen] = useState<{ team: RunTeam; slot: Slot; station: string }>()
  const { Clock, Stations, Teams } = room
  const cell = (team: RunTeam, station: { Id: string; Name: string }) => {
    const slot = team.Slots.find(({ StationId }) => StationId === station.Id)
    if (!slot) return null
    const isNow = Clock.State === 'running' && slot.Step === Clock.Step
    const isMarked = slot.Judges > 0 && slot.Locked >= slot.Judges
    const hasSat = slot.Seats.length > 0 && doneSeats(slot) === slot.Seats.length
    const isDone = slot.State === 'open' && (isMarked || hasSat)
    return (
      <button
        type="button"
        className={styles.slot}
        data-now={isNow}
        data-done={isDone}
        data-state={slot.State}
        disabled={!room.CanRun}
        onClick={() => setChosen({ team, slot, station: station.Name })}
      >
        <VisuallyHidden>
          {team.No}号在{station.Name}：
        </VisuallyHidden>
        <span>第{slot.Step}场</span>
        <strong>{slotWord(slot)}</strong>
      </button>
    )
  }
  return (
    <>
      <p className={styles.note} id="team-table-note">
        格内为场次和已提交的评分表份数，机考为交卷情况。
        {room.CanRun && '点击可以记缺考、作废或延长机考时间。'}
      </p>
      <section className={styles.scroll} aria-label="各队进度">
        <table className={styles.teams} aria-describedby="team-table-note">
          <thead>
            <tr>
              <th scope="col">队</th>
              {Stations.map(({ Id, Name }) => (
                <th key={Id} scope="col">
                  {Name}
                </th>
              ))}
              <th scope="col">操作</th>
            </tr>
          </thead>
          <tbody>
            {Teams.map((team) => (
              <tr key={team.EntryId} data-away={team.State === 'absent' || team.State === 'void'}>
                <th scope="row">
                  <span className={styles.teamName}>
                    {team.No}号 {team.Name}
                    <Tag tone={tones[team.State]}>{runStateNames[team.State]}</Tag>
                  </span>
                  <small>
                    {team.SchoolName}
                    {team.Members.length > 1 &&
                      `，${team.Members.filter(({ Position }) => Position !== '')
                        .toSorted((one, other) => (one.Position < other.Position ? -1 : 1))
                        .map(({ Position, Name }) => `${Position} ${Name}`)
                        .join('、')}`}
                  </small>
                  {team.Reason !== '' && <small>原因：{team.Reason}</small>}
                </th>
                {Stations.map((station) => (
                  <td key={station.Id}>{cell(team, station)}</td>
                ))}
                <td>
                  <TeamActions room={room} team={team} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {chosen && (
          <SlotDialog
            {...chosen}
            onClose={() => setChosen(undefined)}
            onDone={() => queries.invalidateQueries({ queryKey: contestsKey })}
          />
        )}
      </section>
    </>
  )
}
