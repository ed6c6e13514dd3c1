import './ui/theme/base.css'
import './ui/theme/print.css'
import { CallError } from '#call'
import { wearKeptPreferences } from '#identity'
import { keepPicture } from '#resources'
import { SessionPlaces, startSession, takePreviewLink, watchPerson } from '#session'
import { PictureUpload, Places, wearFirstSheets, wearSchoolColours } from '#ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './pages/shell/app.tsx'
import { firstPage } from './pages/shell/first-page.ts'
import { LibraryInTexts } from './pages/shell/library-in-texts.tsx'
import { routes } from './routes.tsx'

const freshMs = 30_000

/** An answer is final when the server gave one; only what never arrived is worth a second try. */
const worthRetrying = (failures: number, error: Error) =>
  failures < 1 && error instanceof CallError && error.http === 0

const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: freshMs,
      retry: worthRetrying,
      refetchOnWindowFocus: false,
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
})

// What one person was shown must not be seen by the next.
const forget = () => {
  queries.removeQueries({ type: 'inactive' })
  void queries.resetQueries()
}

const start = async () => {
  takePreviewLink()
  wearKeptPreferences()
  const dressed = wearFirstSheets()
  const coming = firstPage(routes, window.location.pathname)
  const { School: school } = await startSession()
  wearSchoolColours(school?.ThemeColour ?? '')
  watchPerson(forget)
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  await Promise.all([dressed, coming])
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <BrowserRouter>
          <PictureUpload value={keepPicture}>
            <LibraryInTexts>
              <App routes={routes} />
            </LibraryInTexts>
          </PictureUpload>
          <SessionPlaces />
          <Places />
        </BrowserRouter>
      </QueryClientProvider>
    </StrictMode>,
  )
}

void start()
