import { CloudAlert, Lock, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import { classes } from '../theme/classes.ts'
import styles from './states.module.css'

const EmptyDrawing = () => (
  <svg className={styles.drawing} viewBox="0 0 148 96" aria-hidden="true">
    <ellipse className={styles.back} cx="74" cy="80" rx="62" ry="12" />
    <rect className={styles.paper} x="42" y="14" width="64" height="66" rx="6" />
    <path className={styles.trace} d="M60 14v-4a4 4 0 0 1 4-4h20a4 4 0 0 1 4 4v4" />
    <path className={styles.trace} d="M52 46h10l4-8 6 17 5-12 3 3h16" />
    <path className={styles.trace} d="M58 64h32" opacity=".5" />
    <path className={styles.trace} d="M120 78c2-14-2-22 6-34" />
    <path className={styles.trace} d="M122 60c-5-1-8-4-9-8" />
    <circle className={styles.bud} cx="127" cy="41" r="4" />
    <circle className={styles.bud} cx="112" cy="50" r="3" />
  </svg>
)

/** Nothing there: a small drawing, 暂无数据, and what one might do next. */
export const Empty = ({
  head = '暂无数据',
  note,
  next,
}: {
  head?: string
  note?: ReactNode
  next?: ReactNode
}) => (
  <div className={styles.state}>
    <EmptyDrawing />
    <p className={styles.head}>{head}</p>
    {note && <p className={styles.note}>{note}</p>}
    {next && <div className={styles.next}>{next}</div>}
  </div>
)

/** What failed, in words, with 重试 and the trace id that a person can quote. */
export const Failure = ({
  head = '加载失败',
  error,
  onRetry,
  other,
}: {
  head?: string
  /** An error's `message` is shown, and its `trace` where it has one. */
  error: unknown
  onRetry?: () => void
  /** Another way on, beside 重试. */
  other?: ReactNode
}) => {
  const message = error instanceof Error ? error.message : ''
  const trace =
    error instanceof Error && 'trace' in error && typeof error.trace === 'string' ? error.trace : ''
  return (
    <div className={styles.state} role="alert">
      <span className={classes(styles.sign, styles.warn)}>
        <CloudAlert size={24} aria-hidden />
      </span>
      <p className={styles.head}>{head}</p>
      {message && <p className={styles.note}>{message}</p>}
      {trace && <p className={styles['trace-id']}>编号 {trace}</p>}
      {(onRetry || other) && (
        <div className={styles.next}>
          {onRetry && (
            <Button size="small" icon={<RotateCw size={15} aria-hidden />} onClick={onRetry}>
              重试
            </Button>
          )}
          {other}
        </div>
      )}
    </div>
  )
}

const noRight = '你没有权限浏览此页面！'

/** The block is not for this person, or the whole `page` is, whose heading it is then. */
export const NoRight = ({
  page,
  note,
  next,
}: {
  page?: true
  note?: ReactNode
  next?: ReactNode
}) => (
  <div className={styles.state} role="alert">
    <span className={classes(styles.sign, styles.no)}>
      <Lock size={22} aria-hidden />
    </span>
    {page ? <h1 className={styles.head}>{noRight}</h1> : <p className={styles.head}>{noRight}</p>}
    {note && <p className={styles.note}>{note}</p>}
    {next && <div className={styles.next}>{next}</div>}
  </div>
)
