import { CircleAlert, Plus, X } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { classes } from '../theme/classes.ts'
import styles from './tags-field.module.css'
import field from './text-field.module.css'
import { VisuallyHidden } from '../theme/visually-hidden.tsx'
import { wordsIn } from './words-in.ts'

type Limits = {
  /** How many tags there may be. */
  readonly most: number
  /** How many code points each may have. */
  readonly longest: number
}

/** What keeps some words from becoming tags beside others; empty where nothing does. */
const faultIn = (tags: readonly string[], { most, longest }: Limits): string => {
  if (tags.some((tag) => [...tag].length > longest)) return `每项不得超过${longest}个字`
  return tags.length > most ? `最多${most}项` : ''
}

/** Several short words: typed and ended by Enter, a comma or a space, taken away one by one, or chosen among what is `offered`. */
export const TagsField = ({
  label,
  value,
  onChange,
  offered = [],
  error,
  hint,
  most,
  longest,
}: Limits & {
  label: string
  value: readonly string[]
  onChange: (tags: string[]) => void
  /** Words that are often meant. */
  offered?: readonly string[]
  error?: string | undefined
  hint?: string
}) => {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState('')

  /** Makes tags of what was typed; what does not fit stays to be mended. */
  const take = (text: string) => {
    const next = [...new Set([...value, ...wordsIn(text)])]
    const problem = faultIn(next, { most, longest })
    setFault(problem)
    setTyped(problem ? text : '')
    if (!problem && next.length > value.length) onChange(next)
  }
  const drop = (tag: string) => {
    setFault('')
    onChange(value.filter((one) => one !== tag))
    input.current?.focus()
  }
  const type = (text: string, composing: boolean) => {
    setFault('')
    // A sign that ends a word makes a tag of it, but not while a word is being put together.
    if (!composing && /[\s,，、;；]$/.test(text) && text.trim() !== '') return take(text)
    setTyped(text)
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault()
      take(typed)
    }
    const last = value.at(-1)
    if (event.key === 'Backspace' && typed === '' && last !== undefined) drop(last)
  }
  const leave = () => {
    if (typed.trim() !== '') take(typed)
  }

  const message = fault || error
  const rest = offered.filter((word) => !value.includes(word))
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <div className={classes(styles.box, message && styles.wrong)}>
        {value.length > 0 && (
          <ul className={styles.tags} aria-label={`${label}：已填`}>
            {value.map((tag) => (
              <li key={tag} className={styles.tag}>
                {tag}
                <button
                  type="button"
                  className={styles.drop}
                  aria-label={`移除“${tag}”`}
                  onClick={() => drop(tag)}
                >
                  <X size={14} aria-hidden />
                </button>
              </li>
            ))}
          </ul>
        )}
        <input
          ref={input}
          id={id}
          className={styles.input}
          autoComplete="off"
          value={typed}
          placeholder={value.length === 0 ? '输入后按回车添加' : ''}
          aria-invalid={message ? true : undefined}
          aria-describedby={classes(message && `${id}-error`, `${id}-hint`)}
          onChange={({ target, nativeEvent }) =>
            type(target.value, (nativeEvent as InputEvent).isComposing)
          }
          onCompositionEnd={({ currentTarget }) => type(currentTarget.value, false)}
          onKeyDown={press}
          onBlur={leave}
        />
      </div>
      <div className={styles.under} id={`${id}-hint`}>
        <span>{hint}</span>
        <span className={styles.count}>
          {value.length}/{most}
        </span>
      </div>
      {rest.length > 0 && value.length < most && (
        <fieldset className={styles.offered}>
          <legend>
            <VisuallyHidden>{label}：常用词</VisuallyHidden>
          </legend>
          {rest.map((word) => (
            <button key={word} type="button" className={styles.offer} onClick={() => take(word)}>
              <Plus size={13} aria-hidden />
              <VisuallyHidden>添加</VisuallyHidden>
              {word}
            </button>
          ))}
        </fieldset>
      )}
      {message && (
        <div className={field.error} id={`${id}-error`} role="alert">
          <CircleAlert size={15} aria-hidden />
          {message}
        </div>
      )}
    </div>
  )
}
