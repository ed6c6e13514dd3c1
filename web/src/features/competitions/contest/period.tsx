import { momentOf } from '#ui'
import look from './period.module.css'

/** A time from one moment to another; what is not set says so. */
export const Period = ({ from, to }: { from: string | null; to: string | null }) =>
  from && to ? (
    <>
      <span className={look.moment}>{momentOf(from)}</span> 至{' '}
      <span className={look.moment}>{momentOf(to)}</span>
    </>
  ) : (
    '待定'
  )
