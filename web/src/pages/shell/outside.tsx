import { served } from '#session'
import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { Boundary } from './boundary.tsx'

const Outside = ({ title, Content }: { title: string; Content: ComponentType }) => {
  useEffect(() => {
    const { School: school } = served()
    document.title = school ? `${title} · ${school.PlatformName || school.Name}` : title
  }, [title])
  return <Content />
}

/** A page outside the product's shell, which may be shown without a school or a session. */
export const outside = (title: string, load: () => Promise<ComponentType>) => {
  const Content = lazy(async () => ({ default: await load() }))
  return (
    <Boundary>
      <Suspense>
        <Outside title={title} Content={Content} />
      </Suspense>
    </Boundary>
  )
}
