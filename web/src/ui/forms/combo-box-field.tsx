import { ChevronDown, CircleAlert } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { ComboBox } from 'react-aria-components/ComboBox'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import look from './combo-box.module.css'
import field from './text-field.module.css'

/** Something that may be chosen: its name, and what tells it from others of the same name. */
export type Offer = { readonly id: string; readonly name: string; readonly note?: string }

export type ComboBoxFieldProps = {
  label: string
  placeholder?: string
  chosen: Offer | undefined
  /** Finds what fits some words; no words find the first ones. */
  find: (words: string, signal: AbortSignal) => Promise<readonly Offer[]>
  onChoose: (offer: Offer) => void
  error?: string | undefined
}

const settledMs = 250

const useFound = (find: ComboBoxFieldProps['find'], words: string) => {
  const [found, setFound] = useState<readonly Offer[]>([])
  const [state, setState] = useState<'asking' | 'here' | 'failed'>('asking')
  useEffect(() => {
    const giveUp = new AbortController()
    const ask = async () => {
      setState('asking')
      try {
        const offers = await find(words, giveUp.signal)
        if (giveUp.signal.aborted) return
        setFound(offers)
        setState('here')
      } catch {
        if (!giveUp.signal.aborted) setState('failed')
      }
    }
    const timer = setTimeout(() => void ask(), settledMs)
    return () => {
      clearTimeout(timer)
      giveUp.abort()
    }
  }, [find, words])
  return { found, state }
}

const words = { asking: '正在查找…', here: '没有找到', failed: '加载失败，请重新输入' }

/** The field itself; `find` must stay the same function from one drawing to the next. */
export const ComboBoxField = ({
  label,
  placeholder,
  chosen,
  find,
  onChoose,
  error,
}: ComboBoxFieldProps) => {
  const id = useId()
  const [place, setPlace] = useState<Element>()
  const [text, setText] = useState(chosen?.name ?? '')
  const { found, state } = useFound(find, text === chosen?.name ? '' : text.trim())
  return (
    <I18nProvider locale="zh-CN">
      <ComboBox
        ref={(element) => setPlace(element?.closest('dialog') ?? undefined)}
        className={field.field ?? ''}
        items={found}
        inputValue={text}
        onInputChange={setText}
        value={chosen?.id ?? null}
        onChange={(key) => {
          const offer = found.find((one) => one.id === key)
          if (!offer) return
          setText(offer.name)
          onChoose(offer)
        }}
        onBlur={() => setText(chosen?.name ?? '')}
        allowsEmptyCollection
        allowsCustomValue
        menuTrigger="focus"
        isInvalid={Boolean(error)}
        {...(error && { 'aria-describedby': `${id}-error` })}
        defaultFilter={() => true}
      >
        <Label className={field.label ?? ''}>{label}</Label>
        <div className={field.box}>
          <Input className={field.input ?? ''} placeholder={placeholder ?? ''} />
          <AriaButton className={look.open ?? ''} aria-label="展开选项">
            <ChevronDown size={16} aria-hidden />
          </AriaButton>
        </div>
        <Popover className={look.popover ?? ''} {...(place && { UNSTABLE_portalContainer: place })}>
          <ListBox<Offer>
            className={look.list ?? ''}
            renderEmptyState={() => <p className={look.nothing}>{words[state]}</p>}
          >
            {(offer) => (
              <ListBoxItem className={look.offer ?? ''} id={offer.id} textValue={offer.name}>
                {offer.name}
                {offer.note && <span className={look.note}>{offer.note}</span>}
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
    </I18nProvider>
  )
}
