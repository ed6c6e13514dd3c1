import { call } from '#call'
import { Button, ButtonLink, confirm, toast } from '#ui'
import { useMutation } from '@tanstack/react-query'
import { finishOperation } from '@xinglin/contract/operation'
import { ArrowLeft } from 'lucide-react'
import look from './bedside.module.css'
import { Deeds } from './deeds.tsx'
import { Log } from './log.tsx'
import { Patient } from './patient.tsx'
import type { StageData } from './queries.ts'
import { useOperation } from './use-operation.ts'
import { caution, clockWord, modeWords } from './words.ts'

/** The bedside: the patient, what can be done, what it brought. */
export const Bedside = ({
  stage,
  back,
  onEnded,
  onLost,
}: {
  stage: StageData
  back: string
  onEnded: () => void
  onLost: () => void
}) => {
  const { view, events, pending, refusal, cut, take } = useOperation(stage, onLost)
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
  const closed = pending || ending.isPending
  return (
    <div className={look.page}>
      <header className={look.bar}>
        <ButtonLink size="small" kind="plain" to={back} icon={<ArrowLeft size={17} aria-hidden />}>
          返回
        </ButtonLink>
        <div>
          <h1>{view.title}</h1>
          <p>
            {caution}
            {!stage.Reviewed && ' · 内容待专家审核'} · {modeWords[view.mode]} · 用时{' '}
            {clockWord(view.clock)}
          </p>
        </div>
        {view.mode !== 'examination' && (
          <Button size="small" disabled={closed} onClick={() => take({ type: 'hint' })}>
            提示（扣1分）
          </Button>
        )}
        {view.mode === 'guided' && (
          <Button size="small" disabled={closed} onClick={() => take({ type: 'undo' })}>
            撤销
          </Button>
        )}
        <Button size="small" disabled={closed} onClick={() => take({ type: 'wait', seconds: 30 })}>
          等待30秒
        </Button>
        <Button size="small" kind="primary" pending={ending.isPending} onClick={() => void end()}>
          结束操作
        </Button>
      </header>
      <div className={look.body}>
        <div className={look.column}>
          <Patient view={view} />
          {view.rail && (
            <nav className={look.rail} aria-label="步骤">
              <h2>步骤</h2>
              <ol>
                {view.rail.map(({ phase, zh, done }) => (
                  <li key={`${phase}${zh}`}>
                    {zh}
                    {done && '（已做）'}
                  </li>
                ))}
              </ol>
            </nav>
          )}
        </div>
        <div className={look.column}>
          <output className={refusal === '' && !cut ? undefined : look.refusal}>
            {refusal !== '' ? `带教老师：${refusal}` : cut ? '网络中断，正在重新连接…' : ''}
          </output>
          <Deeds menu={stage.Menu} view={view} closed={closed} onDo={take} />
          <Log events={events} />
        </div>
      </div>
    </div>
  )
}
