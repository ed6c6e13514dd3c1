import { told } from '#ui'
import { type ComponentType, lazy, Suspense } from 'react'
import type { PageRule } from './admission.ts'
import { useArrival } from './arrival.ts'
import { Boundary } from './boundary.tsx'
import { Coming } from './coming.tsx'
import { Guard } from './guard.tsx'

/** How many pages' code is on the way. */
export const onTheWay = told(0)

// The count changes after the render that asked for the code: a component may not be told to draw while another is drawing.
const count = (by: number) => queueMicrotask(() => onTheWay.set(onTheWay.get() + by))

const Titled = ({ title, Content }: { title: string | undefined; Content: ComponentType }) => {
  useArrival(title)
  return <Content />
}

/** A page of the table of routes: its rule is kept, its code comes when it is first shown, and its fall stays its own. */
export const page = (rule: PageRule, load: () => Promise<ComponentType>) => {
  const Content = lazy(async () => {
    count(1)
    try {
      return { default: await load() }
    } finally {
      count(-1)
    }
  })
  return (
    <Boundary>
      <Guard rule={rule}>
        <Suspense fallback={<Coming />}>
          <Titled title={rule.title} Content={Content} />
        </Suspense>
      </Guard>
    </Boundary>
  )
}
