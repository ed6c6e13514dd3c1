import { served } from '#session'
import { type ComponentType, type ReactNode, Suspense, useEffect } from 'react'
import { Boundary } from './boundary.tsx'
import { late } from './late.tsx'
import type { PageHandle } from './page.tsx'

const Outside = ({ title, Content }: { title: string; Content: ComponentType }) => {
  useEffect(() => {
    const { School: school } = served()
    document.title = school ? `${title} · ${school.PlatformName || school.Name}` : title
  }, [title])
  return <Content />
}

/** A page outside the product's shell, which may be shown without a school or a session. */
export const outside = (
  title: string,
  fetchCode: () => Promise<ComponentType>,
): { element: ReactNode; handle: PageHandle } => {
  const { Late, load } = late(fetchCode)
  return {
    handle: { load, prepare: () => void load().catch(() => undefined) },
    element: (
      <Boundary>
        <Suspense>
          <Outside title={title} Content={Late} />
        </Suspense>
      </Boundary>
    ),
  }
}
