import { useRef } from 'react'
import type { Recording } from '../recorder/recording.ts'
import { held, newestOf, type Seen } from './sight.ts'
import styles from './specimen.module.css'
import { useFrames } from '../recorder/use-frames.ts'

/** Where a nerve is cut its ends part. */
const nerveWay = (y: number, isCut: boolean): string =>
  isCut ? `M14 ${y}h44q8-1 10-5M134 ${y}H88q-8 1-10 5` : `M14 ${y}h120`

const nerves = { vagus: 212, depressor: 219 } as const

/** The neck seen through a glass, head to the left: two carotids that pulse, the nerves beside the right one, what clamps and cuts did. */
export const RabbitNeck = ({ recording, seen }: { recording: Recording; seen: Seen }) => {
  const left = useRef<SVGPathElement>(null)
  const near = useRef<SVGPathElement>(null)
  const far = useRef<SVGPathElement>(null)
  const spark = useRef<SVGPathElement>(null)
  const { has, last } = seen
  const isClamped = last(['clamp-on', 'clamp-off']) === 'clamp-on'
  const isOpen = has('expose')
  useFrames(() => {
    const pressure = newestOf(recording, 'pressure')
    const width = String(has('cannulate') ? 3 + 3.5 * held((pressure - 40) / 120) : 5)
    left.current?.setAttribute('stroke-width', width)
    near.current?.setAttribute('stroke-width', width)
    far.current?.setAttribute('stroke-width', isClamped ? '2.5' : width)
    spark.current?.setAttribute('opacity', newestOf(recording, 'stimulus') > 0 ? '1' : '0')
  })
  const site = last([
    'stim-depressor',
    'stim-depressor-central',
    'stim-depressor-peripheral',
    'stim-vagus-peripheral',
  ])
  const place = site?.includes('vagus') ? nerves.vagus : nerves.depressor
  const x = site?.endsWith('central') ? 40 : site?.endsWith('peripheral') ? 112 : 74
  return (
    <g>
      <rect className={styles.table} x="8" y="136" width="134" height="98" rx="10" />
      {isOpen ? (
        <>
          <path className={styles.trachea} d="M14 178h122M14 190h122" />
          <path
            className={styles.fold}
            d="M26 176v16M42 176v16M58 176v16M74 176v16M90 176v16M106 176v16M122 176v16"
          />
          <path
            ref={left}
            className={styles.artery}
            d={has('cannulate') ? 'M134 160H78' : 'M14 160h120'}
          />
          {has('cannulate') && <path className={styles.tube} d="M86 160c-14 0-26-6-32-24" />}
          <path ref={near} className={styles.artery} d="M134 204H76" />
          <path ref={far} className={styles.artery} d="M76 204H14" />
          <path className={styles.nerve} d={nerveWay(nerves.vagus, has('cut-vagus'))} />
          <path className={styles.thin} d={nerveWay(nerves.depressor, has('cut-depressor'))} />
          {isClamped && <path className={styles.clamp} d="M72 196v16M80 196v16M68 196h16" />}
          {site !== undefined && (
            <>
              <path
                className={styles.metal}
                d={`M${x - 3} ${place}l-4 20M${x + 3} ${place}l4 20`}
              />
              <path
                ref={spark}
                className={styles.spark}
                opacity="0"
                d={`M${x - 6} ${place - 7}l5 5 4-6 6 6`}
              />
            </>
          )}
          <g className={styles.word}>
            <text x="66" y="152">
              左颈总动脉
            </text>
            <text x="14" y="173">
              气管
            </text>
            <text x="100" y="230">
              减压
            </text>
            <text x="14" y="230">
              迷走
            </text>
          </g>
        </>
      ) : (
        <text className={styles.word} x="75" y="190" textAnchor="middle">
          颈部尚未切开
        </text>
      )}
    </g>
  )
}
