import { OwnRecheck } from '#marking'
import { Formatted, FormattedLine, letterOf, RecordedFigure } from '#questions/shown'
import { ButtonLink, Card, classes, Tag } from '#ui'
import { examItemTypeNames, type ExamQuestion, type ResultUnit } from '@xinglin/contract/exams'
import { MessageCircleQuestion } from 'lucide-react'
import styles from './result.module.css'
import { StationSheet } from './station-sheet.tsx'

const stateWords = {
  right: '正确',
  partly: '部分正确',
  wrong: '错误',
  unanswered: '未作答',
  unmarked: '待批阅',
} as const
/** Of a station, which nobody answers right or wrong. */
const stationWords: Readonly<Record<keyof typeof stateWords, string>> = {
  right: '满分',
  partly: '部分得分',
  wrong: '未得分',
  unanswered: '未进入',
  unmarked: '待批阅',
}
const tones = {
  right: 'success',
  partly: 'warning',
  wrong: 'danger',
  unanswered: 'neutral',
  unmarked: 'neutral',
} as const

const treatmentTags = { full: '全体给分', void: '本题不计分' } as const

const isRight = (kind: string | undefined) => kind === 'right' || kind === 'key'

const Options = ({ options, unit }: { options: ExamQuestion['Options']; unit: ResultUnit }) => {
  const chosen = unit.Answer && 'Options' in unit.Answer ? unit.Answer.Options : []
  const kinds = new Map(unit.Key?.Options.map(({ OptionId, Kind }) => [OptionId, Kind]))
  return (
    <ol className={styles.options}>
      {options.map(({ OptionId, Text }, at) => {
        const kind = kinds.get(OptionId)
        const isMine = chosen.includes(OptionId)
        return (
          <li
            key={OptionId}
            className={classes(
              isRight(kind) && styles.right,
              isMine && kind === 'wrong' && styles.wrong,
            )}
          >
            <span>{letterOf(at)}</span>
            <FormattedLine html={Text} />
            {isMine && <Tag>我的选择</Tag>}
            {isRight(kind) && <Tag tone="success">{kind === 'key' ? '关键答案' : '正确答案'}</Tag>}
          </li>
        )
      })}
    </ol>
  )
}

/** Options by the letters of the reader's own order. */
const lettersOf = (options: ExamQuestion['Options'], ids: readonly string[]): string =>
  options.flatMap(({ OptionId }, at) => (ids.includes(OptionId) ? [letterOf(at)] : [])).join('')

/** What a teacher gave for a written answer, criterion by criterion, and what they said. */
const Marked = ({ mark }: { mark: NonNullable<ResultUnit['Mark']> }) => (
  <section className={styles.marked} aria-label="教师批阅">
    <h3>教师批阅</h3>
    <ul>
      {mark.Criteria.map(({ Name, Points, Most }) => (
        <li key={Name}>
          {Name}
          <span>
            {Points} / {Most}
          </span>
        </li>
      ))}
    </ul>
    {mark.Comment !== '' && <p className={styles.written}>{mark.Comment}</p>}
  </section>
)

