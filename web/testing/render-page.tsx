import { beginSession, endSession, startSession } from '#session'
import { Places } from '#ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { Session } from '@xinglin/contract/identity'
import type { School } from '@xinglin/contract/schools'
import type { ReactNode } from 'react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router'
import { aSchool } from './a-school.ts'

const Address = () => {
  const { pathname, search } = useLocation()
  return <output data-testid="address">{pathname + search}</output>
}

const serve = (school: School | null, trouble: string | null) => {
  document.getElementById('served')?.remove()
  const script = document.createElement('script')
  script.type = 'application/json'
  script.id = 'served'
  script.textContent = JSON.stringify({
    School: school,
    Trouble: trouble,
    ServerTime: Date.now(),
    Encryption: false,
    Insecure: false,
  })
  document.head.append(script)
}

type Circumstances = {
  readonly at?: string
  /** Addresses at which the page is shown; all unless said. */
  readonly path?: string
  readonly school?: School | null
  readonly trouble?: string | null
  readonly who?: Session
}

/** Shows something as a page of a school would, signed in or not; the address stands in `address`. */
export const renderPage = async (
  page: ReactNode,
  { at = '/', path = '*', school = aSchool(), trouble = null, who }: Circumstances = {},
) => {
  serve(school, trouble)
  endSession()
  await startSession()
  if (who) beginSession(who)
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route path={path} element={page} />
          <Route path="*" element={null} />
        </Routes>
        <Address />
        <Places />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}
