import { Button } from '#ui'
import styles from './document-item.module.css'

/** How many pages of a document were shown, the way to the first that was not, and which cannot be. */
export const PagesSeen = ({
  seen,
  count,
  undrawn,
  onPage,
}: {
  seen: readonly number[]
  count: number
  /** Pages that cannot be drawn whole: nobody is sent there to read them. */
  undrawn: readonly number[]
  onPage: (page: number) => void
}) => {
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  const missing = numbers.find((number) => !seen.includes(number) && !undrawn.includes(number))
  return (
    <p className={styles.seen}>
      已浏览 {count - numbers.filter((number) => !seen.includes(number)).length}/{count} 页
      {missing !== undefined && seen.length > 0 && (
        <Button kind="plain" size="small" onClick={() => onPage(missing)}>
          还没看第 {missing} 页
        </Button>
      )}
      {undrawn.length > 0 && (
        <span>第 {undrawn.join('、')} 页无法完整显示，不计入已读，请告知授课教师</span>
      )}
    </p>
  )
}
