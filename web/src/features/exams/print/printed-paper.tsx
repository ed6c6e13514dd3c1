import { policyNames, type ExamQuestion } from '@xinglin/contract/exams'
import { Formatted, FormattedLine, letterOf, RecordedFigure } from '#questions/shown'
import { classes } from '#ui'
import { firstNumber, type Printed } from './printed.ts'
import { SheetHead } from './sheet-head.tsx'
import forms from './page-forms.module.css'
import styles from './print.module.css'

/** Longer than so many signs, options stand one a line. */
const shortOption = 16

const OptionList = ({ options }: { options: ExamQuestion['Options'] }) => {
  const isShort = options.every(
    ({ Text }) => !Text.includes('<img') && Text.replaceAll(/<[^>]*>/g, '').length <= shortOption,
  )
  return (
    <ol className={classes(styles.options, isShort && styles.beside)}>
      {options.map(({ OptionId, Text }, at) => (
        <li key={OptionId}>
          <span>{letterOf(at)}.</span>
          <FormattedLine html={Text} />
        </li>
      ))}
    </ol>
  )
}

const Question = ({ question, no }: { question: ExamQuestion; no: number }) => {
  const { Type, Stem, Options, Parts, Figure, Points } = question
  return (
    <article className={styles.question} aria-label={`第${no}题`}>
      <div className={styles.stem}>
        <b>{no}.</b>
        <div>
          {Stem !== '' && <Formatted html={Stem} />}
          {Stem === '' && Type === 'B1' && <p>（共用备选答案）</p>}
        </div>
        <span className={styles.points}>{Points} 分</span>
      </div>
      {Figure && <RecordedFigure figure={Figure} />}
      {Options.length > 0 && <OptionList options={Options} />}
      {Parts.map((part, at) => (
        <section key={part.QuestionId} className={styles.part}>
          {part.Reveal !== '' && <Formatted html={part.Reveal} />}
          <div className={styles.stem}>
            <b>
              {no}.{at + 1}
            </b>
            <div>
              <Formatted html={part.Stem} />
            </div>
          </div>
          {part.Options.length > 0 && <OptionList options={part.Options} />}
        </section>
      ))}
    </article>
  )
}

/** The questions of a form on paper: pictures, tables, formulas and curves as they are on the screen. */
export const PrintedPaper = ({ paper }: { paper: Printed }) => (
  <div className={classes(styles.sheet, forms[`form${paper.Form}`])}>
    <SheetHead paper={paper} title={paper.Name} />
    {paper.Note !== '' && <p className={styles.note}>{paper.Note}</p>}
    {paper.Sections.map((section, at) => (
      <section key={section.SectionId} aria-label={section.Name}>
        <h2 className={styles.section}>{section.Name}</h2>
        <p className={styles.note}>
          共 {section.Questions.length} 题，{section.Points} 分。{policyNames[section.Policy]}。
        </p>
        {section.Questions.map((question, nth) => (
          <Question
            key={question.QuestionId}
            question={question}
            no={firstNumber(paper.Sections, at) + nth}
          />
        ))}
      </section>
    ))}
  </div>
)
