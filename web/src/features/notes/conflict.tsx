import { Button, Dialog } from '#ui'
import styles from './conflict.module.css'

/** A note was changed in another place since: both texts, and which of them stays. */
export const Conflict = ({
  mine,
  theirs,
  pending,
  onMine,
  onTheirs,
}: {
  mine: string
  theirs: string
  pending: boolean
  onMine: () => void
  onTheirs: () => void
}) => (
  <Dialog
    title="笔记已在其他页面修改"
    wide
    hold
    closable={false}
    onClose={onTheirs}
    foot={
      <>
        <Button onClick={onTheirs}>使用服务器版本</Button>
        <Button kind="primary" pending={pending} onClick={onMine}>
          保留我的
        </Button>
      </>
    }
  >
    <p>两边的内容不一样，请选择保留哪一份；另一份不会保留。</p>
    <div className={styles.both}>
      <section>
        <h3 className={styles.name}>服务器版本</h3>
        <p className={styles.text}>{theirs}</p>
      </section>
      <section>
        <h3 className={styles.name}>我的</h3>
        <p className={styles.text}>{mine}</p>
      </section>
    </div>
  </Dialog>
)
