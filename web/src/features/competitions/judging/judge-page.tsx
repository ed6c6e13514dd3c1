import { useHeldWork } from '#session'
import { Skeleton, Button, Card, Empty, Failure, SelectField, Tag } from '#ui'
import type { JudgeStation } from '@xinglin/contract/competitions'
import { CircleCheck, CloudOff, LoaderCircle } from 'lucide-react'
import { useState } from 'react'
import { RoundClock } from '../running/round-clock.tsx'
import { SheetPhoto } from './sheet-photo.tsx'
import { SheetForm } from './sheet-form.tsx'
import type { SyncView } from './sheet-sync.ts'
import { useKeptPage } from './use-kept-page.ts'
import { useJudgeTasks } from './use-judge-tasks.ts'
import styles from './judging.module.css'

const Sign = ({
  view,
  isKept,
  onSend,
}: {
  view: SyncView
  isKept: boolean
  onSend: () => void
}) => {
  if (view.unsent === 0)
    return (
      <output className={styles.sign}>
        <CircleCheck size={16} aria-hidden /> 全部已保存{isKept && '，断网也可刷新本页'}
      </output>
    )
  return (
    <output className={styles.sign} data-offline={view.isOffline}>
      {view.isOffline ? (
        <>
          <CloudOff size={16} aria-hidden /> {view.unsent} 份已存本机，等待网络
          <Button kind="plain" size="small" onClick={onSend}>
            立即重试
          </Button>
        </>
      ) : (
        <>
          <LoaderCircle size={16} aria-hidden /> 正在保存…
        </>
      )}
    </output>
  )
}

type Slot = JudgeStation['Slots'][number]

const slotTag = (slot: Slot, step: number, view: SyncView) => {
  const draft = view.sheets.get(slot.Id)?.draft
  if (slot.State !== 'open')
    return <Tag tone="danger">{slot.State === 'absent' ? '缺考' : '作废'}</Tag>
  if (draft?.isLocked) return <Tag tone="success">已提交</Tag>
  if (slot.Step > step) return <Tag>未到</Tag>
  return draft && draft.seq > 0 ? <Tag tone="warning">未提交</Tag> : <Tag tone="school">待评</Tag>
}

/** The tablet of a judge: the teams of a station by the numbers that they drew, each with a sheet that works without network. */
export const JudgePage = ({ contestId }: { contestId: string }) => {
  const { tasks, error, refetch, sync, view } = useJudgeTasks(contestId)
  const [stationKey, setStationKey] = useState('')
  const [slotId, setSlotId] = useState('')
  useHeldWork(view.unsent > 0)
  const isKept = useKeptPage(tasks !== undefined && !error)
  if (!tasks && error) return <Failure error={error} onRetry={() => void refetch()} />
  if (!tasks) return <Skeleton height="420px" shape="block" />
  const keyOf = ({ StationId, Lane }: JudgeStation) => `${StationId} ${Lane}`
  const station = tasks.Stations.find((one) => keyOf(one) === stationKey) ?? tasks.Stations[0]
  if (!station)
    return (
      <Empty
        head="还没有要评的队"
        note="抽签后，您要评的队会出现在这里。"
        next={<Button onClick={() => void refetch()}>刷新</Button>}
      />
    )
  const { Slots: slots, Clock: clock } = station
  const current =
    slots.find(({ Id }) => Id === slotId) ??
    slots.find(({ Step }) => Step === clock.Step) ??
    slots[0]
  const sheet = current && view.sheets.get(current.Id)
  const hasCome = current !== undefined && current.Step <= clock.Step && clock.State !== 'drawn'
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>
            {station.Name}
            {station.Lanes > 1 && `（第${station.Lane}赛道）`}
          </h1>
          <p className={styles.note}>
            {tasks.ContestName}，{station.RoundName}
          </p>
        </div>
        <RoundClock clock={clock} />
        <Sign view={view} isKept={isKept} onSend={() => sync.sendNow()} />
      </header>
      {tasks.Stations.length > 1 && (
        <SelectField
          label="考站"
          options={tasks.Stations.map((one) => ({
            value: keyOf(one),
            name: one.Lanes > 1 ? `${one.Name}（第${one.Lane}赛道）` : one.Name,
          }))}
          value={keyOf(station)}
          onChoose={(key) => {
            setStationKey(key)
            setSlotId('')
          }}
        />
      )}
      <div className={styles.columns}>
        <nav className={styles.teams} aria-label="参赛队">
          <ul>
            {slots.map((slot) => (
              <li key={slot.Id}>
                <button
                  type="button"
                  className={styles.team}
                  aria-current={slot.Id === current?.Id}
                  onClick={() => setSlotId(slot.Id)}
                >
                  <span>第{slot.Step}场</span>
                  <strong>{slot.No} 号</strong>
                  {slotTag(slot, clock.State === 'drawn' ? 0 : clock.Step, view)}
                </button>
              </li>
            ))}
          </ul>
        </nav>
        <Card className={styles.card}>
          {station.Task !== '' && (
            <details className={styles.task}>
              <summary>考题</summary>
              <p>{station.Task}</p>
            </details>
          )}
          {current && sheet && hasCome ? (
            <SheetForm
              key={current.Id}
              station={station}
              slot={current}
              view={sheet}
              photo={
                <SheetPhoto contestId={contestId} slotId={current.Id} photo={current.Sheet.Photo} />
              }
              onChange={(by) => void sync.change(current.Id, by)}
            />
          ) : (
            <p className={styles.away}>
              {current
                ? `${current.No} 号第 ${current.Step} 场到本站，届时可以评分。`
                : '没有要评的队。'}
            </p>
          )}
        </Card>
      </div>
    </div>
  )
}
