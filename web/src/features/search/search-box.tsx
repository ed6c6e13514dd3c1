import { classes, toast } from '#ui'
import { Search, X } from 'lucide-react'
import {
  type CompositionEvent,
  type KeyboardEvent,
  type SubmitEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { nextOffer, type Offer } from './offers.ts'
import { OfferList } from './offer-list.tsx'
import { forgetSearches, rememberSearch } from './recent.ts'
import { type Mode, resultsAddress } from './results-address.ts'
import styles from './search-box.module.css'
import { useElsewhere } from './use-elsewhere.ts'
import { useOffers } from './use-offers.ts'

const placeholder = '搜索课程、教师'
const emptyMessage = '请输入老师/课程名称'
const longest = 50
const nowhere = -1

/** Keys that belong to an input method while it is at work. */
const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent) =>
  nativeEvent.isComposing || keyCode === 229

/**
 * The search of the header: a combobox that offers recent searches, courses and teachers. Where it leads is told by
 * `onGo`; `searched` is what the page shows the results of.
 */
export const SearchBox = ({
  searched,
  mode = 'all',
  autoFocus = false,
  onGo,
  onLeave,
}: {
  searched: string
  /** What is looked for when the text is sent as it is. */
  mode?: Mode
  autoFocus?: boolean
  onGo: (to: string) => void
  /** Hears of an Escape that has nothing left to close. */
  onLeave?: () => void
}) => {
  const id = useId()
  const box = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(searched)
  const [shownFor, setShownFor] = useState(searched)
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(nowhere)
  const [composing, setComposing] = useState(false)
  const [refusal, setRefusal] = useState<{ message: string }>()
  const { groups, nothing, refused } = useOffers(open ? text : '', composing)

  // Another search was shown: the field says which.
  if (searched !== shownFor) {
    setShownFor(searched)
    setText(searched)
  }

  const write = (next: string) => {
    setText(next)
    setAt(nowhere)
  }
  // A text that the server refuses for its words is told and cleared.
  if (refused) {
    setRefusal({ message: refused })
    write('')
  }
  useEffect(() => {
    if (refusal) toast.error(refusal.message)
  }, [refusal])

  const offers = open ? groups.flatMap((group) => group.offers) : []
  const listed = offers.length > 0
  const chosen = offers[at]
  const optionId = (index: number) => `${id}-${index}`

  const leave = () => {
    setOpen(false)
    setAt(nowhere)
  }
  useElsewhere(box, open, leave)

  const go = (to: string, search: string) => {
    if (search) rememberSearch(search)
    setText(search)
    leave()
    input.current?.blur()
    onGo(to)
  }
  const follow = (offer: Offer) => go(offer.to, offer.search ?? '')

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (composing) return
    const key = text.trim()
    if (chosen) return follow(chosen)
    if (key) return go(resultsAddress(key, mode), key)
    toast.error(emptyMessage)
    input.current?.focus()
  }

  const escape = () => {
    if (open && (listed || nothing)) return leave()
    if (text) return write('')
    leave()
    onLeave?.()
  }

  const keys = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    if (event.key === 'Escape') {
      event.preventDefault()
      return escape()
    }
    if (!open && /^Arrow(?:Up|Down)$/.test(event.key)) {
      event.preventDefault()
      return setOpen(true)
    }
    const next = nextOffer(event.key, at, offers.length)
    if (next === undefined) return
    event.preventDefault()
    setAt(next)
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <search className={styles.search}>
      <form ref={box} className={classes(styles.box, listed && styles.open)} onSubmit={submit}>
        <input
          ref={input}
          className={styles.input}
          type="text"
          role="combobox"
          name="key"
          placeholder={placeholder}
          aria-label={placeholder}
          aria-autocomplete="list"
          aria-expanded={listed}
          aria-controls={listed ? `${id}-list` : undefined}
          aria-activedescendant={chosen ? optionId(at) : undefined}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={longest}
          autoFocus={autoFocus}
          value={text}
          onChange={({ target }) => {
            setOpen(true)
            write(target.value)
          }}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onKeyDown={keys}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={(event: CompositionEvent<HTMLInputElement>) => {
            setComposing(false)
            write(event.currentTarget.value)
          }}
        />
        {text && (
          <button
            type="button"
            className={styles.clear}
            aria-label="清除搜索内容"
            onClick={() => {
              write('')
              input.current?.focus()
            }}
          >
            <X size={16} aria-hidden />
          </button>
        )}
        <button type="submit" className={styles.submit} aria-label="搜索">
          <Search size={18} aria-hidden />
        </button>
        {open && (listed || nothing) && (
          <OfferList
            id={`${id}-list`}
            groups={groups}
            at={at}
            optionId={optionId}
            onPoint={setAt}
            onFollow={follow}
            onForget={() => {
              forgetSearches()
              input.current?.focus()
            }}
          />
        )}
      </form>
    </search>
  )
}
