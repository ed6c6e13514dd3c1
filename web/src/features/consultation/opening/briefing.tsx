import { Button, ButtonLink, confirm, momentOf, Tag, toast } from '#ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Brief } from '@xinglin/contract/consultation'
import { DoorOpen, RotateCcw } from 'lucide-react'
import { useNavigate } from 'react-router'
import look from './briefing.module.css'
import { Portrait } from '../patient/portrait/portrait.tsx'
import { allSessions, beginSession } from '../session/queries.ts'
import { reportAddress, stageAddress } from '../session/session-address.ts'
import { ageWord, modes } from '../session/words.ts'

const states = { open: '进行中', finished: '已完成', abandoned: '已放弃' } as const
/** What each mode means to whoever sits down. */
const rulesOf = {
  practice: '练习中可以要提示，每条扣1分；结束后立即看到复盘。',
  examination: '考核没有提示，只能进行一次；复盘在本轮学习结束后公布。',
  contest: '竞赛没有提示，只能进行一次，患者对每位选手说的话相同；复盘在本轮学习结束后公布。',
} as const

const sitterOf = ({ Gender, Age, Months }: Brief) => ({
  gender: Gender,
  age: Age,
  mood: '',
  ...(Months === null ? {} : { months: Months }),
})

/** Where a consultation belongs. */
export type Place = {
  readonly courseId: string
  readonly progressId: string
  readonly itemId: string
}

/** What stands at the door of a consultation: who waits there, for how long, what is practised, how one did before, and the way in. */
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
      void queries.invalidateQueries({ queryKey: allSessions })
      void navigate(stageAddress(SessionId))
    },
    onError: (error) => toast.warning(error.message),
  })
  const running = brief.Sessions.find(({ State }) => State === 'open')
  const over = brief.Sessions.some(({ State }) => State === 'finished')
  const once = brief.Mode !== 'practice' && over
  const sitter = sitterOf(brief)
  const anew = async () => {
    const agreed = await confirm({
      title: '放弃这一次，重新开始？',
      note: '进行中的问诊会保留记录，但不能再继续，也没有复盘。',
      yes: '重新开始',
      danger: true,
    })
    if (agreed) begin.mutate(3)
  }
  return (
    <section className={look.briefing} aria-label="病例">
      <div className={look.head}>
        <div className={look.face}>
          <Portrait
            sitter={sitter}
            name={`患者画像：${brief.Gender === 0 ? '女' : '男'}，${ageWord(sitter)}`}
          />
        </div>
        <div className={look.words}>
          <h2>{brief.Title}</h2>
          <p>
            {brief.Gender === 0 ? '女' : '男'}，{ageWord(sitter)}。{brief.Condition}
          </p>
          <p className={look.tags}>
            <Tag tone="school">{modes[brief.Mode]}</Tag>
            <Tag>{brief.Department}</Tag>
            <Tag>{brief.Scene}</Tag>
            <Tag>限时 {brief.LimitMinutes} 分钟</Tag>
            <Tag>难度 {brief.Difficulty}/5</Tag>
          </p>
        </div>
      </div>
      <ul className={look.rules}>
        <li>用自己的话问，一次问一两件事；查体、检查、诊断、治疗和病历在诊室上方切换。</li>
        <li>时间从进入诊室起算，离开不停表；作答随时保存，回来可以继续。</li>
        <li>{rulesOf[brief.Mode]}</li>
        <li>训练内容：{brief.Skills.join('、')}。</li>
      </ul>
      {recording && (
        <div className={look.deeds}>
          {!once && (
            <Button
              kind="primary"
              size="large"
              icon={<DoorOpen size={19} aria-hidden />}
              pending={begin.isPending}
              onClick={() => begin.mutate(running ? 1 : 0)}
            >
              {running ? '继续问诊' : over ? '再练一次' : '进入诊室'}
            </Button>
          )}
          {running && brief.Mode === 'practice' && (
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
          <h3>我的问诊</h3>
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
                  <ButtonLink size="small" kind="plain" to={reportAddress(one.SessionId)}>
                    看复盘
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
