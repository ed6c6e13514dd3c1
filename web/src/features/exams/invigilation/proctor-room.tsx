import { serverNow } from '#call'
import {
  Skeleton,
  Button,
  Card,
  Chips,
  clockOf,
  type Column,
  DataTable,
  Empty,
  Failure,
  PageHead,
  Tag,
  useAddressState,
  VisuallyHidden,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import { type RoomDeed, type Seat, seatStateNames } from '@xinglin/contract/exams'
import { useState } from 'react'
import { AnnounceDialog } from './announce-dialog.tsx'
import { ControlDialog } from './control-dialog.tsx'
import { LateAnswers } from './late-answers.tsx'
import styles from './room.module.css'
import { Scrolled } from './scrolled.tsx'
import { roomOf } from './room-queries.ts'
import { TakeFileDialog } from './take-file-dialog.tsx'
import { windowWords } from './window-words.ts'
import { clockWords } from '../sitting/use-countdown.ts'

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

const columns: readonly Column<Seat>[] = [
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
    cell: ({ Device, Address, Openings }) =>
      Device === '' ? (
        ''
      ) : (
        <>
          {Device}
          <span className={styles.note}>
            {Address}
            {Openings > 1 && ` 打开 ${Openings} 次`}
          </span>
        </>
      ),
  },
]

const usual = { state: 'all' }
const states = [
  { value: 'all', name: '全部' },
  ...(['running', 'paused', 'submitted', 'absent'] as const).map((value) => ({
    value,
    name: seatStateNames[value],
  })),
]
const deeds: readonly { readonly action: RoomDeed; readonly name: string }[] = [
  { action: 'extend', name: '延长' },
  { action: 'pause', name: '暂停' },
  { action: 'resume', name: '恢复' },
  { action: 'end', name: '收卷' },
  { action: 'reopen', name: '重新打开' },
]

/** The proctor's room: who sits the examination, where, with what unsent, on which device; and what can be done about it. */
export const ProctorRoom = ({ examId }: { examId: string }) => {
  const { data, error, refetch } = useQuery(roomOf(examId))
  const [{ state }, change] = useAddressState(usual, { state: states.map(({ value }) => value) })
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [acting, setActing] = useState<{ action: RoomDeed; all: boolean }>()
  const [open, setOpen] = useState<'announce' | 'file'>()
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="420px" shape="block" />
  const seats = data.Seats.filter((seat) => state === 'all' || seat.State === state)
  const count = (one: string) => data.Seats.filter((seat) => seat.State === one).length
  const late = data.Seats.reduce((sum, seat) => sum + seat.Late, 0)
  return (
    <>
      <PageHead
        title={`监考：${data.Name}`}
        note={`${windowWords(data)}，${data.Minutes} 分钟${data.ExtraMinutes > 0 ? `，已全体延长 ${data.ExtraMinutes} 分钟` : ''}${data.AccessCode === '' ? '' : `；口令 ${data.AccessCode}`}`}
      >
        <Button onClick={() => setOpen('announce')}>发通知</Button>
        <Button onClick={() => setOpen('file')}>收取作答文件</Button>
        <Button onClick={() => setActing({ action: 'extend', all: true })}>全体延长</Button>
        <Button onClick={() => setActing({ action: 'pause', all: true })}>全体暂停</Button>
        <Button onClick={() => setActing({ action: 'resume', all: true })}>全体恢复</Button>
      </PageHead>
      {error && (
        <output className={styles.away}>
          暂时连不上服务器，显示的是 {clockOf(data.ServerTime)} 的情况，正在重试
        </output>
      )}
      <div className={styles.columns}>
        <div className={styles.seats}>
          <Chips
            label="状态"
            quiet
            slim
            options={states.map((one) => ({
              ...one,
              name:
                one.value === 'all'
                  ? `全部 ${data.Seats.length}`
                  : `${one.name} ${count(one.value)}`,
            }))}
            chosen={state}
            onChoose={(value) => change({ state: value })}
          />
          <fieldset className={styles.chosen}>
            <legend>
              <VisuallyHidden>对所选考生</VisuallyHidden>
            </legend>
            <span className={styles.note}>已选 {chosen.size} 人</span>
            {deeds.map(({ action, name }) => (
              <Button
                key={action}
                size="small"
                disabled={chosen.size === 0}
                onClick={() => setActing({ action, all: false })}
              >
                {name}
              </Button>
            ))}
          </fieldset>
          <DataTable
            label="考生"
            columns={columns}
            rows={seats}
            keyOf={({ PersonId }) => PersonId}
            choice={{ chosen, onChoose: setChosen, nameOf: ({ Name }) => Name }}
            empty={<Empty head="没有符合条件的考生" />}
          />
        </div>
        <aside className={styles.beside}>
          {late > 0 && <LateAnswers examId={examId} waiting={late} />}
          <Card className={styles.card}>
            <h2 className={styles.head}>通知</h2>
            {data.Words.length === 0 && <p className={styles.note}>还没有通知</p>}
            <Scrolled label="通知列表">
              {data.Words.map((word) => (
                <li key={word.Id}>
                  {word.Text}
                  <span className={styles.note}>
                    {clockOf(word.At)} {word.By}，{word.Acknowledged} 人已确认
                  </span>
                </li>
              ))}
            </Scrolled>
          </Card>
          <Card className={styles.card}>
            <h2 className={styles.head}>动态</h2>
            {data.Events.length === 0 && <p className={styles.note}>还没有动态</p>}
            <Scrolled label="动态列表">
              {data.Events.map((event) => (
                <li key={`${event.At} ${event.Name} ${event.Text}`}>
                  {event.Name} {event.Text}
                  <span className={styles.note}>
                    {clockOf(event.At)} {event.By}
                  </span>
                </li>
              ))}
            </Scrolled>
          </Card>
        </aside>
      </div>
      {acting && (
        <ControlDialog
          examId={examId}
          action={acting.action}
          all={acting.all}
          people={data.Seats.filter(({ PersonId }) => chosen.has(PersonId))}
          onClose={() => setActing(undefined)}
        />
      )}
      {open === 'announce' && <AnnounceDialog examId={examId} onClose={() => setOpen(undefined)} />}
      {open === 'file' && <TakeFileDialog examId={examId} onClose={() => setOpen(undefined)} />}
    </>
  )
}
