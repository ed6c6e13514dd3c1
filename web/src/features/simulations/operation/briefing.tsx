import { Tag } from '#ui'
import { Entrance, type ItemOfRound } from '#simulations/kernel'
import type { Brief } from '@xinglin/contract/simulations/operation'
import { Syringe } from 'lucide-react'
import styles from './briefing.module.css'
import { allOperations, beginSession } from './queries.ts'
import { bedsideAddress, reportAddress } from './session-address.ts'
import { caution, modeWords } from './words.ts'

const words = {
  begin: '开始操作',
  resume: '继续操作',
  again: '再做一次',
  givenUp: '进行中的操作会保留记录，但不能再继续，也没有报告。',
  mine: '我的操作',
  states: { open: '进行中', finished: '已完成', abandoned: '已放弃' },
  report: '看报告',
} as const

/** What stands at the door of an operation: where, how long, how it is meant, how one did before, and the way in. */
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
    <section className={styles.briefing} aria-label="虚拟操作">
      <div className={styles.tags}>
        <Tag tone="school">虚拟操作</Tag>
        <Tag>{modeWords[brief.Mode]}</Tag>
        <Tag>{brief.Scene}</Tag>
        <Tag>限时 {brief.Minutes} 分钟</Tag>
        <Tag>难度 {brief.Difficulty}/5</Tag>
        {!brief.Reviewed && <Tag tone="warning">内容待专家审核</Tag>}
      </div>
      <h2>{brief.Title}</h2>
      <ol className={styles.way}>
        <li>评估与沟通</li>
        <li>准备与定位</li>
        <li>消毒与麻醉</li>
        <li>操作与观察</li>
        <li>术后处理</li>
      </ol>
      <p className={styles.note}>
        每一步立刻保存，离开后可以从同一针深继续；时间照常计算。{caution}。
      </p>
      <Entrance
        words={words}
        icon={<Syringe size={19} aria-hidden />}
        sessions={brief.Sessions}
        once={brief.Once}
        recording={recording}
        begin={(proceed) => beginSession(place, proceed)}
        kept={allOperations}
        stage={bedsideAddress}
        report={reportAddress}
      />
    </section>
  )
}
