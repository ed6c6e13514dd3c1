import { Button, SelectField } from '#ui'
import type { Analysis } from '@xinglin/simulation/practical'
import { FileInput } from 'lucide-react'
import { useState } from 'react'
import styles from './analysis-desk.module.css'
import { Plot } from './plot.tsx'

/** A figure of an analysis as one reads it; a dash while the captured values do not give it. */
export const figuresWord = ({ value, unit, digits }: Analysis['figures'][number]): string =>
  value === null ? '—' : `${value.toFixed(digits)}${unit === '' ? '' : ` ${unit}`}`

/** Plots and figures of one analysis. */
export const AnalysisView = ({ analysis }: { analysis: Analysis }) => (
  <>
    {analysis.plots.map((plot) => (
      <Plot key={plot.zh} plot={plot} />
    ))}
    {analysis.figures.length > 0 && (
      <dl className={styles.found}>
        {analysis.figures.map((one) => (
          <div key={one.zh}>
            <dt>{one.zh}</dt>
            <dd>{figuresWord(one)}</dd>
          </div>
        ))}
      </dl>
    )}
  </>
)

/** What the captured values give together (数据分析): plot, line and figures, to be put into the report. */
export const AnalysisDesk = ({
  analyses,
  closed,
  onPaste,
}: {
  analyses: readonly Analysis[]
  closed: boolean
  /** The analysis is to stand in the report, with its figures in words. */
  onPaste: (analysis: Analysis, words: string) => void
}) => {
  const [chosen, setChosen] = useState(analyses[0]?.id)
  const analysis = analyses.find(({ id }) => id === chosen) ?? analyses[0]
  if (!analysis) return undefined
  const known = analysis.figures.filter(({ value }) => value !== null)
  const words = known.map((one) => `${one.zh} ${figuresWord(one)}`).join('，')
  return (
    <div className={styles.desk}>
      {analyses.length > 1 && (
        <SelectField
          compact
          label="分析"
          value={analysis.id}
          options={analyses.map(({ id, zh }) => ({ value: id, name: zh }))}
          onChoose={setChosen}
        />
      )}
      <p className={styles.how}>{analysis.how}</p>
      <AnalysisView analysis={analysis} />
      {analysis.lacking.map((one) => (
        <p key={one} className={styles.lacking}>
          {one}
        </p>
      ))}
      <Button
        size="small"
        icon={<FileInput size={15} aria-hidden />}
        disabled={closed || known.length === 0}
        onClick={() => onPaste(analysis, `${analysis.zh}：${words}。`)}
      >
        贴入报告
      </Button>
      <p className={styles.how}>图与数值由数据表中的测量算出；不合用的测量请在“数据”中删去。</p>
    </div>
  )
}
