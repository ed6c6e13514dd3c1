import { isStill } from '#ui'
import { useEffect, useState, type RefObject } from 'react'
import type { Wanted } from '../body/build.ts'
import type { BodyView } from './stage.ts'

/** The stage on its way: `bare` where this browser cannot draw, `lost` where it stopped doing so. */
export type Opening =
  | { readonly is: 'loading' }
  | { readonly is: 'there'; readonly stage: BodyView }
  | { readonly is: 'lost' }

/** Whether this browser can draw in three dimensions. */
export const canDraw = (): boolean => {
  try {
    const context = document.createElement('canvas').getContext('webgl2')
    context?.getExtension('WEBGL_lose_context')?.loseContext()
    return context !== null
  } catch {
    return false
  }
}

/** Fetches what draws, while the session is still on its way. */
export const fetchStage = (): void => {
  void import('./stage.ts').catch(() => undefined)
  void import('./bodies.ts').then(
    ({ wakeBuilder }) => wakeBuilder(),
    () => undefined,
  )
}

/** Has a body built, beside the opening of the stage. */
export const buildAhead = ({ figure, posture, dress }: Wanted): void =>
  void import('./bodies.ts')
    .then(({ builtBody }) => builtBody({ figure, posture, dress }))
    .catch(() => undefined)

const loading: Opening = { is: 'loading' }
const lost: Opening = { is: 'lost' }

/** Opens the stage on the canvas of a box that it fills. */
export const useStage = (
  box: RefObject<HTMLElement | null>,
  canvas: RefObject<HTMLCanvasElement | null>,
): Opening => {
  const [opening, setOpening] = useState<Opening>(loading)
  useEffect(() => {
    const [place, paper] = [box.current, canvas.current]
    if (!place || !paper) return
    let [gone, stage] = [false, undefined as BodyView | undefined]
    const watch = new ResizeObserver(() => stage?.resize(place.clientWidth, place.clientHeight))
    const lose = (event: Event) => {
      event.preventDefault()
      if (!gone) setOpening(lost)
    }
    paper.addEventListener('webglcontextlost', lose)
    void import('./stage.ts')
      .then(({ openStage }) => {
        if (gone) return
        stage = openStage(paper, isStill())
        stage.resize(place.clientWidth, place.clientHeight)
        watch.observe(place)
        setOpening({ is: 'there', stage })
      })
      .catch(() => !gone && setOpening(lost))
    return () => {
      gone = true
      watch.disconnect()
      paper.removeEventListener('webglcontextlost', lose)
      stage?.close()
    }
  }, [box, canvas])
  return opening
}
