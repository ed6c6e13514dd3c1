import { classes } from '#ui'
import {
  answersByItem,
  askedItems,
  type QuestionnaireAnswer,
  type QuestionnaireItem,
} from '@xinglin/contract/questionnaires'
import { AnswerField } from './answer-field.tsx'
import styles from './answers.module.css'

/** An answer that says nothing yet. */
const emptyAnswer = (ItemId: string): QuestionnaireAnswer => ({
  ItemId,
  Options: [],
  Other: '',
  Text: '',
  Number: null,
  Rows: [],
})

/** The questions that are asked by what was answered, each with where it is answered and what is wrong with it. */
export const AnswerSheet = ({
  items,
  answers,
  faults,
  disabled = false,
  onAnswers,
}: {
  items: readonly QuestionnaireItem[]
  answers: readonly QuestionnaireAnswer[]
  faults: ReadonlyMap<string, string>
  disabled?: boolean
  onAnswers: (answers: readonly QuestionnaireAnswer[]) => void
}) => {
  const byItem = answersByItem(answers)
  const inSight = askedItems(items, byItem)
  const numbered = inSight.filter(({ Kind }) => Kind !== 'section')
  return (
    <ol className={styles.sheet}>
      {inSight.map((item) => {
        const answer = byItem.get(item.Id) ?? emptyAnswer(item.Id)
        const fault = faults.get(item.Id)
        if (item.Kind === 'section')
          return (
            <li key={item.Id} className={styles.section}>
              <h2>{item.Title}</h2>
              {item.Note && <p className={styles.hint}>{item.Note}</p>}
            </li>
          )
        return (
          <li
            key={item.Id}
            id={`question-${item.Id}`}
            className={classes(styles.question, fault !== undefined && styles.faulty)}
          >
            <fieldset>
              <legend>
                {numbered.indexOf(item) + 1}. {item.Title}
                {item.Required && <span className={styles.required}>（必填）</span>}
              </legend>
              {item.Note && <p className={styles.hint}>{item.Note}</p>}
              <AnswerField
                item={item}
                answer={answer}
                disabled={disabled}
                onAnswer={(set) =>
                  onAnswers([
                    ...answers.filter(({ ItemId }) => ItemId !== item.Id),
                    { ...answer, ...set },
                  ])
                }
              />
              {fault !== undefined && (
                <p className={styles.fault} role="alert">
                  {fault}
                </p>
              )}
            </fieldset>
          </li>
        )
      })}
    </ol>
  )
}
