import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ComponentProps, Fragment } from 'react'
import styles from './pagination.module.css'

/** The pages worth a button: first, last and the neighbours of the current one. */
const worthShowing = (page: number, last: number) =>
  Array.from({ length: last }, (_, index) => index + 1).filter(
    (each) => each === 1 || each === last || Math.abs(each - page) <= 1,
  )

/** Pages of a list, from 1; absent when everything fits on one. `onIntend` hears of a page that is about to be asked for. */
export const Pagination = ({
  page,
  size,
  total,
  onPage,
  onIntend,
}: {
  page: number
  size: number
  total: number
  onPage: (page: number) => void
  onIntend?: (page: number) => void
}) => {
  if (total <= size) return null
  const last = Math.ceil(total / size)
  const shown = worthShowing(page, last)
  const to = (target: number): ComponentProps<'button'> => {
    const intend = () => onIntend?.(target)
    return {
      type: 'button',
      className: styles.page,
      onClick: () => onPage(target),
      onPointerEnter: intend,
      onPointerDown: intend,
      onFocus: intend,
    }
  }
  return (
    <nav className={styles.pages} aria-label="分页">
      <button {...to(page - 1)} disabled={page <= 1}>
        <ChevronLeft className={styles.sign} size={18} aria-hidden />
        <span className={styles.word}>上一页</span>
      </button>
      {shown.map((each, index) => (
        <Fragment key={each}>
          {index > 0 && each - (shown[index - 1] ?? 0) > 1 && (
            <span className={styles.gap} aria-hidden="true">
              …
            </span>
          )}
          <button
            {...to(each)}
            aria-label={`第 ${each} 页`}
            aria-current={each === page ? 'page' : undefined}
          >
            {each}
          </button>
        </Fragment>
      ))}
      <button {...to(page + 1)} disabled={page >= last}>
        <span className={styles.word}>下一页</span>
        <ChevronRight className={styles.sign} size={18} aria-hidden />
      </button>
    </nav>
  )
}
