import type { PrintedKey } from '@xinglin/contract/exams'
import { Formatted, letterOf } from '#questions/shown'
import { classes } from '#ui'
import { type Printed, type PrintedUnit, unitsOf } from './printed.ts'
import { SheetHead } from './sheet-head.tsx'
import forms from './page-forms.module.css'
import styles from './print.module.css'

/** The answer to a unit by the letters of this form, or in words. */
const answerWords = (unit: PrintedUnit, { Options, Blanks }: PrintedKey): string => {
  const letters = unit.options.flatMap(({ OptionId }, at) =>
    Options.includes(OptionId) ? [letterOf(at)] : [],
  )
  return letters.length > 0 ? letters.join('') : Blanks.join('；')
}

/** The keys of a form for whoever marks: all answers at a glance, then each with its explanation. */
export const KeySheet = ({ paper, keys }: { paper: Printed; keys: readonly PrintedKey[] }) => {
  const byId = new Map(keys.map((key) => [key.QuestionId, key]))
  const units = unitsOf(paper.Sections).flatMap((unit) => {
    const key = byId.get(unit.id)
    return key ? [{ unit, key, words: answerWords(unit, key) }] : []
  })
  return (
    <div className={classes(styles.sheet, forms[`form${paper.Form}`])}>
      <SheetHead paper={paper} title={`${paper.Name} 答案`} isNamed={false} />
      <section aria-label="答案一览">
        <h2 className={styles.section}>答案一览</h2>
        <div className={styles.fields}>
          {units
            .filter(({ words }) => words !== '')
            .map(({ unit, words }) => (
              <p key={unit.id} className={styles.field}>
                <b>{unit.label}</b>
                <span>{words}</span>
              </p>
            ))}
        </div>
      </section>
      <section aria-label="解析与评分要点">
        <h2 className={styles.section}>解析与评分要点</h2>
        {units.map(({ unit, key, words }) => (
          <article key={unit.id} className={styles.question}>
            <div className={styles.stem}>
              <b>{unit.label}</b>
              <div>
                {words !== '' && <p>答案：{words}</p>}
                {key.Reference !== '' && <Formatted html={key.Reference} />}
                {key.Rubric.map(({ Text, Points }) => (
                  <p key={Text}>
                    · {Text}（{Points} 分）
                  </p>
                ))}
                {key.Explanation !== '' && <Formatted html={key.Explanation} />}
              </div>
              <span className={styles.points}>{unit.points} 分</span>
            </div>
          </article>
        ))}
      </section>
    </div>
  )
}
