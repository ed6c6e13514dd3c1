import type { Happened } from '@xinglin/contract/simulations/experiment'
import { useRef } from 'react'
import type { Recording } from '../recorder/recording.ts'
import styles from './specimen.module.css'
import { useFrames } from '../recorder/use-frames.ts'

const place = { cathode: 52, anode: 34, first: 118, gap: 32, second: 198 } as const
/** Seconds in which a picture of an impulse runs along the nerve: slowed down so that it is seen. */
const slowly = 0.9

/** A nerve in its chamber: stimulating electrodes at the left, two pairs that lead off, an impulse that runs past them. */
export const NerveTrunk = ({
  recording,
  events,
}: {
  recording: Recording
  events: readonly Happened[]
}) => {
  const impulse = useRef<SVGEllipseElement>(null)
  const way = useRef(2)
  const seen = useRef(recording.pulses)
  const has = (deed: string) =>
    events.some(({ action }) => action.type === 'do' && action.deed === deed)
  const done = (deeds: readonly string[]) => {
    const stimulus = events.findLast(
      ({ action }) => action.type === 'do' && deeds.includes(action.deed),
    )
    return stimulus?.action.type === 'do' ? stimulus.action.deed : undefined
  }
  const paper = done(['procaine', 'potassium', 'ringer'])
  const blocked = has('crush') || paper === 'procaine' || paper === 'potassium'
  useFrames((seconds) => {
    if (recording.pulses !== seen.current) way.current = 0
    seen.current = recording.pulses
    way.current = Math.min(2, way.current + seconds / slowly)
    const end = blocked ? place.second + place.gap / 2 : 276
    const x = place.cathode + way.current * (276 - place.cathode)
    impulse.current?.setAttribute('cx', String(x))
    impulse.current?.setAttribute(
      'opacity',
      x < end && way.current < 1 && has('mount') ? '0.85' : '0',
    )
  })
  const cold = events.findLast(({ action }) => action.type === 'do' && action.deed === 'cold')
  const celsius = cold?.action.type === 'do' ? cold.action.values['celsius'] : 20
  const description = [
    has('mount') ? '神经已放入标本盒' : has('pith') ? '神经尚未游离' : '尚未破坏脑和脊髓',
    `${celsius ?? 20} ℃`,
    has('crush') && '第二对电极之间已夹伤',
    paper === 'procaine' && '普鲁卡因滤纸片',
    paper === 'potassium' && '氯化钾滤纸片',
  ].filter(Boolean)
  const electrodes = [place.first, place.first + place.gap, place.second, place.second + place.gap]
  return (
    <figure className={styles.figure} aria-label={`神经标本盒：${description.join('，')}`}>
      <svg viewBox="0 0 300 190" aria-hidden>
        <rect className={styles.table} x="8" y="8" width="284" height="176" rx="10" />
        <path className={styles.glass} d="M18 62h264v82q0 8-8 8H26q-8 0-8-8z" />
        {has('mount') && (
          <>
            <path className={styles.trunk} d="M26 100h252" />
            <ellipse
              ref={impulse}
              className={styles.heart}
              cx="52"
              cy="100"
              rx="11"
              ry="5"
              opacity="0"
            />
          </>
        )}
        <path className={styles.metal} d={`M${place.anode} 62v44M${place.cathode} 62v44`} />
        {electrodes.map((x) => (
          <path key={x} className={styles.metal} d={`M${x} 62v44`} />
        ))}
        {has('crush') && (
          <path
            className={styles.clamp}
            d={`M${place.second + 12} 90l8 20M${place.second + 20} 90l-8 20`}
          />
        )}
        {paper !== undefined && paper !== 'ringer' && (
          <rect
            className={styles.paper}
            x={place.second + place.gap - 9}
            y="92"
            width="18"
            height="16"
          />
        )}
        <g className={styles.word}>
          <text x="24" y="50">
            ＋ − 刺激
          </text>
          <text x={place.first - 6} y="50">
            第一对
          </text>
          <text x={place.second - 6} y="50">
            第二对
          </text>
          <text x={place.first + 8} y="136">
            |← 25 mm →|
          </text>
        </g>
      </svg>
      <figcaption className={styles.told}>{description.join(' · ')}</figcaption>
    </figure>
  )
}
