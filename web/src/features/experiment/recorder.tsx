import { Button, offerFile, SelectField } from '#ui'
import type { Happened } from '@xinglin/contract/experiment'
import { Camera, Download, Pause, Play } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Channel, type Line } from './channel.tsx'
import { traceCsv, tracePicture } from './export-trace.ts'
import type { Recording } from './recording.ts'
import look from './recorder.module.css'
import { clockWord } from './words.ts'

/** The two cursors, in s of the recording. */
export type Cursors = { readonly a: number; readonly b: number }

const sweeps = [0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 60, 120] as const
const gains = [0.5, 1, 2, 4, 8] as const
const filters = [0, 1, 5, 15, 30] as const
const choices = (values: readonly number[], word: (value: number) => string) =>
  values.map((value) => ({ value: String(value), name: word(value) }))

const wordOf = (recording: Recording, { action }: Happened): string => {
  if (action.type === 'mark') return `▲ ${action.label}`
  if (action.type !== 'do') return ''
  return recording.protocol.tray.find(({ id }) => id === action.deed)?.zh ?? ''
}

/** The recorder (记录仪): channels that scroll, sweep, gain, filter, freezing and looking back, cursors, and what is taken along. */
export const Recorder = ({
  recording,
  events,
  cursors,
  onCursors,
}: {
  recording: Recording
  events: readonly Happened[]
  cursors: Cursors
  onCursors: (cursors: Cursors) => void
}) => {
  const [sweep, setSweep] = useState<number>(recording.protocol.sweep)
  const [gain, setGain] = useState(1)
  const [filter, setFilter] = useState(0)
  /** The second at the right edge while it is frozen. */
  const [frozen, setFrozen] = useState<number>()
  const [now, setNow] = useState(recording.seconds)
  const channels = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const timer = setInterval(() => setNow(recording.seconds), 250)
    return () => clearInterval(timer)
  }, [recording])
  const span = (): readonly [number, number] => {
    const to = Math.max(frozen ?? recording.seconds, sweep)
    return [to - sweep, to]
  }
  const lines = (): readonly Line[] => [
    ...events.flatMap((event): Line[] => {
      const word = wordOf(recording, event)
      return word === '' ? [] : [{ at: event.steps * recording.dt, word, kind: 'mark' }]
    }),
    { at: cursors.a, word: 'A', kind: 'cursor' },
    { at: cursors.b, word: 'B', kind: 'cursor' },
  ]
  const point = (second: number) => {
    const at = Math.max(0, Math.min(recording.seconds, second))
    // Pointing takes the cursor that lies nearer.
    if (Math.abs(at - cursors.a) <= Math.abs(at - cursors.b)) onCursors({ ...cursors, a: at })
    else onCursors({ ...cursors, b: at })
  }
  const freeze = () => {
    const [from, to] = span()
    setFrozen(recording.seconds)
    const seen = (at: number) => at >= from && at <= to
    // What cannot be seen cannot be moved by a hand: the cursors come along.
    if (!seen(cursors.a) || !seen(cursors.b))
      onCursors({ a: from + (to - from) * 0.25, b: from + (to - from) * 0.5 })
  }
  const [from, to] = span()
  const slider = (name: 'a' | 'b') => (
    <label className={look.cursor}>
      光标 {name.toUpperCase()}
      <input
        type="range"
        min={from}
        max={to}
        step={sweep / 400}
        value={Math.max(from, Math.min(to, cursors[name]))}
        aria-valuetext={clockWord(cursors[name])}
        onChange={(event) =>
          onCursors({
            ...cursors,
            [name]: Math.min(recording.seconds, Number(event.target.value)),
          })
        }
      />
      <output>{clockWord(cursors[name])}</output>
    </label>
  )
  return (
    <section className={look.recorder} aria-label="记录仪">
      <div className={look.bar}>
        <SelectField
          compact
          label="扫描速度"
          value={String(sweep)}
          options={choices(
            [...new Set([...sweeps, recording.protocol.sweep])].toSorted((a, b) => a - b),
            (value) => (value < 1 ? `${value * 1000} ms/屏` : `${value} s/屏`),
          )}
          onChoose={(value) => setSweep(Number(value))}
        />
        <SelectField
          compact
          label="增益"
          value={String(gain)}
          options={choices(gains, (value) => `增益 ×${value}`)}
          onChoose={(value) => setGain(Number(value))}
        />
        <SelectField
          compact
          label="滤波"
          value={String(filter)}
          options={choices(filters, (value) => (value === 0 ? '不滤波' : `低通 ${value} Hz`))}
          onChoose={(value) => setFilter(Number(value))}
        />
        <Button
          size="small"
          aria-pressed={frozen !== undefined}
          icon={frozen === undefined ? <Pause size={15} /> : <Play size={15} />}
          onClick={() => (frozen === undefined ? freeze() : setFrozen(undefined))}
        >
          {frozen === undefined ? '冻结' : '继续'}
        </Button>
        <output className={look.clock} aria-label="记录时间">
          {clockWord(now)}
        </output>
        <span className={look.out}>
          <Button
            size="small"
            kind="plain"
            icon={<Download size={15} />}
            aria-label="导出本屏数据（CSV）"
            onClick={() =>
              offerFile('曲线.csv', new Blob([traceCsv(recording, from, to)], { type: 'text/csv' }))
            }
          />
          <Button
            size="small"
            kind="plain"
            icon={<Camera size={15} />}
            aria-label="导出本屏图片"
            onClick={() => tracePicture(channels as RefObject<HTMLDivElement>, '曲线.png')}
          />
        </span>
      </div>
      <div className={look.channels} ref={channels}>
        {recording.channels.map((kind, at) => {
          const ring = recording.rings[at]
          return (
            ring && (
              <Channel
                key={kind.id}
                kind={kind}
                ring={ring}
                gain={kind.unit === '' ? 1 : gain}
                filter={filter}
                span={span}
                lines={lines}
                onPoint={point}
              />
            )
          )
        })}
      </div>
      {frozen !== undefined && (
        <label className={look.cursor}>
          回看
          <input
            type="range"
            min={Math.min(sweep, now)}
            max={now}
            step={sweep / 20}
            value={frozen}
            aria-valuetext={clockWord(frozen)}
            onChange={(event) => setFrozen(Number(event.target.value))}
          />
          <output>{clockWord(frozen)}</output>
        </label>
      )}
      <div className={look.cursors}>
        {slider('a')}
        {slider('b')}
      </div>
    </section>
  )
}
