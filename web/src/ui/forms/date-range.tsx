import { lazy, Suspense } from 'react'
import type { DateRangeFieldProps } from './date-range-field.tsx'
import { Skeleton } from '../display/skeleton.tsx'

const Field = lazy(() =>
  import('./date-range-field.tsx').then((module) => ({ default: module.DateRangeField })),
)

/** A first and a last day, typed or chosen in a calendar; both YYYY-MM-DD, or both empty. Its code comes when it is first shown. */
export const DateRange = (props: DateRangeFieldProps) => (
  <Suspense fallback={<Skeleton width="286px" height="40px" shape="block" />}>
    <Field {...props} />
  </Suspense>
)
