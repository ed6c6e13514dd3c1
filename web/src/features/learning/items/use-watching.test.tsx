import { fireEvent, render, screen } from '@testing-library/react'
import { Places } from '#ui'
import { useRef } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { ItemSession, Position } from './item.ts'
import { useWatching } from './use-watching.ts'

const note = vi.fn<ItemSession['note']>()

const Video = ({ from, noSkip }: { from: Position; noSkip: boolean }) => {
  const video = useRef<HTMLVideoElement>(null)
  const itemSession = { recording: true, note } as unknown as ItemSession
  const { handlers } = useWatching(video, { session: itemSession, from, noSkip })
  return (
    <>
      <video ref={video} data-testid="video" {...handlers}>
        <track kind="captions" />
      </video>
      <Places />
    </>
  )
}

const open = (from: Position, noSkip: boolean) => {
  render(<Video from={from} noSkip={noSkip} />)
  const video = screen.getByTestId<HTMLVideoElement>('video')
  Object.defineProperty(video, 'duration', { value: 60 })
  Object.defineProperty(video, 'currentTime', { value: 0, writable: true })
  Object.defineProperty(video, 'playbackRate', { value: 1, writable: true })
  return video
}

const seek = (video: HTMLVideoElement, to: number) => {
  video.currentTime = to
  fireEvent.seeking(video)
}

beforeEach(() => vi.clearAllMocks())

describe('a video that may not be skipped', () => {
  test('returns to the furthest point that was played, and says so', async () => {
    const video = open({ second: 12, watched: [[0, 12]] }, true)
    seek(video, 40)
    expect(video.currentTime).toBe(12)
    expect(await screen.findByText('本视频首次观看不可快进')).toBeDefined()
  })

  test('may be looked at again, and goes on from where it was played to', () => {
    const video = open({ second: 12, watched: [[0, 12]] }, true)
    seek(video, 3)
    expect(video.currentTime).toBe(3)
    seek(video, 12)
    expect(video.currentTime).toBe(12)
    fireEvent.loadedMetadata(video)
    expect(video.currentTime).toBe(12)
  })

  test('opens no later than it was played to, whatever the address asks for', () => {
    const video = open({ second: 50, watched: [[0, 12]] }, true)
    fireEvent.loadedMetadata(video)
    expect(video.currentTime).toBe(12)
  })

  test('is played at one and a half times its speed at most', async () => {
    const video = open({}, true)
    video.playbackRate = 2
    fireEvent.rateChange(video)
    expect(video.playbackRate).toBe(1.5)
    expect(await screen.findByText('本视频首次观看最快 1.5 倍速')).toBeDefined()
  })
})

test('any other video goes where one likes', () => {
  const video = open({ second: 20 }, false)
  fireEvent.loadedMetadata(video)
  expect(video.currentTime).toBe(20)
  seek(video, 55)
  expect(video.currentTime).toBe(55)
})
