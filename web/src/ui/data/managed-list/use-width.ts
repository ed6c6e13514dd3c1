import { useLayoutEffect, useRef, useState } from 'react'

/** A ref and how wide its element is, in the pixels of a page whose letters are as usual; 0 until it is measured. */
export const useWidth = () => {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const measure = () => {
      const larger = Number(getComputedStyle(element).getPropertyValue('--larger')) || 1
      setWidth(Math.floor(element.clientWidth / larger))
    }
    measure()
    if (!('ResizeObserver' in window)) return undefined
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [])
  return [ref, width] as const
}
