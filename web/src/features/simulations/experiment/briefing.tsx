import { Tag } from '#ui'
import { Entrance, type ItemOfRound } from '#simulations/kernel'
import type { Brief } from '@xinglin/contract/simulations/experiment'
import { FlaskConical } from 'lucide-react'
import styles from './briefing.module.css'
import { allExperiments, beginSession } from './session/queries.ts'
import { laboratoryAddress, markedAddress } from './session/session-address.ts'
import { caution } from './session/words.ts'

const words = {
  begin: '开始实验',
  resume: '继续实验',
  again: '再做一次',
  givenUp: '进行中的实验会保留记录，但不能再继续，也没有报告。',
  mine: '我的实验',
  states: { open: '进行中', finished: '已提交', abandoned: '已放弃' },
  report: '看报告',
} as const

/** What stands at the door of an experiment: what it is for, on what, how long, how one did before, and the way in. */
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
  return (
    <section className={styles.briefing} aria-label="实验">
      <div className={styles.tags}>
        <Tag tone="school">虚拟实验</Tag>
        {brief.Mode === 'examination' && <Tag tone="school">考核</Tag>}
        <Tag>{brief.Specimen}</Tag>
        <Tag>{brief.Steps} 个实验项目</Tag>
        <Tag>约 {brief.Minutes} 分钟</Tag>
        <Tag>难度 {brief.Difficulty}/5</Tag>
        {!brief.Reviewed && <Tag tone="warning">内容待专家审核</Tag>}
      </div>
      <h2>实验目的</h2>
      <ul className={styles.purpose}>
        {brief.Purpose.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <ol className={styles.way}>
        <li>预习测验</li>
        <li>实验假设</li>
        <li>准备与操作</li>
        <li>测量与数据</li>
        <li>实验报告</li>
      </ol>
      <p className={styles.note}>
        操作和报告随时保存，离开时实验停在那一刻，回来接着做。{caution}。
      </p>
      <Entrance
        words={words}
        icon={<FlaskConical size={19} aria-hidden />}
        sessions={brief.Sessions}
        once={brief.Once}
        recording={recording}
        begin={(proceed) => beginSession(place, proceed)}
        kept={allExperiments}
        stage={laboratoryAddress}
        report={markedAddress}
      />
    </section>
  )
}
