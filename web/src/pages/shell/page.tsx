import type { QueryClient } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, Suspense } from 'react'
import type { PageRule } from './admission.ts'
import { useArrival } from './arrival.ts'
import { Boundary } from './boundary.tsx'
import { Coming } from './coming.tsx'
import { Guard } from './guard.tsx'
import { late } from './late.tsx'

/** An address that may be visited next, taken apart. */
export type Visit = {
  readonly params: Readonly<Record<string, string | undefined>>
  readonly query: URLSearchParams
}

/** Asks for what a page will show, before it is visited. */
export type Warm = (queries: QueryClient, visit: Visit) => void

/** What the table of routes knows of a page besides how it looks. */
export type PageHandle = {
  /** Fetches the page's code; it may fail, as the network may. */
  readonly load: () => Promise<unknown>
  /** Fetches the page's code and what it will show. */
  readonly prepare: (queries: QueryClient, visit: Visit) => void
}

/** Whether a route's handle is a page's. */
export const isHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'prepare' in handle

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
  fetchCode: () => Promise<ComponentType>,
  warm?: () => Promise<Warm>,
): { element: ReactNode; handle: PageHandle } => {
  const { Late, load } = late(fetchCode)
  const prepare: PageHandle['prepare'] = (queries, visit) => {
    // What cannot be had now is asked for again, and told, on arrival.
    load().catch(() => undefined)
    warm?.()
      .then((ask) => ask(queries, visit))
      .catch(() => undefined)
  }
  return {
    handle: { load, prepare },
    element: (
      <Boundary>
        <Guard rule={rule}>
          <Suspense fallback={<Coming />}>
            <Titled title={rule.title} Content={Late} />
          </Suspense>
        </Guard>
      </Boundary>
    ),
  }
}
