import { Button, TextField } from '#ui'
import type { Action } from '@xinglin/contract/simulations/operation'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import styles from './deeds.module.css'

type Stroke = Extract<Action, { type: 'compress' }>['strokes'][number]

/** The chest under the hands: how far it is pressed in now, how deep the last press went, and how many a minute (0: unknown). */
export type Pressed = { readonly cm: number; readonly depth: number; readonly rate: number }

/** Nobody presses. */
export const released: Pressed = { cm: 0, depth: 0, rate: 0 }

const most = 240
const heldMs = 160

/** Presses a minute between the first and the last; 0 until there are two. */
const rateOf = (strokes: readonly Stroke[]): number => {
  const last = strokes.at(-1)
  return last && strokes.length > 1 ? Math.round(((strokes.length - 1) * 60_000) / last.at) : 0
}

/** Presses as a metronome would make them. */
const evenly = (count: number, rate: number, stroke: Omit<Stroke, 'at'>): Stroke[] =>
  Array.from({ length: count }, (_, at) => ({ at: Math.round((at * 60_000) / rate), ...stroke }))

/**
 * Chest compressions (胸外按压): made one by one in one's own rhythm, by pointer or keyboard; or told as figures, for
 * whoever cannot press a hundred times a minute. How deep and how freely the chest recoils is the student's to say.
 */
export const Compressions = ({
  closed,
  onDo,
  onPressed,
}: {
  closed: boolean
  onDo: (action: Action) => void
  onPressed: (pressed: Pressed) => void
}) => {
  const [depth, setDepth] = useState('')
  const [left, setLeft] = useState('')
  const [announced, setAnnounced] = useState({ count: '', rate: '' })
  const [strokes, setStrokes] = useState<readonly Stroke[]>([])
  const begun = useRef(0)
  const pressing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [going, setGoing] = useState(false)
  const manner = { depth: Number(depth), left: Number(left) }
  const isSaid = depth !== '' && left !== ''
  const press = () => {
    const now = performance.now()
    if (strokes.length === 0) begun.current = now
    const series = [...strokes, { at: Math.round(now - begun.current), ...manner }]
    const rate = rateOf(series)
    onPressed({ cm: manner.depth, depth: manner.depth, rate })
    setTimeout(() => onPressed({ cm: manner.left, depth: manner.depth, rate }), heldMs)
    if (strokes.length < most) setStrokes(series)
  }
  const handIn = () => {
    onDo({ type: 'compress', strokes })
    onPressed(released)
    setStrokes([])
  }
  const tell = (event: FormEvent) => {
    event.preventDefault()
    const [count, rate] = [Math.floor(Number(announced.count)), Number(announced.rate)]
    const series = evenly(Math.min(most, count), rate, manner)
    // It is handed in when it is over: nobody presses faster than the clock, however it is told.
    setGoing(true)
    pressing.current = setTimeout(
      () => {
        setGoing(false)
        onDo({ type: 'compress', strokes: series })
      },
      series.at(-1)?.at ?? 0,
    )
  }
  useEffect(() => () => clearTimeout(pressing.current), [])
  return (
    <section className={styles.compressions} aria-label="胸外按压">
      <h2>胸外按压</h2>
      <div className={styles.figures}>
        <TextField
          label="按压深度（cm）"
          type="number"
          inputMode="decimal"
          min={0}
          max={10}
          step={0.5}
          value={depth}
          onChange={({ target }) => setDepth(target.value)}
        />
        <TextField
          label="放松时胸廓仍下陷（cm）"
          type="number"
          inputMode="decimal"
          min={0}
          max={5}
          step={0.5}
          value={left}
          onChange={({ target }) => setLeft(target.value)}
        />
      </div>
      <p>按自己的节奏连续点击“按压”（键盘用空格键），一组做完后交给患者。</p>
      <div className={styles.presses}>
        <Button disabled={closed || !isSaid} onClick={press}>
          按压
        </Button>
        <output>
          已按压 {strokes.length} 次{rateOf(strokes) > 0 && `，约 ${rateOf(strokes)} 次/分`}
        </output>
        <Button kind="primary" disabled={closed || strokes.length === 0} onClick={handIn}>
          完成这一组
        </Button>
        <Button kind="plain" disabled={strokes.length === 0} onClick={() => setStrokes([])}>
          重新计数
        </Button>
      </div>
      <form className={styles.figures} aria-label="用数字说明一组按压" onSubmit={tell} noValidate>
        <TextField
          label="次数"
          type="number"
          inputMode="numeric"
          min={1}
          max={most}
          value={announced.count}
          onChange={({ target }) => setAnnounced({ ...announced, count: target.value })}
        />
        <TextField
          label="频率（次/分）"
          type="number"
          inputMode="numeric"
          min={20}
          max={240}
          value={announced.rate}
          onChange={({ target }) => setAnnounced({ ...announced, rate: target.value })}
        />
        <Button
          type="submit"
          pending={going}
          disabled={
            closed || !isSaid || !(Number(announced.count) >= 1) || !(Number(announced.rate) >= 20)
          }
        >
          {going ? '正在按压…' : '按此频率按压一组'}
        </Button>
      </form>
    </section>
  )
}
