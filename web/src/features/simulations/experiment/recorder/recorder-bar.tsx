import { Button, SelectField } from '#ui'
import {
  Camera,
  Download,
  ImagePlus,
  Pause,
  Play,
  SkipBack,
  SkipForward,
  SlidersHorizontal,
} from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Filter } from './filter.ts'
import styles from './recorder.module.css'
import { spanWord } from '../session/words.ts'

const sweeps = [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 60, 120, 600] as const
const lows = [0, 1, 5, 15, 30, 100] as const
const highs = [0, 0.05, 0.5, 5] as const

const choices = (values: readonly number[], word: (value: number) => string) =>
  values.map((value) => ({ value: String(value), name: word(value) }))

const isOn = ({ low, high, notch }: Filter): boolean => low > 0 || high > 0 || notch

/** The three filters behind one button: they are set seldom, and the bar has one row. */
const Filters = ({ filter, onFilter }: { filter: Filter; onFilter: (filter: Filter) => void }) => {
  const box = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const close = (event: Event) => {
      const isElsewhere = event.target instanceof Node && !box.current?.contains(event.target)
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape'
      if (box.current && (isEscape || (event.type === 'pointerdown' && isElsewhere)))
        box.current.open = false
    }
    document.addEventListener('pointerdown', close)
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('keydown', close)
    }
  }, [])
  return (
    <details ref={box} className={styles.filters}>
      <summary>
        <SlidersHorizontal size={15} aria-hidden />
        滤波{isOn(filter) ? ' 开' : ''}
      </summary>
      <div>
        <SelectField
          compact
          label="低通滤波"
          value={String(filter.low)}
          options={choices(lows, (value) => (value === 0 ? '低通 关' : `低通 ${value} Hz`))}
          onChoose={(value) => onFilter({ ...filter, low: Number(value) })}
        />
        <SelectField
          compact
          label="高通滤波"
          value={String(filter.high)}
          options={choices(highs, (value) => (value === 0 ? '高通 关' : `高通 ${value} Hz`))}
          onChoose={(value) => onFilter({ ...filter, high: Number(value) })}
        />
        <Button
          size="small"
          aria-pressed={filter.notch}
          kind={filter.notch ? 'primary' : 'plain'}
          onClick={() => onFilter({ ...filter, notch: !filter.notch })}
        >
          50 Hz 陷波
        </Button>
      </div>
    </details>
  )
}

/** How the recorder is set: sweep and trigger, filters, freezing, and what is taken along. */
export const RecorderBar = ({
  defaultSweep,
  sweep,
  onSweep,
  triggered,
  onTriggered,
  filter,
  onFilter,
  isFrozen,
  onFreeze,
  onStep,
  clock,
  onCsv,
  onPicture,
  onFigure,
}: {
  defaultSweep: number
  sweep: number
  onSweep: (sweep: number) => void
  /** Undefined where there is no stimulator to trigger it. */
  triggered: boolean | undefined
  onTriggered: (triggered: boolean) => void
  filter: Filter
  onFilter: (filter: Filter) => void
  isFrozen: boolean
  onFreeze: () => void
  /** To the trigger before or after. */
  onStep: (way: -1 | 1) => void
  clock: string
  onCsv: () => void
  onPicture: () => void
  /** Absent where no report is written. */
  onFigure: (() => void) | undefined
}) => (
  <div className={styles.bar}>
    <SelectField
      compact
      label="扫描速度"
      value={String(sweep)}
      options={choices(
        [...new Set([...sweeps, defaultSweep])].toSorted((a, b) => a - b),
        (value) => `${spanWord(value)}/屏`,
      )}
      onChoose={(value) => onSweep(Number(value))}
    />
    {triggered !== undefined && (
      <SelectField
        compact
        label="扫描方式"
        value={triggered ? 'trigger' : 'roll'}
        options={[
          { value: 'roll', name: '连续走纸' },
          { value: 'trigger', name: '刺激触发' },
        ]}
        onChoose={(value) => onTriggered(value === 'trigger')}
      />
    )}
    <Filters filter={filter} onFilter={onFilter} />
    <Button
      size="small"
      aria-pressed={isFrozen}
      icon={isFrozen ? <Play size={15} /> : <Pause size={15} />}
      onClick={onFreeze}
    >
      {isFrozen ? '继续' : '冻结'}
    </Button>
    {triggered === true && (
      <span className={styles.steps}>
        <Button
          size="small"
          kind="plain"
          icon={<SkipBack size={15} />}
          aria-label="上一次刺激"
          onClick={() => onStep(-1)}
        />
        <Button
          size="small"
          kind="plain"
          icon={<SkipForward size={15} />}
          aria-label="下一次刺激"
          onClick={() => onStep(1)}
        />
      </span>
    )}
    <output className={styles.clock} aria-label="记录时间">
      {clock}
    </output>
    <span className={styles.out}>
      {onFigure && (
        <Button
          size="small"
          kind="plain"
          icon={<ImagePlus size={15} />}
          aria-label="把本屏曲线贴入报告"
          title="贴入报告"
          onClick={onFigure}
        />
      )}
      <Button
        size="small"
        kind="plain"
        icon={<Download size={15} />}
        aria-label="导出本屏数据（CSV）"
        title="导出 CSV"
        onClick={onCsv}
      />
      <Button
        size="small"
        kind="plain"
        icon={<Camera size={15} />}
        aria-label="导出本屏图片"
        title="导出图片"
        onClick={onPicture}
      />
    </span>
  </div>
)
