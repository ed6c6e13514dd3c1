import { pointWord } from '@xinglin/simulation/assessment'
import type { Mark } from '@xinglin/contract/marking'
import { markedDimensions, teacherItem } from '@xinglin/simulation/practical'
import styles from './mark-panel.module.css'
import type { Marking } from './marking-queries.ts'

/** What the machine read from the text, to be put right where it misread; what it read off the recording stays. */
export const AdjustedItems = ({
  sheet,
  adjusted,
  onChange,
}: {
  sheet: Marking['Machine']
  adjusted: Mark['Adjusted']
  onChange: (adjusted: Mark['Adjusted']) => void
}) => (
  <details className={styles.machine}>
    <summary>机器从正文读出的要点{adjusted.length > 0 && `（已改 ${adjusted.length} 项）`}</summary>
    <ul>
      {sheet.dimensions
        .filter(({ no }) => markedDimensions.includes(no))
        .flatMap(({ no, items }) =>
          items
            .filter(({ id, max }) => id !== teacherItem && max > 0)
            .map(({ id, zh, max, got }) => {
              const own = adjusted.find((one) => one.Dimension === no && one.Item === id)
              const others = adjusted.filter((one) => one !== own)
              const give = (Got: number) =>
                onChange(Got === got ? others : [...others, { Dimension: no, Item: id, Got }])
              const steps = [...new Set([0, max / 2, max, got])].toSorted((a, b) => a - b)
              return (
                <li key={`${no} ${id}`}>
                  <label htmlFor={`item-${no}-${id}`}>{zh}</label>
                  <select
                    id={`item-${no}-${id}`}
                    value={own?.Got ?? got}
                    onChange={(event) => give(Number(event.target.value))}
                  >
                    {steps.map((one) => (
                      <option key={one} value={one}>
                        {pointWord(one)} / {pointWord(max)}
                        {one === got ? '（机器）' : ''}
                      </option>
                    ))}
                  </select>
                </li>
              )
            }),
        )}
    </ul>
  </details>
)
