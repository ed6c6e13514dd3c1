import { useRef } from 'react'
import type { Recording } from '../recorder/recording.ts'
import { newestOf, type Seen } from './sight.ts'
import styles from './specimen.module.css'
import { useFrames } from '../recorder/use-frames.ts'

/** Both kidneys, their ureters, the cannula in the bladder, and each drop as it falls. */
export const RabbitKidneys = ({ recording, seen }: { recording: Recording; seen: Seen }) => {
  const drop = useRef<SVGPathElement>(null)
  const stream = useRef<SVGPathElement>(null)
  const fall = useRef(1)
  const wasDrop = useRef(false)
  const isOn = seen.has('mount')
  useFrames((seconds) => {
    const isDrop = newestOf(recording, 'drops') > 0
    if (isDrop && !wasDrop.current) fall.current = 0
    wasDrop.current = isDrop
    fall.current = Math.min(1, fall.current + 2.5 * seconds)
    drop.current?.setAttribute(
      'transform',
      `translate(264 ${182 + 34 * fall.current * fall.current})`,
    )
    drop.current?.setAttribute('opacity', isOn && fall.current < 1 ? '1' : '0')
    // The more urine, the faster what runs down the ureters.
    const flow = newestOf(recording, 'flow')
    stream.current?.setAttribute('stroke-dashoffset', String(-recording.seconds * (4 + 14 * flow)))
    stream.current?.setAttribute('opacity', flow > 0.01 ? '1' : '0')
  })
  return (
    <g>
      <rect className={styles.table} x="150" y="136" width="142" height="98" rx="10" />
      <path
        className={styles.kidney}
        d="M176 146c16-4 22 10 18 20s8 18-4 24-26-4-26-20 2-22 12-24z"
      />
      <path
        className={styles.kidney}
        d="M232 146c-16-4-22 10-18 20s-8 18 4 24 26-4 26-20-2-22-12-24z"
      />
      <path className={styles.ureter} d="M194 170c8 4 8 24 8 40M214 170c-8 4-8 24-8 40" />
      <path
        ref={stream}
        className={styles.stream}
        d="M194 170c8 4 8 24 8 40M214 170c-8 4-8 24-8 40"
      />
      <ellipse className={styles.bladder} cx="204" cy="218" rx="18" ry="11" />
      {isOn && (
        <>
          <path className={styles.tube} d="M220 218c16 4 20-40 34-40h10" />
          <path ref={drop} className={styles.drop} d="M0 0c-4 6-4 10 0 10s4-4 0-10z" opacity="0" />
          <path className={styles.glass} d="M252 208v18q0 4 4 4h16q4 0 4-4v-18" />
        </>
      )}
      <g className={styles.word}>
        <text x="156" y="206">
          肾
        </text>
        <text x="162" y="228">
          膀胱
        </text>
        {isOn && (
          <text x="250" y="168">
            记滴器
          </text>
        )}
      </g>
    </g>
  )
}
