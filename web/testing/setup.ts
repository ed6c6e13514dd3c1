import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// What is waited for comes in a moment; a machine that has other work to do is no fault.
configure({ asyncUtilTimeout: 5_000 })

// jsdom has neither modal dialogs nor media queries; these stand-ins do what the components rely on.
// oxlint-disable-next-line typescript/unbound-method -- it is looked for, not called
HTMLDialogElement.prototype.showModal ??= function open(this: HTMLDialogElement) {
  this.open = true
}
// oxlint-disable-next-line typescript/unbound-method -- it is looked for, not called
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false
  this.dispatchEvent(new Event('close'))
}
window.matchMedia ??= (query: string) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  }) as MediaQueryList

// Files share one window, which is expensive to make; what the file before left in it is taken away, and its modules are
// read anew, so that no file sees another's session, messages or mocks.
vi.resetModules()
vi.useRealTimers()
vi.unstubAllGlobals()
vi.restoreAllMocks()
window.localStorage.clear()
window.sessionStorage.clear()
window.history.replaceState(null, '', '/')
document.head.replaceChildren()
document.body.replaceChildren()
for (const element of [document.documentElement, document.body])
  for (const name of element.getAttributeNames()) element.removeAttribute(name)

// jsdom serves all frames by one interval: begun under fake timers it would never fire again for the files that follow.
window.requestAnimationFrame = (callback) =>
  Number(setTimeout(() => callback(performance.now()), 16))
window.cancelAnimationFrame = (handle) => clearTimeout(handle)

afterEach(cleanup)

// jsdom lays nothing out: nothing is ever in sight unless a test says so.
window.IntersectionObserver ??= class implements IntersectionObserver {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  disconnect = () => undefined
  observe = () => undefined
  takeRecords = () => []
  unobserve = () => undefined
}
