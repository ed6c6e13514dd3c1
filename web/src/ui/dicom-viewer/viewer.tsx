import { ChevronLeft, ChevronRight, Pause, Play, RotateCcw, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '../controls/button.tsx'
import { Chips } from '../controls/chips.tsx'
import { Skeleton } from '../display/skeleton.tsx'
import { Failure } from '../display/states.tsx'
import type { ReadFrame } from './frame-values.ts'
import type { Hand } from './open-viewport.ts'
import {
  edgesOf,
  edgeWords,
  framesOf,
  spacingNote,
  type ViewerSeries,
  windowsFor,
} from './study-series.ts'
import { useViewport } from './use-viewport.ts'
import styles from './viewer.module.css'

const hands: readonly { readonly value: Hand; readonly name: string }[] = [
  { value: 'window', name: '调窗' },
  { value: 'scroll', name: '翻层' },
  { value: 'zoom', name: '缩放' },
  { value: 'pan', name: '平移' },
  { value: 'length', name: '测长度' },
  { value: 'angle', name: '测角度' },
]
const page = 10
const usualFrameMs = 66

/** One series of a study (影像): leafed through, windowed, measured. */
const SeriesView = ({
  series,
  read,
  name,
  onAgain,
}: {
  series: ViewerSeries
  read: ReadFrame
  name: string
  onAgain: () => void
}) => {
  const frames = useMemo(() => framesOf(series), [series])
  const first = frames[0]?.image
  const windows = useMemo(() => (first ? windowsFor(first) : []), [first])
  const usual = useMemo(() => first?.windows[0], [first])
  const place = useRef<HTMLDivElement>(null)
  const view = useViewport(place, frames, read, usual)
  const [playing, setPlaying] = useState(false)
  const image = frames[view.at]?.image ?? first
  const { at, go } = view
  const count = frames.length

  useEffect(() => {
    if (!playing) return
    const timer = setTimeout(() => go((at + 1) % count), image?.frameMs ?? usualFrameMs)
    return () => clearTimeout(timer)
  }, [playing, at, go, count, image?.frameMs])

  if (!image) return null
  const press = (event: KeyboardEvent) => {
    const step = {
      ArrowUp: -1,
      ArrowLeft: -1,
      ArrowDown: 1,
      ArrowRight: 1,
      PageUp: -page,
      PageDown: page,
    }[event.key]
    if (step !== undefined) go(at + step)
    else if (event.key === 'Home') go(0)
    else if (event.key === 'End') go(count - 1)
    else if (event.key === '+' || event.key === '=') view.zoom(1.2)
    else if (event.key === '-') view.zoom(1 / 1.2)
    else if (event.key === 'r' || event.key === 'R') view.reset()
    else return
    event.preventDefault()
  }
  const chosenWindow = windows.find(
    ({ center, width }) => center === view.window?.center && width === view.window.width,
  )
  const edges = edgesOf(image)
  const note = spacingNote(image)
  const unit = image.unit === '' ? '' : ` ${image.unit}`
  return (
    <>
      <div className={styles.bar}>
        <Chips
          label="鼠标左键或单指"
          options={hands}
          chosen={view.hand}
          onChoose={view.take}
          quiet
        />
        {windows.length > 0 && (
          <Chips
            label="窗宽窗位"
            options={windows.map((one) => ({ value: one.name, name: one.name }))}
            chosen={chosenWindow?.name ?? ''}
            onChoose={(chosen) => {
              const one = windows.find((window) => window.name === chosen)
              if (one) view.setWindow(one)
            }}
            quiet
          />
        )}
        <Button size="small" icon={<RotateCcw size={16} aria-hidden />} onClick={view.reset}>
          复位
        </Button>
      </div>
      <div className={styles.film}>
        {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- leafed through by keys, as by the wheel */}
        <section
          className={styles.stage}
          tabIndex={0}
          aria-label={`${name}，第 ${at + 1} 层，共 ${count} 层，${edgeWords(image)}；方向键翻层，加减号缩放，R 复位`}
          onKeyDown={press}
          onContextMenu={(event) => event.preventDefault()}
        >
          <div ref={place} className={styles.picture} data-shown={view.state} />
        </section>
        {view.state === 'opening' && (
          <div className={styles.over}>
            <Skeleton height="100%" shape="block" />
          </div>
        )}
        {(view.state === 'failed' || view.isFaulty) && (
          <div className={styles.over}>
            <Failure head="影像加载失败" error={view.fault} onRetry={onAgain} />
          </div>
        )}
        {edges && (
          <div className={styles.letters} aria-hidden="true">
            <span data-edge="left">{edges.left}</span>
            <span data-edge="right">{edges.right}</span>
            <span data-edge="top">{edges.top}</span>
            <span data-edge="bottom">{edges.bottom}</span>
          </div>
        )}
        <p className={styles.corner}>
          {view.window && image.samples === 1 && (
            <span>
              窗宽 {view.window.width} 窗位 {view.window.center}
              {unit}
            </span>
          )}
          <span>
            {at + 1} / {count}
          </span>
        </p>
      </div>
      {count > 1 && (
        <div className={styles.steps}>
          <Button
            size="small"
            aria-label="上一层"
            icon={<ChevronLeft size={18} aria-hidden />}
            disabled={at === 0}
            onClick={() => go(at - 1)}
          />
          <input
            type="range"
            className={styles.slider}
            min={1}
            max={count}
            value={at + 1}
            aria-label="层"
            aria-valuetext={`第 ${at + 1} 层，共 ${count} 层`}
            onChange={(event) => go(Number(event.target.value) - 1)}
          />
          <Button
            size="small"
            aria-label="下一层"
            icon={<ChevronRight size={18} aria-hidden />}
            disabled={at === count - 1}
            onClick={() => go(at + 1)}
          />
          <Button
            size="small"
            aria-label={playing ? '停止播放' : '播放'}
            icon={playing ? <Pause size={16} aria-hidden /> : <Play size={16} aria-hidden />}
            onClick={() => setPlaying(!playing)}
          />
        </div>
      )}
      {note !== '' && <p className={styles.note}>{note}</p>}
      <output>
        {view.measures.length > 0 && (
          <ul className={styles.measures}>
            {view.measures.map(({ id, frame, words }) => (
              <li key={id}>
                {words}（第 {frame + 1} 层）
                <Button
                  kind="plain"
                  size="small"
                  aria-label={`删除测量：${words}`}
                  icon={<X size={14} aria-hidden />}
                  onClick={() => view.removeMeasures(id)}
                />
              </li>
            ))}
          </ul>
        )}
      </output>
    </>
  )
}

/** A study in the page: its series, one at a time. */
export const StudyViewer = ({
  series,
  read,
  name,
}: {
  series: readonly ViewerSeries[]
  read: ReadFrame
  name: string
}) => {
  const [chosen, setChosen] = useState('0')
  const [tries, setTries] = useState(0)
  const one = series[Number(chosen)] ?? series[0]
  if (!one) return null
  return (
    <div className={styles.viewer}>
      {series.length > 1 && (
        <Chips
          label="序列"
          options={series.map((some, at) => ({ value: String(at), name: some.name }))}
          chosen={chosen}
          onChoose={setChosen}
          slim
        />
      )}
      <SeriesView
        key={`${chosen} ${tries}`}
        series={one}
        read={read}
        name={name}
        onAgain={() => setTries(tries + 1)}
      />
    </div>
  )
}
