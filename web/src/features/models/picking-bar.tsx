import { Button } from '#ui'
import { Crosshair } from 'lucide-react'
import styles from './picking-bar.module.css'

/** While a point is set: what to do, the middle of the picture for those who turn by keys, and the way out. */
export const PickingBar = ({ onMiddle, onStop }: { onMiddle: () => void; onStop: () => void }) => (
  <>
    <Crosshair className={styles.middle} size={30} strokeWidth={1} aria-hidden />
    <output className={styles.bar}>
      <span>点按模型表面设置标注点</span>
      <Button size="small" kind="primary" onClick={onMiddle}>
        取画面中心
      </Button>
      <Button size="small" onClick={onStop}>
        取消
      </Button>
    </output>
  </>
)
