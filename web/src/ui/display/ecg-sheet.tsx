import { useId } from 'react'
import styles from './ecg-sheet.module.css'

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

const pathOf = (strip: EcgStrip, middle: number): string => {
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

/** An ECG on millimetre paper, row by row, with the mark of one millivolt; what is to be seen in it stands nowhere in words. */
export const EcgSheet = ({
  rows,
  seconds,
  label,
}: {
  rows: readonly (readonly EcgStrip[])[]
  /** How long a row is. */
  seconds: number
  /** What is heard of it. */
  label: string
}) => {
  const id = useId()
  const height = rows.length * rowHeight + 8
  const width = left + seconds * speed + 2
  return (
    /* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- wider than a phone: it is moved along by keys too */
    <section
      className={styles.paper}
      tabIndex={0}
      aria-label={`${label}，25mm/s，10mm/mV，可左右移动`}
    >
      <svg className={styles.sheet} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <defs>
          <pattern id={`${id}-fine`} width="1" height="1" patternUnits="userSpaceOnUse">
            <path className={styles.fine} d="M1 0H0V1" />
          </pattern>
          <pattern id={`${id}-bold`} width="5" height="5" patternUnits="userSpaceOnUse">
            <rect width="5" height="5" fill={`url(#${id}-fine)`} />
            <path className={styles.bold} d="M5 0H0V5" />
          </pattern>
        </defs>
        <rect width={width} height={height} fill={`url(#${id}-bold)`} />
        {rows.map((strips, row) => {
          const middle = 4 + rowHeight * row + rowHeight * 0.58
          return (
            <g key={row}>
              <path className={styles.line} d={`M2 ${middle}h2v${-gain}h5v${gain}h2`} />
              {strips.map((strip) => (
                <g key={strip.lead}>
                  <path className={styles.line} d={pathOf(strip, middle)} />
                  <text
                    className={styles.lead}
                    x={left + strip.from * speed + 1.5}
                    y={middle - rowHeight * 0.4}
                  >
                    {strip.lead}
                  </text>
                </g>
              ))}
            </g>
          )
        })}
        <text className={styles.scale} x={width - 3} y={height - 2} textAnchor="end">
          25mm/s 10mm/mV
        </text>
      </svg>
    </section>
  )
}
