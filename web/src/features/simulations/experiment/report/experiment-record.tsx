import { Button } from '#ui'
import type { RunRecord } from '@xinglin/contract/simulations/experiment'
import { reportNames, reportSections } from '@xinglin/simulation/practical'
import { ChevronDown, LineChart } from 'lucide-react'
import { useEffect, useState } from 'react'
import { withFigures } from '../recorder/figure-mark.ts'
import { rowsOf } from '../recorder/measurements.tsx'
import { type Cursors, Recorder } from '../recorder/recorder.tsx'
import { Recording } from '../recorder/recording.ts'
import { Frames, FramesContext } from '../recorder/use-frames.ts'
import { isOfThisEngine } from '../session/engine.ts'
import { evidenceWords } from '../session/evidence.ts'
import { directionWord, figureWord } from '../session/words.ts'
import styles from './experiment-record.module.css'
import { ReportText } from './report-text.tsx'

/** The step of the engine at which a run ended. */
const lastStep = ({ Events }: RunRecord): number => Math.max(0, ...Events.map(({ steps }) => steps))

const Deeds = ({ record }: { record: RunRecord }) => (
  <ol className={styles.deeds}>
    {record.Events.flatMap(({ seq }) =>
      evidenceWords(record, [seq]).map((words) => ({ seq, words })),
    ).map(({ seq, words }) => (
      <li key={seq}>{words}</li>
    ))}
  </ol>
)

/** What was expected of each step, and what was judged of it in the end. */
const Expectations = ({ record }: { record: RunRecord }) => {
  const supposed = record.Events.findLast(({ action }) => action.type === 'suppose')?.action
  const hypotheses = supposed?.type === 'suppose' ? supposed.hypotheses : {}
  const judged = new Map(
    record.Events.flatMap(({ action }) =>
      action.type === 'result' ? [[action.step, action.direction] as const] : [],
    ),
  )
  return (
    <table className={styles.table}>
      <caption>假设与判断</caption>
      <thead>
        <tr>
          <th scope="col">实验项目</th>
          <th scope="col">假设</th>
          <th scope="col">理由</th>
          <th scope="col">判断</th>
        </tr>
      </thead>
      <tbody>
        {record.Protocol.steps.map(({ id, zh }) => (
          <tr key={id}>
            <th scope="row">{zh}</th>
            <td>{directionWord(hypotheses[id]?.direction ?? null)}</td>
            <td>{hypotheses[id]?.reason || '—'}</td>
            <td>{directionWord(judged.get(id) ?? null)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The recording as it was, drawn anew from what was done, with what was measured on it. */
const Drawn = ({ record, recording }: { record: RunRecord; recording: Recording }) => {
  const [frames] = useState(() => new Frames())
  const [cursors, setCursors] = useState<Cursors>()
  useEffect(() => frames.run(() => undefined), [frames])
  const rows = rowsOf(recording, record.Events)
  const marked = { ...record, Captures: rows.map(({ seq, value }) => ({ seq, value })) }
  const shown = reportSections.filter((section) =>
    withFigures(record.Sections[section] ?? '').some((part) => typeof part !== 'string'),
  )
  return (
    <FramesContext value={frames}>
      <div className={styles.recorder}>
        <Recorder
          recording={recording}
          events={record.Events}
          cursors={cursors}
          onCursors={setCursors}
          isOver
        />
      </div>
      {rows.length === 0 && <p className={styles.note}>考生没有取数。</p>}
      <table className={styles.table} hidden={rows.length === 0}>
        <caption>数据表（{rows.length} 条）</caption>
        <thead>
          <tr>
            <th scope="col">项目</th>
            <th scope="col">测量</th>
            <th scope="col">数值</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ seq, where, what, value, unit }) => (
            <tr key={seq}>
              <td>{where}</td>
              <td>{what}</td>
              <td>
                {figureWord(value)} {unit}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.map((section) => (
        <section key={section}>
          <h3>{reportNames[section]}中的图</h3>
          <ReportText text={record.Sections[section] ?? ''} marked={marked} />
        </section>
      ))}
    </FramesContext>
  )
}

type Drawing = 'none' | 'begun' | Recording

/** What was done in an experiment, for whoever marks it: step by step, what was expected and judged, and the recording. */
export const ExperimentRecord = ({ record }: { record: RunRecord }) => {
  const [drawing, setDrawing] = useState<Drawing>('none')
  useEffect(() => {
    if (drawing !== 'begun') return
    let gone = false
    const recording = new Recording(record.Protocol, record.Seed)
    void recording
      .replay(record.Events, () => gone, lastStep(record))
      .then(() => gone || setDrawing(recording))
    return () => {
      gone = true
    }
  }, [drawing, record])
  return (
    <section className={styles.record} aria-labelledby="record">
      <h2 id="record">操作记录</h2>
      <details open>
        <summary>
          <ChevronDown size={16} aria-hidden />
          按先后的每一步（{record.Events.length}）
        </summary>
        {record.Events.length === 0 ? <p>没有操作。</p> : <Deeds record={record} />}
      </details>
      <Expectations record={record} />
      {!isOfThisEngine(record) ? (
        <p className={styles.note}>
          实验模型在作答之后更新过：曲线不能重绘，以免与考生当时所见不符。请按操作记录与报告给分。
        </p>
      ) : typeof drawing === 'string' ? (
        <p>
          <Button
            icon={<LineChart size={16} aria-hidden />}
            pending={drawing === 'begun'}
            onClick={() => setDrawing('begun')}
          >
            重绘曲线与数据表
          </Button>{' '}
          <span className={styles.note}>
            由考生的操作重新算出，与当时所见一致；操作多的可能需要一分钟。
          </span>
        </p>
      ) : (
        <Drawn record={record} recording={drawing} />
      )}
    </section>
  )
}
