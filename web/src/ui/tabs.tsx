import { type ReactNode, useEffect, useId, useRef } from 'react'
import { rove } from './roving.ts'
import look from './tabs.module.css'

/** Panels of which one is seen; arrow keys move along the tabs. Only the chosen panel is rendered. */
export const Tabs = <T extends string>({
  label,
  tabs,
  chosen,
  onChoose,
}: {
  label: string
  tabs: readonly { readonly value: T; readonly name: ReactNode; readonly panel: () => ReactNode }[]
  chosen: T
  onChoose: (value: T) => void
}) => {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  // On a narrow screen the chosen tab may lie beyond the edge.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`[data-value='${chosen}']`)
    if (!list.current || !tab) return
    const past = tab.offsetLeft + tab.offsetWidth - list.current.clientWidth
    if (past > list.current.scrollLeft) list.current.scrollLeft = past
    else if (tab.offsetLeft < list.current.scrollLeft) list.current.scrollLeft = tab.offsetLeft
  }, [chosen])
  const choose = (index: number) => {
    const tab = tabs[index]
    if (tab) onChoose(tab.value)
  }
  const open = tabs.find((tab) => tab.value === chosen)
  return (
    <div>
      <div ref={list} className={look.list} role="tablist" aria-label={label}>
        {tabs.map(({ value, name }) => (
          <button
            key={value}
            data-value={value}
            type="button"
            role="tab"
            id={`${id}-${value}`}
            className={look.tab}
            aria-selected={value === chosen}
            aria-controls={value === chosen ? `${id}-panel` : undefined}
            tabIndex={value === chosen ? 0 : -1}
            onClick={() => onChoose(value)}
            onKeyDown={(event) => rove(event, { group: 'tablist', role: 'tab' }, choose)}
          >
            {name}
          </button>
        ))}
      </div>
      <div
        className={look.panel}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${chosen}`}
      >
        {open?.panel()}
      </div>
    </div>
  )
}
