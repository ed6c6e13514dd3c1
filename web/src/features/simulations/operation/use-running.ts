import { useEffect, useState } from 'react'

/** A clock of virtual seconds up to an end: it runs so many times as fast as the world, stands, or is put somewhere. */
export const useRunning = (end: number, speed: number) => {
  const [clock, setClock] = useState(0)
  const [runs, setRuns] = useState(false)
  const isOver = clock >= end
  useEffect(() => {
    if (!runs || isOver) return
    let before = performance.now()
    // Ten times a second is as often as anything changes.
    const timer = setInterval(() => {
      const now = performance.now()
      const passed = ((now - before) / 1000) * speed
      before = now
      setClock((at) => Math.min(end, at + passed))
    }, 100)
    return () => clearInterval(timer)
  }, [runs, speed, end, isOver])
  return {
    clock,
    runs: runs && !isOver,
    run: () => {
      if (isOver) setClock(0)
      setRuns(isOver || !runs)
    },
    seek: (to: number) => {
      setRuns(false)
      setClock(to)
    },
  }
}
