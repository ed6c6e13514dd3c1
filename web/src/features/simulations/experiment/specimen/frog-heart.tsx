import type { Happened } from '@xinglin/contract/simulations/experiment'
import { useRef } from 'react'
import type { Recording } from '../recorder/recording.ts'
import { held, newestOf, seenIn } from './sight.ts'
import styles from './specimen.module.css'
import { useFrames } from '../recorder/use-frames.ts'

/** Tension (g) at which the ventricle is as small as it gets. */
const whole = 5
const ventricleWay = 'M-34 0C-40 22-20 50 0 66 20 50 40 22 34 0 22-10-22-10-34 0z'

/** Where the heart lies: on Straub’s cannula, or in the opened chest of the toad. */
const Setting = ({ isolated, has }: { isolated: boolean; has: (deed: string) => boolean }) =>
  isolated ? (
    has('cannulate') && (
      <>
        <path className={styles.fluid} d="M139 34h22v30l-7 16h-8l-7-16z" />
        <path className={styles.glass} d="M138 12v52l8 18h8l8-18V12" />
      </>
    )
  ) : (
    <>
      <path
        className={styles.skin}
        d="M70 214C58 150 66 92 104 62c26-20 66-20 92 0 38 30 46 88 34 152z"
      />
      {has('expose') && (
        <>
          <ellipse className={styles.wound} cx="150" cy="126" rx="58" ry="74" />
          <path
            className={styles.liver}
            d="M98 158c8 26 34 34 52 34s44-8 52-34c-10 40-30 42-52 42s-42-2-52-42z"
          />
        </>
      )}
    </>
  )

/** A frog’s heart whose chambers fill and empty as its trace rises and falls: pale when it contracts, red when it is full. */
export const FrogHeart = ({
  recording,
  events,
}: {
  recording: Recording
  events: readonly Happened[]
}) => {
  const ventricle = useRef<SVGGElement>(null)
  const pale = useRef<SVGPathElement>(null)
  const atria = useRef<SVGGElement>(null)
  const thread = useRef<SVGPathElement>(null)
  const spark = useRef<SVGPathElement>(null)
  const filled = useRef(0)
  const glow = useRef(0)
  const pulses = useRef(recording.pulses)
  const isolated = recording.protocol.model === 'isolated-heart'
  const { has, last, value } = seenIn(events)
  const isOpen = isolated ? has('cannulate') : has('expose')
  useFrames((seconds) => {
    const share = held(newestOf(recording, 'tension') / whole)
    // Blood that the ventricle does not hold waits in the atria.
    filled.current += Math.min(1, 12 * seconds) * (share - filled.current)
    const [x, y] = [1 - 0.2 * share, 1 - 0.24 * share]
    ventricle.current?.setAttribute('transform', `translate(150 112) scale(${x} ${y})`)
    pale.current?.setAttribute('opacity', String(0.75 * share))
    atria.current?.setAttribute(
      'transform',
      `translate(150 104) scale(${0.94 + 0.16 * filled.current})`,
    )
    thread.current?.setAttribute('d', `M150 ${112 + 66 * y}V196H262V96`)
    if (recording.pulses !== pulses.current) glow.current = 1
    pulses.current = recording.pulses
    glow.current = Math.max(0, glow.current - 4 * seconds)
    spark.current?.setAttribute('opacity', String(glow.current))
  })
  const solution = last(['ringer', 'saline', 'calcium-free'])
  const tied = last(['stannius', 'stannius-off']) === 'stannius'
  const celsius = value('cold', 'celsius')
  const description = [
    has('pith') ? '脑和脊髓已破坏' : '尚未破坏脑和脊髓',
    !isolated && has('expose') && '胸腔已打开',
    has('cannulate') && '已插斯氏插管',
    has('mount') && '蛙心夹已连换能器',
    solution === 'saline' && '0.65% 氯化钠',
    solution === 'calcium-free' && '无钙任氏液',
    tied && '斯氏第一结扎',
    has('stannius-2') && '斯氏第二结扎',
    celsius !== undefined && `${celsius} ℃`,
  ].filter(Boolean)
  return (
    <figure
      className={styles.figure}
      aria-label={`${isolated ? '离体' : '在体'}蛙心：${description.join('，')}`}
    >
      <svg viewBox="0 0 300 220" aria-hidden>
        <rect className={styles.table} x="8" y="4" width="284" height="212" rx="10" />
        <Setting isolated={isolated} has={has} />
        {isOpen ? (
          <>
            <path
              className={styles.vessel}
              d="M144 96C140 84 128 76 114 70M156 96c4-12 16-20 30-26"
            />
            <g ref={atria} transform="translate(150 104)">
              <path className={styles.atrium} d="M-2-2C-12-22-40-22-40-2c0 14 22 16 38 10z" />
              <path className={styles.atrium} d="M2-2C12-22 40-22 40-2 40 12 18 14 2 8z" />
            </g>
            <g ref={ventricle} transform="translate(150 112)">
              <path className={styles.full} d={ventricleWay} />
              <path ref={pale} className={styles.emptied} d={ventricleWay} opacity="0" />
              <path className={styles.vein} d="M-16 6C-10 24-4 40-2 56M14 6C10 22 6 34 4 46" />
            </g>
            {tied && <path className={styles.tie} d="M112 92c20-8 56-8 76 0" />}
            {has('stannius-2') && <path className={styles.tie} d="M112 112c20 6 56 6 76 0" />}
            {!isolated && (
              <>
                <path className={styles.metal} d="M70 60l48 66M78 56l46 62" />
                <path ref={spark} className={styles.spark} opacity="0" d="M108 120l8 4-4 5 9 5" />
              </>
            )}
            {has('mount') && (
              <>
                <path ref={thread} className={styles.thread} d="M150 178V196H262V96" />
                <path className={styles.metal} d="M246 92h34M262 60v32" />
                <rect className={styles.paper} x="246" y="44" width="34" height="18" rx="4" />
              </>
            )}
            <path className={styles.pointer} d="M79 96h35M79 146h54" />
            <g className={styles.word}>
              <text x="52" y="100">
                心房
              </text>
              <text x="52" y="150">
                心室
              </text>
              {has('mount') && (
                <text x="240" y="36">
                  换能器
                </text>
              )}
              {isolated && (
                <text x="168" y="26">
                  斯氏插管
                </text>
              )}
            </g>
          </>
        ) : (
          <text className={styles.word} x="150" y="120" textAnchor="middle">
            {isolated ? '心脏尚未插管' : '胸腔尚未打开'}
          </text>
        )}
      </svg>
      <figcaption className={styles.told}>{description.join(' · ')}</figcaption>
    </figure>
  )
}
