import { Button, Dialog } from '#ui'
import { CircleAlert, CircleCheck } from 'lucide-react'
import styles from './finish-dialog.module.css'

/** Asks once before the end, and says what is not done yet; it says nothing of what should have been found. */
export const FinishDialog = ({
  open,
  withheld,
  pending,
  onStay,
  onFinish,
}: {
  /** What is not done yet. */
  open: readonly string[]
  /** The debrief is shown after its release only. */
  withheld: boolean
  pending: boolean
  onStay: () => void
  onFinish: () => void
}) => (
  <Dialog
    title="结束问诊？"
    hold={pending}
    onClose={onStay}
    foot={
      <>
        <Button onClick={onStay} autoFocus>
          继续问诊
        </Button>
        <Button kind="primary" pending={pending} onClick={onFinish}>
          {withheld ? '结束问诊' : '结束并查看复盘'}
        </Button>
      </>
    }
  >
    {withheld && <p>成绩和复盘由任课教师公布后可以查看。</p>}
    {open.length === 0 ? (
      <p className={styles.whole}>
        <CircleCheck size={17} aria-hidden />
        各环节都已完成。结束后不能再修改。
      </p>
    ) : (
      <>
        <p>结束后不能再修改。还有这些没有完成：</p>
        <ul className={styles.open}>
          {open.map((one) => (
            <li key={one}>
              <CircleAlert size={15} aria-hidden />
              {one}
            </li>
          ))}
        </ul>
      </>
    )}
  </Dialog>
)
