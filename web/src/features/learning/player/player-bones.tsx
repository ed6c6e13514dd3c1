import { Skeleton } from '#ui'
import { ItemBones } from '../items/item-bones.tsx'
import bar from './player-bar.module.css'
import styles from './player.module.css'

/** The player to come, in its shape. */
export const PlayerBones = () => (
  <section className={styles.player} aria-busy="true" aria-label="正在加载课程">
    <div className={bar.bar}>
      <Skeleton width="240px" height="18px" />
    </div>
    <div className={styles.stage}>
      <div className={styles.side} style={{ padding: 20 }}>
        <div style={{ display: 'grid', gap: 22 }}>
          {[78, 92, 64, 84, 70, 88, 60].map((width, index) => (
            <Skeleton key={index} width={`${width}%`} height="16px" />
          ))}
        </div>
      </div>
      <div className={styles.centre}>
        <div className={styles.sheet}>
          <Skeleton width="24%" />
          <div style={{ margin: '14px 0 40px' }}>
            <Skeleton width="56%" height="32px" />
          </div>
          <ItemBones kind="text" />
        </div>
      </div>
    </div>
  </section>
)
