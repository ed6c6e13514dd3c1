import { Tag } from '#ui'
import { reportNames } from '@xinglin/simulation/practical'
import { Link } from 'react-router'
import { directionWord, figureWord } from '../session/words.ts'
import styles from './machine-mark.module.css'
import type { Marking } from './marking-queries.ts'

const percent = (share: number) => `${Math.round(share * 100)}%`

const checkedWord = (stated: number, off: number) => {
  if (stated === 0) return '正文中没有带单位的数值，无从与记录核对。'
  const rest = off === 0 ? '都与记录相符（±20%）。' : `${off} 个与记录不符：`
  return `正文中带单位的数值 ${stated} 个，${rest}`
}

const misjudgedOf = (steps: Marking['Steps']) =>
  steps.filter(({ Shown, Judged }) => Shown !== null && Judged !== null && Shown !== Judged)

/** What deserves a look before points are given, in a line above them that leads to the whole. */
export const MachineSummary = ({
  marking: { Checks: checks, Similar: similar, Steps: steps },
}: {
  marking: Marking
}) => {
  const off = checks.filter(({ Fits }) => !Fits).length
  const misjudged = misjudgedOf(steps).length
  const most = Math.max(0, ...similar.map(({ Share }) => Share))
  if (off === 0 && misjudged === 0 && most === 0) return
  return (
    <p className={styles.short}>
      {off > 0 && <Tag tone="warning">{off} 个数值与记录不符</Tag>}
      {misjudged > 0 && <Tag tone="warning">{misjudged} 项判断与曲线不符</Tag>}
      {most > 0 && (
        <Tag tone={most >= 0.5 ? 'danger' : 'warning'}>与他人的报告相似 {percent(most)}</Tag>
      )}
      <a href="#found">看自动核对</a>
    </p>
  )
}

/** What the machine holds against the recording and against other reports: hints for a teacher, no verdict. */
export const MachineMark = ({
  marking: { Checks: checks, Similar: similar, Steps: steps },
  addressOf,
}: {
  marking: Marking
  addressOf: (sessionId: string) => string
}) => {
  const off = checks.filter(({ Fits }) => !Fits)
  const misjudged = misjudgedOf(steps)
  const unusual = steps.filter(({ Beyond }) => Beyond !== null)
  return (
    <section aria-labelledby="found" className={styles.found}>
      <h2 id="found">自动核对</h2>
      <p>{checkedWord(checks.length, off.length)}</p>
      {off.length > 0 && (
        <ul>
          {off.map((one) => (
            <li key={`${one.Section} ${one.From}`}>
              {reportNames[one.Section]}写 <strong>{figureWord(one.Value)}</strong> {one.Unit}，
              {one.Recorded === null
                ? '没有这一单位的记录'
                : `最接近的${one.What}是 ${figureWord(one.Recorded)} ${one.Unit}`}
            </li>
          ))}
        </ul>
      )}
      {misjudged.length > 0 && (
        <ul>
          {misjudged.map(({ Id, Name, Shown, Judged }) => (
            <li key={Id}>
              {Name}：判断为{directionWord(Judged)}，曲线为{directionWord(Shown)}
            </li>
          ))}
        </ul>
      )}
      {unusual.length > 0 && (
        <ul>
          {unusual.map(({ Id, Name, Unit, Before, After, Beyond }) => (
            <li key={Id}>
              {Name}：变化 {figureWord((After ?? 0) - (Before ?? 0))} {Unit}，应有的结果为{' '}
              {figureWord(Beyond?.From ?? null)}～{figureWord(Beyond?.To ?? null)} {Unit}
            </li>
          ))}
        </ul>
      )}
      {similar.map(({ SessionId, Name, Share, Passages }) => (
        <details key={SessionId}>
          <summary>
            <Tag tone={Share >= 0.5 ? 'danger' : 'warning'}>{percent(Share)}</Tag> 与
            {Name || '另一份报告'}的报告相似
          </summary>
          <ul>
            {Passages.map((passage) => (
              <li key={passage} className={styles.quote}>
                {passage}
              </li>
            ))}
          </ul>
          <Link to={addressOf(SessionId)}>打开{Name}的报告</Link>
        </details>
      ))}
      {similar.length === 0 && <p>没有发现与其他报告相似的段落。</p>}
    </section>
  )
}
