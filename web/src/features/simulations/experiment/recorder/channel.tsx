import type { Channel as Kind } from '@xinglin/simulation/experiment'
import { classes } from '#ui'
import { ChevronDown, ChevronUp, Minus, Plus } from 'lucide-react'
import { type PointerEvent, type ReactNode, useRef, useState } from 'react'
import styles from './channel.module.css'
import type { Filter } from './filter.ts'
import type { Ring } from './ring.ts'
import { type Colours, coloursOf, drawGrid, drawLine, drawScale, drawTrace } from './trace.ts'
import { isTrend } from './sweep.ts'
import { useFrames } from './use-frames.ts'
import { figureWord } from '../session/words.ts'

/** A line across all channels: a marker, a deed, a cursor. */
export type Line = { readonly at: number; readonly word: string; readonly kind: 'mark' | 'cursor' }

/** The highest on the screen: pulses of a tenth of a volt are seen as well as those of ten, and no trend runs off. */
const greatest = (ring: Ring, from: number, to: number): number => {
  const [first, last] = [Math.floor(from * ring.rate), Math.ceil(to * ring.rate)]
  return ring.outline(Math.max(0, first), Math.max(1, last))?.[1] ?? 0
}

/** One channel of the recorder, drawn at each frame. */
export const Channel = ({
  kind,
  ring,
  filter,
  span,
  origin,
  cursors,
  lines,
  onPoint,
}: {
  kind: Kind
  ring: Ring
  filter: Filter
  /** From which second to which; asked at each frame. */
  span: () => readonly [number, number]
  /** Where the grid begins, asked at each frame: with the stimulus where that triggers the sweep. */
  origin: () => number
  /** The seconds of the two cursors, whose values are read out. */
  cursors: readonly [number, number]
  lines: () => readonly Line[]
  /** A second was pointed at. */
  onPoint: (second: number) => void
}) => {
  // A marker is on or off: it is drawn low and has nothing to set.
  const slim = kind.unit === '' || kind.id === 'stimulus'
  const isPulse = slim && kind.unit !== ''
  const hasTrend = isTrend(kind)
  const canvas = useRef<HTMLCanvasElement>(null)
  const value = useRef<HTMLSpanElement>(null)
  const colours = useRef<Colours>(undefined)
  const since = useRef(0)
  /** How much larger than at first, and by how many parts of its height the zero is moved. */
  const [gain, setGain] = useState(1)
  const [zero, setZero] = useState(0)
  useFrames((seconds) => {
    const sheet = canvas.current
    const context = sheet?.getContext('2d')
    if (!sheet || !context) return
    colours.current ??= coloursOf(sheet)
    const ratio = window.devicePixelRatio
    const [width, height] = [sheet.clientWidth, sheet.clientHeight]
    if (sheet.width !== Math.round(width * ratio)) sheet.width = Math.round(width * ratio)
    if (sheet.height !== Math.round(height * ratio)) sheet.height = Math.round(height * ratio)
    context.setTransform(ratio, 0, 0, ratio, 0, 0)
    const [from, to] = span()
    // A trace of a marker has no unit: it is on or off. Each is shown with some air.
    const most = isPulse
      ? Math.max(kind.hi / 10, greatest(ring, from, to) * 1.15)
      : hasTrend
        ? Math.max(kind.hi, greatest(ring, from, to) * 1.1)
        : kind.hi
    const half = ((most - kind.lo) / 2 / gain) * (slim ? 1.2 : 1)
    // A high-pass leaves only what swings about nothing.
    const middle = filter.high > 0 ? 0 : (kind.lo + most) / 2
    const centre = middle - 2 * half * zero
    const shown = { from, to, origin: origin(), lo: centre - half, hi: centre + half, filter }
    const paper = { context, width, height }
    drawGrid(paper, shown, colours.current, !slim || isPulse)
    drawTrace(paper, ring, shown, colours.current)
    if (!slim || isPulse) drawScale(paper, shown, colours.current)
    const all = lines()
    for (const [no, { at, word, kind: sort }] of all.entries()) {
      const next = all[no + 3]
      drawLine(paper, shown, {
        at,
        word: slim ? '' : word,
        colour: colours.current[sort],
        row: no % 3,
        until: next?.kind === 'mark' ? next.at : Infinity,
      })
    }
    since.current += seconds
    if (value.current && since.current > 0.25) {
      since.current = 0
      value.current.textContent = figureWord(ring.count > 0 ? ring.at(ring.count - 1) : null)
    }
  })
  const point = (event: PointerEvent<HTMLCanvasElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const [from, to] = span()
    onPoint(from + ((event.clientX - left) / width) * (to - from))
  }
  const [a, b] = cursors.map((second) => ring.at(Math.round(second * ring.rate)))
  const knob = (name: string, icon: ReactNode, turn: () => void) => (
    <button
      type="button"
      className={styles.knob}
      aria-label={`${kind.zh} ${name}`}
      title={name}
      onClick={turn}
    >
      {icon}
    </button>
  )
  return (
    <figure className={classes(styles.channel, slim && styles.slim, hasTrend && styles.trend)}>
      <figcaption>
        <span className={styles.head}>
          <strong>{kind.zh}</strong>
          {!slim && <span className={styles.value} ref={value} />}
          <span>{kind.unit}</span>
        </span>
        {!slim && (
          <>
            <span className={styles.read}>
              A {figureWord(a ?? null)} B {figureWord(b ?? null)}
              <br />Δ {figureWord((b ?? Number.NaN) - (a ?? Number.NaN))}
            </span>
            <span className={styles.knobs}>
              {knob('增益减小', <Minus size={12} />, () => setGain(Math.max(0.25, gain / 2)))}
              <span className={styles.gain}>×{gain}</span>
              {knob('增益增大', <Plus size={12} />, () => setGain(Math.min(32, gain * 2)))}
              {knob('零位上移', <ChevronUp size={12} />, () => setZero(Math.min(2, zero + 0.1)))}
              {knob('零位下移', <ChevronDown size={12} />, () => setZero(Math.max(-2, zero - 0.1)))}
            </span>
          </>
        )}
      </figcaption>
      <canvas ref={canvas} className={styles.sheet} aria-hidden onPointerDown={point} />
    </figure>
  )
}
