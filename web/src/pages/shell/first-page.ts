import { matchRoutes, type RouteObject } from 'react-router'
import { isHandle } from './page.tsx'

const longEnoughMs = 2000

/**
 * Waits for the code of the page that the address names, 2 s at most: drawn without it, the shell would stand for a
 * moment over bones, and be drawn again.
 */
export const firstPage = async (routes: RouteObject[], pathname: string): Promise<void> => {
  const handle: unknown = matchRoutes(routes, pathname)?.at(-1)?.route.handle
  if (!isHandle(handle)) return
  await Promise.race([
    // What did not come is asked for again, and told, when the page is drawn.
    handle.load().catch(() => undefined),
    new Promise((resolve) => {
      setTimeout(resolve, longEnoughMs)
    }),
  ])
}
