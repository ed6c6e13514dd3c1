import { Button, ButtonLink, confirm, momentOf, Tag, toast } from '#ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Brief } from '@xinglin/contract/operation'
import { Syringe, RotateCcw } from 'lucide-react'
import { useNavigate } from 'react-router'
import look from './briefing.module.css'
import { allOperations, beginSession, type Place } from './queries.ts'
import { bedsideAddress, reportAddress } from './session-address.ts'
import { caution, modeWords, shown } from './words.ts'

const states = { open: '进行中', finished: '已完成', abandoned: '已放弃' } as const

/** What stands at the door of an operation: where, how long, how it is meant, how one did before, and the way in. */
export const Briefing = ({
  brief,
  place,
  recording,
}: {
  brief: Brief
  place: Place
  /** False where the round of study is over and is only looked at. */
  recording: boolean
}) => {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const begin = useMutation({
    mutationFn: (proceed: 0 | 1 | 3) => beginSession(place, proceed),
    onSuccess: ({ SessionId }) => {
      void queries.invalidateQueries({ queryKey: allOperations })
      void navigate(bedsideAddress(SessionId))
    },
    onError: (error) => toast.warning(error.message),
  })
  const running = brief.Sessions.find(({ State }) => State === 'open')
  const over = brief.Sessions.some(({ State }) => State === 'finished')
  const mayEnter =
    recording &&
    (running !== undefined || brief.Mode !== 'examination' || brief.Sessions.length === 0)
  const anew = async () => {
    const agreed = await confirm({
      title: '放弃这一次，重新开始？',
      note: '进行中的操作会保留记录，但不能再继续，也没有报告。',
      yes: '重新开始',
      danger: true,
    })
    if (agreed) begin.mutate(3)
  }
  return (
    <section className={look.briefing} aria-label="虚拟操作">
      <div className={look.tags}>
        <Tag tone="school">虚拟操作</Tag>
        <Tag>{modeWords[brief.Mode]}</Tag>
        <Tag>{brief.Scene}</Tag>
        <Tag>限时 {brief.Minutes} 分钟</Tag>
        <Tag>难度 {brief.Difficulty}/5</Tag>
        {!brief.Reviewed && <Tag tone="warning">内容待专家审核</Tag>}
      </div>
      <h2>{brief.Title}</h2>
      <ol className={look.way}>
        <li>评估与沟通</li>
        <li>准备与定位</li>
        <li>消毒与麻醉</li>
        <li>操作与观察</li>
        <li>术后处理</li>
      </ol>
      <p className={look.note}>
        每一步立刻保存，离开后可以从同一针深继续；时间照常计算。{caution}。
      </p>
      {mayEnter && (
        <div className={look.deeds}>
          <Button
            kind="primary"
            size="large"
            icon={<Syringe size={19} aria-hidden />}
            pending={begin.isPending}
            onClick={() => begin.mutate(running ? 1 : 0)}
          >
            {running ? '继续操作' : over ? '再做一次' : '开始操作'}
          </Button>
          {running && brief.Mode !== 'examination' && (
            <Button
              size="large"
              icon={<RotateCcw size={17} aria-hidden />}
              disabled={begin.isPending}
              onClick={() => void anew()}
            >
              重新开始
            </Button>
          )}
        </div>
      )}
      {brief.Sessions.length > 0 && (
        <div className={look.past}>
          <h3>我的操作</h3>
          <ul>
            {brief.Sessions.map((one) => (
              <li key={one.SessionId}>
                <span>第 {one.No} 次</span>
                <span className={look.when}>{momentOf(one.StartTime)}</span>
                <span>{states[one.State]}</span>
                <span className={look.score}>
                  {one.Composite !== null && `${shown(one.Composite)} 分 ${one.Level}`}
                </span>
                {one.State === 'finished' && (
                  <ButtonLink size="small" kind="plain" to={reportAddress(one.SessionId)}>
                    看报告
                  </ButtonLink>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
