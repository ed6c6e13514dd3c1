/**
 * The service worker of pages that may be loaded anew without network: it has the page as it was last served and the built
 * files that it asked for, and answers with them where the network does not. It keeps nothing that anybody was told.
 */
type LastingEvent = Event & { readonly waitUntil: (work: Promise<unknown>) => void }
type FetchEvent = LastingEvent & {
  readonly request: Request
  readonly respondWith: (answer: Promise<Response>) => void
}
type KeepEvent = LastingEvent & {
  readonly data: { readonly page: string; readonly files: readonly string[] }
  readonly ports: readonly MessagePort[]
}
type PageWorker = {
  readonly skipWaiting: () => Promise<void>
  readonly clients: { readonly claim: () => Promise<void> }
  readonly addEventListener: {
    (kind: 'install' | 'activate', work: (event: LastingEvent) => void): void
    (kind: 'fetch', work: (event: FetchEvent) => void): void
    (kind: 'message', work: (event: KeepEvent) => void): void
  }
}

const worker = globalThis as unknown as PageWorker
const cacheName = 'kept-page'
const patienceMs = 10_000
const brokenFrom = 500

/** Under its path alone: what stands behind the question mark is read by the page. */
const keyOf = (address: string): string => new URL(address).pathname

/** The page without the moment at which it was served: that would set its clock wrong when it is shown later. */
const timeless = async (page: Response): Promise<Response> =>
  new Response((await page.text()).replace(/"ServerTime":\d+/, '"ServerTime":0'), {
    status: page.status,
    headers: page.headers,
  })

const keep = async ({ page, files }: KeepEvent['data']): Promise<boolean> => {
  const cache = await caches.open(cacheName)
  const served = await fetch(page, { cache: 'no-store' })
  if (!served.ok) return false
  const known = new Set((await cache.keys()).map(({ url }) => url))
  await cache.addAll(files.filter((file) => !known.has(file)))
  await cache.put(keyOf(page), await timeless(served))
  // Files of a release that is gone.
  const wanted = new Set([...files, new URL(keyOf(page), page).href])
  for (const request of await cache.keys())
    if (!wanted.has(request.url)) await cache.delete(request)
  return true
}

const page = async (request: Request): Promise<Response> => {
  const kept = await (await caches.open(cacheName)).match(keyOf(request.url))
  if (!kept) return fetch(request)
  try {
    const served = await fetch(request, { signal: AbortSignal.timeout(patienceMs) })
    return served.status < brokenFrom ? served : kept
  } catch {
    return kept
  }
}

const file = async (request: Request): Promise<Response> =>
  (await (await caches.open(cacheName)).match(request.url)) ?? fetch(request)

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
worker.addEventListener('message', (event) => {
  const [answer] = event.ports
  event.waitUntil(
    keep(event.data)
      .catch(() => false)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no origin
      .then((isKept) => answer?.postMessage(isKept)),
  )
})
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== globalThis.location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (pathname.startsWith('/assets/')) event.respondWith(file(request))
})
