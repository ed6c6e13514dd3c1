/** How long some bytes of the server took, and how far this computer's clock is behind the server's; both in ms. */
export type Measured = { readonly ms: number; readonly offsetMs: number }

const timeOutMs = 20_000

/** Fetches bytes that mean nothing from the school's own server, 4 MiB at most; throws when none come within 20 s. */
export const fetchSome = async (bytes: number, signal: AbortSignal): Promise<Measured> => {
  const wall = Date.now()
  const began = performance.now()
  const response = await fetch(`/speed/${bytes}`, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeOutMs)]),
    credentials: 'omit',
    cache: 'no-store',
    redirect: 'error',
  })
  if (!response.ok) throw new Error(`${response.status}`)
  const server = Number(response.headers.get('X-Server-Time'))
  const headMs = performance.now() - began
  await response.arrayBuffer()
  // The server wrote its time about half way between asking and answering.
  return { ms: performance.now() - began, offsetMs: server - (wall + headMs / 2) }
}
