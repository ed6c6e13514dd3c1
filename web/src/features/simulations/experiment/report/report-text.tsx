import { experiments } from '@xinglin/simulation/experiment'
import { analysesOf } from '@xinglin/simulation/practical'
import { Fragment, useEffect, useMemo, useRef, useState } from 'react'
import { AnalysisView } from '../analysis/analysis-desk.tsx'
import { withFigures, type AnalysisMark, type Figure } from '../recorder/figure-mark.ts'
import { unfiltered } from '../recorder/filter.ts'
import styles from './report-text.module.css'
import type { Marked } from '../session/queries.ts'
import { Recording } from '../recorder/recording.ts'
import { coloursOf, drawGrid, drawScale, drawTrace } from '../recorder/trace.ts'
import { isOfThisEngine, recordedEarlier } from '../session/engine.ts'
import { clockWord } from '../session/words.ts'

/** What of a run its report is read with. */
type Reported = Pick<Marked, 'Protocol' | 'Seed' | 'Engine' | 'Events' | 'Captures'>

type DrawnProps = { figure: Figure; marked: Reported; recording: Recording | undefined }

/** A figure of a report, drawn from the run as it is computed again; by another version of the engine it would show what nobody saw. */
const Drawn = ({ figure, marked, recording }: DrawnProps) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const at = recording?.channels.findIndex(({ id }) => id === figure.channel) ?? -1
  const kind = recording?.channels[at]
  useEffect(() => {
    const sheet = canvas.current
    const context = sheet?.getContext('2d')
    recording?.bring(figure.from, figure.to)
    const ring = recording?.rings[at]
    if (!sheet || !context || !ring || !kind) return
    const ratio = window.devicePixelRatio
    const [width, height] = [sheet.clientWidth, sheet.clientHeight]
    sheet.width = width * ratio
    sheet.height = height * ratio
    context.setTransform(ratio, 0, 0, ratio, 0, 0)
    const shown = { ...figure, lo: kind.lo, hi: kind.hi, filter: unfiltered }
    const colours = coloursOf(sheet)
    drawGrid({ context, width, height }, shown, colours, true)
    drawTrace({ context, width, height }, ring, shown, colours)
    drawScale({ context, width, height }, shown, colours)
  }, [recording, figure, at, kind])
  const stretch = `${clockWord(figure.from, 2)} 至 ${clockWord(figure.to, 2)}`
  if (!isOfThisEngine(marked))
    return (
      <figure className={styles.figure}>
        <p className={styles.kept}>{recordedEarlier}</p>
        <figcaption>图：{stretch}</figcaption>
      </figure>
    )
  return (
    <figure className={styles.figure}>
      <canvas ref={canvas} className={styles.sheet} aria-hidden />
      <figcaption>
        图：{kind ? `${kind.zh}（${kind.unit}）` : '正在由原始数据绘制'}，{stretch}
      </figcaption>
    </figure>
  )
}

/** An analysis of a report, computed from the measurements as the server read them. */
const Analysed = ({ analysis: id, marked }: AnalysisMark & { marked: Reported }) => {
  const { Protocol: protocol, Events, Captures } = marked
  const known = experiments.some(({ model }) => model.id === protocol.model)
  const analysis = known
    ? analysesOf(protocol, Events, new Map(Captures.map(({ seq, value }) => [seq, value]))).find(
        (one) => one.id === id,
      )
    : undefined
  return analysis && <AnalysisView analysis={analysis} />
}

/** A section of a report with its figures. */
export const ReportText = ({ text, marked }: { text: string; marked: Reported }) => {
  const parts = useMemo(() => withFigures(text), [text])
  const [recording, setRecording] = useState<Recording>()
  const last = Math.max(
    0,
    ...parts.map((part) => (typeof part === 'string' || 'analysis' in part ? 0 : part.to)),
  )
  useEffect(() => {
    if (last === 0 || !isOfThisEngine(marked)) return
    let gone = false
    const savedRecording = new Recording(marked.Protocol, marked.Seed)
    const until = Math.min(last, marked.Protocol.longest) / savedRecording.dt
    void savedRecording
      .replay(
        marked.Events.filter(({ steps }) => steps <= until),
        () => gone,
        until,
      )
      .then(() => gone || setRecording(savedRecording))
    return () => {
      gone = true
    }
  }, [marked, last])
  return parts.map((part, at) =>
    typeof part === 'string' ? (
      <Fragment key={at}>{part.trim()}</Fragment>
    ) : 'analysis' in part ? (
      <Analysed key={at} {...part} marked={marked} />
    ) : (
      <Drawn key={at} figure={part} marked={marked} recording={recording} />
    ),
  )
}
