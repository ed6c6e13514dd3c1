import { classes, SelectField, VisuallyHidden } from '#ui'
import type { DraftProblem } from './editing.tsx'
import styles from '../drafts/case-editor.module.css'
import { sectionOf, sections } from './sections.ts'

/** The sections of a case with what is wrong in each; a list beside the form, a select where there is no room. */
export const SideSections = ({
  chosen,
  problems,
  onChoose,
}: {
  chosen: string
  problems: readonly DraftProblem[]
  onChoose: (key: string) => void
}) => {
  const counts = new Map<string, number>()
  for (const { place, stops } of problems) {
    const { key } = sectionOf(place)
    if (stops) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return (
    <>
      <nav className={styles.sections} aria-label="病例的各部分">
        {sections.map(({ key, name }) => (
          <button
            key={key}
            type="button"
            className={classes(styles.section, key === chosen && styles.chosen)}
            aria-current={key === chosen ? 'true' : undefined}
            onClick={() => onChoose(key)}
          >
            {name}
            {counts.has(key) && (
              <span className={styles.count}>
                {counts.get(key)}
                <VisuallyHidden>处错误</VisuallyHidden>
              </span>
            )}
          </button>
        ))}
      </nav>
      <div className={styles.select}>
        <SelectField
          label="部分"
          options={sections.map(({ key, name }) => ({
            value: key,
            name: counts.has(key) ? `${name}（${counts.get(key)}处错误）` : name,
          }))}
          value={chosen}
          onChoose={onChoose}
        />
      </div>
    </>
  )
}
