import { VisuallyHidden } from '#ui'
import type { ItemState } from '@xinglin/contract/learning'
import styles from './state-sign.module.css'

/** How far an item is, in a word. */
export const stateWords: Readonly<Record<ItemState, string>> = {
  new: '未学',
  begun: '学习中',
  done: '已完成',
}

/** ○ ◐ ●: how far an item is, by shape and in a word for those who do not see it, unless `silent` because the word stands beside it. */
export const StateSign = ({
  state,
  size = 16,
  silent = false,
}: {
  state: ItemState
  size?: number
  silent?: boolean
}) => (
  <>
    <svg
      className={styles[state]}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      aria-hidden="true"
    >
      <circle className={styles.ring} cx="8" cy="8" r="6.500" />
      {state === 'begun' && <path className={styles.fill} d="M8 1.500a6.500 6.500 0 0 1 0 13z" />}
      {state === 'done' && (
        <>
          <circle className={styles.fill} cx="8" cy="8" r="7" />
          <path className={styles.tick} d="m4.800 8.200 2.200 2.200 4.200-4.600" />
        </>
      )}
    </svg>
    {!silent && <VisuallyHidden>{stateWords[state]}</VisuallyHidden>}
  </>
)
