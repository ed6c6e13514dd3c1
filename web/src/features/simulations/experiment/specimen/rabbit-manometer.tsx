import { useRef } from 'react'
import type { Recording } from '../recorder/recording.ts'
import { held, newestOf, type Seen } from './sight.ts'
import styles from './specimen.module.css'
import { useFrames } from '../recorder/use-frames.ts'

const [bottom, top] = [222, 146] as const

/** The column that the artery holds up, with the mean beside it. */
export const RabbitManometer = ({ recording, seen }: { recording: Recording; seen: Seen }) => {
  const column = useRef<SVGRectElement>(null)
  const middle = useRef<SVGPathElement>(null)
  const mean = useRef(0)
  const isOn = seen.has('cannulate')
  useFrames((seconds) => {
    const now = isOn ? held(newestOf(recording, 'pressure') / 200) : 0
    mean.current += Math.min(1, 1.5 * seconds) * (now - mean.current)
    const height = (bottom - top) * now
    column.current?.setAttribute('y', String(bottom - height))
    column.current?.setAttribute('height', String(height))
    const y = bottom - (bottom - top) * mean.current
    middle.current?.setAttribute('d', `M212 ${y}h30`)
  })
  return (
    <g>
      <rect className={styles.table} x="150" y="136" width="142" height="98" rx="10" />
      <rect className={styles.paper} x="216" y={top} width="22" height={bottom - top} rx="4" />
      <rect ref={column} className={styles.blood} x="219" y={bottom} width="16" height="0" />
      <path ref={middle} className={styles.line} d={`M212 ${bottom}h30`} />
      <path className={styles.fold} d="M238 146h6M238 184h6M238 222h6" />
      <path className={styles.tube} d="M216 226c-30 6-46-4-66-10" />
      <g className={styles.word}>
        <text x="248" y="150">
          200
        </text>
        <text x="248" y="188">
          100
        </text>
        <text x="248" y="226">
          0
        </text>
        <text x="246" y="168">
          mmHg
        </text>
        <text x="158" y="156">
          血压换能器
        </text>
        <text x="158" y="176">
          横线：平均
        </text>
      </g>
    </g>
  )
}
