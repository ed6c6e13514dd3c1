import { lazy, Suspense } from 'react'
import { Boundary } from '../shell/boundary.tsx'
import { Coming } from '../shell/coming.tsx'

const Centre = lazy(() =>
  import('./personal-centre.tsx').then((module) => ({ default: module.PersonalCentre })),
)

/** What the pages of the personal centre stand in; its code comes with the first of them. */
export const personalCentre = (
  <Boundary>
    <Suspense fallback={<Coming />}>
      <Centre />
    </Suspense>
  </Boundary>
)
