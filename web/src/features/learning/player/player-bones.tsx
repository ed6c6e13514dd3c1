import { Bone } from '#ui'
import { ItemBones } from '../items/item-bones.tsx'
import bar from './player-bar.module.css'
import look from './player.module.css'

/** The player to come, in its shape. */
export const PlayerBones = () => (
  <section className={look.player} aria-busy="true" aria-label="正在加载课程">
    <div className={bar.bar}>
      <Bone width="240px" height="18px" />
    </div>
    <div className={look.stage}>
      <div className={look.side} style={{ padding: 20 }}>
        <div style={{ display: 'grid', gap: 22 }}>
          {[78, 92, 64, 84, 70, 88, 60].map((width, index) => (
            <Bone key={index} width={`${width}%`} height="16px" />
          ))}
        </div>
      </div>
      <div className={look.centre}>
        <div className={look.sheet}>
          <Bone width="24%" />
          <div style={{ margin: '14px 0 40px' }}>
            <Bone width="56%" height="32px" />
          </div>
          <ItemBones kind="text" />
        </div>
      </div>
    </div>
  </section>
)
