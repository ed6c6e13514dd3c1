import type { EcgLead } from '@xinglin/simulation/catalogue'
import {
  leadTrace,
  type RatedTracing,
  samplesPerSecond,
} from '@xinglin/simulation/electrocardiogram'
import { useId } from 'react'
import styles from './ecg-paper.module.css'

type Strip = readonly { readonly lead: EcgLead; readonly from: number; readonly seconds: number }[]

/** 25 mm/s and 10 mm/mV, as everywhere. */
const speed = 25
const gain = 10
const left = 12
const rowHeight = 28
const total = 10

const columns = (leads: readonly EcgLead[], seconds: number): Strip =>
  leads.map((lead, at) => ({ lead, from: at * seconds, seconds }))

const twelve: readonly Strip[] = [
  columns(['I', 'aVR', 'V1', 'V4'], 2.5),
  columns(['II', 'aVL', 'V2', 'V5'], 2.5),
  columns(['III', 'aVF', 'V3', 'V6'], 2.5),
  columns(['II'], total),
]
const further: readonly Strip[] = [
  columns(['V3R', 'V7'], 5),
  columns(['V4R', 'V8'], 5),
  columns(['V5R', 'V9'], 5),
]

const pathOf = (
  tracing: RatedTracing,
  { lead, from, seconds }: Strip[number],
  middle: number,
): string => {
  const trace = leadTrace(tracing, lead, total)
  const begin = Math.round(from * samplesPerSecond)
  return trace
    .slice(begin, begin + Math.round(seconds * samplesPerSecond))
    .map((mv, index) => {
      const x = left + (from + index / samplesPerSecond) * speed
      return `${index === 0 ? 'M' : 'L'}${x.toFixed(2)} ${(middle - mv * gain).toFixed(2)}`
    })
    .join('')
}

/** An ECG on millimetre paper, drawn from its parameters; what is to be seen in it stands nowhere in words. */
export const EcgPaper = ({
  tracing,
  extra = false,
  name,
}: {
  tracing: RatedTracing
  /** Right chest and back instead of the twelve. */
  extra?: boolean
  name: string
}) => {
  const id = useId()
  const strips = extra ? further : twelve
  const height = strips.length * rowHeight + 8
  const width = left + total * speed + 2
  return (
    /* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- wider than a phone: it is moved along by keys too */
    <section
      className={styles.paper}
      tabIndex={0}
      aria-label={`${name}，${extra ? '右胸与后壁导联' : '12导联'}，25mm/s，10mm/mV，可左右移动`}
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
        {strips.map((strip, row) => {
          const middle = 4 + rowHeight * row + rowHeight * 0.58
          return (
            <g key={row}>
              <path className={styles.line} d={`M2 ${middle}h2v${-gain}h5v${gain}h2`} />
              {strip.map((one) => (
                <g key={one.lead}>
                  <path className={styles.line} d={pathOf(tracing, one, middle)} />
                  <text
                    className={styles.lead}
                    x={left + one.from * speed + 1.5}
                    y={middle - rowHeight * 0.4}
                  >
                    {one.lead}
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
