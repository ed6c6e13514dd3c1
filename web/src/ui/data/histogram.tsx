import { classes } from '../theme/classes.ts'
import styles from './histogram.module.css'
import { VisuallyHidden } from '../theme/visually-hidden.tsx'

const width = 420
const height = 190
const ground = 160
const top = 24
const left = 8

/** One bar: its name, a shorter one where it stands below the bar, how many, and a word where it is the one to look at. */
export type Bar = {
  readonly name: string
  readonly short: string
  readonly count: number
  readonly mark?: string
}

/** Bars side by side, each with its figure; read out as one sentence. */
export const Histogram = ({
  label,
  unit,
  bars,
}: {
  label: string
  /** 人 */
  unit: string
  bars: readonly Bar[]
}) => {
  const most = Math.max(1, ...bars.map(({ count }) => count))
  const step = (width - 2 * left) / bars.length
  const description = bars
    .map(({ name, count, mark }) => `${name}：${count}${unit}${mark ? `（${mark}）` : ''}`)
    .join('，')
  return (
    <figure className={styles.figure}>
      <svg className={styles.histogram} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <line className={styles.ground} x1={left} x2={width - left} y1={ground} y2={ground} />
        {bars.map(({ name, short, count, mark }, at) => {
          const high = ((ground - top) * count) / most
          const x = left + at * step
          const middle = x + step / 2
          return (
            <g key={name}>
              <rect
                className={classes(styles.bar, mark && styles.marked)}
                x={x + 5}
                y={ground - high}
                width={step - 10}
                height={high}
                rx="3"
              />
              {count > 0 && (
                <text className={styles.count} x={middle} y={ground - high - 6}>
                  {count}
                </text>
              )}
              <text className={classes(styles.name, mark && styles.own)} x={middle} y={ground + 17}>
                {mark ?? short}
              </text>
            </g>
          )
        })}
      </svg>
      <figcaption>
        <VisuallyHidden>{`${label}：${description}`}</VisuallyHidden>
      </figcaption>
    </figure>
  )
}
