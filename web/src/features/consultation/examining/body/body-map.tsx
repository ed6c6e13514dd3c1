import { Chips, classes } from '#ui'
import type { Region } from '@xinglin/simulation/catalogue'
import { useState } from 'react'
import look from './body-map.module.css'
import { places } from './places.ts'

const sides = [
  { value: 'front', name: '正面' },
  { value: 'back', name: '背面' },
] as const

const outline =
  'M100 6q21 0 21 27q0 15-9 23v11q3 6 20 10q22 5 25 22l13 84q2 10-4 24q-8 8-12-2l2-18l-18-64l-4 40q4 24 6 50q3 40-4 84l-3 58q-2 34-6 60q8 10 2 14h-20q-4-4-1-12l1-62l-3-58l-6-54l-6 54l-3 58l1 62q3 8-1 12h-20q-6-4 2-14q-4-26-6-60l-3-58q-7-44-4-84q2-26 6-50l-4-40l-18 64l2 18q-4 10-12 2q-6-14-4-24l13-84q3-17 25-22q17-4 20-10v-11q-9-8-9-23q0-27 21-27z'

/** A body to examine: parts are chosen where they are; how many examinations were done in each stands in it. */
export const BodyMap = ({
  chosen,
  done,
  onChoose,
}: {
  chosen: Region | ''
  /** Examinations that were done, by region. */
  done: Readonly<Partial<Record<Region, number>>>
  onChoose: (region: Region) => void
}) => {
  const [side, setSide] = useState<'front' | 'back'>('front')
  return (
    <div className={look.map}>
      <Chips label="人体的哪一面" quiet options={sides} chosen={side} onChoose={setSide} />
      <div className={look.body}>
        <svg viewBox="0 0 200 440" aria-hidden="true">
          <path className={look.outline} d={outline} />
          {side === 'front' ? (
            <g className={look.lines}>
              <path d="M92 30q3 2 6 0M103 30q3 2 6 0M95 42q5 3 10 0" />
              <path d="M78 80q22 8 44 0M100 86v60M80 118q20 10 40 0" />
              <circle cx="100" cy="176" r="2" />
              <path d="M72 210q28 22 56 0" />
            </g>
          ) : (
            <g className={look.lines}>
              <path d="M100 74v128M78 92q10 18 6 34M122 92q-10 18-6 34M100 202v22" />
            </g>
          )}
        </svg>
        {places
          .filter((place) => place.side === side)
          .map(({ region, name, left, top, width, height }) => (
            <button
              key={region}
              type="button"
              className={classes(look.place, chosen === region && look.chosen)}
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
