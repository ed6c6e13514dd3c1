import { served, setWay } from '#session'
import { useLayoutEffect } from 'react'
import { Navigate, type RouteObject, useLocation, useNavigate, useRoutes } from 'react-router'
import { useEager } from './eager.ts'
import { useScroll } from './scroll.ts'

const troublePage = '/errpage'

/** The product, page by page; without a school there is the error page alone, which remembers where one wanted to go. */
export const App = ({ routes }: { routes: RouteObject[] }) => {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const shown = useRoutes(routes)
  useLayoutEffect(() => setWay((to) => void navigate(to)), [navigate])
  useScroll()
  useEager(routes)
  if (served().School || pathname === troublePage) return shown
  return <Navigate to={`${troublePage}?from=${encodeURIComponent(pathname + search)}`} replace />
}
