import { Button, Tag } from '#ui'
import {
  type Answer,
  type PracticeResult,
  questionTypeNames,
  type ShownQuestion,
} from '@xinglin/contract/questions'
import { AnswerFields, type AnswerUnit, isEmpty } from './answer-fields.tsx'
import { Formatted, FormattedLine } from './formatted.tsx'
import { letterOf } from './letters.ts'
import styles from './question.module.css'
import { RecordedFigure } from './recorded-figure.tsx'
import { ResultPanel } from './result-panel.tsx'

/** What a question is answered with: what was given so far, what became of it, and what is done. */
export type Answering = {
  readonly answers: Readonly<Record<string, Answer>>
  readonly results: ReadonlyMap<string, PracticeResult>
  /** The unit whose answer is on its way. */
  readonly pending?: string | undefined
  /** Nobody answered: results are the key. */
  readonly isKey?: boolean
  readonly onChange: (unitId: string, answer: Answer) => void
  /** Hands in an answer; absent where nothing is handed in (a preview). */
  readonly onSubmit?: ((unitId: string) => void) | undefined
  readonly onMark?: ((unitId: string, met: string[]) => void) | undefined
}

const Unit = ({ unit, answering }: { unit: AnswerUnit; answering: Answering }) => {
  const { answers, results, pending, isKey = false, onChange, onSubmit, onMark } = answering
  const result = results.get(unit.id)
  const answer = result?.Answer ?? answers[unit.id]
  return (
    <form
      className={styles.unit}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit?.(unit.id)
      }}
    >
      <AnswerFields
        unit={unit}
        answer={answer}
        result={result}
        onChange={(next) => onChange(unit.id, next)}
      />
      {!result && onSubmit && (
        <Button
          kind="primary"
          type="submit"
          pending={pending === unit.id}
          disabled={isEmpty(answer)}
        >
          提交答案
        </Button>
      )}
      {result && (
        <ResultPanel
          result={result}
          isKey={isKey}
          onMark={onMark && ((met) => onMark(unit.id, met))}
        />
      )}
    </form>
  )
}

/** The shared options of a B1 group, each stem below choosing among them. */
const SharedOptions = ({ options }: { options: ShownQuestion['Options'] }) => (
  <ol className={styles.shared}>
    {options.map(({ OptionId, Text }, at) => (
      <li key={OptionId}>
        <span className={styles.letter}>{letterOf(at)}</span>
        <FormattedLine html={Text} />
      </li>
    ))}
  </ol>
)

/** A question as an examinee sees it: the stem, what is known with each part, and where it is answered. */
export const QuestionView = ({
  question,
  no,
  answering,
}: {
  question: ShownQuestion
  no: number
  answering: Answering
}) => {
  const { QuestionId, Type, Stem, Options, Blanks, Figure, Parts } = question
  const unitOf = (id: string, options: ShownQuestion['Options'], label: string): AnswerUnit => ({
    id,
    type: Type,
    options,
    blanks: Blanks,
    label,
  })
  return (
    <article className={styles.question} aria-label={`第${no}题`}>
      <p className={styles.type}>
        <span className={styles.no}>{no}</span>
        <Tag>{questionTypeNames[Type]}</Tag>
      </p>
      {Stem !== '' && (
        <div className={styles.stem}>
          <Formatted html={Stem} />
        </div>
      )}
      {Figure && <RecordedFigure figure={Figure} />}
      {Type === 'B1' && <SharedOptions options={Options} />}
      {Parts.length === 0 && (
        <Unit unit={unitOf(QuestionId, Options, `第${no}题的选项`)} answering={answering} />
      )}
      {Parts.filter(({ Reached }) => Reached).map((part, at) => (
        <section key={part.QuestionId} className={styles.part} aria-label={`第${at + 1}小题`}>
          {part.Reveal !== '' && (
            <div className={styles.reveal}>
              <Formatted html={part.Reveal} />
            </div>
          )}
          <div className={styles.stem}>
            <b className={styles.nth}>（{at + 1}）</b>
            <div>
              <Formatted html={part.Stem} />
            </div>
          </div>
          <Unit
            unit={unitOf(
              part.QuestionId,
              Type === 'B1' ? Options : part.Options,
              `第${at + 1}小题的选项`,
            )}
            answering={answering}
          />
        </section>
      ))}
      {Parts.some(({ Reached }) => !Reached) && (
        <p className={styles.more}>
          本题共 {Parts.length} 个小题，完成当前小题后显示下一题，提交后不能修改。
        </p>
      )}
    </article>
  )
}
