import { useEffect, useState } from 'react'
import { isStill } from '../theme/comfort.ts'
import { VisuallyHidden } from '../theme/visually-hidden.tsx'

const lastsMs = 900

/** How a figure stands in a tile: thousands separated. */
export const figure = (value: number) => String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')

/** A figure that counts up once when it arrives; at once where motion is not wanted, and always exact for screen readers. */
export const CountUp = ({ value }: { value: number }) => {
  const [calm] = useState(isStill)
  const [shown, setShown] = useState(0)
  useEffect(() => {
    if (calm) return undefined
    let frame = 0
    const began = performance.now()
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - began) / lastsMs))
      setShown(Math.round(value * (1 - (1 - part) ** 3)))
      if (part < 1) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [value, calm])
  return (
    <>
      <span aria-hidden="true">{figure(calm ? value : shown)}</span>
      <VisuallyHidden>{figure(value)}</VisuallyHidden>
    </>
  )
}
