import type { Channel as Kind } from '@xinglin/simulation/experiment'
import { classes } from '#ui'
import { type PointerEvent, useRef } from 'react'
import look from './channel.module.css'
import type { Ring } from './ring.ts'
import { type Colours, drawGrid, drawLine, drawTrace } from './trace.ts'
import { useFrames } from './use-frames.ts'
import { figureWord } from './words.ts'

/** A line across all channels: a marker, a deed, a cursor. */
export type Line = { readonly at: number; readonly word: string; readonly kind: 'mark' | 'cursor' }

const coloursOf = (element: Element): Colours => {
  const style = getComputedStyle(element)
  const colour = (name: string) => style.getPropertyValue(name).trim()
  return {
    ground: colour('--film'),
    grid: colour('--trace-grid'),
    trace: colour('--school-glow'),
    mark: colour('--apricot'),
    cursor: colour('--on-dark'),
    word: colour('--on-dark-2'),
  }
}

/** One channel of the recorder, drawn at each frame. */
export const Channel = ({
  kind,
  ring,
  gain,
  filter,
  span,
  lines,
  onPoint,
}: {
  kind: Kind
  ring: Ring
  /** How much larger than at first. */
  gain: number
  filter: number
  /** From which second to which; asked at each frame. */
  span: () => readonly [number, number]
  lines: () => readonly Line[]
  /** A second was pointed at. */
  onPoint: (second: number) => void
}) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const value = useRef<HTMLSpanElement>(null)
  const colours = useRef<Colours>(undefined)
  const since = useRef(0)
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
    const middle = (kind.lo + kind.hi) / 2
    // A trace of a marker has no unit: it is on or off, and shown with some air.
    const half = ((kind.hi - kind.lo) / 2 / gain) * (kind.unit === '' ? 1.4 : 1)
    const shown = { from, to, lo: middle - half, hi: middle + half, filter }
    const paper = { context, width, height }
    drawGrid(paper, shown, colours.current, kind.unit !== '')
    drawTrace(paper, ring, shown, colours.current)
    const slim = kind.unit === ''
    for (const [row, { at, word, kind: sort }] of lines().entries())
      drawLine(paper, shown, {
        at,
        word: slim ? '' : word,
        colour: colours.current[sort],
        row: row % 3,
      })
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
  return (
    <figure className={classes(look.channel, kind.unit === '' && look.slim)}>
      <figcaption>
        <strong>{kind.zh}</strong>
        {kind.unit !== '' && <span className={look.value} ref={value} />}
        <span>{kind.unit}</span>
      </figcaption>
      <canvas ref={canvas} className={look.sheet} aria-hidden onPointerDown={point} />
    </figure>
  )
}
