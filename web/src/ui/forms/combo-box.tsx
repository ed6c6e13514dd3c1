import { lazy, Suspense } from 'react'
import type { ComboBoxFieldProps } from './combo-box-field.tsx'
import { Bone } from '../display/skeleton.tsx'

const Field = lazy(() =>
  import('./combo-box-field.tsx').then((module) => ({ default: module.ComboBoxField })),
)

/** One of many that are found by typing; what fits is asked for as one types. Its code comes when it is first shown. */
export const ComboBox = (props: ComboBoxFieldProps) => (
  <Suspense fallback={<Bone height="74px" shape="block" />}>
    <Field {...props} />
  </Suspense>
)
