import { createContext, use, useEffect, useRef } from 'react'

/** Draws something at each frame; given the seconds since the frame before. */
export type Draw = (seconds: number) => void

/** Those who draw at each frame. */
export class Frames {
  readonly #draws = new Set<Draw>()
  #last = 0
  #request = 0

  add(draw: Draw): () => void {
    this.#draws.add(draw)
    return () => void this.#draws.delete(draw)
  }

  /** Runs until the answer is called; `first` goes before all who draw. */
  run(first: Draw): () => void {
    const frame = (now: number) => {
      const seconds = this.#last === 0 ? 0 : (now - this.#last) / 1000
      this.#last = now
      first(seconds)
      for (const draw of this.#draws) draw(seconds)
      this.#request = requestAnimationFrame(frame)
    }
    this.#request = requestAnimationFrame(frame)
    return () => {
      cancelAnimationFrame(this.#request)
      this.#last = 0
    }
  }
}

/** The frames of the laboratory that something stands in. */
export const FramesContext = createContext(new Frames())

/** Draws at each frame with what was rendered last. */
export const useFrames = (draw: Draw): void => {
  const frames = use(FramesContext)
  const newest = useRef(draw)
  useEffect(() => {
    newest.current = draw
  })
  useEffect(() => frames.add((seconds) => newest.current(seconds)), [frames])
}
