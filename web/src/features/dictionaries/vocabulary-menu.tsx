import { SelectField } from '#ui'
import type { Vocabulary } from '@xinglin/contract/dictionaries'
import styles from './vocabulary-menu.module.css'

/** Every vocabulary by its group; one list to choose from where there is no room beside the entries. */
export const VocabularyMenu = ({
  all,
  chosen,
  onChoose,
}: {
  all: readonly Vocabulary[]
  chosen: number
  onChoose: (type: number) => void
}) => (
  <>
    <div className={styles.narrow}>
      <SelectField
        label="字典"
        options={all.map(({ type, group, name }) => ({
          value: String(type),
          name: `${group} · ${name}`,
        }))}
        value={String(chosen)}
        onChoose={(value) => onChoose(Number(value))}
      />
    </div>
    <nav className={styles.menu} aria-label="字典">
      {[...new Set(all.map(({ group }) => group))].map((group) => (
        <div key={group}>
          <h2 className={styles.group}>{group}</h2>
          <ul>
            {all
              .filter((one) => one.group === group)
              .map(({ type, name }) => (
                <li key={type}>
                  <button
                    type="button"
                    className={styles.entry}
                    aria-current={type === chosen || undefined}
                    onClick={() => onChoose(type)}
                  >
                    {name}
                  </button>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  </>
)
