import { type CalendarDate, parseDate } from '@internationalized/date'
import { CalendarDays, ChevronLeft, ChevronRight, CircleAlert, X } from 'lucide-react'
import { useId, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  RangeCalendar,
} from 'react-aria-components/RangeCalendar'
import { DateInput, DateSegment } from 'react-aria-components/DateField'
import { DateRangePicker } from 'react-aria-components/DateRangePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { Group } from 'react-aria-components/Group'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Popover } from 'react-aria-components/Popover'
import { classes } from '../theme/classes.ts'
import styles from './date-range.module.css'
import { allowEmptying } from '../browser/emptying.ts'
import field from './text-field.module.css'
import { VisuallyHidden } from '../theme/visually-hidden.tsx'

/** Two days, YYYY-MM-DD, or both empty. */
export type Days = { readonly from: string; readonly to: string }

export type DateRangeFieldProps = {
  label: string
  value: Days
  onChange: (value: Days) => void
  /** The name stands above it; else it is for screen readers alone. */
  named?: boolean
  error?: string | undefined
  /** Stretches that are often meant. */
  offers?: readonly (Days & { readonly name: string })[]
}

// Without it a day that is typed takes the whole page down where there are Trusted Types.
allowEmptying()

const dayOf = (text: string): CalendarDate | undefined => {
  try {
    return parseDate(text)
  } catch {
    return undefined
  }
}

const rangeOf = ({ from, to }: Days) => {
  const [start, end] = [dayOf(from), dayOf(to)]
  return start && end && start.compare(end) <= 0 ? { start, end } : null
}

const Calendar = () => (
  <RangeCalendar className={styles.calendar ?? ''}>
    <header className={styles.month}>
      <AriaButton slot="previous" className={styles.turn ?? ''} aria-label="上个月">
        <ChevronLeft size={18} aria-hidden />
      </AriaButton>
      <CalendarHeading className={styles.heading ?? ''} />
      <AriaButton slot="next" className={styles.turn ?? ''} aria-label="下个月">
        <ChevronRight size={18} aria-hidden />
      </AriaButton>
    </header>
    <CalendarGrid className={styles.grid ?? ''} weekdayStyle="narrow">
      <CalendarGridHeader>
        {(day) => <CalendarHeaderCell className={styles.weekday ?? ''}>{day}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>
        {(date) => <CalendarCell date={date} className={styles.day ?? ''} />}
      </CalendarGridBody>
    </CalendarGrid>
  </RangeCalendar>
)

/** The field itself: two days that can be typed part by part, and a calendar to choose both in. */
export const DateRangeField = ({
  label,
  value,
  onChange,
  named = false,
  error,
  offers = [],
}: DateRangeFieldProps) => {
  const id = useId()
  // Over a modal dialog only what lies within it can be seen and used.
  const [place, setPlace] = useState<Element>()
  const [open, setOpen] = useState(false)
  const within = (element: HTMLElement | null) => setPlace(element?.closest('dialog') ?? undefined)
  const choose = ({ from, to }: Days) => {
    onChange({ from, to })
    setOpen(false)
  }
  return (
    <I18nProvider locale="zh-CN">
      <div ref={within} className={named ? field.field : styles.inRow}>
        <span className={field.label} id={`${id}-label`}>
          {named ? label : <VisuallyHidden>{label}</VisuallyHidden>}
        </span>
        <DateRangePicker
          className={styles.picker ?? ''}
          aria-labelledby={`${id}-label`}
          {...(error && { 'aria-describedby': `${id}-error` })}
          isInvalid={Boolean(error)}
          isOpen={open}
          onOpenChange={setOpen}
          value={rangeOf(value)}
          onChange={(range) =>
            onChange({ from: range?.start.toString() ?? '', to: range?.end.toString() ?? '' })
          }
        >
          <Group className={classes(styles.box, error && styles.faulty)}>
            <DateInput slot="start" className={styles.typed ?? ''}>
              {(segment) => <DateSegment segment={segment} className={styles.segment ?? ''} />}
            </DateInput>
            <span className={styles.till} aria-hidden="true">
              –
            </span>
            <DateInput slot="end" className={styles.typed ?? ''}>
              {(segment) => <DateSegment segment={segment} className={styles.segment ?? ''} />}
            </DateInput>
            <AriaButton className={styles.open ?? ''}>
              <CalendarDays size={17} aria-hidden />
            </AriaButton>
          </Group>
          <Popover
            className={styles.popover ?? ''}
            placement="bottom end"
            {...(place && { UNSTABLE_portalContainer: place })}
          >
            <Dialog className={styles.dialog ?? ''} aria-label={label}>
              <Calendar />
              {offers.length > 0 && (
                <div className={styles.offers}>
                  {offers.map((offer) => (
                    <button
                      key={offer.name}
                      type="button"
                      className={styles.offer}
                      onClick={() => choose(offer)}
                    >
                      {offer.name}
                    </button>
                  ))}
                </div>
              )}
            </Dialog>
          </Popover>
        </DateRangePicker>
        {(value.from || value.to) && !named && (
          <button
            type="button"
            className={styles.clear}
            aria-label={`清空${label}`}
            onClick={() => onChange({ from: '', to: '' })}
          >
            <X size={15} aria-hidden />
          </button>
        )}
        {error && (
          <div className={field.error} id={`${id}-error`} role="alert">
            <CircleAlert size={15} aria-hidden />
            {error}
          </div>
        )}
      </div>
    </I18nProvider>
  )
}
