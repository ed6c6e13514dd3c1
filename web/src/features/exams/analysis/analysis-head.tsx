import { Chips, Histogram, SelectField } from '#ui'
import {
  type CountedAttempt,
  countedAttemptNames,
  countedAttempts,
  type ExamAnalysis,
  minAnalysed,
} from '@xinglin/contract/exams'
import styles from './analysis.module.css'
import type { AnalysisState } from './analysis-queries.ts'
import { FigureList } from './figure-list.tsx'
import { formulas } from './formulas.ts'
import { digits } from './item-notes.ts'

/** Scores by tenths of the full score as bars. */
const barsOf = ({ Buckets, FullScore }: ExamAnalysis) => {
  const edge = (at: number) => String(Math.round(at * FullScore) / 10)
  return Buckets.map((count, at) => ({
    name: `${edge(at)}至${edge(at + 1)}分`,
    short: edge(at),
    count,
  }))
}

/** The figures of a whole examination, of one class or all, and how its scores lie. */
export const AnalysisHead = ({
  analysis,
  state,
  onChange,
}: {
  analysis: ExamAnalysis
  state: AnalysisState
  onChange: (change: Partial<AnalysisState>) => void
}) => {
  const { ByItem, ByQuestion, Unmarked, Examinees } = analysis
  return (
    <section className={styles.head} aria-label="概况">
      <div className={styles.numbers}>
        <div className={styles.narrow}>
          {analysis.Classes.length > 0 && (
            <SelectField
              label="班级"
              options={[
                { value: '', name: '全部考生' },
                ...analysis.Classes.map(({ Id, Name }) => ({ value: Id, name: Name })),
              ]}
              value={state.class}
              onChoose={(value) => onChange({ class: value })}
            />
          )}
          <Chips
            label="计入哪次作答"
            quiet
            options={countedAttempts.map((value) => ({ value, name: countedAttemptNames[value] }))}
            chosen={state.take as CountedAttempt}
            onChoose={(take) => onChange({ take })}
          />
        </div>
        {Examinees < minAnalysed && (
          <p className={styles.few}>
            样本不足：只有 {Examinees} 人（少于 {minAnalysed} 人），以下数值仅供参考，不作评价。
          </p>
        )}
        {Unmarked.Items > 0 && (
          <p className={styles.few}>
            {Unmarked.Attempts} 人还有主观题待批阅，涉及的 {Unmarked.Items} 题未计入。
          </p>
        )}
        <FigureList
          figures={[
            { name: '考生', value: String(Examinees) },
            {
              name: '平均分',
              value: `${digits(analysis.Mean, 1)} / ${analysis.FullScore}`,
            },
            {
              name: '标准差',
              value: digits(analysis.Deviation, 1),
              formula: formulas.deviation,
            },
            { name: '中位数', value: digits(analysis.Median, 1) },
            {
              name: '四分位',
              value: `${digits(analysis.LowerQuartile, 1)}–${digits(analysis.UpperQuartile, 1)}`,
            },
            { name: '难度', value: digits(analysis.Difficulty), formula: formulas.difficulty },
            {
              name: `α（${ByQuestion.Count} 题）`,
              value: digits(ByQuestion.Alpha),
              formula: formulas.alpha,
            },
            {
              name: ByItem === null ? 'KR-20' : `KR-20（${ByItem.Count} 小题）`,
              value: digits(ByItem?.Kr20 ?? null),
              formula: formulas.kr20,
            },
            {
              name: '测量标准误',
              value: analysis.Error === null ? '—' : `±${digits(analysis.Error, 1)} 分`,
              formula: formulas.error,
            },
          ]}
        />
      </div>
      <div>
        <h2 className={styles.title}>成绩分布（分）</h2>
        <Histogram label="成绩分布" unit="人" bars={barsOf(analysis)} />
      </div>
    </section>
  )
}
