import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  Maximize,
  Minimize,
  Minus,
  Plus,
  RotateCcw,
  Tags,
} from 'lucide-react'
import type { ModelView, Triple } from './stage/stage.ts'
import styles from './viewer-bar.module.css'

const views: readonly { readonly name: string; readonly long: string; readonly from: Triple }[] = [
  { name: '前', long: '前面观', from: [0, 0, 1] },
  { name: '后', long: '后面观', from: [0, 0, -1] },
  { name: '左', long: '左侧面观', from: [1, 0, 0] },
  { name: '右', long: '右侧面观', from: [-1, 0, 0] },
  { name: '上', long: '上面观', from: [0, 1, 0.02] },
]

const turn = 0.26
const nearer = 1.25

/** The buttons of a model: standard views, turning, size, back to the start, names, full screen. */
export const ViewerBar = ({
  stage,
  names,
  full,
  onNames,
  onFull,
}: {
  stage: ModelView
  names: boolean
  full: boolean
  onNames: () => void
  onFull: () => void
}) => (
  <div className={styles.bar} role="toolbar" aria-label="三维视图">
    <div className={styles.group}>
      {views.map(({ name, long, from }) => (
        <button
          key={name}
          type="button"
          className={styles.view}
          aria-label={long}
          title={long}
          onClick={() => stage.fly(from)}
        >
          {name}
        </button>
      ))}
    </div>
    <div className={styles.group}>
      <button type="button" aria-label="向左转" onClick={() => stage.turn(-turn, 0)}>
        <ArrowLeft size={17} aria-hidden />
      </button>
      <button type="button" aria-label="向右转" onClick={() => stage.turn(turn, 0)}>
        <ArrowRight size={17} aria-hidden />
      </button>
      <button type="button" aria-label="向上转" onClick={() => stage.turn(0, turn)}>
        <ArrowUp size={17} aria-hidden />
      </button>
      <button type="button" aria-label="向下转" onClick={() => stage.turn(0, -turn)}>
        <ArrowDown size={17} aria-hidden />
      </button>
    </div>
    <div className={styles.group}>
      <button type="button" aria-label="缩小" onClick={() => stage.zoom(1 / nearer)}>
        <Minus size={17} aria-hidden />
      </button>
      <button type="button" aria-label="放大" onClick={() => stage.zoom(nearer)}>
        <Plus size={17} aria-hidden />
      </button>
      <button
        type="button"
        aria-label="复位"
        title="复位"
        onClick={() => stage.fly([0.12, 0.12, 1])}
      >
        <RotateCcw size={16} aria-hidden />
      </button>
    </div>
    <div className={styles.group}>
      <button
        type="button"
        aria-label="显示标注"
        title="标注"
        aria-pressed={names}
        onClick={onNames}
      >
        <Tags size={17} aria-hidden />
      </button>
      <button type="button" aria-label={full ? '退出全屏' : '全屏'} onClick={onFull}>
        {full ? <Minimize size={17} aria-hidden /> : <Maximize size={17} aria-hidden />}
      </button>
    </div>
  </div>
)
