import {
  Skeleton,
  Button,
  Card,
  Chips,
  clockOf,
  DataTable,
  Empty,
  Failure,
  PageHead,
  useAddressState,
  VisuallyHidden,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import { type RoomAction, seatStateNames } from '@xinglin/contract/exams'
import { useState } from 'react'
import { AnnounceDialog } from './announce-dialog.tsx'
import { ControlDialog } from './control-dialog.tsx'
import { LateAnswers } from './late-answers.tsx'
import styles from './room.module.css'
import { Scrolled } from './scrolled.tsx'
import { UnscoredNotice } from '../unscored/unscored-notice.tsx'
import { seatColumns } from './seat-columns.tsx'
import { roomOf } from './room-queries.ts'
import { TakeFileDialog } from './take-file-dialog.tsx'
import { windowWords } from './window-words.ts'

const usual = { state: 'all' }
const states = [
  { value: 'all', name: '全部' },
  ...(['running', 'paused', 'submitted', 'absent'] as const).map((value) => ({
    value,
    name: seatStateNames[value],
  })),
]
const actions: readonly { readonly action: RoomAction; readonly name: string }[] = [
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
  const [acting, setActing] = useState<{ action: RoomAction; all: boolean }>()
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
      <UnscoredNotice examId={examId} />
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
            {actions.map(({ action, name }) => (
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
            columns={seatColumns}
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
