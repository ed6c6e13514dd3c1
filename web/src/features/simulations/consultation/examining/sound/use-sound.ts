import { useEffect, useRef, useState } from 'react'
import { samplesPerSecond } from './noise.ts'

type Playing = { readonly context: AudioContext; readonly begun: number }

/** Whether this browser can sound at all. */
const canSound = (): boolean => 'AudioContext' in window

/** Plays samples over and over until they are stopped or what shows them goes; `null` where the browser has no sound. */
export const useSound = (samples: Float32Array<ArrayBuffer>) => {
  const playing = useRef<Playing | undefined>(undefined)
  const [on, setOn] = useState(false)
  const stop = () => {
    void playing.current?.context.close()
    playing.current = undefined
    setOn(false)
  }
  useEffect(() => () => void playing.current?.context.close(), [])
  if (!canSound()) return null
  const play = () => {
    stop()
    const context = new AudioContext()
    const buffer = context.createBuffer(1, samples.length, samplesPerSecond)
    buffer.copyToChannel(samples, 0)
    const source = context.createBufferSource()
    source.buffer = buffer
    source.loop = true
    source.connect(context.destination)
    source.start()
    playing.current = { context, begun: context.currentTime }
    setOn(true)
  }
  /** Where in the sound one is, 0 to 1. */
  const share = (): number => {
    const { current } = playing
    if (!current) return 0
    const long = samples.length / samplesPerSecond
    return ((current.context.currentTime - current.begun) % long) / long
  }
  return { on, play, stop, share }
}
