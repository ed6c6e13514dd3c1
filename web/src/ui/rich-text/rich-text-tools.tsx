import { Fragment, type KeyboardEvent, type ReactNode, useState } from 'react'
import styles from './rich-text-editor.module.css'

/** A tool: what it is called, how it is drawn, and whether it is on where it can be. */
export type Tool<Name extends string> = {
  readonly name: Name
  readonly label: string
  readonly icon: ReactNode
  /** It is on or off where the cursor stands, and not only done. */
  readonly lasting?: boolean
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** The tools of a field of formatted text: one stop of the keyboard; arrow keys, Home and End move among them. */
export const RichTextTools = <Name extends string>({
  label,
  groups,
  active,
  onRun,
}: {
  label: string
  groups: readonly (readonly Tool<Name>[])[]
  active: ReadonlySet<string>
  onRun: (name: Name) => void
}) => {
  const order = groups.flat().map(({ name }) => name)
  const [stop, setStop] = useState<Name>()
  const at = stop === undefined ? 0 : Math.max(0, order.indexOf(stop))
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    const next = order[steps[event.key]?.(at, order.length) ?? -1]
    if (next === undefined) return
    event.preventDefault()
    setStop(next)
    const bar = event.currentTarget.closest('[role=toolbar]')
    bar?.querySelector<HTMLElement>(`[data-tool=${next}]`)?.focus()
  }
  return (
    <div className={styles.tools} role="toolbar" aria-label={label}>
      {groups.map((tools, index) => (
        <Fragment key={index}>
          {index > 0 && <span className={styles.gap} aria-hidden="true" />}
          {tools.map(({ name, label: title, icon, lasting }) => (
            <button
              key={name}
              type="button"
              className={styles.tool}
              title={title}
              aria-label={title}
              data-tool={name}
              tabIndex={order[at] === name ? 0 : -1}
              aria-pressed={lasting ? active.has(name) : undefined}
              // What is chosen in the text stays chosen.
              onMouseDown={(event) => event.preventDefault()}
              onFocus={() => setStop(name)}
              onKeyDown={keys}
              onClick={() => onRun(name)}
            >
              {icon}
            </button>
          ))}
        </Fragment>
      ))}
    </div>
  )
}
