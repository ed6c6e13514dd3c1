import { useId } from 'react'
import {
  calibrationOf,
  type EcgStrip,
  middleOf,
  pathOf,
  placeOfName,
  scaleWords,
  sizeOfSheet,
} from './ecg-geometry.ts'
import styles from './ecg-sheet.module.css'

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
  const { width, height } = sizeOfSheet(rows.length, seconds)
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
          const middle = middleOf(row)
          return (
            <g key={row}>
              <path className={styles.line} d={calibrationOf(middle)} />
              {strips.map((strip) => (
                <g key={strip.lead}>
                  <path className={styles.line} d={pathOf(strip, middle)} />
                  <text className={styles.lead} {...placeOfName(strip, middle)}>
                    {strip.lead}
                  </text>
                </g>
              ))}
            </g>
          )
        })}
        <text className={styles.scale} x={width - 3} y={height - 2} textAnchor="end">
          {scaleWords}
        </text>
      </svg>
    </section>
  )
}
