import { Button } from '#ui'
import look from './document-item.module.css'

/** How many pages of a document were shown, and the way to the first that was not. */
export const PagesSeen = ({
  seen,
  count,
  onPage,
}: {
  seen: readonly number[]
  count: number
  onPage: (page: number) => void
}) => {
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  const missing = numbers.find((number) => !seen.includes(number))
  return (
    <p className={look.seen}>
      已浏览 {count - numbers.filter((number) => !seen.includes(number)).length}/{count} 页
      {missing !== undefined && seen.length > 0 && (
        <Button kind="plain" size="small" onClick={() => onPage(missing)}>
          还没看第 {missing} 页
        </Button>
      )}
    </p>
  )
}