const Unit = ({
  unit,
  isStation = false,
  options,
  showsAnswers,
  onAsked,
}: {
  unit: ResultUnit
  isStation?: boolean
  options: ExamQuestion['Options']
  showsAnswers: boolean
  onAsked: () => Promise<void>
}) => {
  const { Answer: answer, Key: key, Score, Points, State } = unit
  const written =
    answer && ('Text' in answer ? answer.Text : 'Blanks' in answer ? answer.Blanks.join('；') : '')
  return (
    <div className={styles.unit}>
      <p className={styles.line}>
        {unit.Treatment !== 'scored' && <Tag tone="warning">{treatmentTags[unit.Treatment]}</Tag>}
        {State && <Tag tone={tones[State]}>{(isStation ? stationWords : stateWords)[State]}</Tag>}
        {unit.Treatment === 'void'
          ? ''
          : Score === null
            ? `${Points} 分`
            : `得 ${Score} / ${Points} 分`}
      </p>
      {options.length > 0 && <Options options={options} unit={unit} />}
      {written && (
        <p className={styles.written}>
          <b>我的答案：</b>
          {written}
        </p>
      )}
      {showsAnswers && !answer && !isStation && <p className={styles.note}>未作答</p>}
      {unit.Mark && <Marked mark={unit.Mark} />}
      {unit.Station && <StationSheet station={unit.Station} />}
      {unit.Recheck && (
        <OwnRecheck
          kind="exam"
          workId={unit.Recheck.WorkId}
          until={unit.Recheck.Until}
          recheck={unit.Recheck.Asked}
          onAsked={onAsked}
        />
      )}
      {key && (
        <div className={styles.key}>
          {key.Blanks.length > 0 && (
            <p>
              <b>参考答案：</b>
              {key.Blanks.map((one, at) => `（${at + 1}）${one}`).join('；')}
            </p>
          )}
          {key.Also.map((ids) => (
            <p key={ids.join()}>
              <b>也接受：</b>
              {lettersOf(options, ids)}
            </p>
          ))}
          {key.Reference !== '' && <Formatted html={key.Reference} />}
          {key.Rubric.length > 0 && (
            <ul>
              {key.Rubric.map(({ Text, Points: points }) => (
                <li key={Text}>
                  {Text}（{points} 分）
                </li>
              ))}
            </ul>
          )}
          {key.Explanation !== '' && (
            <>
              <b>解析</b>
              <Formatted html={key.Explanation} />
            </>
          )}
        </div>
      )}
    </div>
  )
}

/** A question of a result with one's answer, its points and the key, as far as each is out. */
export const ResultQuestion = ({
  question,
  no,
  units,
  showsAnswers,
  isWithheld,
  ask,
  onAsked,
}: {
  question: ExamQuestion
  no: number
  units: ReadonlyMap<string, ResultUnit>
  showsAnswers: boolean
  /** Another examination uses it now. */
  isWithheld: boolean
  /** Where one asks about it; absent where nobody answers. */
  ask: string | undefined
  /** One of its answers shall be looked at again. */
  onAsked: () => Promise<void>
}) => {
  const own = units.get(question.QuestionId)
  return (
    <Card className={styles.card}>
      <article className={styles.question} aria-label={`第${no}题`}>
        <p className={styles.line}>
          <b>{no}</b>
          <Tag>{examItemTypeNames[question.Type].split(' ')[0]}</Tag>
        </p>
        {isWithheld && (
          <p className={styles.note}>这道题正在其他考试中使用，那场考试结束并公布答案后再显示。</p>
        )}
        {question.Stem !== '' && <Formatted html={question.Stem} />}
        {question.Figure && <RecordedFigure figure={question.Figure} />}
        {own && (
          <Unit
            unit={own}
            isStation={question.Type === 'station'}
            options={question.Options}
            showsAnswers={showsAnswers}
            onAsked={onAsked}
          />
        )}
        {question.Parts.map((part, at) => {
          const unit = units.get(part.QuestionId)
          return (
            <section
              key={part.QuestionId}
              aria-label={`第${no}题第${at + 1}小题`}
              className={styles.question}
            >
              {part.Reveal !== '' && <Formatted html={part.Reveal} />}
              <div className={styles.line}>
                <b>（{at + 1}）</b>
                <Formatted html={part.Stem} />
              </div>
              {unit && (
                <Unit
                  unit={unit}
                  options={question.Type === 'B1' ? question.Options : part.Options}
                  showsAnswers={showsAnswers}
                  onAsked={onAsked}
                />
              )}
            </section>
          )
        })}
        {ask && question.Stem !== '' && question.Type !== 'station' && (
          <p className={styles.line}>
            <ButtonLink
              size="small"
              to={ask}
              icon={<MessageCircleQuestion size={15} aria-hidden />}
              aria-label={`就第${no}题向老师提问`}
            >
              向老师提问
            </ButtonLink>
          </p>
        )}
      </article>
    </Card>
  )
}
