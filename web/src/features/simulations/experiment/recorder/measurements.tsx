import { Button, SelectField, toast } from '#ui'
import type { Action, Happened, Measure } from '@xinglin/contract/simulations/experiment'
import { Crosshair, Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import styles from './measurements.module.css'
import type { Cursors } from './recorder.tsx'
import type { Recording } from './recording.ts'
import { measuresOf } from '@xinglin/simulation/practical'
import { figureWord, measureWord, unitOf } from '../session/words.ts'

/** A measurement as the table shows it. */
export type Row = {
  readonly seq: number
  readonly where: string
  readonly what: string
  readonly value: number | null
  readonly unit: string
}

type Capture = Extract<Action, { type: 'capture' }>

const maxCaptures = 60

/** The measurements that stand in the table, read from the trace. */
export const rowsOf = (recording: Recording, events: readonly Happened[]): Row[] => {
  const discarded = new Set(
    events.flatMap(({ action }) => (action.type === 'discard' ? [action.capture] : [])),
  )
  return events.flatMap(({ seq, action }) => {
    if (action.type !== 'capture' || discarded.has(seq)) return []
    const { channel, measure, from, to, step, phase } = action
    const kind = recording.channels.find(({ id }) => id === channel)
    const at = recording.protocol.steps.findIndex(({ id }) => id === step)
    const phaseWord = phase === undefined ? '' : phase === 'before' ? '操作前' : '操作后'
    return [
      {
        seq,
        where: at < 0 ? '自由' : `${at + 1} ${phaseWord}`,
        what: `${kind?.zh ?? ''} ${measureWord(measure)}`,
        value: recording.measure(channel, measure, from, to),
        unit: unitOf(measure, kind?.unit ?? ''),
      },
    ]
  })
}

/** Measuring between the cursors, and the table of what was captured (数据表). */
export const Measurements = ({
  recording,
  events,
  cursors,
  step,
  closed,
  onTake,
}: {
  recording: Recording
  events: readonly Happened[]
  /** Undefined until a hand has placed them. */
  cursors: Cursors | undefined
  /** The step at work. */
  step: string | undefined
  closed: boolean
  onTake: (action: Action) => void
}) => {
  const channels = recording.channels.filter(({ unit }) => unit !== '')
  const own = recording.protocol.steps.find(({ id }) => id === step)?.response
  const [channel, setChannel] = useState(own?.channel ?? channels[0]?.id ?? '')
  const [measure, setMeasure] = useState<Measure>(
    own?.measure ?? measuresOf(recording.protocol.model, channel)[0] ?? 'mean',
  )
  const offered = measuresOf(recording.protocol.model, channel)
  const choose = (next: string) => {
    setChannel(next)
    const [first = 'mean'] = measuresOf(recording.protocol.model, next)
    if (!measuresOf(recording.protocol.model, next).includes(measure)) setMeasure(first)
  }
  const rows = useMemo(() => rowsOf(recording, events), [recording, events])
  const { a, b } = cursors ?? { a: 0, b: 0 }
  const [from, to] = a < b ? [a, b] : [b, a]
  const value = recording.measure(channel, measure, from, to)
  const unit = unitOf(measure, channels.find(({ id }) => id === channel)?.unit ?? '')
  const capture = (phase?: Capture['phase']) => {
    if (value === null) return toast.warning('请先把两根光标放在要测的一段两侧。')
    if (rows.length >= maxCaptures)
      return toast.warning(`数据表最多保留 ${maxCaptures} 条测量，请先删去不用的。`)
    return onTake({
      type: 'capture',
      channel,
      measure,
      from,
      to,
      ...(step === undefined || phase === undefined ? {} : { step, phase }),
    })
  }
  return (
    <div className={styles.measurements}>
      <div className={styles.tools}>
        <SelectField
          compact
          label="通道"
          value={channel}
          options={channels.map(({ id, zh }) => ({ value: id, name: zh }))}
          onChoose={choose}
        />
        <SelectField
          compact
          label="测量"
          value={measure}
          options={offered.map((value) => ({ value, name: measureWord(value) }))}
          onChoose={setMeasure}
        />
        <output className={styles.value} aria-label="光标之间">
          {figureWord(value)} <span>{unit}</span>
        </output>
      </div>
      <div className={styles.deeds}>
        {step === undefined ? (
          <Button
            size="small"
            icon={<Crosshair size={15} />}
            disabled={closed}
            onClick={() => capture()}
          >
            取数
          </Button>
        ) : (
          <>
            <Button
              size="small"
              icon={<Crosshair size={15} />}
              disabled={closed}
              onClick={() => capture('before')}
            >
              取作操作前
            </Button>
            <Button
              size="small"
              icon={<Crosshair size={15} />}
              disabled={closed}
              onClick={() => capture('after')}
            >
              取作操作后
            </Button>
          </>
        )}
      </div>
      {rows.length === 0 ? (
        <p className={styles.none}>还没有数据。把光标 A、B 放在要测的一段两侧，再取数。</p>
      ) : (
        <table className={styles.table}>
          <caption>数据表（{rows.length} 条）</caption>
          <thead>
            <tr>
              <th scope="col">项目</th>
              <th scope="col">测量</th>
              <th scope="col">数值</th>
              <th scope="col">
                <span className={styles.said}>删去</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.seq}>
                <td>{row.where}</td>
                <td>{row.what}</td>
                <td>
                  {figureWord(row.value)} {row.unit}
                </td>
                <td>
                  <button
                    type="button"
                    aria-label={`删去 ${row.where} ${row.what}`}
                    disabled={closed}
                    onClick={() => onTake({ type: 'discard', capture: row.seq })}
                  >
                    <Trash2 size={14} aria-hidden />
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
