import { useRef } from 'react'
import type { Recording } from '../recorder/recording.ts'
import { held, newestOf, type Seen } from './sight.ts'
import styles from './specimen.module.css'
import { useFrames } from '../recorder/use-frames.ts'

/** Needles of lead II in the limbs, the needle in the ear, and the heart: atria and ventricles light up as the lead swings, and what the blood holds. */
export const RabbitLead = ({ recording, seen }: { recording: Recording; seen: Seen }) => {
  const ventricles = useRef<SVGPathElement>(null)
  const potassium = useRef<SVGTextElement>(null)
  const calcium = useRef<SVGTextElement>(null)
  const mean = useRef(0)
  const swing = useRef(0)
  const { has } = seen
  useFrames((seconds) => {
    const now = newestOf(recording, 'lead')
    mean.current += Math.min(1, 2 * seconds) * (now - mean.current)
    const size = Math.abs(now - mean.current) / 0.25
    // A beat is over in milliseconds: what is seen of it fades within a fifth of a second.
    swing.current = Math.max(held(size), swing.current - 5 * seconds)
    ventricles.current?.setAttribute(
      'transform',
      `translate(196 178) scale(${1 - 0.08 * swing.current})`,
    )
    const word = (id: string) => newestOf(recording, id).toFixed(1)
    if (potassium.current) potassium.current.textContent = `K⁺ ${word('potassium')} mmol/L`
    if (calcium.current) calcium.current.textContent = `Ca²⁺ ${word('calcium')} mmol/L`
  })
  return (
    <g>
      {has('mount') && (
        <>
          <path className={styles.metal} d="M108 34l8-14M240 96l22 12M240 36l22-12" />
          <path
            className={styles.wire}
            d="M116 20C150 4 200 8 278 60M262 108c12-8 16-30 16-48M262 24c10 8 16 20 16 36"
          />
        </>
      )}
      {has('cannulate') && (
        <>
          <path className={styles.metal} d="M24 34l12 10" />
          <path className={styles.tube} d="M24 34C18 60 14 100 20 128" />
        </>
      )}
      <rect className={styles.table} x="8" y="136" width="134" height="98" rx="10" />
      <rect className={styles.table} x="150" y="136" width="142" height="98" rx="10" />
      <path className={styles.atrium} d="M172 166c0-18 22-22 26-8 6-14 28-8 26 10z" />
      <path
        ref={ventricles}
        className={styles.full}
        transform="translate(196 178)"
        d="M-28-12C-32 16-12 40 4 48 20 38 34 12 28-12 14-20-14-20-28-12z"
      />
      <path className={styles.thread} d="M166 150l66 66" />
      <g className={styles.word}>
        <text x="20" y="162">
          血浆
        </text>
        <text ref={potassium} x="20" y="184" />
        <text ref={calcium} x="20" y="206" />
        <text x="238" y="222">
          Ⅱ导联
        </text>
      </g>
    </g>
  )
}
