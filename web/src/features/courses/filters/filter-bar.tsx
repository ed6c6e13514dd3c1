import { Button } from '#ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { RotateCw, SlidersHorizontal } from 'lucide-react'
import type { RefObject } from 'react'
import { choicesIn, type CourseFilters } from './course-filters.ts'
import styles from './filter-bar.module.css'
import { OrderChips } from './filter-rows.tsx'
import type { Conditions } from './standing.ts'

/** The head of a list: how many there are, in which order, and on small screens what opens the choices. */
export const FilterBar = ({
  head,
  count,
  filters,
  choices: { data: conditions, error, refetch },
  onChoose,
  onOpen,
}: {
  /** Where the focus goes when another page was turned to. */
  head: RefObject<HTMLHeadingElement | null>
  /** Empty as long as it is not known. */
  count: string
  filters: CourseFilters
  choices: UseQueryResult<Conditions>
  onChoose: (by: Partial<CourseFilters>) => void
  /** Opens the choices; absent where they are in sight. */
  onOpen: (() => void) | undefined
}) => {
  const chosen = choicesIn(filters)
  return (
    <div className={styles.bar}>
      <div aria-live="polite">
        <h2 className={styles.count} ref={head} tabIndex={-1}>
          {count ? (
            <>
              共 <strong>{count}</strong> 门课程{filters.page > 1 && `，第 ${filters.page} 页`}
            </>
          ) : (
            '课程列表'
          )}
        </h2>
      </div>
      {conditions && (
        <div className={styles.order}>
          <OrderChips orders={conditions.OrderModel} chosen={filters.order} onChoose={onChoose} />
        </div>
      )}
      {conditions && onOpen && (
        <Button
          className={styles.open}
          size="small"
          icon={<SlidersHorizontal size={16} aria-hidden />}
          aria-haspopup="dialog"
          onClick={onOpen}
        >
          筛选{chosen > 0 && `（${chosen}）`}
        </Button>
      )}
      {error && onOpen && (
        <Button
          className={styles.open}
          size="small"
          icon={<RotateCw size={15} aria-hidden />}
          onClick={() => void refetch()}
        >
          筛选加载失败，重试
        </Button>
      )}
    </div>
  )
}
