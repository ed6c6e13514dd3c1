import type { Happened } from '@xinglin/contract/simulations/experiment'
import { useRef } from 'react'
import type { Recording } from '../recorder/recording.ts'
import { newestOf } from './sight.ts'
import styles from './specimen.module.css'
import { useFrames } from '../recorder/use-frames.ts'

/** A sciatic nerve on its electrodes and the muscle that shortens as its tension rises. */
export const NerveMuscle = ({
  recording,
  events,
}: {
  recording: Recording
  events: readonly Happened[]
}) => {
  const muscle = useRef<SVGGElement>(null)
  const spark = useRef<SVGGElement>(null)
  const glow = useRef(0)
  const seen = useRef(recording.pulses)
  useFrames((seconds) => {
    const share = Math.max(0, Math.min(1, newestOf(recording, 'tension') / 70))
    muscle.current?.setAttribute(
      'transform',
      `translate(196 104) scale(${1 - 0.16 * share} ${1 + 0.3 * share})`,
    )
    // A pulse lasts half a millisecond: what is seen of it is its afterglow.
    if (recording.pulses !== seen.current) glow.current = 1
    seen.current = recording.pulses
    glow.current = Math.max(0, glow.current - 5 * seconds)
    spark.current?.setAttribute('opacity', String(glow.current))
  })
  const has = (deed: string) =>
    events.some(({ action }) => action.type === 'do' && action.deed === deed)
  const load = events.findLast(({ action }) => action.type === 'do' && action.deed === 'load')
  const grams = load?.action.type === 'do' ? load.action.values['grams'] : undefined
  const description = [
    has('pith') ? '脑和脊髓已破坏' : '尚未破坏脑和脊髓',
    has('mount') ? '标本已固定，跟腱连换能器' : '尚未固定标本',
    has('mount') && `前负荷 ${grams ?? 5} g`,
    has('curare') && '浸浴液中有筒箭毒碱',
  ].filter(Boolean)
  return (
    <figure className={styles.figure} aria-label={`坐骨神经-腓肠肌标本：${description.join('，')}`}>
      <svg viewBox="0 0 300 190" aria-hidden>
        <rect className={styles.table} x="8" y="8" width="284" height="176" rx="10" />
        <path className={styles.fluid} d="M20 146h214v22q0 8-8 8H28q-8 0-8-8z" />
        {has('mount') ? (
          <>
            <path
              className={styles.nerve}
              strokeWidth="4"
              d="M34 96c26-10 52 8 78 4 16-2 26 2 34 4"
            />
            <path className={styles.metal} d="M58 62v38M78 62v40" />
            <path className={styles.line} d="M58 62c0-24 10-34 20-34M78 62c0-14 4-24 12-26" />
            <g ref={spark} opacity="0">
              <path className={styles.spark} d="M62 84l6 6-4 4 8 8M78 84l-6 6 5 4-7 8" />
            </g>
            <circle className={styles.bone} cx="152" cy="104" r="9" />
            <g ref={muscle} transform="translate(196 104)">
              <path
                className={styles.muscle}
                d="M-42 0C-36-22-8-26 14-14 26-8 36-3 44 0 36 3 26 8 14 14-8 26-36 22-42 0z"
              />
              <path
                className={styles.fibre}
                d="M-34-6C-14-14 10-10 30-2M-36 2C-12-2 12-2 34 1M-32 9C-14 14 8 10 28 4"
              />
            </g>
            <path className={styles.line} d="M238 104h16" />
            <path className={styles.metal} d="M254 84v40M254 92h20v24h-20" />
          </>
        ) : (
          <text className={styles.word} x="150" y="100" textAnchor="middle">
            标本尚未固定
          </text>
        )}
        {has('mount') && (
          <g className={styles.word}>
            <text x="40" y="126">
              坐骨神经
            </text>
            <text x="58" y="24">
              刺激电极
            </text>
            <text x="170" y="142">
              腓肠肌
            </text>
            <text x="240" y="142">
              换能器
            </text>
          </g>
        )}
      </svg>
      <figcaption className={styles.told}>{description.join(' · ')}</figcaption>
    </figure>
  )
}
