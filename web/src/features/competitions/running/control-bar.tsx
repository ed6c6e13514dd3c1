import { call } from '#call'
import { Button, confirm, toast, messageOf } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import {
  type ClockAction,
  type ControlRoom,
  controlRound,
  drawRound,
} from '@xinglin/contract/competitions'
import { useState } from 'react'
import { contestsKey } from '../contest/game-queries.ts'
import { ExtendDialog } from './extend-dialog.tsx'
import { ReasonDialog } from '../contest/reason-dialog.tsx'
import styles from './running.module.css'

const names: Readonly<Record<ClockAction, string>> = {
  start: '开始比赛',
  next: '下一场',
  pause: '暂停',
  resume: '继续',
  extend: '延长时间',
  close: '结束比赛',
  reopen: '重新打开',
}

/** What can be done to the clock now. */
const actionsOf = ({ Clock }: ControlRoom): readonly ClockAction[] => {
  if (Clock.State === 'drawn') return ['start']
  if (Clock.State === 'judging') return ['reopen']
  if (Clock.State !== 'running') return []
  if (Clock.PausedAt !== null) return ['resume', 'extend']
  return [Clock.Step < Clock.Steps ? 'next' : 'close', 'pause', 'extend']
}

const questions: Partial<Record<ClockAction, { title: string; note: string }>> = {
  start: { title: '开始比赛？', note: '各站同时开始计时，大屏和评委的评分表随即更新。' },
  next: { title: '进入下一场？', note: '各队换到下一站，重新计时。' },
  close: { title: '结束比赛？', note: '之后评委仍可提交评分表，直到成绩公示。' },
}

/** The buttons by which a round is run. */
export const ControlBar = ({ room }: { room: ControlRoom }) => {
  const queries = useQueryClient()
  const [pending, setPending] = useState<ClockAction | 'undo'>()
  const [asking, setAsking] = useState<ClockAction>()
  const send = async (Action: ClockAction, more: { Reason?: string; Minutes?: number } = {}) => {
    await call(controlRound, { Id: room.RoundId, Action, Version: room.Version, ...more })
    toast.success(`已${names[Action]}`)
    await queries.invalidateQueries({ queryKey: contestsKey })
  }
  const tried = async (what: ClockAction | 'undo', work: () => Promise<void>) => {
    setPending(what)
    try {
      await work()
    } catch (failure) {
      toast.error(messageOf(failure))
      await queries.invalidateQueries({ queryKey: contestsKey })
    } finally {
      setPending(undefined)
    }
  }
  const press = async (action: ClockAction) => {
    if (action === 'pause' || action === 'extend' || action === 'reopen') return setAsking(action)
    const question = questions[action]
    if (question && !(await confirm({ ...question, yes: names[action] }))) return
    await tried(action, () => send(action))
  }
  const undo = async () => {
    const isSure = await confirm({
      title: '撤回抽签？',
      note: '各队的序号和场次作废，修改考站后重新抽签。',
      yes: '撤回抽签',
      danger: true,
    })
    if (!isSure) return
    await tried('undo', async () => {
      await call(drawRound, { Id: room.RoundId, Undo: true, Version: room.Version })
      toast.success('已撤回抽签')
      await queries.invalidateQueries({ queryKey: contestsKey })
    })
  }
  return (
    <div className={styles.actions}>
      {actionsOf(room).map((action, at) => (
        <Button
          key={action}
          kind={at === 0 ? 'primary' : 'quiet'}
          pending={pending === action}
          onClick={() => void press(action)}
        >
          {names[action]}
        </Button>
      ))}
      {room.Clock.State === 'drawn' && (
        <Button pending={pending === 'undo'} onClick={() => void undo()}>
          撤回抽签
        </Button>
      )}
      {(asking === 'pause' || asking === 'reopen') && (
        <ReasonDialog
          title={`${names[asking]}比赛`}
          label="原因"
          note="写入操作日志。"
          yes={names[asking]}
          onClose={() => setAsking(undefined)}
          onSend={(Reason) => send(asking, { Reason })}
        />
      )}
      {asking === 'extend' && (
        <ExtendDialog
          onClose={() => setAsking(undefined)}
          onSend={(Minutes, Reason) => send('extend', { Minutes, Reason })}
        />
      )}
    </div>
  )
}
