import { lazy, Suspense } from 'react'
import type { ComboBoxFieldProps } from './combo-box-field.tsx'
import { Skeleton } from '../display/skeleton.tsx'

const Field = lazy(() =>
  import('./combo-box-field.tsx').then((module) => ({ default: module.ComboBoxField })),
)

/** One of many, found by typing: asked for as one types, or out of what is on hand. Its code comes when it is first shown. */
export const ComboBox = (props: ComboBoxFieldProps) => (
  <Suspense fallback={<Skeleton height={props.quiet ? '44px' : '74px'} shape="block" />}>
    <Field {...props} />
  </Suspense>
)
