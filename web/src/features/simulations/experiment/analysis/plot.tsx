import type { Plot as Shown, Point } from '@xinglin/simulation/practical'
import styles from './plot.module.css'

const size = { width: 320, height: 220, left: 46, right: 12, top: 14, bottom: 40 } as const
const signs = ['●', '■', '▲', '◆', '○', '□'] as const

/** A step of 1, 2 or 5 in a decade that divides a span into some five parts. */
const stepOf = (span: number): number => {
  const rough = span / 5
  const decade = 10 ** Math.floor(Math.log10(rough))
  const share = rough / decade
  return (share > 5 ? 10 : share > 2 ? 5 : share > 1 ? 2 : 1) * decade
}

type Scale = { readonly lo: number; readonly hi: number; readonly ticks: readonly number[] }

const scaleOf = (values: readonly number[]): Scale => {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const span = most - least || Math.abs(most) || 1
  const step = stepOf(span)
  // What begins near nothing is shown from nothing.
  const from = least >= 0 && least < 0.6 * most ? 0 : least - 0.04 * span
  const [lo, hi] = [Math.floor(from / step) * step, Math.ceil((most + 0.02 * span) / step) * step]
  const count = Math.round((hi - lo) / step)
  return { lo, hi, ticks: Array.from({ length: count + 1 }, (_, n) => lo + n * step) }
}

const tickWord = (value: number): string => String(Number(value.toPrecision(4))).replace('-', '−')

/** A plot of an analysis: points of each condition, the line through them, and what is read off the axis. */
export const Plot = ({ plot }: { plot: Shown }) => {
  const all = plot.series.flatMap(({ points, line }) => [...points, ...line])
  if (all.length === 0) return undefined
  const x = scaleOf([...all.map((one) => one.x), ...plot.marks.map(({ at }) => at)])
  const y = scaleOf(all.map((one) => one.y))
  const { width, height, left, right, top, bottom } = size
  const across = (value: number) => left + ((value - x.lo) / (x.hi - x.lo)) * (width - left - right)
  const up = (value: number) =>
    height - bottom - ((value - y.lo) / (y.hi - y.lo)) * (height - top - bottom)
  const path = (line: readonly Point[]) =>
    line.map((one, n) => `${n === 0 ? 'M' : 'L'}${across(one.x)} ${up(one.y)}`).join('')
  return (
    <figure className={styles.figure} aria-label={`${plot.zh}：横轴${plot.x}，纵轴${plot.y}`}>
      <figcaption>{plot.zh}</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden>
        {x.ticks.map((tick) => (
          <g key={tick}>
            <path className={styles.grid} d={`M${across(tick)} ${top}V${height - bottom}`} />
            <text x={across(tick)} y={height - bottom + 14} textAnchor="middle">
              {tickWord(tick)}
            </text>
          </g>
        ))}
        {y.ticks.map((tick) => (
          <g key={tick}>
            <path className={styles.grid} d={`M${left} ${up(tick)}H${width - right}`} />
            <text x={left - 5} y={up(tick) + 4} textAnchor="end">
              {tickWord(tick)}
            </text>
          </g>
        ))}
        <path className={styles.axis} d={`M${left} ${top}V${height - bottom}H${width - right}`} />
        {plot.marks.map(({ zh, at }, n) => (
          <g key={zh} className={styles.mark}>
            <path d={`M${across(at)} ${top}V${height - bottom}`} />
            <text
              x={across(at) + (across(at) > width / 2 ? -4 : 4)}
              y={height - bottom - 8 - 14 * n}
              textAnchor={across(at) > width / 2 ? 'end' : 'start'}
            >
              {zh} {tickWord(Number(at.toPrecision(3)))}
            </text>
          </g>
        ))}
        {plot.series.map(({ zh, points, line }, n) => (
          <g key={zh} className={styles[`series${n % 4}`]}>
            <path d={path(line)} />
            {points.map((one) => (
              <text
                key={`${one.x} ${one.y}`}
                className={styles.point}
                x={across(one.x)}
                y={up(one.y) + 4}
                textAnchor="middle"
              >
                {signs[n % signs.length]}
              </text>
            ))}
          </g>
        ))}
        <text x={(left + width - right) / 2} y={height - 6} textAnchor="middle">
          {plot.x}
        </text>
        <text
          transform={`translate(11 ${(top + height - bottom) / 2}) rotate(-90)`}
          textAnchor="middle"
        >
          {plot.y}
        </text>
      </svg>
      {plot.series.some(({ zh }) => zh !== '') && (
        <ul className={styles.legend}>
          {plot.series.map(({ zh }, n) => (
            <li key={zh} className={styles[`series${n % 4}`]}>
              <span aria-hidden>{signs[n % signs.length]}</span> {zh}
            </li>
          ))}
        </ul>
      )}
    </figure>
  )
}
