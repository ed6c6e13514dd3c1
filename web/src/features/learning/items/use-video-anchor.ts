import { type RefObject, useEffect } from 'react'
import type { ItemSession } from './item.ts'

/** Lets a note be put down at the second that is shown, and be followed back to it. */
export const useVideoAnchor = (
  video: RefObject<HTMLVideoElement | null>,
  onAnchored: ItemSession['onAnchored'],
) =>
  useEffect(() => {
    onAnchored({
      now: () => ({ second: Math.floor(video.current?.currentTime ?? 0) }),
      goTo: ({ second }) => {
        const element = video.current
        if (!element || second === undefined) return
        element.currentTime = second
        element.scrollIntoView({ block: 'center' })
      },
    })
    return () => onAnchored(undefined)
  }, [video, onAnchored])
