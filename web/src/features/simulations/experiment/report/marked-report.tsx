import { Card, classes, type Column, DataTable, RadarChart, Tag } from '#ui'
import { pointWord, scoreWord } from '@xinglin/simulation/assessment'
import { reportNames, reportSections } from '@xinglin/simulation/practical'
import { nobody } from '@xinglin/contract/call'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './marked-report.module.css'
import type { Marked } from '../session/queries.ts'
import { OwnRecord } from './own-record.tsx'
import { ReportText } from './report-text.tsx'
import { evidenceWords } from '../session/evidence.ts'
import { isOfThisEngine, recordedEarlier } from '../session/engine.ts'
import { clockWord, directionWord, figureWord } from '../session/words.ts'

type Step = Marked['Steps'][number]

const columnsOf = ({ Protocol: protocol }: Marked): readonly Column<Step>[] => [
  { name: '实验项目', cell: ({ zh }) => zh },
  { name: '时刻', width: '84px', cell: ({ from }) => (from === null ? '未做' : clockWord(from)) },
  {
    name: '操作前 → 操作后',
    width: '190px',
    cell: ({ id, from, before, after }) => {
      const unit = protocol.steps.find((one) => one.id === id)?.response.unit ?? ''
      return from === null ? '—' : `${figureWord(before)} → ${figureWord(after)} ${unit}`
    },
  },
  { name: '曲线', width: '84px', cell: ({ shown: seen }) => directionWord(seen) },
  { name: '您的判断', width: '92px', cell: ({ judged }) => directionWord(judged) },
  { name: '应有', width: '84px', cell: ({ expected }) => directionWord(expected) },
  {
    name: '得分',
    width: '92px',
    figures: true,
    cell: ({ got, max }) => `${pointWord(got)} / ${pointWord(max)}`,
  },
]

/** As many as one reads; what is one thing done many times needs no more. */
const maxShown = 4

/** What a point is given for: the deeds of the recording, the first of many. */
const Evidence = ({ words }: { words: readonly string[] }) =>
  words.length > 0 && (
    <small>
      依据：{words.slice(0, maxShown).join('；')}
      {words.length > maxShown && `等 ${words.length} 处`}
    </small>
  )

/** What became of the report since it was handed in. */
const standing = ({ State, Final, CourseId }: Marked): string => {
  if (CourseId === nobody) return '由系统评分：核对了操作、参数、数据与报告的要点。'
  const machine = '机器核对了操作、参数、数据与报告的要点'
  if (State === 'released')
    return `教师评阅已发布：最终得分 ${scoreWord(Final)} 分。这里是机器评分；评语和批注见个人中心“实验报告”。`
  if (State === 'returned')
    return `${machine}；教师已退回报告，请到个人中心“实验报告”修改后重新提交。`
  if (State === 'marked') return `${machine}；教师已评阅，尚未发布。`
  return `${machine}；分析讨论待教师评阅。`
}

/** A report that was handed in: what it is worth on eight dimensions and why, what each step brought, and what was written. */
export const MarkedReport = ({ marked, next }: { marked: Marked; next: ReactNode }) => {
  const { Sheet: sheet, Sections: sections } = marked
  return (
    <div className={styles.report}>
      <Card roomy>
        <div className={styles.sum}>
          <p className={styles.level}>
            <strong>{sheet.level}</strong>
            <span>{scoreWord(sheet.composite)} 分</span>
          </p>
          <div className={styles.words}>
            <p>{standing(marked)}</p>
            {!isOfThisEngine(marked) && <p>{recordedEarlier}</p>}
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
      <div>
        <h2>实验项目与结果</h2>
        <DataTable
          label="实验项目与结果"
          columns={columnsOf(marked)}
          rows={marked.Steps}
          keyOf={({ id }) => id}
          least="820px"
        />
      </div>
      <section aria-labelledby="points">
        <h2 id="points">得分与依据</h2>
        {sheet.dimensions.map(({ no, name, score, items }) => (
          <details key={no} className={styles.dimension}>
            <summary>
              <ChevronDown size={16} aria-hidden />
              <span>{name}</span>
              <strong>{scoreWord(score)}</strong>
            </summary>
            <ul>
              {items.map(({ id, zh, max, got, why, evidence }) => (
                <li key={id}>
                  <span>
                    {zh}
                    <small>{why}</small>
                    <Evidence words={evidenceWords(marked, evidence)} />
                  </span>
                  <span className={classes(got < max && styles.short)}>
                    {pointWord(got)} / {pointWord(max)}
                  </span>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </section>
      {marked.Mine && <OwnRecord marked={marked} />}
      <section aria-labelledby="text">
        <h2 id="text">报告正文</h2>
        <dl className={styles.text}>
          {reportSections.map((section) => (
            <div key={section}>
              <dt>{reportNames[section]}</dt>
              <dd>
                <ReportText text={sections[section]?.trim() || '（未写）'} marked={marked} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}
