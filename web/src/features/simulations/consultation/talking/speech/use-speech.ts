import { useEffect, useRef, useState } from 'react'
import type { Someone } from '../../session/speaker.ts'
import { canSpeak, hush, speak } from './speak.ts'

const key = 'xinglin/consultation/speech'

const remembered = (): boolean => {
  try {
    return window.localStorage.getItem(key) === 'on'
  } catch {
    return false
  }
}

const remember = (on: boolean): void => {
  try {
    window.localStorage.setItem(key, on ? 'on' : 'off')
  } catch {
    // It is asked for again next time.
  }
}

/** Reads aloud what is newly said while it is switched on, and remembers the switch; `null` where the browser cannot speak. */
export const useSpeech = (
  lines: readonly { readonly key: string; readonly text: string; readonly rate: number }[],
  speaker: Someone,
) => {
  const [on, setOn] = useState(remembered)
  const spokenCount = useRef(lines.length)
  const { gender, age } = speaker
  useEffect(() => {
    const fresh = lines.slice(spokenCount.current)
    spokenCount.current = lines.length
    const [first] = fresh
    if (!on || !first || !canSpeak()) return
    speak(fresh.map(({ text }) => text).join('。'), { gender, age }, first.rate)
  }, [lines, on, gender, age])
  useEffect(() => hush, [])
  if (!canSpeak()) return null
  return {
    on,
    toggle: () => {
      if (on) hush()
      remember(!on)
      setOn(!on)
    },
  }
}
