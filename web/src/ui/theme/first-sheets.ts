const stands = (preload: HTMLLinkElement) =>
  new Promise<void>((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.crossOrigin = preload.crossOrigin
    link.href = preload.href
    link.addEventListener('load', () => resolve())
    // Without it the page is plain; without the page there is nothing.
    link.addEventListener('error', () => resolve())
    document.head.append(link)
  })

/**
 * Puts the sheets that index.html asked for beforehand into its head, and resolves when they stand. To be called before
 * any page is asked for: a page's own sheets are appended to the head, and must come after those they refine.
 */
export const wearFirstSheets = async (): Promise<void> => {
  const preloads = document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=style]')
  await Promise.all([...preloads].map(stands))
}
