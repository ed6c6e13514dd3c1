import { Button, VisuallyHidden } from '#ui'
import { Play, Square } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import styles from './phonogram.module.css'
import { columnsOf, type SampledSound, lengthOf, render } from './render.ts'
import { useSound } from './use-sound.ts'

const columns = 320
const height = 56

const outline = (loudness: readonly number[]): string =>
  loudness
    .map((one, x) => {
      const half = Math.max(0.4, one * (height / 2 - 3))
      return `M${x + 0.5} ${(height / 2 - half).toFixed(1)}V${(height / 2 + half).toFixed(1)}`
    })
    .join('')

/** A sound to be heard and seen: its loudness drawn over time, a line that follows while it plays, a button that begins and ends it. */
export const Phonogram = ({ sound: sampled, name }: { sound: SampledSound; name: string }) => {
  const samples = useMemo(() => render(sampled), [sampled])
  const drawn = useMemo(() => outline(columnsOf(samples, columns)), [samples])
  const sound = useSound(samples)
  const line = useRef<SVGLineElement>(null)
  const on = sound?.on === true
  const share = sound?.share
  useEffect(() => {
    if (!on || !share) return
    let frame = 0
    const move = () => {
      line.current?.setAttribute('transform', `translate(${share() * columns} 0)`)
      frame = requestAnimationFrame(move)
    }
    move()
    return () => cancelAnimationFrame(frame)
  }, [on, share])
  return (
    <div className={styles.phonogram}>
      {sound ? (
        <Button
          size="small"
          icon={on ? <Square size={14} aria-hidden /> : <Play size={14} aria-hidden />}
          aria-label={on ? `停止播放${name}` : `播放${name}`}
          onClick={on ? sound.stop : sound.play}
        >
          {on ? '停止' : '听'}
        </Button>
      ) : (
        <span className={styles.mute}>此浏览器不能发声，请看波形</span>
      )}
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${columns} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className={styles.wave} d={drawn} />
        <line ref={line} className={on ? styles.now : styles.rest} y1="0" y2={height} />
      </svg>
      <VisuallyHidden>
        {name}声音波形，{lengthOf(sampled)}秒
      </VisuallyHidden>
    </div>
  )
}
