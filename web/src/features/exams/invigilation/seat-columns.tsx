import { serverNow } from '#call'
import { type Column, Tag } from '#ui'
import { safeBrowserNames, type Seat, seatStateNames } from '@xinglin/contract/exams'
import { clockWords } from '../sitting/use-countdown.ts'
import styles from './room.module.css'

const tones = {
  absent: 'neutral',
  running: 'success',
  paused: 'warning',
  submitted: 'school',
} as const
const submitWords = { '': '', self: '本人', deadline: '到时', proctor: '监考' } as const
/** A browser that was not heard of for so long is away. */
const awayMs = 15_000

const secondsLeft = ({ Deadline }: Seat): number =>
  Deadline === null ? 0 : Math.max(0, Math.round((Date.parse(Deadline) - serverNow()) / 1_000))

const Presence = ({ seat }: { seat: Seat }) => {
  if (seat.State !== 'running' && seat.State !== 'paused') return null
  const since =
    seat.SeenAt === null ? Number.POSITIVE_INFINITY : serverNow() - Date.parse(seat.SeenAt)
  if (since > awayMs) return <Tag tone="danger">已离线</Tag>
  return seat.Unsent > 0 ? <Tag tone="warning">{seat.Unsent} 个未提交</Tag> : <Tag>在线</Tag>
}

/** One examinee in a line of the proctor's room. */
export const seatColumns: readonly Column<Seat>[] = [
  {
    name: '考生',
    cell: ({ Name, Number: number, ClassName }) => (
      <>
        {Name}
        <span className={styles.note}>
          {number} {ClassName}
        </span>
      </>
    ),
  },
  {
    name: '状态',
    width: '130px',
    cell: (seat) => (
      <>
        <Tag tone={tones[seat.State]}>{seatStateNames[seat.State]}</Tag>
        {seat.State === 'submitted' && (
          <span className={styles.note}>{submitWords[seat.SubmitKind]}</span>
        )}
        {seat.Unscored && <Tag tone="danger">未能计分</Tag>}
      </>
    ),
  },
  { name: '连接', width: '120px', cell: (seat) => <Presence seat={seat} /> },
  {
    name: '已答',
    width: '90px',
    figures: true,
    cell: ({ Answered, Units }) => (Units === 0 ? '' : `${Answered}/${Units}`),
  },
  {
    name: '剩余',
    width: '130px',
    figures: true,
    cell: (seat) =>
      seat.State === 'running' ? (
        <>
          {clockWords(secondsLeft(seat))}
          {seat.ExtraMinutes > 0 && <span className={styles.note}>含延长 {seat.ExtraMinutes}</span>}
        </>
      ) : (
        ''
      ),
  },
  { name: '位置', width: '160px', secondary: true, cell: ({ Where }) => Where },
  {
    name: '设备',
    width: '170px',
    secondary: true,
    cell: ({ Device, Address, Openings, SafeBrowser }) =>
      Device === '' ? (
        ''
      ) : (
        <>
          {Device}
          <span className={styles.note}>
            {Address}
            {Openings > 1 && ` 打开 ${Openings} 次`}
          </span>
          {SafeBrowser !== '' && (
            <Tag tone={SafeBrowser === 'fits' ? 'success' : 'warning'}>
              {safeBrowserNames[SafeBrowser]}
            </Tag>
          )}
        </>
      ),
  },
]
