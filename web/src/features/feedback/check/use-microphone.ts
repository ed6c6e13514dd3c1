import { useEffect, useRef, useState } from 'react'
import type { Finding } from './light.ts'
import { judgeLevel, judgeRefusal, levelOf, noMicrophone } from './microphone.ts'

const samples = 1024

/** A microphone that is opened when one asks for it, listened to while it is open, and let go when one leaves. Nothing is recorded or sent. */
export const useMicrophone = () => {
  const close = useRef<() => void>(undefined)
  const [level, setLevel] = useState(0)
  const [open, setOpen] = useState(false)
  const [pending, setPending] = useState(false)
  const [finding, setFinding] = useState<Finding>()
  useEffect(() => () => close.current?.(), [])

  const listen = (stream: MediaStream) => {
    const context = new AudioContext()
    const meter = context.createAnalyser()
    meter.fftSize = samples
    context.createMediaStreamSource(stream).connect(meter)
    const buffer = new Float32Array(samples)
    let loudest = 0
    let frame = 0
    const look = () => {
      meter.getFloatTimeDomainData(buffer)
      const now = levelOf(buffer)
      loudest = Math.max(loudest, now * now)
      setLevel(now)
      setFinding(judgeLevel(loudest))
      frame = requestAnimationFrame(look)
    }
    look()
    close.current = () => {
      cancelAnimationFrame(frame)
      for (const track of stream.getTracks()) track.stop()
      void context.close()
      close.current = undefined
    }
  }
  const start = async () => {
    // Absent on plain HTTP, whatever the library's types say.
    const devices = navigator.mediaDevices as MediaDevices | undefined
    if (!devices?.getUserMedia) return setFinding(noMicrophone)
    setPending(true)
    try {
      listen(await devices.getUserMedia({ audio: true }))
      setOpen(true)
    } catch (error) {
      setFinding(judgeRefusal(error instanceof Error ? error.name : ''))
    } finally {
      setPending(false)
    }
  }
  const stop = () => {
    close.current?.()
    setOpen(false)
    setLevel(0)
  }
  return { level, open, pending, finding, start, stop }
}
