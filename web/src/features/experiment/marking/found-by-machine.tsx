import { Tag } from '#ui'
import { reportNames } from '@xinglin/simulation/practical'
import { Link } from 'react-router'
import { directionWord, figureWord } from '../session/words.ts'
import look from './mark-panel.module.css'
import type { Marking } from './marking-queries.ts'

const percent = (share: number) => `${Math.round(share * 100)}%`

const checkedWord = (stated: number, off: number) => {
  if (stated === 0) return '正文中没有带单位的数值，无从与记录核对。'
  const rest = off === 0 ? '都与记录相符（±20%）。' : `${off} 个与记录不符：`
  return `正文中带单位的数值 ${stated} 个，${rest}`
}

/** What the machine holds against the recording and against other reports: hints for a teacher, no verdict. */
export const FoundByMachine = ({
  marking: { Checks: checks, Similar: similar, Steps: steps },
  addressOf,
}: {
  marking: Marking
  addressOf: (sessionId: string) => string
}) => {
  const off = checks.filter(({ Fits }) => !Fits)
  const misjudged = steps.filter(
    ({ Shown, Judged }) => Shown !== null && Judged !== null && Shown !== Judged,
  )
  const unusual = steps.filter(({ Beyond }) => Beyond !== null)
  return (
    <section aria-labelledby="found" className={look.found}>
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
              <li key={passage} className={look.quote}>
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
