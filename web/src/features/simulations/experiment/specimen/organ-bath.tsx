import type { Happened } from '@xinglin/contract/simulations/experiment'
import { useRef } from 'react'
import type { Recording } from '../recorder/recording.ts'
import { held, newestOf, seenIn } from './sight.ts'
import styles from './specimen.module.css'
import { useFrames } from '../recorder/use-frames.ts'

/** Tension (g) at which the strip is as short as it gets. */
const whole = 6
const bubbles = [0, 0.27, 0.51, 0.78] as const
const drugs = new Set(['drug'])

/** A strip of gut in its bath: it shortens and thickens as its trace rises, gas bubbles through, drops of what is given fall in. */
export const OrganBath = ({
  recording,
  events,
}: {
  recording: Recording
  events: readonly Happened[]
}) => {
  const strip = useRef<SVGGElement>(null)
  const thread = useRef<SVGPathElement>(null)
  const lever = useRef<SVGPathElement>(null)
  const rising = useRef<(SVGCircleElement | null)[]>([])
  const drop = useRef<SVGPathElement>(null)
  const phase = useRef(0)
  const falling = useRef(1)
  const seen = useRef(0)
  const { has, value } = seenIn(events)
  const { tray } = recording.protocol
  const given = events.filter(
    ({ action }) =>
      action.type === 'do' &&
      tray.some(({ id, event }) => id === action.deed && drugs.has(String(event['kind']))),
  ).length
  useFrames((seconds) => {
    const share = held(newestOf(recording, 'tension') / whole)
    const long = 1 - 0.32 * share
    strip.current?.setAttribute(
      'transform',
      `translate(132 168) scale(${1 + 0.35 * share} ${long})`,
    )
    thread.current?.setAttribute('d', `M132 ${168 - 72 * long}V34`)
    lever.current?.setAttribute('transform', `rotate(${6 * share} 236 34)`)
    phase.current += seconds
    for (const [n, shift] of bubbles.entries()) {
      const way = (phase.current * 0.9 + shift) % 1
      rising.current[n]?.setAttribute('cy', String(176 - 112 * way))
      rising.current[n]?.setAttribute('cx', String(112 + 4 * Math.sin(9 * way + n)))
    }
    if (given > seen.current) falling.current = 0
    seen.current = given
    falling.current = Math.min(1, falling.current + 1.6 * seconds)
    drop.current?.setAttribute('transform', `translate(160 ${30 + 34 * falling.current})`)
    drop.current?.setAttribute('opacity', falling.current < 1 ? '1' : '0')
  })
  const celsius = value('warm', 'celsius')
  const description = [
    has('mount') ? '肠段已悬挂' : '尚未悬挂肠段',
    celsius === undefined ? '浴槽未加温' : `浴槽 ${celsius} ℃`,
    has('gas') && '已通氧',
    has('load') && `前负荷 ${value('load', 'grams') ?? 1} g`,
  ].filter(Boolean)
  return (
    <figure className={styles.figure} aria-label={`离体器官浴槽：${description.join('，')}`}>
      <svg viewBox="0 0 300 220" aria-hidden>
        <rect className={styles.table} x="8" y="4" width="284" height="212" rx="10" />
        <path
          className={celsius === undefined ? styles.cool : styles.warm}
          d="M76 66h116v134H76z"
        />
        <path className={styles.glass} d="M76 54v146h116V54M192 84h22M192 186h22" />
        <path className={styles.fluid} d="M100 62h68v118q0 12-12 12h-44q-12 0-12-12z" />
        <path className={styles.glass} d="M100 40v140q0 12 12 12h44q12 0 12-12V40M134 192v16" />
        {has('gas') &&
          bubbles.map((shift, n) => (
            <circle
              key={shift}
              ref={(one) => void (rising.current[n] = one)}
              className={styles.bubble}
              cx="112"
              cy={176 - 112 * shift}
              r={n % 2 === 0 ? 3.5 : 2.5}
            />
          ))}
        {has('mount') ? (
          <>
            <path className={styles.metal} d="M120 46v128h12" />
            <path ref={thread} className={styles.thread} d="M132 96V34" />
            <g ref={strip} transform="translate(132 168)">
              <path
                className={styles.gut}
                d="M-9 0c-5-10 3-14 0-24s4-14 0-24 3-14 1-24H8c3 10-3 14 0 24s-3 14 0 24-4 14 0 24z"
              />
              <path
                className={styles.fold}
                d="M-7-12c5 3 9 3 14 0M-7-36c5 3 9 3 14 0M-7-60c5 3 9 3 14 0"
              />
            </g>
            <path ref={lever} className={styles.metal} d="M128 34h108" />
            <rect className={styles.paper} x="232" y="24" width="40" height="20" rx="4" />
          </>
        ) : (
          <text className={styles.word} x="134" y="128" textAnchor="middle">
            尚未悬挂
          </text>
        )}
        <path ref={drop} className={styles.drop} d="M0 0c-4 6-4 10 0 10s4-4 0-10z" opacity="0" />
        <g className={styles.word}>
          <text x="200" y="128">
            {celsius === undefined ? '室温' : `恒温 ${celsius} ℃`}
          </text>
          {has('mount') && (
            <text x="234" y="60">
              换能器
            </text>
          )}
          {has('gas') && (
            <text x="150" y="212">
              通气
            </text>
          )}
        </g>
      </svg>
      <figcaption className={styles.told}>{description.join(' · ')}</figcaption>
    </figure>
  )
}
