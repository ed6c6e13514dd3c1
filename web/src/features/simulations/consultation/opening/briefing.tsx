import { Tag } from '#ui'
import { Entrance, type ItemOfRound } from '#simulations/kernel'
import type { Brief } from '@xinglin/contract/simulations/consultation'
import { DoorOpen } from 'lucide-react'
import styles from './briefing.module.css'
import { Portrait } from '../patient/portrait/portrait.tsx'
import { allSessions, beginSession } from '../session/queries.ts'
import { reportAddress, stageAddress } from '../session/session-address.ts'
import { ageWord, modes } from '../session/words.ts'

const words = {
  begin: '进入诊室',
  resume: '继续问诊',
  again: '再练一次',
  givenUp: '进行中的问诊会保留记录，但不能再继续，也没有复盘。',
  mine: '我的问诊',
  states: { open: '进行中', finished: '已完成', abandoned: '已放弃' },
  report: '看复盘',
} as const
/** What each mode means to whoever sits down. */
const rulesOf = {
  practice: '练习中可以要提示，每条扣1分；结束后立即看到复盘。',
  examination: '考核没有提示，只能进行一次，重新学习也不能重来；复盘由任课教师公布后可看。',
  contest:
    '竞赛没有提示，只能进行一次，重新学习也不能重来，患者对每位选手说的话相同；复盘由任课教师公布后可看。',
} as const

const sitterOf = ({ Gender, Age, Months }: Brief) => ({
  gender: Gender,
  age: Age,
  mood: '',
  ...(Months === null ? {} : { months: Months }),
})

/** What stands at the door of a consultation: who waits there, for how long, what is practised, how one did before, and the way in. */
export const Briefing = ({
  brief,
  place,
  recording,
}: {
  brief: Brief
  place: ItemOfRound
  /** False where the round of study is over and is only looked at. */
  recording: boolean
}) => {
  const sitter = sitterOf(brief)
  return (
    <section className={styles.briefing} aria-label="病例">
      <div className={styles.head}>
        <div className={styles.face}>
          <Portrait
            sitter={sitter}
            name={`患者画像：${brief.Gender === 0 ? '女' : '男'}，${ageWord(sitter)}`}
          />
        </div>
        <div className={styles.words}>
          <h2>{brief.Title}</h2>
          <p>
            {brief.Gender === 0 ? '女' : '男'}，{ageWord(sitter)}。{brief.Condition}
          </p>
          <p className={styles.tags}>
            <Tag tone="school">{modes[brief.Mode]}</Tag>
            <Tag>{brief.Department}</Tag>
            <Tag>{brief.Scene}</Tag>
            <Tag>限时 {brief.LimitMinutes} 分钟</Tag>
            <Tag>难度 {brief.Difficulty}/5</Tag>
          </p>
        </div>
      </div>
      <ul className={styles.rules}>
        <li>用自己的话问，一次问一两件事；查体、检查、诊断、治疗和病历在诊室上方切换。</li>
        <li>时间从进入诊室起算，离开不停表；作答随时保存，回来可以继续。</li>
        <li>{rulesOf[brief.Mode]}</li>
        <li>训练内容：{brief.Skills.join('、')}。</li>
      </ul>
      <Entrance
        words={words}
        icon={<DoorOpen size={19} aria-hidden />}
        sessions={brief.Sessions}
        once={brief.Once}
        recording={recording}
        begin={(proceed) => beginSession(place, proceed)}
        kept={allSessions}
        stage={stageAddress}
        report={reportAddress}
      />
    </section>
  )
}
