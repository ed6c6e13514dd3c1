import type { MouseEvent } from 'react'
import { outlineOf } from './body-outlines.ts'
import styles from './body-map.module.css'

/** A point in thousandths of the map’s width and height. */
export type MapPoint = {
  readonly id: string
  readonly name: string
  readonly x: number
  readonly y: number
}

const clamped = (value: number): number => Math.min(1000, Math.max(0, Math.round(value)))

/** A part of the body with points on it, numbered when there are several; `onPlace` hears where somebody pointed. */
export const BodyMap = ({
  map,
  points,
  onPlace,
}: {
  /** Code of the map; one that has no drawing is an empty field. */
  map: string
  points: readonly MapPoint[]
  onPlace?: (x: number, y: number) => void
}) => {
  const { outline, landmarks, sides } = outlineOf(map)
  const place = ({ currentTarget, clientX, clientY }: MouseEvent<SVGSVGElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onPlace?.(
      clamped(((clientX - left) / width) * 1000),
      clamped(((clientY - top) / height) * 1000),
    )
  }
  return (
    // What it shows stands in the list below it, and what the pointer does here can be typed in the fields above.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <svg
      className={onPlace ? `${styles.map} ${styles.open}` : styles.map}
      viewBox="0 0 1000 1000"
      aria-hidden="true"
      {...(onPlace && { onClick: place })}
    >
      <path className={styles.body} d={outline} />
      <path className={styles.landmarks} d={landmarks} />
      {sides.map(([text, x]) => (
        <text key={text} className={styles.side} x={x} y={975} textAnchor="middle">
          {text}
        </text>
      ))}
      {points.map(({ id, name, x, y }, at) => (
        <g key={id}>
          <title>{name}</title>
          <circle className={styles.point} cx={x} cy={y} r={points.length > 1 ? 22 : 18} />
          {points.length > 1 && (
            <text className={styles.number} x={x} y={y + 10} textAnchor="middle">
              {at + 1}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}
