import { Button, ButtonLink, confirm, momentOf, Tag, toast } from '#ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Brief } from '@xinglin/contract/experiment'
import { FlaskConical, RotateCcw } from 'lucide-react'
import { useNavigate } from 'react-router'
import look from './briefing.module.css'
import { allExperiments, beginSession, type Place } from './queries.ts'
import { laboratoryAddress, markedAddress } from './session-address.ts'
import { caution } from './words.ts'

const states = { open: '进行中', finished: '已提交', abandoned: '已放弃' } as const

/** What stands at the door of an experiment: what it is for, on what, how long, how one did before, and the way in. */
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
      void queries.invalidateQueries({ queryKey: allExperiments })
      void navigate(laboratoryAddress(SessionId))
    },
    onError: (error) => toast.warning(error.message),
  })
  const running = brief.Sessions.find(({ State }) => State === 'open')
  const over = brief.Sessions.some(({ State }) => State === 'finished')
  const anew = async () => {
    const agreed = await confirm({
      title: '放弃这一次，重新开始？',
      note: '进行中的实验会保留记录，但不能再继续，也没有报告。',
      yes: '重新开始',
      danger: true,
    })
    if (agreed) begin.mutate(3)
  }
  return (
    <section className={look.briefing} aria-label="实验">
      <div className={look.tags}>
        <Tag tone="school">虚拟实验</Tag>
        <Tag>{brief.Specimen}</Tag>
        <Tag>{brief.Steps} 个实验项目</Tag>
        <Tag>约 {brief.Minutes} 分钟</Tag>
        <Tag>难度 {brief.Difficulty}/5</Tag>
        {!brief.Reviewed && <Tag tone="warning">内容待专家审核</Tag>}
      </div>
      <h2>实验目的</h2>
      <ul className={look.purpose}>
        {brief.Purpose.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <ol className={look.way}>
        <li>预习测验</li>
        <li>实验假设</li>
        <li>准备与操作</li>
        <li>测量与数据</li>
        <li>实验报告</li>
      </ol>
      <p className={look.note}>操作和报告随时保存，离开时实验停在那一刻，回来接着做。{caution}。</p>
      {recording && (
        <div className={look.deeds}>
          <Button
            kind="primary"
            size="large"
            icon={<FlaskConical size={19} aria-hidden />}
            pending={begin.isPending}
            onClick={() => begin.mutate(running ? 1 : 0)}
          >
            {running ? '继续实验' : over ? '再做一次' : '开始实验'}
          </Button>
          {running && (
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
          <h3>我的实验</h3>
          <ul>
            {brief.Sessions.map((one) => (
              <li key={one.SessionId}>
                <span>第 {one.No} 次</span>
                <span className={look.when}>{momentOf(one.StartTime)}</span>
                <span>{states[one.State]}</span>
                <span className={look.score}>
                  {one.Composite !== null &&
                    `${(Math.floor(one.Composite * 10) / 10).toFixed(1)} 分 ${one.Level}`}
                </span>
                {one.State === 'finished' && (
                  <ButtonLink size="small" kind="plain" to={markedAddress(one.SessionId)}>
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
