import { Card, RadarChart, Tag } from '#ui'
import { pointWord, scoreWord } from '@xinglin/simulation/assessment'
import type { ReactNode } from 'react'
import styles from './operation-report.module.css'
import type { Report } from './queries.ts'
import { Replay } from './replay.tsx'
import { clockWord } from './words.ts'

/** What became of an operation: eight dimensions with their evidence, what was missed, what went wrong, what to learn. */
export const OperationReport = ({ report, next }: { report: Report; next: ReactNode }) => {
  const { Sheet: sheet, Debrief: debrief, Deeds: deeds } = report
  const words = new Map(deeds.map(({ seq, zh }) => [seq, zh]))
  return (
    <div className={styles.report}>
      <Card roomy>
        <p className={styles.level}>
          <strong>{sheet.level}</strong> {scoreWord(sheet.composite)} 分
        </p>
        {sheet.caps.map(({ id, zh, cap }) => (
          <p key={id}>
            <Tag tone="warning">最高 {cap} 分</Tag> {zh}
          </p>
        ))}
        {next}
        <RadarChart axes={sheet.dimensions.map(({ name, score }) => ({ name, score }))} />
      </Card>
      <Replay report={report} />
      <section aria-labelledby="points">
        <h2 id="points">得分与依据</h2>
        {sheet.dimensions.map(({ no, name, score, items }) => (
          <details key={no} className={styles.dimension}>
            <summary>
              <span>{name}</span>
              <strong>{scoreWord(score)}</strong>
            </summary>
            <ul>
              {items.map(({ id, zh, max, got, why, evidence }) => (
                <li key={id}>
                  <p>
                    {zh}：{pointWord(got)} / {pointWord(max)}
                  </p>
                  <small>{why}</small>
                  {evidence.length > 0 && (
                    <small>
                      依据：
                      {evidence.map((seq) => `第${seq}步 ${words.get(seq) ?? ''}`).join('；')}
                    </small>
                  )}
                </li>
              ))}
            </ul>
          </details>
        ))}
      </section>
      {debrief.complications.length > 0 && (
        <section aria-labelledby="complications">
          <h2 id="complications">并发症</h2>
          <ul>
            {debrief.complications.map(({ id, zh, why, seq, clock, handled }) => (
              <li key={id}>
                {zh}（{clockWord(clock)}，第{seq}步 {words.get(seq) ?? ''}，
                {handled ? '已处理' : '未妥善处理'}）：{why}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="missed">
        <h2 id="missed">没有做到的</h2>
        <ul>
          {debrief.missed.map(({ id, zh, why }) => (
            <li key={id}>
              {zh}。{why}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="teach">
        <h2 id="teach">学习要点</h2>
        <ul>
          {[...debrief.teach, ...debrief.references].map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}
