import { Skeleton, Chips } from '#ui'
import { type CourseFilters, type Kind, noFilters } from './course-filters.ts'
import styles from './filter-rows.module.css'
import type { Conditions } from './standing.ts'

type Choose = (by: Partial<CourseFilters>) => void

const all = (value: number) => ({ value: String(value), name: '全部' })

const options = (choices: Conditions['TypeModel']) =>
  choices.map(({ Id, Name }) => ({ value: String(Id), name: Name }))

const Row = ({
  name,
  choices,
  none,
  chosen,
  onChoose,
}: {
  name: string
  choices: Conditions['TypeModel']
  /** The number that stands for all. */
  none: number
  chosen: number
  onChoose: (choice: number) => void
}) => (
  <div className={styles.row}>
    <span className={styles.name} aria-hidden="true">
      {name}
    </span>
    <Chips
      quiet
      label={name}
      options={[all(none), ...options(choices.filter(({ Id }) => Id !== none))]}
      chosen={String(chosen)}
      onChoose={(value) => onChoose(Number(value))}
    />
  </div>
)

/** What narrows a list beside its place: the kind of course, and for whom it is. */
export const FilterRows = ({
  conditions,
  filters,
  onChoose,
}: {
  conditions: Conditions
  filters: CourseFilters
  onChoose: Choose
}) => (
  <div className={styles.rows}>
    <Row
      name="课程类型"
      choices={conditions.TypeModel}
      none={noFilters.kind}
      chosen={filters.kind}
      onChoose={(kind) => onChoose({ kind: kind as Kind })}
    />
    <Row
      name="适用对象"
      choices={conditions.ApplicableModel}
      none={noFilters.audience}
      chosen={filters.audience}
      onChoose={(audience) => onChoose({ audience })}
    />
  </div>
)

/** Rows to come. */
export const FilterRowsBones = () => (
  <div className={styles.rows} aria-hidden="true">
    <Skeleton width="70%" height="32px" shape="block" />
    <Skeleton width="78%" height="32px" shape="block" />
  </div>
)

/** The orders of a list, one of which holds. */
export const OrderChips = ({
  orders,
  chosen,
  onChoose,
}: {
  orders: Conditions['OrderModel']
  chosen: number
  onChoose: Choose
}) => (
  <Chips
    quiet
    label="排序"
    options={options(orders)}
    chosen={String(chosen)}
    onChoose={(order) => onChoose({ order: Number(order) })}
  />
)
