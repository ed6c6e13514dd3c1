import { told } from '#ui'
import type { QueryClient } from '@tanstack/react-query'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import type { PageRule } from './admission.ts'
import { useArrival } from './arrival.ts'
import { Boundary } from './boundary.tsx'
import { Coming } from './coming.tsx'
import { Guard } from './guard.tsx'

/** An address that may be visited next, taken apart. */
export type Visit = {
  readonly params: Readonly<Record<string, string | undefined>>
  readonly query: URLSearchParams
}

/** Asks for what a page will show, before it is visited. */
export type Warm = (queries: QueryClient, visit: Visit) => void

/** What the table of routes knows of a page besides how it looks. */
export type PageHandle = {
  /** Fetches the page's code and what it will show. */
  readonly prepare: (queries: QueryClient, visit: Visit) => void
}

/** How many pages' code is on the way. */
export const onTheWay = told(0)

// The count changes after the render that asked for the code: a component may not be told to draw while another is drawing.
const count = (by: number) => queueMicrotask(() => onTheWay.set(onTheWay.get() + by))

const Titled = ({ title, Content }: { title: string | undefined; Content: ComponentType }) => {
  useArrival(title)
  return <Content />
}

/**
 * A page of the table of routes: its rule is kept, its code comes when it is first shown (or when somebody is about to
 * go there, together with what `warm` asks for), and its fall stays its own.
 */
export const page = (
  rule: PageRule,
  load: () => Promise<ComponentType>,
  warm?: () => Promise<Warm>,
): { element: ReactNode; handle: PageHandle } => {
  const Content = lazy(async () => {
    count(1)
    try {
      return { default: await load() }
    } finally {
      count(-1)
    }
  })
  const prepare: PageHandle['prepare'] = (queries, visit) => {
    // What cannot be had now is asked for again, and told, on arrival.
    load().catch(() => undefined)
    warm?.()
      .then((ask) => ask(queries, visit))
      .catch(() => undefined)
  }
  return {
    handle: { prepare },
    element: (
      <Boundary>
        <Guard rule={rule}>
          <Suspense fallback={<Coming />}>
            <Titled title={rule.title} Content={Content} />
          </Suspense>
        </Guard>
      </Boundary>
    ),
  }
}
