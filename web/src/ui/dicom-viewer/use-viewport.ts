import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ReadFrame } from './frame-values.ts'
import { type Hand, type Measure, type OpenViewport, openViewport } from './open-viewport.ts'
import type { Frame, Window } from './study-series.ts'

/** A series in a viewport: where one is, how it looks, what was measured. */
export const useViewport = (
  place: RefObject<HTMLDivElement | null>,
  frames: readonly Frame[],
  read: ReadFrame,
  first: Window | undefined,
) => {
  const opened = useRef<OpenViewport>(undefined)
  const [at, setAt] = useState(0)
  const [window, setWindow] = useState<Window>()
  const [measures, setMeasures] = useState<readonly Measure[]>([])
  const [faults, setFaults] = useState<ReadonlySet<number>>(new Set())
  const [state, setState] = useState<'opening' | 'shown' | 'failed'>('opening')
  const [fault, setFault] = useState<unknown>()
  const [hand, setHand] = useState<Hand>('window')

  useEffect(() => {
    const element = place.current
    if (!element) return
    const begin = Math.floor((frames.length - 1) / 2)
    let isOver = false
    const open = async () => {
      try {
        const viewport = openViewport(element, frames, read, {
          onFrame: (next) => setAt(next),
          onWindow: setWindow,
          onMeasures: setMeasures,
          onFault: (one) => setFaults((all) => new Set([...all, one])),
        })
        opened.current = viewport
        viewport.take('window')
        await viewport.show(begin)
        if (isOver) return
        setAt(begin)
        if (first) viewport.setWindow(first)
        setState('shown')
      } catch (error) {
        if (isOver) return
        setFault(error)
        setState('failed')
      }
    }
    void open()
    return () => {
      isOver = true
      opened.current?.close()
      opened.current = undefined
      setMeasures([])
      setFaults(new Set())
      setHand('window')
    }
  }, [place, frames, read, first])

  const go = (next: number) => void opened.current?.go(next)
  return {
    at,
    window,
    measures,
    state,
    hand,
    fault,
    isFaulty: faults.has(at),
    go,
    setWindow: (next: Window) => opened.current?.setWindow(next),
    zoom: (by: number) => opened.current?.zoom(by),
    reset: () => opened.current?.reset(),
    take: (next: Hand) => {
      opened.current?.take(next)
      setHand(next)
    },
    removeMeasures: (one?: string) => opened.current?.removeMeasures(one),
  }
}
