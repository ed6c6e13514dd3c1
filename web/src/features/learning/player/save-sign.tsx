import { classes, VisuallyHidden } from '#ui'
import { Check, CloudOff, CloudUpload, TriangleAlert } from 'lucide-react'
import styles from './save-sign.module.css'
import type { Recorder } from '../saving/recorder.ts'

const signs = {
  saved: { icon: Check, words: '已保存', tone: '' },
  // On this computer already and on its way: nothing to worry about, and nothing that should flicker while one reads.
  saving: { icon: CloudUpload, words: '已保存', tone: '' },
  waiting: { icon: CloudOff, words: '已存本机，等待网络', tone: 'waiting' },
  stuck: { icon: TriangleAlert, words: '无法保存，请勿关闭', tone: 'stuck' },
} as const

/** Where what was done stands: on the server, on this computer, or nowhere. Only trouble is read out. */
export const SaveSign = ({ recorder }: { recorder: Recorder }) => {
  const state = recorder.state.use()
  const { icon: Icon, words, tone } = signs[state]
  return (
    <>
      <span className={classes(styles.sign, tone && styles[tone])} title={words}>
        <Icon size={17} aria-hidden />
        <span className={styles.words}>{words}</span>
      </span>
      <VisuallyHidden>
        <output>{tone ? words : ''}</output>
      </VisuallyHidden>
    </>
  )
}
