import { Card, RadarChart, Tag } from '#ui'
import { reportNames, reportSections } from '@xinglin/simulation/practical'
import type { ReactNode } from 'react'
import look from './marked-report.module.css'
import type { Marked } from './queries.ts'
import { clockWord, directionWord, figureWord } from './words.ts'

// Cut and not rounded, so that the number never contradicts the letter.
const shown = (score: number) => (Math.floor(Math.round(score * 1000) / 100) / 10).toFixed(1)

const Steps = ({ marked: { Steps: steps, Protocol: protocol } }: { marked: Marked }) => (
  <div className={look.scroll} tabIndex={0} role="region" aria-label="实验项目与结果">
    <table className={look.table}>
      <thead>
        <tr>
          <th scope="col">实验项目</th>
          <th scope="col">时刻</th>
          <th scope="col">操作前 → 操作后</th>
          <th scope="col">曲线</th>
          <th scope="col">您的判断</th>
          <th scope="col">应有</th>
          <th scope="col">得分</th>
        </tr>
      </thead>
      <tbody>
        {steps.map((step) => {
          const own = protocol.steps.find(({ id }) => id === step.id)?.response
          return (
            <tr key={step.id}>
              <th scope="row">{step.zh}</th>
              <td>{step.from === null ? '未做' : clockWord(step.from)}</td>
              <td>
                {step.from === null
                  ? '—'
                  : `${figureWord(step.before)} → ${figureWord(step.after)} ${own?.unit ?? ''}`}
              </td>
              <td>{directionWord(step.shown)}</td>
              <td>{directionWord(step.judged)}</td>
              <td>{directionWord(step.expected)}</td>
              <td>
                {figureWord(step.got)} / {step.max}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  </div>
)

/** A report that was handed in: what it is worth on eight dimensions and why, what each step brought, and what was written. */
export const MarkedReport = ({ marked, next }: { marked: Marked; next: ReactNode }) => {
  const { Sheet: sheet, Sections: sections } = marked
  return (
    <div className={look.report}>
      <Card>
        <div className={look.sum}>
          <p className={look.level}>
            <strong>{sheet.level}</strong>
            <span>{shown(sheet.composite)} 分</span>
          </p>
          <div className={look.words}>
            <p>机器核对了操作、参数、数据与报告的要点；分析讨论待教师评阅。</p>
            {sheet.caps.map(({ id, zh, cap }) => (
              <p key={id}>
                <Tag tone="warning">最高 {cap} 分</Tag> {zh}
              </p>
            ))}
          </div>
          {next}
        </div>
        <RadarChart axes={sheet.dimensions.map(({ name, score }) => ({ name, score }))} />
      </Card>
      <section aria-labelledby="steps">
        <h2 id="steps">实验项目与结果</h2>
        <Steps marked={marked} />
      </section>
      <section aria-labelledby="points">
        <h2 id="points">得分与依据</h2>
        {sheet.dimensions.map(({ no, name, score, items }) => (
          <details key={no} className={look.dimension}>
            <summary>
              <span>{name}</span>
              <strong>{score === null ? '—' : shown(score)}</strong>
            </summary>
            <ul>
              {items.map(({ id, zh, max, got, why }) => (
                <li key={id}>
                  <span>
                    {zh}
                    <small>{why}</small>
                  </span>
                  <span>
                    {shown(got)} / {shown(max)}
                  </span>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </section>
      <section aria-labelledby="text">
        <h2 id="text">报告正文</h2>
        <dl className={look.text}>
          {reportSections.map((section) => (
            <div key={section}>
              <dt>{reportNames[section]}</dt>
              <dd>{sections[section]?.trim() || '（未写）'}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}
