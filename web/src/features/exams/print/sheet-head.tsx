import type { Printed } from './printed.ts'
import styles from './print.module.css'

/** What stands above every sheet: whose it is, which form, how many points. */
export const SheetHead = ({
  paper,
  title,
  isNamed = true,
}: {
  paper: Printed
  title: string
  /** Whoever sits it writes down who they are. */
  isNamed?: boolean
}) => (
  <div className={styles.head}>
    <h1>{title}</h1>
    <p className={styles.form}>
      <b>{paper.Form} 卷</b>
      <span>满分 {paper.Points} 分</span>
      <span>第{paper.No}版</span>
    </p>
    {isNamed && (
      <p className={styles.who}>
        {['姓名', '学号', '班级', '座位号'].map((word) => (
          <span key={word}>{word}</span>
        ))}
      </p>
    )}
  </div>
)
