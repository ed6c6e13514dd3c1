import { filtering, settlingOf, type Filter } from './filter.ts'
import { outlined, type Ring } from './ring.ts'

/** What of a channel is drawn: from a second to another, between two values. */
export type Shown = {
  readonly from: number
  readonly to: number
  readonly lo: number
  readonly hi: number
  /** The second at which the grid begins; 0 where none is told. */
  readonly origin?: number
  /** Over what is drawn alone. */
  readonly filter: Filter
}

export type Colours = {
  readonly ground: string
  readonly grid: string
  readonly trace: string
  readonly mark: string
  readonly cursor: string
  readonly word: string
}

/** The colours of the recorder where an element stands. */
export const coloursOf = (element: Element): Colours => {
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

type Paper = {
  readonly context: CanvasRenderingContext2D
  readonly width: number
  readonly height: number
}

/** A step of 1, 2 or 5 in a decade that divides a span into some eight parts. */
export const gridStep = (span: number): number => {
  const rough = span / 8
  const decade = 10 ** Math.floor(Math.log10(rough))
  return (rough / decade > 5 ? 10 : rough / decade > 2 ? 5 : rough / decade > 1 ? 2 : 1) * decade
}

/** Draws the grid of a channel, its level lines only where it has a scale. */
export const drawGrid = (
  { context, width, height }: Paper,
  shown: Shown,
  colours: Colours,
  scaled: boolean,
) => {
  const { from, to, origin = 0, lo, hi } = shown
  context.fillStyle = colours.ground
  context.fillRect(0, 0, width, height)
  context.strokeStyle = colours.grid
  context.lineWidth = 1
  context.beginPath()
  const across = gridStep(to - from)
  for (let t = origin + Math.ceil((from - origin) / across) * across; t < to; t += across) {
    const x = Math.round(((t - from) / (to - from)) * width) + 0.5
    context.moveTo(x, 0)
    context.lineTo(x, height)
  }
  const up = gridStep((hi - lo) * 1.6)
  const top = scaled ? hi : lo - 1
  for (let value = Math.ceil(lo / up) * up; value <= top; value += up) {
    const y = Math.round(height - ((value - lo) / (hi - lo)) * height) + 0.5
    context.moveTo(0, y)
    context.lineTo(width, y)
  }
  context.stroke()
}

/** Writes the scale of a channel at its left edge, over the trace and readable on it. */
export const drawScale = (
  { context, height }: Paper,
  { lo, hi }: Shown,
  colours: Pick<Colours, 'ground' | 'word'>,
) => {
  context.font = '11px sans-serif'
  const up = gridStep((hi - lo) * 1.6)
  for (let value = Math.ceil(lo / up) * up; value <= hi; value += up) {
    const y = Math.round(height - ((value - lo) / (hi - lo)) * height) + 0.5
    // What would be cut off by the edge says nothing.
    if (y < 14) continue
    const word = String(Number(value.toPrecision(4)))
    context.fillStyle = colours.ground
    context.fillRect(1, y - 13, context.measureText(word).width + 6, 12)
    context.fillStyle = colours.word
    context.fillText(word, 4, y - 3)
  }
}

/** Draws the outline of a stretch: where a pixel holds many samples, or these are not kept any more. */
const drawOutline = (
  { context, width }: Paper,
  ring: Ring,
  { from, to }: Shown,
  yOf: (value: number) => number,
): void => {
  for (let x = 0; x < width; x += 1) {
    const at = (pixel: number) => Math.floor((from + ((to - from) * pixel) / width) * ring.rate)
    const [low, high] = ring.outline(Math.max(0, at(x)), Math.max(at(x) + 1, at(x + 1))) ?? []
    if (low === undefined || high === undefined || at(x) < 0) continue
    context.lineTo(x, yOf(low))
    context.lineTo(x, yOf(high))
  }
}

/** Draws what a ring holds of the stretch: of each pixel the lowest and the highest, so that nothing is lost however slow the sweep. */
export const drawTrace = (
  paper: Paper,
  ring: Ring,
  shown: Shown,
  colours: Pick<Colours, 'trace'>,
): void => {
  const { context, width, height } = paper
  const { from, to, lo, hi, filter } = shown
  const { rate } = ring
  const start = Math.max(0, Math.floor(from * rate))
  const last = Math.min(ring.count, Math.ceil(to * rate))
  const yOf = (value: number) =>
    Math.max(-4, Math.min(height + 4, height - ((value - lo) / (hi - lo)) * height))
  context.strokeStyle = colours.trace
  context.lineWidth = 1.5
  context.beginPath()
  const settling = settlingOf(filter, rate)
  const isDense = settling === 0 && (last - start) / width > 2 * outlined
  if (isDense || !ring.has(start, last)) drawOutline(paper, ring, shown, yOf)
  else {
    const pass = filtering(filter, rate)
    let column = Number.NaN
    let least = 0
    let most = 0
    const early = Math.max(0, start - settling)
    for (let index = ring.has(early, last) ? early : start; index < last; index += 1) {
      const value = settling === 0 ? ring.at(index) : pass(ring.at(index))
      if (index < start) continue
      const y = yOf(value)
      const x = Math.floor(((index / rate - from) / (to - from)) * width)
      if (x === column) {
        if (y < least) least = y
        if (y > most) most = y
        continue
      }
      // The sample before the left edge has its place too, outside: a slow channel begins at the edge.
      if (!Number.isNaN(column)) {
        context.lineTo(column, least)
        context.lineTo(column, most)
      }
      column = x
      least = y
      most = y
    }
    if (!Number.isNaN(column)) context.lineTo(column, most)
    // A value that is measured twice a second holds until the next one.
    const held = ((ring.count / rate - from) / (to - from)) * width
    if (last === ring.count && held > column + 1) context.lineTo(Math.min(held, width), most)
  }
  context.stroke()
}

/** As much of a word as stands in so many pixels, with what is left out told; nothing where not even that fits. */
export const fitting = (word: string, room: number, widthOf: (word: string) => number): string => {
  if (widthOf(word) <= room) return word
  for (let letters = word.length - 1; letters > 0; letters -= 1) {
    const shorter = `${word.slice(0, letters).trimEnd()}…`
    if (widthOf(shorter) <= room) return shorter
  }
  return ''
}

/** An upright line at a second with a word, where it lies within the stretch; the word ends before the next one in its row. */
export const drawLine = (
  { context, width, height }: Paper,
  { from, to }: Shown,
  line: {
    readonly at: number
    readonly word: string
    readonly colour: string
    readonly row: number
    /** The second at which the next word of the row begins. */
    readonly until: number
  },
) => {
  if (line.at < from || line.at > to) return
  const x = Math.round(((line.at - from) / (to - from)) * width) + 0.5
  context.strokeStyle = line.colour
  context.fillStyle = line.colour
  context.lineWidth = 1
  context.beginPath()
  context.moveTo(x, 0)
  context.lineTo(x, height)
  context.stroke()
  context.font = '12px sans-serif'
  const room = ((line.until - line.at) / (to - from)) * width - 8
  const word = fitting(line.word, room, (one) => context.measureText(one).width)
  context.fillText(word, x + 4, 14 + line.row * 15)
}
