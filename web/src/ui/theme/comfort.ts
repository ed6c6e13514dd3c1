/** How somebody wants to read: the size of the text, and whether things may move. */
export type Comfort = {
  readonly text: 'normal' | 'large' | 'larger'
  /** `system` leaves motion to what the system asks for. */
  readonly motion: 'system' | 'reduced'
}

/** Puts it on the page at once: theme.css and base.css follow these attributes. */
export const wearComfort = ({ text, motion }: Comfort) => {
  const { dataset } = document.documentElement
  dataset['text'] = text
  dataset['motion'] = motion
}

/** Whether nothing should move: by the person's wish or the system's. */
export const isStill = () =>
  document.documentElement.dataset['motion'] === 'reduced' ||
  window.matchMedia('(prefers-reduced-motion: reduce)').matches
