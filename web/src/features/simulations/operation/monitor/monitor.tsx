import { isStill } from '#ui'
import type { View } from '@xinglin/contract/simulations/operation'
import { useEffect, useRef } from 'react'
import styles from './monitor.module.css'
import { sweepOn } from './sweep.ts'
import type { Beat } from './waves.ts'

const everyMs = 33
const stillSeconds = 5

const beatOf = (vitals: NonNullable<View['vitals']>, rhythm: Beat['rhythm']): Beat => ({
  pulse: vitals.P,
  breaths: vitals.R,
  saturation: vitals.SpO2,
  systolic: vitals.SBP,
  diastolic: vitals.DBP,
  rhythm: vitals.P > 0 ? 'sinus' : rhythm,
})

const Waves = ({ beat }: { beat: Beat }) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const now = useRef(beat)
  useEffect(() => {
    now.current = beat
  }, [beat])
  useEffect(() => {
    const paper = canvas.current
    if (!paper) return
    const sweep = sweepOn(paper)
    let [requestedFrame, last] = [0, 0]
    const size = () => sweep.size(paper.clientWidth, paper.clientHeight)
    size()
    const watch = new ResizeObserver(size)
    watch.observe(paper)
    if (isStill())
      // A strip on paper, for whoever wants nothing to move.
      for (let at = 0; at < stillSeconds * 1000; at += everyMs) sweep.step(at, now.current)
    const frame = (time: number) => {
      requestedFrame = requestAnimationFrame(frame)
      if (time - last < everyMs) return
      last = time
      sweep.step(time, now.current)
    }
    if (!isStill()) requestedFrame = requestAnimationFrame(frame)
    return () => {
      cancelAnimationFrame(requestedFrame)
      watch.disconnect()
    }
  }, [])
  return <canvas ref={canvas} className={styles.waves} aria-hidden />
}

const Figure = ({
  name,
  value,
  unit,
  tone,
}: {
  name: string
  value: string
  unit: string
  tone: string
}) => (
  <div data-tone={tone}>
    <dt>{name}</dt>
    <dd>
      {value} <small>{unit}</small>
    </dd>
  </div>
)

/** The bedside monitor: running lines while it is connected, and the figures, live or as they were last taken. */
export const Monitor = ({
  vitals,
  rhythm,
  cut,
}: {
  vitals: View['vitals']
  rhythm: Beat['rhythm']
  /** Nothing is heard of the patient: what is shown is how they were. */
  cut: boolean
}) => (
  <section className={styles.monitor} aria-label="监护仪">
    <p className={styles.state}>
      {vitals
        ? cut
          ? '网络中断前的数值'
          : vitals.live
            ? '监护中'
            : '上次测得'
        : '还没有测量生命体征'}
    </p>
    {vitals && (
      <div className={styles.screen}>
        {vitals.live && !cut && <Waves beat={beatOf(vitals, rhythm)} />}
        <dl>
          <Figure tone="ecg" name="心率" value={`${vitals.P}`} unit="次/分" />
          <Figure tone="spo2" name="血氧饱和度" value={`${vitals.SpO2}`} unit="%" />
          <Figure tone="bp" name="血压" value={`${vitals.SBP}/${vitals.DBP}`} unit="mmHg" />
          <Figure tone="resp" name="呼吸" value={`${vitals.R}`} unit="次/分" />
          <Figure tone="temp" name="体温" value={`${vitals.T}`} unit="℃" />
        </dl>
      </div>
    )}
  </section>
)
