import { Button, offerFile } from '#ui'
import type { Happened } from '@xinglin/contract/simulations/experiment'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Channel, type Line } from './channel.tsx'
import { traceCsv, tracePicture } from './export-trace.ts'
import { unfiltered, type Filter } from './filter.ts'
import { RecorderBar } from './recorder-bar.tsx'
import type { Recording } from './recording.ts'
import styles from './recorder.module.css'
import { Scope, sweepAt } from './sweep.ts'
import { gridStep } from './trace.ts'
import { clockWord, deedWord, spanWord } from '../session/words.ts'

/** The two cursors, in s of the recording. */
export type Cursors = { readonly a: number; readonly b: number }

/** Where cursors stand that no hand has placed: on the screen, whatever stretch it shows. */
const resting = ([from, to]: readonly [number, number]): Cursors => ({
  a: from + (to - from) * 0.25,
  b: from + (to - from) * 0.5,
})

const wordOf = (recording: Recording, { action }: Happened): string => {
  if (action.type === 'mark') return `▲ ${action.label}`
  if (action.type !== 'do') return ''
  const deed = recording.protocol.tray.find(({ id }) => id === action.deed)
  return deed ? deedWord(deed, action.values) : ''
}

/** The recorder (记录仪): channels that scroll, sweep, gain, filter, freezing and looking back, cursors, and what is taken along. */
export const Recorder = ({
  recording,
  events,
  cursors: placed,
  onCursors,
  onFigure,
  isOver = false,
}: {
  recording: Recording
  events: readonly Happened[]
  /** Undefined until a hand has placed them. */
  cursors: Cursors | undefined
  onCursors: (cursors: Cursors | undefined) => void
  /** The stretch on the screen is to stand in the report; absent where none is written. */
  onFigure?: (channel: string, from: number, to: number) => void
  /** Nothing is recorded any more: it begins frozen at its end. */
  isOver?: boolean
}) => {
  const [sweep, setSweep] = useState<number>(recording.protocol.sweep)
  const [filter, setFilter] = useState<Filter>(unfiltered)
  const canTrigger = recording.channels.some(({ id }) => id === 'stimulus')
  // What takes milliseconds cannot be followed on paper that rolls.
  const [triggered, setTriggered] = useState(canTrigger && recording.protocol.sweep <= 0.1)
  const [scope] = useState(() => new Scope())
  /** The second at the right edge while it is frozen. */
  const [frozen, setFrozen] = useState<number | undefined>(isOver ? recording.seconds : undefined)
  const [now, setNow] = useState(recording.seconds)
  const channels = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const timer = setInterval(() => setNow(recording.seconds), 250)
    return () => clearInterval(timer)
  }, [recording])
  const span = (): readonly [number, number] => {
    const shown = triggered
      ? scope.follow(recording.triggers, sweep, frozen !== undefined)
      : undefined
    const to = Math.max(frozen ?? recording.seconds, sweep)
    const [from, until] = shown ?? [to - sweep, to]
    recording.bring(from, until)
    return [from, until]
  }
  const lines = (): readonly Line[] => {
    const { a, b } = placed ?? resting(span())
    return [
      ...events.flatMap((event): Line[] => {
        const word = wordOf(recording, event)
        return word === '' ? [] : [{ at: event.steps * recording.dt, word, kind: 'mark' }]
      }),
      { at: a, word: 'A', kind: 'cursor' },
      { at: b, word: 'B', kind: 'cursor' },
    ]
  }
  const [from, to] = span()
  const cursors = placed ?? resting([from, to])
  const isSeen = (at: number): boolean => at >= from && at <= to
  const isAway = !isSeen(cursors.a) || !isSeen(cursors.b)
  const point = (second: number) => {
    const at = Math.max(0, Math.min(recording.seconds, second))
    // Pointing takes the cursor that lies nearer.
    if (Math.abs(at - cursors.a) <= Math.abs(at - cursors.b)) onCursors({ ...cursors, a: at })
    else onCursors({ ...cursors, b: at })
  }
  const freeze = () => {
    const shown = span()
    setFrozen(recording.seconds)
    // What cannot be seen cannot be moved by a hand: the cursors come along.
    if (!placed || [placed.a, placed.b].some((at) => at < shown[0] || at > shown[1]))
      onCursors(resting(shown))
  }
  const step = (way: -1 | 1) => {
    const trigger = scope.go(recording.triggers, way)
    if (trigger === undefined) return
    const [first, last] = sweepAt(trigger, sweep)
    setFrozen(last)
    onCursors({ a: trigger, b: first + (last - first) * 0.75 })
  }
  const fine = sweep < 1 ? 5 : 1
  const slider = (name: 'a' | 'b') => (
    <label className={styles.cursor}>
      光标 {name.toUpperCase()}
      <input
        type="range"
        min={from}
        max={to}
        step={sweep / 400}
        value={Math.max(from, Math.min(to, cursors[name]))}
        aria-valuetext={clockWord(cursors[name], fine)}
        onChange={(event) =>
          onCursors({
            ...cursors,
            [name]: Math.min(recording.seconds, Number(event.target.value)),
          })
        }
      />
      <output>{clockWord(cursors[name], fine)}</output>
    </label>
  )
  return (
    <section className={styles.recorder} aria-label="记录仪">
      <RecorderBar
        defaultSweep={recording.protocol.sweep}
        sweep={sweep}
        onSweep={setSweep}
        triggered={canTrigger ? triggered : undefined}
        onTriggered={setTriggered}
        filter={filter}
        onFilter={setFilter}
        isFrozen={frozen !== undefined}
        onFreeze={() => (frozen === undefined ? freeze() : setFrozen(undefined))}
        onStep={step}
        clock={clockWord(now)}
        onCsv={() =>
          offerFile('曲线.csv', new Blob([traceCsv(recording, from, to)], { type: 'text/csv' }))
        }
        onPicture={() => tracePicture(channels as RefObject<HTMLDivElement>, '曲线.png')}
        onFigure={
          onFigure &&
          (() => {
            const [first] = recording.channels
            const [left, right] = span()
            if (first) onFigure(first.id, Math.max(0, left), Math.min(right, recording.seconds))
          })
        }
      />
      <div className={styles.channels} ref={channels}>
        {recording.channels.map((kind, at) => {
          const ring = recording.rings[at]
          return (
            ring && (
              <Channel
                key={kind.id}
                kind={kind}
                ring={ring}
                filter={kind.unit === '' || kind.id === 'stimulus' ? unfiltered : filter}
                span={span}
                origin={() => (triggered ? (scope.trigger ?? 0) : 0)}
                cursors={[cursors.a, cursors.b]}
                lines={lines}
                onPoint={point}
              />
            )
          )
        })}
      </div>
      {frozen !== undefined && !triggered && (
        <label className={styles.cursor}>
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
      <div className={styles.cursors}>
        <span className={styles.between}>每格 {spanWord(gridStep(sweep))}</span>
        {slider('a')}
        {slider('b')}
        <output className={styles.between} aria-label="光标间隔">
          Δt{' '}
          {Math.abs(cursors.b - cursors.a) < 1
            ? `${(1000 * (cursors.b - cursors.a)).toFixed(2)} ms`
            : `${(cursors.b - cursors.a).toFixed(2)} s`}
        </output>
        {isAway && (
          <Button
            size="small"
            kind="plain"
            onClick={() => onCursors(frozen === undefined ? undefined : resting(span()))}
          >
            光标回到画面
          </Button>
        )}
      </div>
    </section>
  )
}
