import type { Happened } from '@xinglin/contract/experiment'
import { useRef } from 'react'
import type { Recording } from '../recorder/recording.ts'
import look from './specimen.module.css'
import { useFrames } from '../recorder/use-frames.ts'

/** A frog's heart on its cannula, which contracts as its trace does. */
export const FrogHeart = ({
  recording,
  events,
}: {
  recording: Recording
  events: readonly Happened[]
}) => {
  const ventricle = useRef<SVGGElement>(null)
  useFrames(() => {
    const ring = recording.rings[0]
    const now = ring && ring.count > 0 ? ring.at(ring.count - 1) : 0
    const share = Math.max(0, Math.min(1, now / (recording.channels[0]?.hi ?? 10)))
    ventricle.current?.setAttribute('transform', `translate(150 112) scale(${1 - 0.3 * share})`)
  })
  const has = (deed: string) =>
    events.some(({ action }) => action.type === 'do' && action.deed === deed)
  const told = [
    has('pith') ? '脑和脊髓已破坏' : '尚未破坏脑和脊髓',
    has('cannulate') && '已插斯氏插管',
    has('mount') && '蛙心夹已连换能器',
  ].filter(Boolean)
  return (
    <figure className={look.figure} aria-label={`离体蛙心：${told.join('，')}`}>
      <svg viewBox="0 0 300 190" aria-hidden>
        <rect className={look.table} x="8" y="8" width="284" height="176" rx="10" />
        {has('cannulate') && (
          <>
            <path className={look.glass} d="M138 14v56l8 16h8l8-16V14" />
            <path className={look.fluid} d="M139 44h22v26l-8 15h-6l-8-15z" />
          </>
        )}
        <ellipse className={look.wound} cx="128" cy="88" rx="20" ry="15" />
        <ellipse className={look.wound} cx="172" cy="88" rx="20" ry="15" />
        <g ref={ventricle} transform="translate(150 112)">
          <path
            className={look.heart}
            d="M-30-16C-30-30 30-30 30-16 30 12 12 34 0 42-12 34-30 12-30-16z"
          />
        </g>
        {has('mount') && <path className={look.clamp} d="M150 150v34M144 152l12 6" />}
      </svg>
      <figcaption className={look.told}>{told.join(' · ')}</figcaption>
    </figure>
  )
}
