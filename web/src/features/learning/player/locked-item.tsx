import { ButtonLink } from '#ui'
import type { PlayerItem } from '@xinglin/contract/learning'
import { ArrowRight, Lock } from 'lucide-react'
import styles from './locked-item.module.css'
import { playerAddress } from '../addresses/moolparam.ts'
import type { PlayerData } from './player-queries.ts'
import { keyTo } from './player-state.ts'

/** Stands in the place of an item that cannot be opened yet: why, and the way to what has to be done first. */
export const LockedItem = ({ player, item }: { player: PlayerData; item: PlayerItem }) => {
  const first = keyTo(player, item.Id)
  return (
    <div className={styles.locked}>
      <span className={styles.sign}>
        <Lock size={26} aria-hidden />
      </span>
      <p className={styles.why}>{item.Lock}</p>
      <p className={styles.note}>
        本课程按顺序学习：前面的必修内容完成后，这里会自动解锁。
        {first && (
          <>
            现在还需完成“<strong>{first.Title}</strong>”：{first.Rule}
            {first.Why && `（${first.Why}）`}。
          </>
        )}
      </p>
      {first && (
        <ButtonLink
          kind="primary"
          icon={<ArrowRight size={17} aria-hidden />}
          to={playerAddress(player.CourseId, {
            progressId: player.ProgressId,
            itemId: first.Id,
          })}
        >
          去完成“{first.Title}”
        </ButtonLink>
      )}
    </div>
  )
}
