import address from './page-worker.ts?worker&url'

const patienceMs = 30_000

/** The built files that this page has asked for so far. */
const filesOfPage = (): string[] => {
  const begins = `${window.location.origin}/assets/`
  const resources = performance.getEntriesByType('resource').map(({ name }) => name)
  const named = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(
    ({ src }) => src,
  )
  const linked = [...document.querySelectorAll<HTMLLinkElement>('link[href]')].map(
    ({ href }) => href,
  )
  return [...new Set([...resources, ...named, ...linked])].filter((file) => file.startsWith(begins))
}

const activeOf = async (registration: ServiceWorkerRegistration): Promise<ServiceWorker> => {
  const coming = registration.installing ?? registration.waiting
  if (!coming && registration.active) return registration.active
  if (!coming) throw new Error('no worker')
  await new Promise<void>((resolve, reject) => {
    const look = () => {
      if (coming.state === 'activated') resolve()
      if (coming.state === 'redundant') reject(new Error('the worker was replaced'))
    }
    coming.addEventListener('statechange', look)
    look()
  })
  return coming
}

/**
 * Has the browser keep this page, so that it can be loaded anew without network; `trusted` makes the address of a built script one
 * that may be run. Resolves to whether it is kept: over plain HTTP browsers keep none.
 */
export const keepPage = async (trusted: (address: string) => string): Promise<boolean> => {
  if (!('serviceWorker' in navigator)) return false
  try {
    const { pathname } = window.location
    const registration = await navigator.serviceWorker.register(trusted(address), {
      scope: pathname,
    })
    const active = await activeOf(registration)
    const channel = new MessageChannel()
    return await new Promise<boolean>((resolve) => {
      setTimeout(() => resolve(false), patienceMs)
      channel.port1.addEventListener('message', ({ data }) => resolve(data === true))
      channel.port1.start()
      active.postMessage({ page: window.location.href, files: filesOfPage() }, [channel.port2])
    })
  } catch {
    return false
  }
}
