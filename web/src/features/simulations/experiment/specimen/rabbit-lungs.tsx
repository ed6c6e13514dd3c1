import { useRef } from 'react'
import type { Recording } from '../recorder/recording.ts'
import { held, newestOf, type Seen } from './sight.ts'
import styles from './specimen.module.css'
import { useFrames } from '../recorder/use-frames.ts'

const gases: Readonly<Record<string, string>> = {
  'carbon-dioxide': '5% CO₂',
  'low-oxygen': '10% O₂',
}

/** The chest opened in thought: lungs that fill, a diaphragm that goes down, vagi and phrenic nerve, and what is breathed in. */
export const RabbitLungs = ({ recording, seen }: { recording: Recording; seen: Seen }) => {
  const lungs = useRef<SVGGElement>(null)
  const floor = useRef<SVGPathElement>(null)
  const phrenic = useRef<SVGPathElement>(null)
  const bag = useRef<SVGEllipseElement>(null)
  const spark = useRef<SVGPathElement>(null)
  const { has, last } = seen
  const gas = gases[last(['carbon-dioxide', 'low-oxygen', 'air']) ?? '']
  useFrames(() => {
    const full = held(newestOf(recording, 'breathing') / 40, -0.2, 1.2)
    lungs.current?.setAttribute(
      'transform',
      `translate(220 168) scale(${0.9 + 0.16 * full} ${0.88 + 0.24 * full})`,
    )
    const y = 204 + 14 * full
    floor.current?.setAttribute('d', `M168 226Q220 ${2 * y - 226} 272 226`)
    phrenic.current?.setAttribute(
      'stroke-opacity',
      String(0.25 + held(newestOf(recording, 'phrenic') / 50)),
    )
    bag.current?.setAttribute('rx', String(20 - 3 * full))
    spark.current?.setAttribute('opacity', newestOf(recording, 'stimulus') > 0 ? '1' : '0')
  })
  const vagus = (x: number, isCut: boolean) =>
    isCut ? `M${x} 140v30q0 6-4 8M${x} 226v-28q0-6 4-8` : `M${x} 140v86`
  return (
    <g>
      <rect className={styles.table} x="8" y="136" width="134" height="98" rx="10" />
      <path className={styles.nerve} d={vagus(44, has('cut-left'))} />
      <path className={styles.nerve} d={vagus(106, has('cut-right'))} />
      <path className={styles.trachea} d="M68 140v90M82 140v90" />
      <path
        className={styles.fold}
        d="M66 148h18M66 162h18M66 176h18M66 190h18M66 204h18M66 218h18"
      />
      {has('intubate') && <path className={styles.tube} d="M75 184c16 0 20-30 48-34" />}
      {last(['stim-left-central']) !== undefined && (
        <>
          <path className={styles.metal} d="M44 156L20 148M44 164l-24 2" />
          <path ref={spark} className={styles.spark} opacity="0" d="M50 152l5 5-4 4 7 5" />
        </>
      )}
      <rect className={styles.table} x="150" y="136" width="142" height="98" rx="10" />
      <path className={styles.trachea} d="M216 138v18M224 138v18" />
      <g ref={lungs} transform="translate(220 168)">
        <path className={styles.lung} d="M-4-12C-24-14-42 8-42 36c0 8 22 6 34 0 6-6 6-30 4-48z" />
        <path className={styles.lung} d="M4-12C24-14 42 8 42 36c0 8-22 6-34 0C2 30 2 6 4-12z" />
      </g>
      <path ref={floor} className={styles.diaphragm} d="M168 226Q220 182 272 226" />
      <path ref={phrenic} className={styles.phrenic} d="M240 138c16 20 10 60 6 74" />
      {gas !== undefined && (
        <>
          <ellipse ref={bag} className={styles.fluid} cx="176" cy="152" rx="20" ry="12" />
          <text className={styles.word} x="176" y="156" textAnchor="middle">
            {gas}
          </text>
        </>
      )}
      {has('dead-space') && <path className={styles.tube} d="M220 138h-62v12h46" />}
      <g className={styles.word}>
        <text x="14" y="230">
          左迷走
        </text>
        <text x="104" y="230">
          右迷走
        </text>
        <text x="252" y="152">
          膈神经
        </text>
        <text x="156" y="212">
          膈
        </text>
      </g>
    </g>
  )
}
