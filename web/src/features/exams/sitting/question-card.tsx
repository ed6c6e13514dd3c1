import { AnswerFields, Formatted, FormattedLine, letterOf, RecordedFigure } from '#questions/shown'
import { Button, confirm, Tag } from '#ui'
import { examItemTypeNames, type ExamQuestion } from '@xinglin/contract/exams'
import { Flag } from 'lucide-react'
import type { OwnMarks } from './outbox.ts'
import type { QuestionPlace } from './question-places.ts'
import styles from './question-card.module.css'
import { StationDoor } from './station-door.tsx'
import type { SittingNow } from './use-sitting.ts'

const stepwise = new Set(['A4', 'analysis'])

type Props = {
  now: SittingNow
  place: QuestionPlace
  marks: OwnMarks
  locked: boolean
  onMark: (questionId: string) => void
  onStrike: (unitId: string, optionId: string) => void
}

const Unit = ({
  id,
  label,
  options,
  question,
  now,
  marks,
  locked,
  onStrike,
}: Omit<Props, 'place' | 'onMark'> & {
  id: string
  label: string
  options: ExamQuestion['Options']
  question: ExamQuestion
}) => (
  <div onFocus={() => now.lookAt(id)}>
    <AnswerFields
      unit={{
        id,
        type: question.Type === 'station' ? 'short' : question.Type,
        options,
        blanks: question.Blanks,
        label,
      }}
      answer={now.answers.get(id)}
      result={undefined}
      disabled={locked}
      struck={marks.struck[id] ?? []}
      onStrike={(optionId) => onStrike(id, optionId)}
      onChange={(answer) => now.write(id, answer)}
    />
  </div>
)

/** The options that the parts of a B1 group share. */
const SharedOptions = ({ options }: { options: ExamQuestion['Options'] }) => (
  <ol className={styles.shared} aria-label="共用备选答案">
    {options.map(({ OptionId, Text }, at) => (
      <li key={OptionId}>
        <span>{letterOf(at)}</span>
        <FormattedLine html={Text} />
      </li>
    ))}
  </ol>
)

const NextPart = ({ now, question }: Pick<Props, 'now'> & { question: ExamQuestion }) => {
  const current = question.Parts.filter(({ Reached }) => Reached).at(-1)
  const rest = question.Parts.filter(({ Reached }) => !Reached).length
  if (!stepwise.has(question.Type) || rest === 0 || !current) return null
  const go = async () => {
    const agreed = await confirm({
      title: '进入下一小题？',
      note: '进入后不能返回查看或修改本小题。',
      yes: '进入下一小题',
    })
    if (agreed) await now.nextPart(current.QuestionId)
  }
  return (
    <div className={styles.actions}>
      <Button kind="primary" pending={now.pending} onClick={() => void go()}>
        下一小题
      </Button>
      <span className={styles.note}>还有 {rest} 个小题，完成后依次显示。</span>
    </div>
  )
}

/** A question with where it is answered; its stem stays in sight above its parts. */
export const QuestionCard = (props: Props) => {
  const { now, place, marks, locked, onMark } = props
  const { question, no } = place
  const { QuestionId, Type, Stem, Options, Figure, Parts, Points, Launch } = question
  const isMarked = marks.review.includes(QuestionId)
  return (
    <article className={styles.question} aria-label={`第${no}题`} id={`question-${QuestionId}`}>
      <div className={styles.questionHead}>
        <b>{no}</b>
        <Tag>{examItemTypeNames[Type]}</Tag>
        <span className={styles.note}>{Points} 分</span>
        <Button
          kind="plain"
          size="small"
          aria-pressed={isMarked}
          icon={<Flag size={15} aria-hidden fill={isMarked ? 'currentColor' : 'none'} />}
          onClick={() => onMark(QuestionId)}
        >
          {isMarked ? '取消标记' : '标记待查'}
        </Button>
      </div>
      {Stem !== '' && (
        <div className={Parts.length > 0 ? styles.pinned : styles.stem}>
          <Formatted html={Stem} />
        </div>
      )}
      {Figure && <RecordedFigure figure={Figure} />}
      {Type === 'B1' && <SharedOptions options={Options} />}
      {Launch && <StationDoor now={now} questionId={QuestionId} launch={Launch} locked={locked} />}
      {Parts.length === 0 && Type !== 'station' && (
        <Unit
          {...props}
          id={QuestionId}
          label={`第${no}题的选项`}
          options={Options}
          question={question}
        />
      )}
      {Parts.filter(({ Reached }) => Reached).map((part, at) => (
        <section
          key={part.QuestionId}
          className={styles.part}
          aria-label={`第${no}题第${at + 1}小题`}
        >
          {part.Reveal !== '' && (
            <div className={styles.reveal}>
              <Formatted html={part.Reveal} />
            </div>
          )}
          {part.Left ? (
            <p className={styles.note}>（{at + 1}）已完成，不能返回。</p>
          ) : (
            <>
              <div className={styles.partStem}>
                <b>（{at + 1}）</b>
                <div>
                  <Formatted html={part.Stem} />
                </div>
                <span className={styles.note}>{part.Points} 分</span>
              </div>
              <Unit
                {...props}
                id={part.QuestionId}
                label={`第${at + 1}小题的选项`}
                options={Type === 'B1' ? Options : part.Options}
                question={question}
              />
            </>
          )}
        </section>
      ))}
      <NextPart now={now} question={question} />
    </article>
  )
}
