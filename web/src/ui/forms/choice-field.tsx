import { RotateCw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Choices } from './choices.ts'
import styles from './choice-field.module.css'
import { classes } from '../theme/classes.ts'
import { SelectField } from './select-field.tsx'
import { VisuallyHidden } from '../theme/visually-hidden.tsx'

const waiting = { loading: '正在加载…', failed: '加载失败' } as const

/**
 * One of a list that is loaded: until it has come nothing can be chosen and what was chosen stays; when it does not come
 * the field says so and asks again. A value that the list does not hold is one that was switched off since.
 */
export const ChoiceField = ({
  label,
  choices: { list, state, retry },
  none = '请选择',
  value,
  compact = false,
  unlabelled = false,
  disabled = false,
  onChoose,
}: {
  label: string
  choices: Choices
  /** What choosing nothing is called. */
  none?: string
  value: string
  compact?: boolean
  /** The label is for screen readers: something above says it. */
  unlabelled?: boolean
  disabled?: boolean
  onChoose: (value: string) => void
}) => {
  const box = useRef<HTMLDivElement>(null)
  const retried = useRef(false)
  useEffect(() => {
    // The button that was pressed is gone: whoever pressed it goes on in the field.
    if (state === 'ready' && retried.current) box.current?.querySelector('select')?.focus()
    if (state !== 'loading') retried.current = false
  }, [state])
  const isKnown = value === '' || list.some((one) => one.value === value)
  const options =
    state === 'ready'
      ? [
          { value: '', name: none },
          ...list,
          ...(isKnown ? [] : [{ value, name: '（已停用的选项）' }]),
        ]
      : [{ value, name: waiting[state] }]
  return (
    <div ref={box} className={classes(styles.field, state === 'failed' && styles.failed)}>
      <SelectField
        label={label}
        compact={compact}
        unlabelled={unlabelled}
        options={options}
        value={value}
        disabled={disabled || state !== 'ready'}
        aria-busy={state === 'loading'}
        onChoose={onChoose}
      />
      {state === 'failed' && (
        <>
          <VisuallyHidden>
            <output>{label}加载失败</output>
          </VisuallyHidden>
          <button
            type="button"
            className={classes(styles.retry, compact && styles.compact)}
            aria-label={`重试加载${label}`}
            onClick={() => {
              retried.current = true
              retry()
            }}
          >
            <RotateCw size={14} aria-hidden />
            重试
          </button>
        </>
      )}
    </div>
  )
}
