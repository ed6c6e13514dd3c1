import type { Happened } from '@xinglin/contract/simulations/experiment'
import { useRef } from 'react'
import type { Recording } from '../recorder/recording.ts'
import { RabbitKidneys } from './rabbit-kidneys.tsx'
import { RabbitLead } from './rabbit-lead.tsx'
import { RabbitLungs } from './rabbit-lungs.tsx'
import { RabbitManometer } from './rabbit-manometer.tsx'
import { RabbitNeck } from './rabbit-neck.tsx'
import { held, newestOf, seenIn, type Seen } from './sight.ts'
import styles from './specimen.module.css'
import { useFrames } from '../recorder/use-frames.ts'

const toldOf = ({ has, last, value }: Seen, model: string): string[] => {
  const isEcg = model === 'electrolytes-ecg'
  const gas = last(['carbon-dioxide', 'low-oxygen', 'air'])
  return [
    has('anaesthetise') ? '已麻醉' : '清醒',
    has('expose') && (model === 'respiration' ? '颈部神经已分离' : '颈部已切开'),
    has('intubate') && '气管已插管',
    has('cannulate') &&
      (isEcg ? '耳缘静脉已留置针' : model === 'respiration' ? '胸膜腔已插管' : '左颈总动脉已插管'),
    isEcg && has('mount') && '针形电极已插（Ⅱ导联）',
    model === 'urine' && has('mount') && '膀胱已插管',
    last(['clamp-on', 'clamp-off']) === 'clamp-on' && '右颈总动脉夹闭',
    has('cut-depressor') && '减压神经已切断',
    has('cut-vagus') && '迷走神经已切断',
    has('cut-left') && '左迷走神经已切断',
    has('cut-right') && '右迷走神经已切断',
    gas === 'carbon-dioxide' && '吸入 5% CO₂',
    gas === 'low-oxygen' && '吸入 10% O₂',
    (value('dead-space', 'deadSpace') ?? 0) > 0 && '已接长管',
    last(['ventilator', 'ventilator-off']) === 'ventilator' &&
      `呼吸机 ${value('ventilator', 'rate') ?? 0} 次/分`,
  ].filter((one) => one !== false)
}

/** The rabbit on its board, from above, and beside it what its experiment is about: neck, lungs, kidneys, leads. */
export const Rabbit = ({
  recording,
  events,
}: {
  recording: Recording
  events: readonly Happened[]
}) => {
  const chest = useRef<SVGPathElement>(null)
  const mean = useRef(0)
  const { model } = recording.protocol
  const seen = seenIn(events)
  const { has } = seen
  useFrames((seconds) => {
    const now =
      model === 'respiration'
        ? newestOf(recording, 'breathing') / 12
        : model === 'electrolytes-ecg'
          ? newestOf(recording, 'lead') / 0.3
          : newestOf(recording, 'pressure') / 30
    mean.current += Math.min(1, 1.2 * seconds) * (now - mean.current)
    const swing = 0.02 * held(now - mean.current, -2, 2)
    chest.current?.setAttribute('transform', `translate(136 66) scale(${1 + swing})`)
  })
  const description = toldOf(seen, model)
  const parts = { recording, seen }
  return (
    <figure className={styles.figure} aria-label={`家兔：${description.join('，')}`}>
      <svg viewBox="0 0 300 240" aria-hidden>
        <rect className={styles.table} x="8" y="4" width="284" height="124" rx="10" />
        <path
          className={styles.thread}
          d="M104 20L92 6M104 112L92 126M252 24l26-16M252 108l26 16"
        />
        <path
          className={styles.fur}
          d="M108 44C98 34 98 22 106 18s14 8 22 22M108 88c-10 10-10 22-2 26s14-8 22-22M206 40c14-12 36-20 46-16s0 16-18 28M206 92c14 12 36 20 46 16s0-16-18-28"
        />
        <path
          className={styles.fur}
          d="M76 66c0-14 20-30 66-32 52-2 104 10 104 32s-52 34-104 32c-46-2-66-18-66-32z"
        />
        <path
          className={styles.fur}
          d="M44 46C30 26 14 20 12 28s12 18 24 28M44 86C30 106 14 112 12 104s12-18 24-28"
        />
        <path
          className={styles.fur}
          d="M24 66c0-16 20-22 34-20 12 2 22 10 24 20-2 10-12 18-24 20-14 2-34-4-34-20z"
        />
        {has('anaesthetise') ? (
          <path className={styles.line} d="M46 54q4 4 8 0M46 78q4-4 8 0" />
        ) : (
          <>
            <circle className={styles.ink} cx="50" cy="55" r="3" />
            <circle className={styles.ink} cx="50" cy="77" r="3" />
          </>
        )}
        <path className={styles.line} d="M23 66h8" />
        <path
          ref={chest}
          className={styles.chest}
          transform="translate(136 66)"
          d="M-34 0C-34-18-8-24 16-22 34-20 44-12 44 0S34 20 16 22C-8 24-34 18-34 0z"
        />
        {has('expose', 'intubate') && (
          <ellipse className={styles.wound} cx="90" cy="66" rx="12" ry="9" />
        )}
        {has('intubate') && <path className={styles.tube} d="M90 66V18h26" />}
        {model === 'urine' && has('mount') && (
          <path className={styles.tube} d="M230 66c14 0 20 20 18 62" />
        )}
        {model === 'electrolytes-ecg' && <RabbitLead {...parts} />}
        {(model === 'arterial-pressure' || model === 'urine') && <RabbitNeck {...parts} />}
        {model === 'arterial-pressure' && <RabbitManometer {...parts} />}
        {model === 'urine' && <RabbitKidneys {...parts} />}
        {model === 'respiration' && <RabbitLungs {...parts} />}
      </svg>
      <figcaption className={styles.told}>{description.join(' · ')}</figcaption>
    </figure>
  )
}
