import type { WebGLRenderer } from 'three'

// Slower than this, pictures in motion are drawn coarser, and finely again as soon as nothing moves.
const slow = 36
const coarsest = 0.5
const settledAfter = 240

/** Draws when it is asked to and not otherwise, as finely as the machine keeps up with. */
export const pacing = (renderer: WebGLRenderer, draw: (now: number) => boolean) => {
  const finest = Math.min(2, window.devicePixelRatio || 1)
  let [requestedFrame, closed, last, coarse] = [0, false, 0, 1]
  let settle: ReturnType<typeof setTimeout> | undefined
  const refine = () => {
    if (closed) return
    coarse = 1
    renderer.setPixelRatio(finest)
    draw(performance.now())
  }
  const frame = (now: number) => {
    requestedFrame = 0
    if (closed) return
    const took = now - last
    last = now
    if (took > slow && took < 500 && coarse > coarsest) {
      coarse = Math.max(coarsest, coarse * 0.75)
      renderer.setPixelRatio(finest * coarse)
    }
    const goesOn = draw(now)
    clearTimeout(settle)
    if (goesOn) ask()
    else if (coarse < 1) settle = setTimeout(refine, settledAfter)
  }
  const ask = () => {
    if (requestedFrame === 0 && !closed) requestedFrame = requestAnimationFrame(frame)
  }
  return {
    ask,
    /** At once: a canvas that was resized is empty. */
    size(width: number, height: number) {
      renderer.setPixelRatio(finest * coarse)
      renderer.setSize(width, height, false)
      draw(performance.now())
    },
    close() {
      closed = true
      cancelAnimationFrame(requestedFrame)
      clearTimeout(settle)
    },
  }
}
