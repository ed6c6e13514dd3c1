import { lazy, Suspense } from 'react'
import { SkeletonText } from '../display/skeleton.tsx'
import type { SortListRowsProps } from './sort-list-rows.tsx'

const Rows = lazy(() =>
  import('./sort-list-rows.tsx').then((module) => ({ default: module.SortListRows })),
)

/** A list that people put into an order: by dragging, by the keyboard, by the buttons of each row. Its code comes when it is first shown. */
export const SortList = (props: SortListRowsProps) => (
  <Suspense fallback={<SkeletonText lines={4} />}>
    <Rows {...props} />
  </Suspense>
)
