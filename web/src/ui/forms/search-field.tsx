import { Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import styles from './search-field.module.css'
import { VisuallyHidden } from '../theme/visually-hidden.tsx'

const settledMs = 350

/** Narrows a list by words: asks when typing has paused, at once on Enter, never while an input method composes. */
export const SearchField = ({
  label,
  value,
  most = 50,
  onSearch,
}: {
  /** Its name and what it says while it is empty. */
  label: string
  value: string
  most?: number
  onSearch: (value: string) => void
}) => {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(value)
  const [shown, setShown] = useState(value)
  const [composing, setComposing] = useState(false)
  // Another search was shown, by going back or by a link.
  if (value !== shown) {
    setShown(value)
    if (value !== text.trim()) setText(value)
  }
  const ask = useEffectEvent((words: string) => {
    if (words.trim() !== value) onSearch(words.trim())
  })
  useEffect(() => {
    if (composing) return
    const timer = setTimeout(() => ask(text), settledMs)
    return () => clearTimeout(timer)
  }, [text, composing])
  return (
    <search className={styles.place}>
      <form
        className={styles.field}
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(text.trim())
        }}
      >
        <label htmlFor={id}>
          <VisuallyHidden>{label}</VisuallyHidden>
        </label>
        <Search className={styles.sign} size={17} aria-hidden />
        <input
          ref={input}
          id={id}
          className={styles.input}
          value={text}
          maxLength={most}
          placeholder={label}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => setText(event.target.value)}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={() => setComposing(false)}
        />
        {text && (
          <button
            type="button"
            className={styles.clear}
            aria-label="清空搜索"
            onClick={() => {
              setText('')
              onSearch('')
              input.current?.focus()
            }}
          >
            <X size={15} aria-hidden />
          </button>
        )}
      </form>
    </search>
  )
}
