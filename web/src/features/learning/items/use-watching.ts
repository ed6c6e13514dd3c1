import { toast } from '#ui'
import {
  type RefObject,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { ItemSession, Position } from './item.ts'
import { furthest, type Stretch, wasPlayed, withStretch } from './stretches.ts'

const saidEveryMs = 1000
const nearEnd = 3
const leeway = 0.5
const maxSpeed = 1.5

/**
 * Follows a video: goes on at the second where one stopped, and keeps which parts were really played. Where it may not
 * be skipped, a jump ahead ends at the furthest point that was played, and says so.
 */
export const useWatching = (
  video: RefObject<HTMLVideoElement | null>,
  { session, from, noSkip }: { session: ItemSession; from: Position; noSkip: boolean },
) => {
  const { recording, note } = session
  const [watched, setWatched] = useState<readonly Stretch[]>(from.watched ?? [])
  const parts = useRef<readonly Stretch[]>(from.watched ?? [])
  const before = useRef<number | undefined>(undefined)
  const at = useRef(from.second ?? 0)
  const saidAt = useRef(0)

  const say = useCallback(
    (now = false) => {
      if (!recording) return
      saidAt.current = Date.now()
      note(
        {
          second: Math.round(at.current * 10) / 10,
          watched: parts.current.map(([a, b]) => [a, b]),
        },
        now,
      )
    },
    [recording, note],
  )

  const moved = () => {
    const element = video.current
    if (!element) return
    const now = element.currentTime
    const last = before.current
    before.current = element.seeking ? undefined : now
    at.current = now
    if (element.seeking || last === undefined || !wasPlayed(last, now, element.playbackRate)) return
    parts.current = withStretch(parts.current, [last, now])
    setWatched(parts.current)
    if (Date.now() - saidAt.current >= saidEveryMs) say()
  }

  const rested = () => {
    moved()
    say(true)
  }

  // Leaving the item while the video runs: what was played until now counts.
  const leaving = useRef(say)
  useEffect(() => {
    leaving.current = say
  }, [say])
  useEffect(
    () => () => {
      if (parts.current.length > 0) leaving.current()
    },
    [],
  )

  return {
    watched,
    handlers: {
      onLoadedMetadata: ({ currentTarget: element }: SyntheticEvent<HTMLVideoElement>) => {
        const start = noSkip ? Math.min(at.current, furthest(parts.current)) : at.current
        if (start > 0 && start < element.duration - nearEnd) element.currentTime = start
      },
      onTimeUpdate: moved,
      onSeeking: ({ currentTarget: element }: SyntheticEvent<HTMLVideoElement>) => {
        before.current = undefined
        const most = furthest(parts.current)
        if (!noSkip || element.currentTime <= most + leeway) return
        element.currentTime = most
        toast.warning('本视频首次观看不可快进')
      },
      onRateChange: ({ currentTarget: element }: SyntheticEvent<HTMLVideoElement>) => {
        if (!noSkip || element.playbackRate <= maxSpeed) return
        element.playbackRate = maxSpeed
        toast.warning('本视频首次观看最快 1.5 倍速')
      },
      onPlay: () => {
        before.current = video.current?.currentTime
      },
      onPause: rested,
      onEnded: rested,
    },
  }
}
