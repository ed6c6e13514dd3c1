import { Button, Card, Tag } from '#ui'
import { useQuery } from '@tanstack/react-query'
import {
  type OwnRun,
  runStateNames,
  seatStateNames,
  slotStateNames,
} from '@xinglin/contract/competitions'
import { useState } from 'react'
import type { ContestAddresses } from '../contest/addresses.ts'
import { DoorDialog } from './door-dialog.tsx'
import { ownRuns } from './run-queries.ts'
import styles from './own-runs.module.css'

type OwnSlot = OwnRun['Slots'][number]

/** Whether the visitor may enter the computer of a station now. */
const canEnter = ({ State, Clock }: OwnRun, slot: OwnSlot): boolean =>
  slot.Kind !== 'manikin' &&
  slot.IsMine &&
  slot.State === 'open' &&
  slot.Seat !== 'done' &&
  State !== 'absent' &&
  State !== 'void' &&
  Clock.State === 'running' &&
  slot.Step === Clock.Step

const tones = { waiting: 'warning', present: 'success', absent: 'danger', void: 'danger' } as const

/** What a team does now, in words. */
const nowWord = ({ State, Clock, Slots }: OwnRun): string => {
  if (State === 'absent' || State === 'void') return '本轮不再参赛。'
  if (Clock.State === 'drawn') return '请按时到检录处检录，凭序号入场。'
  if (Clock.State !== 'running') return '本轮比赛已结束。'
  const now = Slots.find(({ Step }) => Step === Clock.Step)
  if (now) return `现在：${now.Station}。`
  const next = Slots.find(({ Step }) => Step > Clock.Step)
  return next ? `现在候考，第 ${next.Step} 场到${next.Station}。` : '各站已完成。'
}

const RunCard = ({ run, onEnter }: { run: OwnRun; onEnter: (slot: OwnSlot) => void }) => (
  <Card as="section" className={styles.card} aria-label={`${run.Team}的场次`}>
    <div className={styles.head}>
      <strong className={styles.no}>{run.No} 号</strong>
      <span>
        {run.Team}，{run.RoundName}
        {run.Members.length > 1 && (
          <small>{run.Members.map(({ Position, Name }) => `${Position} ${Name}`).join('、')}</small>
        )}
      </span>
      <Tag tone={tones[run.State]}>{runStateNames[run.State]}</Tag>
    </div>
    <p className={styles.now}>{nowWord(run)}</p>
    <ol className={styles.slots}>
      {run.Slots.map((slot) => (
        <li
          key={slot.Step}
          data-now={run.Clock.State === 'running' && slot.Step === run.Clock.Step}
          data-over={run.Clock.State !== 'drawn' && slot.Step < run.Clock.Step}
        >
          <span>
            第 {slot.Step} 场{slot.Lane > 1 && `，第${slot.Lane}赛道`}
          </span>
          <strong>{slot.Station}</strong>
          <span>
            {slot.Position !== '' && `队员${slot.Position}，`}
            {slot.State === 'open' ? `${slot.Minutes} 分钟` : slotStateNames[slot.State]}
            {slot.Kind !== 'manikin' && slot.IsMine && `，${seatStateNames[slot.Seat]}`}
          </span>
          {canEnter(run, slot) && (
            <Button kind="primary" size="small" onClick={() => onEnter(slot)}>
              {slot.Seat === 'none' ? '进入考场' : '继续作答'}
            </Button>
          )}
        </li>
      ))}
    </ol>
  </Card>
)

/** One's own teams in the rounds of a contest: the number that was drawn, and when one is where. */
export const OwnRuns = ({ id, addresses }: { id: string; addresses: ContestAddresses }) => {
  const { data } = useQuery(ownRuns(id))
  const [entering, setEntering] = useState<OwnSlot>()
  if (!data || data.length === 0) return null
  return (
    <div className={styles.runs}>
      {data.map((run) => (
        <RunCard key={`${run.RoundId} ${run.EntryId}`} run={run} onEnter={setEntering} />
      ))}
      {entering && (
        <DoorDialog
          contestId={id}
          station={entering}
          addresses={addresses}
          onClose={() => setEntering(undefined)}
        />
      )}
    </div>
  )
}
