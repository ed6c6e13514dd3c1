import { classes } from '../theme/classes.ts'
import styles from './stream-sign.module.css'

const words = {
  opening: '正在读取',
  live: '实时',
  broken: '连接中断，正在重新连接；显示的是中断前的情况',
} as const

/** How a screen stands that is kept up by itself. */
export const StreamSign = ({ state }: { state: keyof typeof words }) => (
  <output className={classes(styles.sign, styles[state])}>{words[state]}</output>
)
