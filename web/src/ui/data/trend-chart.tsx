import { VisuallyHidden } from '../theme/visually-hidden.tsx'
import styles from './trend-chart.module.css'

const width = 440
const height = 200
const left = 34
const right = 14
const top = 22
const ground = 170
const marks = [0, 20, 40, 60, 80, 100]

/** A value of 0-100 at its moment, with what it is called and how it is written. */
export type TrendPoint = { readonly name: string; readonly value: number; readonly word: string }

/** Values of 0-100 in order of time, as a line; read out as one sentence. */
export const TrendChart = ({ label, points }: { label: string; points: readonly TrendPoint[] }) => {
  const yOf = (value: number) => ground - ((ground - top) * value) / 100
  const step = points.length > 1 ? (width - left - right - 16) / (points.length - 1) : 0
  const drawn = points.map((point, at) => ({
    ...point,
    x: left + 8 + at * step,
    y: yOf(point.value),
    // Of many only the first, the last and every so manieth has room for its figure.
    isNamed: points.length <= 10 || at === 0 || at === points.length - 1,
  }))
  return (
    <figure className={styles.figure}>
      <svg className={styles.chart} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {marks.map((mark) => (
          <g key={mark}>
            <line
              className={styles.rule}
              x1={left}
              x2={width - right}
              y1={yOf(mark)}
              y2={yOf(mark)}
            />
            <text className={styles.mark} x={left - 8} y={yOf(mark) + 4}>
              {mark}
            </text>
          </g>
        ))}
        <polyline className={styles.line} points={drawn.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {drawn.map(({ name, word, x, y, isNamed }, at) => (
          <g key={at}>
            <circle className={styles.point} cx={x} cy={y} r="4">
              <title>{`${name} ${word}`}</title>
            </circle>
            {isNamed && (
              <text className={styles.value} x={x} y={y - 9}>
                {word}
              </text>
            )}
          </g>
        ))}
      </svg>
      <figcaption>
        <VisuallyHidden>
          {`${label}：${points.map(({ name, word }) => `${name} ${word}`).join('，')}`}
        </VisuallyHidden>
      </figcaption>
    </figure>
  )
}
