import type { Happened } from '@xinglin/contract/experiment'
import { useRef } from 'react'
import type { Recording } from '../recorder/recording.ts'
import look from './specimen.module.css'
import { useFrames } from '../recorder/use-frames.ts'

/** A strip of gut in its bath, which shortens as its trace rises. */
export const OrganBath = ({
  recording,
  events,
}: {
  recording: Recording
  events: readonly Happened[]
}) => {
  const strip = useRef<SVGGElement>(null)
  useFrames(() => {
    const ring = recording.rings[0]
    const now = ring && ring.count > 0 ? ring.at(ring.count - 1) : 0
    const share = Math.max(0, Math.min(1, now / (recording.channels[0]?.hi ?? 6)))
    strip.current?.setAttribute('transform', `translate(150 146) scale(1 ${1 - 0.3 * share})`)
  })
  const has = (deed: string) =>
    events.some(({ action }) => action.type === 'do' && action.deed === deed)
  const told = [
    has('mount') ? '肠段已悬挂' : '尚未悬挂肠段',
    has('warm') && '浴槽已加温',
    has('gas') && '已通氧',
    has('load') && '已加前负荷',
  ].filter(Boolean)
  return (
    <figure className={look.figure} aria-label={`离体器官浴槽：${told.join('，')}`}>
      <svg viewBox="0 0 300 190" aria-hidden>
        <rect className={look.table} x="8" y="8" width="284" height="176" rx="10" />
        <path className={look.fluid} d="M112 58h76v104q0 12-12 12h-52q-12 0-12-12z" />
        <path className={look.glass} d="M112 34v128q0 12 12 12h52q12 0 12-12V34" />
        {has('gas') && (
          <g className={look.glass}>
            <circle cx="128" cy="150" r="4" />
            <circle cx="133" cy="126" r="3" />
            <circle cx="127" cy="98" r="4" />
          </g>
        )}
        {has('mount') && (
          <>
            <path className={look.line} d="M150 12v60M150 146v22" />
            <g ref={strip} transform="translate(150 146)">
              <path className={look.wound} d="M-10 0c-6-24 4-50-2-72h24c-6 22 4 48-2 72z" />
            </g>
          </>
        )}
      </svg>
      <figcaption className={look.told}>{told.join(' · ')}</figcaption>
    </figure>
  )
}
