import { call } from '#call'
import { useTimeLeft } from '#simulations/kernel'
import { Button, ButtonLink, confirm, toast } from '#ui'
import { useMutation } from '@tanstack/react-query'
import { finishOperation, type Action, type View } from '@xinglin/contract/simulations/operation'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './bedside.module.css'
import type { StageData } from './queries.ts'
import { caution, clockWord, modeWords } from './words.ts'

/** Seconds of real time from which on what is left is pointed out. */
const soon = 300

/** The head of the bedside: what it is, how it is meant, help, time, and the end. */
export const BedsideBar = ({
  stage,
  view,
  back,
  closed,
  cut,
  onDo,
  onEnded,
  children,
}: {
  stage: StageData
  view: View
  back: string
  closed: boolean
  /** The patient cannot be heard of: the clock shown stands still. */
  cut: boolean
  onDo: (action: Action) => void
  onEnded: () => void
  children: ReactNode
}) => {
  const ending = useMutation({
    mutationFn: () => call(finishOperation, { SessionId: stage.SessionId }),
    onSuccess: onEnded,
    onError: (error) => toast.warning(error.message),
  })
  const end = async () => {
    const agreed = await confirm({
      title: '结束操作？',
      note: '结束后按全过程评分，不能再继续。',
      yes: '结束操作',
    })
    if (agreed) ending.mutate()
  }
  const left = useTimeLeft(stage.EndTime, () => {
    toast.warning('时间到，操作已结束')
    ending.mutate()
  })
  const isClosed = closed || ending.isPending || left === 0
  return (
    <header className={styles.bar}>
      <ButtonLink size="small" kind="plain" to={back} icon={<ArrowLeft size={17} aria-hidden />}>
        返回
      </ButtonLink>
      <div>
        <h1>{view.title}</h1>
        <p>
          {caution}
          {!stage.Reviewed && ' · 内容待专家审核'} · {modeWords[view.mode]} · 用时{' '}
          {clockWord(view.clock)}
          {cut && '（网络中断，显示已停）'} ·{' '}
          <span className={styles.left} data-soon={left <= soon}>
            时限剩余 {clockWord(left)}
          </span>
        </p>
      </div>
      {/* Not every second: the last five minutes are said. */}
      <output className={styles.heard}>{left <= soon ? '剩余不到5分钟' : ''}</output>
      {children}
      {/* Where each step is explained, nobody is charged for being told. */}
      {view.mode === 'practice' && (
        <Button size="small" disabled={isClosed} onClick={() => onDo({ type: 'hint' })}>
          提示（扣1分）
        </Button>
      )}
      {view.mode === 'guided' && (
        <Button size="small" disabled={isClosed} onClick={() => onDo({ type: 'undo' })}>
          撤销
        </Button>
      )}
      <Button size="small" disabled={isClosed} onClick={() => onDo({ type: 'wait', seconds: 30 })}>
        等待30秒
      </Button>
      <Button
        size="small"
        kind="primary"
        disabled={closed}
        pending={ending.isPending}
        onClick={() => void end()}
      >
        结束操作
      </Button>
    </header>
  )
}
