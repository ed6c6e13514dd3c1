import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import styles from './column-heading.module.css'

/** What the rows are sorted by, and what hears of another wish; pressed again it turns round. */
export type Order = {
  readonly by: string
  readonly descending: boolean
  readonly onOrder: (by: string, descending: boolean) => void
}

/** How a column says by what the rows are sorted. */
export const sortOf = ({ by: now, descending }: Order, by: string) => {
  if (now !== by) return 'none'
  return descending ? 'descending' : 'ascending'
}

/** The name of a column; a button where the rows may be sorted by it. */
export const ColumnHeading = ({
  name,
  by,
  order,
}: {
  name: string
  by: string | undefined
  order: Order | undefined
}) => {
  if (!order || by === undefined) return name
  const isNow = order.by === by
  const Sign = isNow ? (order.descending ? ArrowDown : ArrowUp) : ChevronsUpDown
  return (
    <button
      type="button"
      className={styles.order}
      onClick={() => order.onOrder(by, isNow && !order.descending)}
    >
      {name}
      <Sign size={13} aria-hidden />
    </button>
  )
}
