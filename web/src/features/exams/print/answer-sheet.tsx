import { letterOf } from '#questions/shown'
import { classes } from '#ui'
import { type Printed, type PrintedUnit, unitsOf } from './printed.ts'
import { SheetHead } from './sheet-head.tsx'
import forms from './page-forms.module.css'
import styles from './print.module.css'

const isWritten = ({ type }: PrintedUnit) => type === 'short' || type === 'case'

/** Where an answer is written down: letters to fill in, a line for each blank, or a field for a text. */
const Field = ({ unit }: { unit: PrintedUnit }) => (
  <div className={styles.field}>
    <b>{unit.label}</b>
    {unit.blanks > 0 ? (
      Array.from({ length: unit.blanks }, (_, at) => <span key={at} className={styles.blank} />)
    ) : (
      <span className={styles.letters}>
        {unit.options.map(({ OptionId }, at) => (
          <span key={OptionId}>{letterOf(at)}</span>
        ))}
      </span>
    )}
  </div>
)

/** The sheet that answers are written on; it has a field for everything that a form asks, under the same numbers. */
export const AnswerSheet = ({ paper }: { paper: Printed }) => {
  const units = unitsOf(paper.Sections)
  const chosen = units.filter((unit) => !isWritten(unit) && unit.blanks === 0)
  const blanks = units.filter((unit) => unit.blanks > 0)
  const written = units.filter(isWritten)
  return (
    <div className={classes(styles.sheet, forms[`form${paper.Form}`])}>
      <SheetHead paper={paper} title={`${paper.Name} 答题卡`} />
      {chosen.length > 0 && (
        <section aria-label="选择题">
          <h2 className={styles.section}>选择题（把所选字母涂黑）</h2>
          <div className={styles.fields}>
            {chosen.map((unit) => (
              <Field key={unit.id} unit={unit} />
            ))}
          </div>
        </section>
      )}
      {blanks.length > 0 && (
        <section aria-label="填空题">
          <h2 className={styles.section}>填空题</h2>
          <div className={styles.lines}>
            {blanks.map((unit) => (
              <Field key={unit.id} unit={unit} />
            ))}
          </div>
        </section>
      )}
      {written.map((unit) => (
        <section key={unit.id} aria-label={`第${unit.label}题`}>
          <h2 className={styles.section}>
            第 {unit.label} 题（{unit.points} 分）
          </h2>
          <div className={styles.box} />
        </section>
      ))}
    </div>
  )
}
