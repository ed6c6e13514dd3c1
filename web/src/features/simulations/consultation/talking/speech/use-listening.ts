import { useEffect, useRef, useState } from 'react'

type SpeechResult = {
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>>
}

type Recogniser = {
  lang: string
  interimResults: boolean
  continuous: boolean
  addEventListener: {
    (name: 'result', listener: (onResult: SpeechResult) => void): void
    (name: 'error', listener: (event: { readonly error: string }) => void): void
    (name: 'end', listener: () => void): void
  }
  start: () => void
  stop: () => void
  abort: () => void
}

type Maker = new () => Recogniser

// The browsers' own type libraries do not name it yet.
const makerOf = (): Maker | undefined => {
  const known = window as unknown as {
    readonly SpeechRecognition?: Maker
    readonly webkitSpeechRecognition?: Maker
  }
  return known.SpeechRecognition ?? known.webkitSpeechRecognition
}

const troubles: Readonly<Record<string, string>> = {
  'not-allowed': '麦克风未授权，请在浏览器设置中允许，或继续打字',
  'audio-capture': '没有找到麦克风，请继续打字',
  network: '语音识别暂时不可用，请继续打字',
}

/** Writes what is said while it is held; `null` where the browser cannot listen. */
export const useListening = (onWords: (words: string) => void) => {
  const recogniser = useRef<Recogniser | undefined>(undefined)
  const [on, setOn] = useState(false)
  const [trouble, setTrouble] = useState('')
  useEffect(() => () => recogniser.current?.abort(), [])
  const Maker = makerOf()
  if (!Maker) return null
  const start = () => {
    if (recogniser.current) return
    const one = new Maker()
    one.lang = 'zh-CN'
    one.interimResults = true
    one.continuous = true
    one.addEventListener('result', ({ results }) =>
      onWords(Array.from(results, (parts) => parts[0]?.transcript ?? '').join('')),
    )
    one.addEventListener('error', ({ error }) => setTrouble(troubles[error] ?? ''))
    one.addEventListener('end', () => {
      recogniser.current = undefined
      setOn(false)
    })
    recogniser.current = one
    setTrouble('')
    setOn(true)
    one.start()
  }
  return { on, trouble, start, stop: () => recogniser.current?.stop() }
}
