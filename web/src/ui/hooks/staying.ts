/** The state of a navigation within a page: where one has scrolled to stays where it is. */
export const staying = { staying: true } as const

/** Whether a navigation was one within a page. */
export const isStaying = (state: unknown) =>
  typeof state === 'object' && state !== null && 'staying' in state
