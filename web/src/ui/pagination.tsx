import { Fragment } from 'react'
import look from './pagination.module.css'

/** The pages worth a button: first, last and the neighbours of the current one. */
const worthShowing = (page: number, last: number) =>
  Array.from({ length: last }, (_, index) => index + 1).filter(
    (each) => each === 1 || each === last || Math.abs(each - page) <= 1,
  )

/** Pages of a list, from 1; absent when everything fits on one. */
export const Pagination = ({
  page,
  size,
  total,
  onPage,
}: {
  page: number
  size: number
  total: number
  onPage: (page: number) => void
}) => {
  if (total <= size) return null
  const last = Math.ceil(total / size)
  const shown = worthShowing(page, last)
  return (
    <nav className={look.pages} aria-label="分页">
      <button
        type="button"
        className={look.page}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        上一页
      </button>
      {shown.map((each, index) => (
        <Fragment key={each}>
          {index > 0 && each - (shown[index - 1] ?? 0) > 1 && (
            <span className={look.gap} aria-hidden="true">
              …
            </span>
          )}
          <button
            type="button"
            className={look.page}
            aria-label={`第 ${each} 页`}
            aria-current={each === page ? 'page' : undefined}
            onClick={() => onPage(each)}
          >
            {each}
          </button>
        </Fragment>
      ))}
      <button
        type="button"
        className={look.page}
        disabled={page >= last}
        onClick={() => onPage(page + 1)}
      >
        下一页
      </button>
    </nav>
  )
}
