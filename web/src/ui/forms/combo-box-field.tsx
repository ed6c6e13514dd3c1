import { ChevronDown, CircleAlert } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useId, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { ComboBox } from 'react-aria-components/ComboBox'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { classes } from '../theme/classes.ts'
import { VisuallyHidden } from '../theme/visually-hidden.tsx'
import styles from './combo-box.module.css'
import { inSightFirst } from './in-sight-first.ts'
import field from './text-field.module.css'

/** Something that may be chosen: its name, and what tells it from others of the same name. */
export type Offer = { readonly id: string; readonly name: string; readonly note?: string }

/** Asks for what fits some words, no words for the first ones; it must stay the same function from one drawing to the next. */
export type FindOffers = (words: string, signal: AbortSignal) => Promise<readonly Offer[]>

export type ComboBoxFieldProps = {
  label: string
  /** The label for screen readers alone. */
  quiet?: boolean
  placeholder?: string
  /** What is said where nothing fits; unless it is given, no words are asked for words. */
  none?: string
  /** What stands in the field; without it the field is empty again after each choice, for the next. */
  chosen?: Offer | undefined
  /** What was chosen, and the words that found it. */
  onChoose: (offer: Offer, words: string) => void
  error?: string | undefined
  invalid?: boolean
  describedBy?: string | undefined
  /** What stands between the label and the field. */
  above?: ReactNode
  inputRef?: Ref<HTMLInputElement>
} & (
  | {
      find: FindOffers
      among?: never
    }
  | {
      /** What fits some words out of what is on hand, the nearest first; no words may find something or nothing. */
      among: (words: string) => readonly Offer[]
      find?: never
    }
)

const settledMs = 250

const nothing: readonly Offer[] = []

type State = 'asking' | 'here' | 'failed'

/** What was found last, and whether it is what fits the words as they are now. */
const useAsked = (find: FindOffers | undefined, words: string) => {
  const [options, setOptions] = useState(nothing)
  const [answered, setAnswered] = useState<{ words: string; state: Exclude<State, 'asking'> }>()
  useEffect(() => {
    if (!find) return
    const giveUp = new AbortController()
    const ask = async () => {
      try {
        const offers = await find(words, giveUp.signal)
        if (giveUp.signal.aborted) return
        setOptions(offers)
        setAnswered({ words, state: 'here' })
      } catch {
        if (!giveUp.signal.aborted) setAnswered({ words, state: 'failed' })
      }
    }
    const timer = setTimeout(() => void ask(), settledMs)
    return () => {
      clearTimeout(timer)
      giveUp.abort()
    }
  }, [find, words])
  const state: State = answered?.words === words ? answered.state : 'asking'
  return { options, state }
}

const sentences = { asking: '正在查找…', failed: '加载失败，请重新输入' }

const nothingFits = (words: string): string => (words === '' ? '输入内容后开始查找' : '没有找到')

/** The field itself. Arrow keys move, Enter takes what is marked or else the nearest, Escape shuts the list. */
export const ComboBoxField = ({
  label,
  quiet = false,
  placeholder = '',
  none,
  chosen,
  find,
  among,
  onChoose,
  error,
  invalid = false,
  describedBy,
  above,
  inputRef,
}: ComboBoxFieldProps) => {
  const id = useId()
  const [place, setPlace] = useState<Element>()
  const [text, setText] = useState(chosen?.name ?? '')
  const [shown, setShown] = useState(chosen?.name)
  // Another one was chosen, here or elsewhere: it stands in the field.
  if (shown !== chosen?.name) {
    setShown(chosen?.name)
    setText(chosen?.name ?? '')
  }
  const [composing, setComposing] = useState(false)
  const [done, setDone] = useState(false)
  const wanted = text === chosen?.name ? '' : text.trim()
  const query = useAsked(find, wanted)
  const state = among ? 'here' : query.state
  // Letters on their way to signs find nothing yet; after a choice the list comes back when it is opened or something is typed.
  const isStill = composing || done
  const options = isStill ? nothing : among ? among(wanted) : query.options

  const choose = (offer: Offer | undefined) => {
    if (!offer) return
    onChoose(offer, wanted)
    setText(chosen === undefined ? '' : offer.name)
    setDone(true)
  }
  const keys = (event: KeyboardEvent) => {
    const input = event.target
    // It shuts the list alone, not what the field stands in.
    if (event.key === 'Escape' && event.currentTarget.querySelector('[aria-expanded=true]'))
      event.preventDefault()
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    if (!(input instanceof HTMLInputElement) || input.getAttribute('aria-expanded') !== 'true')
      return
    if (input.hasAttribute('aria-activedescendant')) return
    event.preventDefault()
    event.stopPropagation()
    // What was found for other words is not what is meant.
    if (state === 'here') choose(options[0])
  }
  const described = classes(error && `${id}-error`, describedBy)
  return (
    <I18nProvider locale="zh-CN">
      <div
        role="none"
        className={field.field}
        onKeyDownCapture={keys}
        onCompositionStart={() => {
          setComposing(true)
          setDone(false)
        }}
        onCompositionEnd={() => setComposing(false)}
      >
        <ComboBox
          ref={(element) => setPlace(element?.closest('dialog') ?? undefined)}
          // Without a label in sight nothing stands above the box.
          className={quiet ? '' : (field.field ?? '')}
          items={options}
          inputValue={text}
          onInputChange={(next) => {
            setText(next)
            setDone(false)
          }}
          value={chosen?.id ?? null}
          onOpenChange={(isOpen) => isOpen && setDone(false)}
          onChange={(key) => choose(options.find((one) => one.id === key))}
          onBlur={() => {
            setText(chosen?.name ?? '')
            setDone(false)
          }}
          // What is on hand may be nothing without words, and says nothing then. While signs are composed the list is open
          // already: nothing opens it once they stand there.
          allowsEmptyCollection={!done && (composing || !among || wanted !== '')}
          allowsCustomValue
          menuTrigger="focus"
          isInvalid={invalid || Boolean(error)}
          {...(described && { 'aria-describedby': described })}
          defaultFilter={() => true}
        >
          <Label className={field.label ?? ''}>
            {quiet ? <VisuallyHidden>{label}</VisuallyHidden> : label}
          </Label>
          {above}
          <div className={field.box}>
            <Input
              {...(inputRef && { ref: inputRef })}
              className={classes(field.input, quiet && styles.compact)}
              placeholder={placeholder}
              onMouseDown={inSightFirst}
            />
            <AriaButton className={styles.open ?? ''} aria-label="展开选项">
              <ChevronDown size={16} aria-hidden />
            </AriaButton>
          </div>
          <Popover
            className={styles.popover ?? ''}
            {...(place && { UNSTABLE_portalContainer: place })}
          >
            <ListBox<Offer>
              className={styles.list ?? ''}
              renderEmptyState={() => (
                <p className={styles.nothing}>
                  {composing
                    ? '正在输入…'
                    : state === 'here'
                      ? (none ?? nothingFits(wanted))
                      : sentences[state]}
                </p>
              )}
            >
              {(offer) => (
                <ListBoxItem className={styles.offer ?? ''} id={offer.id} textValue={offer.name}>
                  {offer.name}
                  {offer.note && <span className={styles.note}>{offer.note}</span>}
                </ListBoxItem>
              )}
            </ListBox>
          </Popover>
          {error && (
            <div className={field.error} id={`${id}-error`} role="alert">
              <CircleAlert size={15} aria-hidden />
              {error}
            </div>
          )}
        </ComboBox>
      </div>
    </I18nProvider>
  )
}
