import {
  examItemTypeNames,
  type ExamQuestion,
  type ExamSection,
  policyNames,
} from '@xinglin/contract/exams'
import { Formatted, FormattedLine, letterOf, RecordedFigure } from '#questions/shown'
import { Tag } from '#ui'
import styles from './shown.module.css'

const OptionList = ({ options }: { options: ExamQuestion['Options'] }) => (
  <ol className={styles.options}>
    {options.map(({ OptionId, Text }, at) => (
      <li key={OptionId}>
        <span>{letterOf(at)}.</span>
        <FormattedLine html={Text} />
      </li>
    ))}
  </ol>
)

const QuestionRead = ({ question, no }: { question: ExamQuestion; no: number }) => (
  <article className={styles.question} aria-label={`第${no}题`}>
    <p className={styles.line}>
      <b>{no}.</b>
      <Tag>{examItemTypeNames[question.Type].split(' ')[0]}</Tag>
      <span>{question.Points} 分</span>
    </p>
    {question.Stem !== '' && <Formatted html={question.Stem} />}
    {question.Figure && <RecordedFigure figure={question.Figure} />}
    {question.Options.length > 0 && <OptionList options={question.Options} />}
    {question.Parts.map((part, at) => (
      <section key={part.QuestionId} aria-label={`第${no}题第${at + 1}小题`}>
        {part.Reveal !== '' && (
          <div className={styles.reveal}>
            <Formatted html={part.Reveal} />
          </div>
        )}
        <div className={styles.line}>
          <b>（{at + 1}）</b>
          <span>{part.Points} 分</span>
        </div>
        <Formatted html={part.Stem} />
        {part.Options.length > 0 && <OptionList options={part.Options} />}
      </section>
    ))}
  </article>
)

/** A paper to be read: every section with its questions, without anything to answer. */
export const PaperView = ({ sections }: { sections: readonly ExamSection[] }) => {
  const before = (at: number) =>
    sections.slice(0, at).reduce((sum, { Questions }) => sum + Questions.length, 0)
  return sections.map((section, at) => (
    <section key={section.SectionId} className={styles.section} aria-label={section.Name}>
      <header className={styles.head}>
        <h3>{section.Name}</h3>
        <p>
          {section.Questions.length} 题，{section.Points} 分；{policyNames[section.Policy]}
          {section.OneWay && '；离开后不可回看'}
        </p>
      </header>
      {section.Questions.map((question, nth) => (
        <QuestionRead key={question.QuestionId} question={question} no={before(at) + nth + 1} />
      ))}
    </section>
  ))
}
