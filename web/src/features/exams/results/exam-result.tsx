import { Skeleton, Button, ButtonLink, Card, Failure, longMomentOf, offerFile, Tag } from '#ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type ExamResult,
  getResult,
  releasedPartNames,
  releasedParts,
} from '@xinglin/contract/exams'
import type { ExamAddresses } from '../queries/addresses.ts'
import { examsKey, ownReceipt, ownResult } from '../queries/exam-queries.ts'
import styles from './result.module.css'
import { ResultQuestion } from './result-question.tsx'

const submitWords = {
  self: '本人交卷',
  deadline: '时间到，系统收卷',
  proctor: '监考收卷',
} as const

/** What was handed in: the code, and the text of which the hash is. */
const ReceiptCard = ({ attemptId }: { attemptId: string }) => {
  const { data } = useQuery(ownReceipt(attemptId))
  if (!data) return <Skeleton height="120px" shape="block" />
  return (
    <Card className={styles.card}>
      <h2 className={styles.head}>交卷回执</h2>
      <dl className={styles.facts}>
        <dt>回执码</dt>
        <dd className={styles.code}>{data.Receipt}</dd>
        <dt>交卷时间</dt>
        <dd>
          {longMomentOf(data.SubmittedAt)}（{submitWords[data.Kind]}）
        </dd>
        <dt>答案校验</dt>
        <dd className={styles.hash}>SHA-256 {data.AnswerHash}</dd>
        {data.Late > 0 && (
          <>
            <dt>迟到的答案</dt>
            <dd>{data.Late} 个，由教师决定是否计入</dd>
          </>
        )}
      </dl>
      <Button
        onClick={() =>
          offerFile(
            `${data.ExamName}-${data.Receipt}.json`,
            new Blob([data.Canonical], { type: 'application/json' }),
          )
        }
      >
        下载我的答案
      </Button>
      <p className={styles.note}>下载的文件可用任何 SHA-256 工具计算，与上面的答案校验一致。</p>
    </Card>
  )
}

/** What each question and part is called: 第3题, 第7题第2小题. */
const namesOf = (
  { Sections }: ExamResult,
  numbers: ReadonlyMap<string, number>,
): ReadonlyMap<string, string> =>
  new Map(
    Sections.flatMap(({ Questions }) => Questions).flatMap(({ QuestionId, Parts }) => {
      const name = `第${numbers.get(QuestionId) ?? ''}题`
      return [
        [QuestionId, name] as const,
        ...Parts.map((part, at) => [part.QuestionId, `${name}第${at + 1}小题`] as const),
      ]
    }),
  )

const Score = ({ result }: { result: ExamResult }) => (
  <Card className={styles.score}>
    {result.Score === null ? (
      <p>成绩未公布</p>
    ) : (
      <>
        <p className={styles.points}>
          <b>{result.Score}</b> / {result.FullScore} 分
          {result.Level && <Tag tone="school">{result.Level} 级</Tag>}
        </p>
        {result.Unmarked > 0 && (
          <p className={styles.note}>
            另有 {result.Unmarked} 题待教师批阅（共 {result.UnmarkedPoints} 分），批阅后计入。
          </p>
        )}
        <ul className={styles.parts}>
          {result.Sections.map(({ SectionId, Name, Score: own, Points }) => (
            <li key={SectionId}>
              {Name}
              <span>
                {own} / {Points}
              </span>
            </li>
          ))}
        </ul>
      </>
    )}
  </Card>
)

const treatmentWords = { scored: '重新判分', full: '全体给分', void: '不计分' } as const

/** What regrades made of the score: both values stay to be read. */
const Regrades = ({
  result: { Regrades: regrades },
  numbers,
}: {
  result: ExamResult
  /** What questions and parts are called. */
  numbers: ReadonlyMap<string, string>
}) => {
  if (regrades.length === 0) return null
  return (
    <Card className={styles.card}>
      <h2 className={styles.head}>成绩更正</h2>
      <ul className={styles.parts}>
        {regrades.map((one) => (
          <li key={one.At}>
            <span>
              {numbers.get(one.UnitId)}
              {treatmentWords[one.Treatment]}
              {one.Reason !== '' && `：${one.Reason}`}
              <span className={styles.note}> {longMomentOf(one.At)}</span>
            </span>
            <span>
              {one.Before} / {one.FullBefore} → {one.After} / {one.FullAfter}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** What of a result is still to come. */
const NotOut = ({ Released }: Pick<ExamResult, 'Released'>) => {
  const waiting = releasedParts.filter((part) => !Released[part])
  if (waiting.length === 0) return null
  return (
    <p className={styles.note}>
      尚未公布：{waiting.map((part) => releasedPartNames[part]).join('、')}
    </p>
  )
}

/** The result of one's attempt, as far as it is released, and the receipt of what was handed in. */
export const ExamResultView = ({
  attemptId,
  addresses,
}: {
  attemptId: string
  addresses: ExamAddresses
}) => {
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(ownResult(attemptId))
  const back = <ButtonLink to={addresses.list}>{addresses.listName}</ButtonLink>
  const { notOut, scoring } = getResult.refusals
  const isWaiting = error && !data && [notOut[1], scoring[1]].includes(error.message as never)
  if (error && !data && !isWaiting)
    return <Failure error={error} onRetry={() => void refetch()} other={back} />
  const units = new Map(data?.Units.map((one) => [one.QuestionId, one]))
  // Numbered through the paper, as they were while one sat it.
  const numbers = new Map(
    data?.Sections.flatMap(({ Questions }) => Questions).map((one, at) => [one.QuestionId, at + 1]),
  )
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <h1 className={styles.title}>{data ? `${data.Name} · 第${data.No}次` : '考试结果'}</h1>
        {back}
      </div>
      {isWaiting && (
        <Card className={styles.card}>
          <output>{error.message}</output>
        </Card>
      )}
      {!data && !isWaiting && <Skeleton height="160px" shape="block" />}
      {data && <Score result={data} />}
      {data && <Regrades result={data} numbers={namesOf(data, numbers)} />}
      {data && <NotOut Released={data.Released} />}
      <ReceiptCard attemptId={attemptId} />
      {data?.Sections.filter(({ Questions }) => Questions.length > 0).map((section) => (
        <section key={section.SectionId} className={styles.section} aria-label={section.Name}>
          <h2 className={styles.head}>{section.Name}</h2>
          {section.Questions.map((question) => (
            <ResultQuestion
              key={question.QuestionId}
              question={question}
              no={numbers.get(question.QuestionId) ?? 0}
              units={units}
              showsAnswers={data.Released.Answers}
              isWithheld={data.Withheld.includes(question.QuestionId)}
              ask={addresses.ask?.(attemptId, numbers.get(question.QuestionId) ?? 0)}
              onAsked={() => queries.invalidateQueries({ queryKey: examsKey })}
            />
          ))}
        </section>
      ))}
    </div>
  )
}
