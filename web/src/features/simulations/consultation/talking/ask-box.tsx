import { Button, classes, toast } from '#ui'
import { Mic, SendHorizontal } from 'lucide-react'
import { longestQuestion } from '@xinglin/contract/simulations/consultation'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import styles from './ask-box.module.css'
import { useListening } from './speech/use-listening.ts'

const nearEnd = 50

/** Where one speaks to the patient: Enter sends, Shift+Enter breaks the line, the arrow up brings back what was said before, a held microphone writes. */
export const AskBox = ({
  past,
  closed,
  pending,
  onSay,
}: {
  /** What was said before, the oldest first. */
  past: readonly string[]
  closed: boolean
  /** Something is on its way. */
  pending: boolean
  onSay: (text: string) => Promise<boolean>
}) => {
  const id = useId()
  const input = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const [back, setBack] = useState(0)
  // Enter was pressed while the patient still answered: what stands here is said next.
  const [waits, setWaits] = useState(false)
  const write = (words: string) => {
    setText(words)
    setWaits(false)
  }
  const listening = useListening(write)
  const long = [...text.trim()].length

  const send = async () => {
    const words = text.trim()
    setWaits(false)
    if (words === '' || closed) return
    if (long > longestQuestion) {
      toast.warning(`一次最多说${longestQuestion}个字`)
      return
    }
    if (pending) {
      setWaits(true)
      return
    }
    setText('')
    setBack(0)
    input.current?.focus()
    if (await onSay(words)) return
    // What was not taken is given back, before what was begun meanwhile.
    setWaits(false)
    setText((now) => [words, now].filter((some) => some !== '').join('\n'))
  }

  const sayNext = useEffectEvent(() => void send())
  useEffect(() => {
    if (!waits || pending) return undefined
    const now = setTimeout(sayNext)
    return () => clearTimeout(now)
  }, [waits, pending])

  const recall = (step: number) => {
    const next = Math.min(past.length, Math.max(0, back + step))
    setBack(next)
    write(next === 0 ? '' : (past[past.length - next] ?? ''))
  }

  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Enter that ends a composition of the input method is the input method's (Safari says so by 229 alone).
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      void send()
    }
    const recalling = text === '' || back > 0
    if (recalling && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault()
      recall(event.key === 'ArrowUp' ? 1 : -1)
    }
  }

  return (
    <div className={styles.box}>
      <label className={styles.label} htmlFor={id}>
        对患者说
      </label>
      <div className={styles.row}>
        <textarea
          ref={input}
          id={id}
          className={styles.input}
          rows={1}
          value={text}
          readOnly={closed}
          aria-describedby={`${id}-hint`}
          placeholder="用自己的话问患者"
          enterKeyHint="send"
          autoComplete="off"
          onChange={(event) => {
            write(event.target.value)
            setBack(0)
          }}
          onKeyDown={press}
        />
        {listening && (
          <button
            type="button"
            className={classes(styles.mic, listening.on && styles.hearing)}
            aria-label="按住说话"
            aria-pressed={listening.on}
            title="按住说话，松开停止"
            onPointerDown={listening.start}
            onPointerUp={listening.stop}
            onPointerLeave={listening.stop}
            onKeyDown={(event) => {
              if (event.key === ' ' && !event.repeat) listening.start()
            }}
            onKeyUp={(event) => {
              if (event.key === ' ') listening.stop()
            }}
          >
            <Mic size={18} aria-hidden />
          </button>
        )}
        <Button
          kind="primary"
          icon={<SendHorizontal size={17} aria-hidden />}
          disabled={closed || text.trim() === ''}
          pending={pending}
          onClick={() => void send()}
        >
          发送
        </Button>
      </div>
      <p className={classes(styles.hint, long > longestQuestion && styles.over)} id={`${id}-hint`}>
        {listening?.trouble ||
          (long > longestQuestion - nearEnd
            ? `${long}/${longestQuestion}`
            : waits
              ? '患者答完就发送，可以继续修改'
              : 'Enter 发送 · Shift+Enter 换行 · ↑ 找回上一句')}
      </p>
    </div>
  )
}
