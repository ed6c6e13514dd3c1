type Policy = NonNullable<ReturnType<NonNullable<typeof window.trustedTypes>['createPolicy']>>

const never = (): never => {
  throw new TypeError('text becomes no script')
}

// Files that people upload lie on this origin too: a worker is only ever made of what was built with the pages.
const ours = (address: string): string => {
  const { origin, pathname } = new URL(address, window.location.href)
  const built = pathname.startsWith('/assets/') || import.meta.env.DEV
  return origin === window.location.origin && built ? address : never()
}

/**
 * The one policy that may turn text into markup or into a worker's address. Markup it does nothing to, because
 * DOMPurify parses into a document of its own that never runs anything, and hands back a cleaned tree.
 */
export const policy: Policy | undefined = window.trustedTypes?.createPolicy('xinglin-html', {
  createHTML: (html: string) => html,
  createScript: never,
  createScriptURL: ours,
})

/** The address of a script that was built with the pages, as one that may be run. */
export const builtScript = (address: string): string =>
  // The library's types know no trusted address yet; where there are Trusted Types the browser takes no other.
  (policy?.createScriptURL(address) ?? address) as unknown as string

/** A worker of a module that was built with the pages. */
export const builtWorker = (address: string): Worker =>
  new Worker(builtScript(address), { type: 'module' })
