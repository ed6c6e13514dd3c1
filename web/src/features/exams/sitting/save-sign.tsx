import { classes } from '#ui'
import { CircleAlert, CircleCheck, CloudOff, HardDrive } from 'lucide-react'
import styles from './sitting.module.css'
import type { SittingNow } from './use-sitting.ts'

/** How answers stand, in words: with the server, on this device, or nowhere but on the screen. */
export const SavingSign = ({ state, isOffline }: Pick<SittingNow, 'state' | 'isOffline'>) => {
  const sign = {
    saved: { Icon: CircleCheck, words: '已保存' },
    local: isOffline
      ? { Icon: CloudOff, words: '已存本机，等待网络' }
      : { Icon: HardDrive, words: '已存本机，正在保存' },
    failing: { Icon: CircleAlert, words: '无法保存，请勿关闭' },
  }[state]
  return (
    <output className={classes(styles.saving, styles[state])} data-saving={state}>
      <sign.Icon size={16} aria-hidden />
      {sign.words}
    </output>
  )
}
