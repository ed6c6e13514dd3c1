/** A stretch of a lead on the sheet: from where on it is drawn, and its samples in millivolts; null where there is none. */
export type EcgStrip = {
  readonly lead: string
  /** Seconds from the left edge. */
  readonly from: number
  /** Samples a second. */
  readonly rate: number
  readonly millivolts: readonly (number | null)[]
}

/** 25 mm/s and 10 mm/mV, as everywhere. */
const speed = 25
const gain = 10
const left = 12
const rowHeight = 28

/** How large a sheet is, in millimetres. */
export const sizeOfSheet = (rows: number, seconds: number) => ({
  width: left + seconds * speed + 2,
  height: rows * rowHeight + 8,
})

/** Where the line of a row is when nothing is measured. */
export const middleOf = (row: number): number => 4 + rowHeight * row + rowHeight * 0.58

/** The mark of one millivolt at the beginning of a row. */
export const calibrationOf = (middle: number): string => `M2 ${middle}h2v${-gain}h5v${gain}h2`

/** Where the name of a strip's lead stands. */
export const placeOfName = (strip: EcgStrip, middle: number) => ({
  x: left + strip.from * speed + 1.5,
  y: middle - rowHeight * 0.4,
})

/** What is written in the corner. */
export const scaleWords = '25mm/s 10mm/mV'

/** More points than this in a millimetre nobody sees. */
const pointsPerMillimetre = 10

/** The samples that are drawn: of many in one place the lowest and the highest, so that no spike is lost. */
const drawn = (strip: EcgStrip): readonly (readonly [at: number, mv: number | null])[] => {
  const { rate, millivolts } = strip
  const step = Math.floor(rate / speed / pointsPerMillimetre) * 2
  if (step < 4) return millivolts.map((mv, at) => [at, mv])
  const points: (readonly [number, number | null])[] = []
  for (let at = 0; at < millivolts.length; at += step) {
    const some = millivolts.slice(at, at + step)
    const values = some.filter((one) => one !== null)
    if (values.length < some.length) points.push([at, null])
    if (values.length === 0) continue
    const [low, high] = [Math.min(...values), Math.max(...values)]
    const isRising = some.indexOf(low) < some.indexOf(high)
    points.push([at, isRising ? low : high], [at + step / 2, isRising ? high : low])
  }
  return points
}

/** The curve of a strip around the middle of its row, as an SVG path in millimetres. */
export const pathOf = (strip: EcgStrip, middle: number): string => {
  let isBroken = true
  return drawn(strip)
    .map(([at, mv]) => {
      if (mv === null) {
        isBroken = true
        return ''
      }
      const x = left + (strip.from + at / strip.rate) * speed
      const sign = isBroken ? 'M' : 'L'
      isBroken = false
      return `${sign}${x.toFixed(2)} ${(middle - mv * gain).toFixed(2)}`
    })
    .join('')
}
