import type { Printed } from './printed.ts'
import look from './print.module.css'

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
  <div className={look.head}>
    <h1>{title}</h1>
    <p className={look.form}>
      <b>{paper.Form} 卷</b>
      <span>满分 {paper.Points} 分</span>
      <span>第{paper.No}版</span>
    </p>
    {isNamed && (
      <p className={look.who}>
        {['姓名', '学号', '班级', '座位号'].map((word) => (
          <span key={word}>{word}</span>
        ))}
      </p>
    )}
  </div>
)
