import { type Axis, hasShape, pathOf, pointOn } from './radar.ts'
import styles from './radar-chart.module.css'

const radius = 104
const rings = [0.25, 0.5, 0.75, 1]
const labelAt = 1.14

const anchorOf = (x: number) => (Math.abs(x) < 8 ? 'middle' : x > 0 ? 'start' : 'end')

/** Long names stand in two lines. */
const linesOf = (name: string) =>
  name.length > 6
    ? [name.slice(0, Math.ceil(name.length / 2)), name.slice(Math.ceil(name.length / 2))]
    : [name]

const Label = ({ index, axes, axis }: { index: number; axes: number; axis: Axis }) => {
  const { x, y } = pointOn(index, { axes, share: labelAt, radius })
  const lines = linesOf(axis.name)
  // Below the middle two lines hang from their place, so that the first does not lie on the point.
  const rise = anchorOf(x) === 'middle' && y > 0 ? 0 : 7
  return (
    <text
      className={axis.score === null ? styles.unset : styles.label}
      x={x}
      y={y - (lines.length - 1) * rise}
      textAnchor={anchorOf(x)}
      dominantBaseline="middle"
    >
      {lines.map((line, at) => (
        <tspan key={at} x={x} dy={at === 0 ? 0 : 15}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

/** Scores on axes around a middle, for the eye alone: the table below says the same in figures. Axes without a score are named faintly and left out of the shape. */
export const RadarChart = ({ axes }: { axes: readonly Axis[] }) => {
  const on = (index: number, share: number) => pointOn(index, { axes: axes.length, share, radius })
  const scored = axes.flatMap(({ score }, index) =>
    score === null ? [] : [on(index, Math.max(0, Math.min(100, score)) / 100)],
  )
  return (
    <svg className={styles.radar} viewBox="-172 -136 344 272" aria-hidden="true">
      {rings.map((share) => (
        <polygon
          key={share}
          className={styles.ring}
          points={pathOf(axes.map((_, index) => on(index, share)))}
        />
      ))}
      {axes.map((axis, index) => {
        const end = on(index, 1)
        return <line key={axis.name} className={styles.axis} x1="0" y1="0" x2={end.x} y2={end.y} />
      })}
      {hasShape(axes) ? (
        <polygon className={styles.shape} points={pathOf(scored)} />
      ) : (
        scored.map(({ x, y }, index) => (
          <line key={index} className={styles.spoke} x1="0" y1="0" x2={x} y2={y} />
        ))
      )}
      {scored.map(({ x, y }, index) => (
        <circle key={index} className={styles.point} cx={x} cy={y} r="3.500" />
      ))}
      {axes.map((axis, index) => (
        <Label key={axis.name} index={index} axes={axes.length} axis={axis} />
      ))}
    </svg>
  )
}
