import { isStill } from '#ui'
import { useEffect, useState, type RefObject } from 'react'
import type { ModelView } from './stage/stage.ts'

/** A model on its way to being drawn: `bare` where this browser cannot draw at all, `lost` where it stopped doing so. */
export type Opening =
  | { readonly is: 'loading' }
  | { readonly is: 'there'; readonly stage: ModelView }
  | { readonly is: 'bare' }
  | { readonly is: 'lost' }
  | { readonly is: 'broken' }

const loading: Opening = { is: 'loading' }
const bare: Opening = { is: 'bare' }

const canDraw = (): boolean => {
  try {
    const canvas = document.createElement('canvas')
    const context = canvas.getContext('webgl2')
    context?.getExtension('WEBGL_lose_context')?.loseContext()
    return context !== null
  } catch {
    return false
  }
}

/** Draws a model onto the canvas of a box that it fills; `turn` opens it anew. */
export const useStage = (
  box: RefObject<HTMLElement | null>,
  canvas: RefObject<HTMLCanvasElement | null>,
  address: string,
  turn: number,
): Opening => {
  const [able] = useState(canDraw)
  const [opened, setOpened] = useState<{ turn: number; opening: Opening }>()
  useEffect(() => {
    const [place, paper] = [box.current, canvas.current]
    if (!place || !paper || !able) return
    const setOpening = (opening: Opening) => setOpened({ turn, opening })
    let [gone, stage] = [false, undefined as ModelView | undefined]
    const size = () => stage?.resize(place.clientWidth, place.clientHeight)
    const watch = new ResizeObserver(size)
    const lose = (event: Event) => {
      event.preventDefault()
      setOpening({ is: 'lost' })
    }
    paper.addEventListener('webglcontextlost', lose)
    void import('./stage/stage.ts')
      .then(({ openStage }) => openStage(paper, address, { still: isStill() }))
      .then(
        (drawn) => {
          if (gone) return drawn.close()
          stage = drawn
          size()
          watch.observe(place)
          setOpening({ is: 'there', stage })
        },
        () => !gone && setOpening({ is: 'broken' }),
      )
    return () => {
      gone = true
      watch.disconnect()
      paper.removeEventListener('webglcontextlost', lose)
      stage?.close()
    }
  }, [box, canvas, address, turn, able])
  if (!able) return bare
  return opened?.turn === turn ? opened.opening : loading
}
