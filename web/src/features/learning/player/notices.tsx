import { texts } from '#call'
import { Button, classes } from '#ui'
import { History, MonitorSmartphone, WifiOff } from 'lucide-react'
import styles from './notices.module.css'

/** What one must know of the attempt as a whole: that nothing is recorded any more and why, that the network is gone, that it goes on elsewhere. */
export const Notices = ({
  readOnly,
  closed,
  offline,
  elsewhere,
  taking,
  onTakeBack,
}: {
  readOnly: string
  /** A round that was closed by relearning: what its sentence means has to be said. */
  closed: boolean
  offline: boolean
  /** The player was opened in another place since. */
  elsewhere: boolean
  taking: boolean
  onTakeBack: () => void
}) => (
  <>
    <output className={styles.notices} data-print="no">
      {readOnly && (
        <span className={styles.notice}>
          <History size={17} aria-hidden />
          <span>
            {readOnly}
            {closed && <span className={styles.means}>不能继续学习，只可回看当时的内容与成绩</span>}
          </span>
        </span>
      )}
      {offline && (
        <span className={classes(styles.notice, styles.sticky)}>
          <WifiOff size={17} aria-hidden />
          {texts.offline}
        </span>
      )}
    </output>
    {elsewhere && (
      <div className={classes(styles.notice, styles.sticky, styles.elsewhere)} role="alert">
        <MonitorSmartphone size={18} aria-hidden />
        <span>
          <strong>已在其他设备继续学习</strong>
          <span className={styles.more}>这里做过的内容已保存；学习时长在那边计算。</span>
        </span>
        <Button kind="primary" size="small" pending={taking} onClick={onTakeBack}>
          在此设备继续
        </Button>
      </div>
    )}
  </>
)
