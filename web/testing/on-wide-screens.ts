import { vi } from 'vitest'

/** From now on, every media query that asks for a least width holds. */
export const onWideScreens = () =>
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: query.includes('min-width'),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    } as unknown as MediaQueryList),
  )
