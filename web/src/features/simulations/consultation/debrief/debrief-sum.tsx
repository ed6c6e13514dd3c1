import { Tag } from '#ui'
import { scoreWord } from '@xinglin/simulation/assessment'
import type { SessionReport } from '@xinglin/contract/simulations/consultation'
import type { ReactNode } from 'react'
import styles from './debrief-sum.module.css'

const sentences = {
  S: '思路完整、处置到位，可以换更难的病例。',
  A: '整体良好，把漏掉的一两点补上会更稳。',
  B: '主线正确，还有关键环节没有做到。',
  C: '达到基本要求，建议对照专家路径再练一次。',
  D: '有重要的遗漏或危险，先看安全事件和漏掉的信息，再练一次。',
} as const

const temperaments = { cooperative: '配合', standard: '一般', guarded: '有戒备' } as const

const lasted = (seconds: number) =>
  `${Math.floor(seconds / 60)}分${String(seconds % 60).padStart(2, '0')}秒`

/** What the consultation was worth: level, figure, the diagnosis as it is, time and money, and the way on. */
export const DebriefSum = ({ report, next }: { report: SessionReport; next: ReactNode }) => {
  const { Sheet: sheet, Debrief: debrief } = report
  const facts = [
    ['患者', `${temperaments[report.Temperament]}型`],
    ['病程时间', `${debrief.minutes} 分钟`],
    ['作答用时', lasted(debrief.seconds)],
    ['检查花费', `${debrief.cost} 元（预算 ${debrief.budget} 元）`],
    ['关键信息', `问到 ${debrief.found.length} / ${debrief.found.length + debrief.missed.length}`],
  ] as const
  return (
    <section className={styles.sum}>
      <div className={styles.head}>
        <p className={styles.level}>
          <strong>{sheet.level}</strong>
          <span>等级</span>
        </p>
        <div className={styles.words}>
          <p className={styles.score}>
            <strong>{scoreWord(sheet.composite)}</strong>
            <span>总分</span>
            {report.How === 'time' && <Tag tone="warning">时间到自动提交</Tag>}
          </p>
          <p>{sentences[sheet.level]}</p>
          <p className={styles.diagnosis}>
            本例诊断：<strong>{report.Diagnosis}</strong>
          </p>
        </div>
        <div className={styles.next}>{next}</div>
      </div>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
