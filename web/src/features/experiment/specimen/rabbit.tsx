import type { Happened } from '@xinglin/contract/experiment'
import { useRef } from 'react'
import type { Recording } from '../recorder/recording.ts'
import look from './specimen.module.css'
import { useFrames } from '../recorder/use-frames.ts'

const lastOf = (events: readonly Happened[], deeds: readonly string[]): string | undefined => {
  const found = events.findLast(({ action }) => action.type === 'do' && deeds.includes(action.deed))
  return found?.action.type === 'do' ? found.action.deed : undefined
}

/** The rabbit on its table: what was done to its neck, and a heart that beats as its trace does. */
export const Rabbit = ({
  recording,
  events,
}: {
  recording: Recording
  events: readonly Happened[]
}) => {
  const heart = useRef<SVGGElement>(null)
  const chest = useRef<SVGPathElement>(null)
  const mean = useRef(0)
  const breathes = recording.channels[0]?.id === 'breathing'
  const isEcg = recording.channels[0]?.id === 'lead'
  useFrames(() => {
    const ring = recording.rings[0]
    const now = ring && ring.count > 0 ? ring.at(ring.count - 1) : 0
    mean.current += 0.02 * (now - mean.current)
    const beat = Math.max(
      -1,
      Math.min(1, (now - mean.current) / (breathes ? 10 : isEcg ? 0.15 : 20)),
    )
    const scale = breathes ? 1 : 1 + 0.12 * beat
    heart.current?.setAttribute('transform', `translate(150 96) scale(${scale})`)
    if (breathes)
      chest.current?.setAttribute(
        'transform',
        `translate(0 ${-3 * beat}) scale(1 ${1 + 0.03 * beat})`,
      )
  })
  const has = (...deeds: string[]) => lastOf(events, deeds) !== undefined
  const isClamped = lastOf(events, ['clamp-on', 'clamp-off']) === 'clamp-on'
  const told = [
    has('anaesthetise') ? '已麻醉' : '清醒',
    has('expose') && '颈部已切开',
    has('cannulate') && (isEcg ? '耳缘静脉已留置针' : '左颈总动脉已插管'),
    isEcg && has('mount') && '针形电极已插（Ⅱ导联）',
    isClamped && '右颈总动脉夹闭',
    has('cut-depressor') && '减压神经已切断',
    has('cut-vagus') && '迷走神经已切断',
    has('intubate') && '气管已插管',
    has('cut-left') && '左迷走神经已切断',
    has('cut-right') && '右迷走神经已切断',
  ].filter(Boolean)
  return (
    <figure className={look.figure} aria-label={`家兔：${told.join('，')}`}>
      <svg viewBox="0 0 300 190" aria-hidden>
        <rect className={look.table} x="8" y="24" width="284" height="150" rx="10" />
        <path
          ref={chest}
          className={look.fur}
          d="M60 100c0-26 34-38 92-38 66 0 112 14 118 36 2 20-44 38-118 38-60 0-92-12-92-36z"
        />
        <ellipse className={look.fur} cx="50" cy="99" rx="32" ry="24" />
        <path
          className={look.fur}
          d="M40 80c-22-34-30-46-22-50s20 16 36 46zM58 78c-8-40-10-52 0-54s14 22 12 54z"
        />
        {has('anaesthetise') ? (
          <path className={look.line} d="M30 97q5 4 10 0" />
        ) : (
          <circle className={look.ink} cx="34" cy="97" r="3" />
        )}
        <g ref={heart} transform="translate(150 96)">
          <path
            className={look.heart}
            d="M0 14C-22-2-14-18-4-14-1-13 0-9 0-9s1-4 4-5c10-4 18 12-4 28z"
          />
        </g>
        {has('expose') && (
          <g>
            <ellipse className={look.wound} cx="92" cy="99" rx="16" ry="22" />
            <path className={look.artery} d="M78 92h30M78 107h30" />
            <path
              className={look.nerve}
              strokeDasharray={has('cut-vagus', 'cut-left', 'cut-right') ? '11 8 11' : undefined}
              d="M78 112h30"
            />
            <path
              className={look.nerve}
              strokeDasharray={has('cut-depressor') ? '11 8 11' : undefined}
              d="M78 116h30"
            />
          </g>
        )}
        {isClamped && <path className={look.clamp} d="M90 101v12M96 101v12" />}
        {isEcg && has('mount') && (
          <path className={look.tube} d="M84 118l-14 26M212 128l10 22M252 116l20 22" />
        )}
        {has('cannulate') && isEcg && <path className={look.nerve} d="M28 44l-14-18" />}
        {has('cannulate') && !isEcg && (
          <path className={look.tube} d="M104 92c26-30 60-66 110-66h60" />
        )}
      </svg>
      <figcaption className={look.told}>{told.join(' · ')}</figcaption>
    </figure>
  )
}
