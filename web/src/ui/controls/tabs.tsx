import { type ReactNode, useId } from 'react'
import { chosenInSight } from '../hooks/chosen-in-sight.ts'
import { rove } from '../hooks/roving.ts'
import styles from './tabs.module.css'

/** Panels of which one is seen; arrow keys move along the tabs. Only the chosen panel is rendered. `bare` leaves the row of tabs out while there is one alone: its panel stays as it is when others join it. */
export const Tabs = <T extends string>({
  label,
  tabs,
  chosen,
  bare = false,
  onChoose,
}: {
  label: string
  tabs: readonly { readonly value: T; readonly name: ReactNode; readonly panel: () => ReactNode }[]
  chosen: T
  bare?: boolean
  onChoose: (value: T) => void
}) => {
  const id = useId()
  const choose = (index: number) => {
    const tab = tabs[index]
    if (tab) onChoose(tab.value)
  }
  const open = tabs.find((tab) => tab.value === chosen)
  const isAlone = bare && tabs.length === 1
  return (
    <div>
      {!isAlone && (
        <div ref={chosenInSight} className={styles.list} role="tablist" aria-label={label}>
          {tabs.map(({ value, name }) => (
            <button
              key={value}
              type="button"
              role="tab"
              id={`${id}-${value}`}
              className={styles.tab}
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
      )}
      <div
        className={isAlone ? undefined : styles.panel}
        {...(!isAlone && {
          role: 'tabpanel',
          id: `${id}-panel`,
          'aria-labelledby': `${id}-${chosen}`,
        })}
      >
        {open?.panel()}
      </div>
    </div>
  )
}
