import { Chips, classes } from '#ui'
import type { Region } from '@xinglin/simulation/catalogue'
import { useState } from 'react'
import styles from './body-map.module.css'
import { shapeOf } from './shapes.ts'

const sides = [
  { value: 'front', name: '正面' },
  { value: 'back', name: '背面' },
] as const

/** A body to examine: parts are chosen where they are; how many examinations were done in each stands in it. */
export const BodyMap = ({
  age,
  chosen,
  done,
  onChoose,
}: {
  /** In years. */
  age: number
  chosen: Region | ''
  /** Examinations that were done, by region. */
  done: Readonly<Partial<Record<Region, number>>>
  onChoose: (region: Region) => void
}) => {
  const [side, setSide] = useState<'front' | 'back'>('front')
  const shape = shapeOf(age)
  return (
    <div className={styles.map}>
      <Chips label="人体的哪一面" quiet options={sides} chosen={side} onChoose={setSide} />
      <div className={styles.body}>
        <svg viewBox={`0 0 200 ${shape.height}`} aria-hidden="true">
          <path className={styles.outline} d={shape.outline} />
          <path className={styles.lines} d={shape[side]} />
        </svg>
        {shape.places
          .filter((place) => place.side === side)
          .map(({ region, name, left, top, width, height }) => (
            <button
              key={region}
              type="button"
              className={classes(styles.place, chosen === region && styles.chosen)}
              style={{
                left: `${left}%`,
                top: `${top}%`,
                width: `${width}%`,
                height: `${height}%`,
              }}
              aria-pressed={chosen === region}
              onClick={() => onChoose(region)}
            >
              <span>{name}</span>
              {(done[region] ?? 0) > 0 && <em>{done[region]}</em>}
            </button>
          ))}
      </div>
    </div>
  )
}
