const awakeMs = 120_000
const longestStepMs = 2000

/** Counts the seconds in which somebody really attends: the page is seen, and something was done or played within 2 minutes. */
export const attentionOf = (isSeen: () => boolean) => {
  let lastSign = Number.NEGATIVE_INFINITY
  let lastTick: number | undefined
  let heldMs = 0
  return {
    /** A sign of life: a key, a touch, a scroll, a video that plays. */
    sign: (now: number) => {
      lastSign = now
    },
    /** Called about once a second; a longer gap (a sleeping computer) counts as 2 s at most. */
    tick: (now: number) => {
      const passed =
        lastTick === undefined ? 0 : Math.min(longestStepMs, Math.max(0, now - lastTick))
      lastTick = now
      if (isSeen() && now - lastSign <= awakeMs) heldMs += passed
    },
    /** Hands over the whole seconds so far, `most` at most. */
    take: (most: number): number => {
      const seconds = Math.min(most, Math.floor(heldMs / 1000))
      heldMs -= seconds * 1000
      return seconds
    },
    /** Puts back seconds that could not be told. */
    putBack: (seconds: number) => {
      heldMs += seconds * 1000
    },
  }
}
