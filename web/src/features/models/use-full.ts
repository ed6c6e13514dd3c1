import { useEffect, useState, type RefObject } from 'react'

/** Whether a box fills the screen, and how that is changed; where the browser cannot, it fills the window. */
export const useFull = (box: RefObject<HTMLElement | null>) => {
  const [full, setFull] = useState(false)
  useEffect(() => {
    const hear = () => setFull(document.fullscreenElement === box.current && box.current !== null)
    document.addEventListener('fullscreenchange', hear)
    return () => document.removeEventListener('fullscreenchange', hear)
  }, [box])
  const leave = () => {
    if (document.fullscreenElement) void document.exitFullscreen()
    else setFull(false)
  }
  const toggle = () => {
    if (full) return leave()
    const place = box.current
    if (!place) return
    // The page's own window is enough where the screen is refused.
    if (place.requestFullscreen) place.requestFullscreen().catch(() => setFull(true))
    else setFull(true)
  }
  return { full, toggle, leave }
}
