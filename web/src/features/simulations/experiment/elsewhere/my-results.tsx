import { Skeleton, Failure, longMomentOf, Tag } from '#ui'
import { scoreWord } from '@xinglin/simulation/assessment'
import { useQuery } from '@tanstack/react-query'
import type { OwnResult } from '@xinglin/contract/simulations/experiment'
import { useId } from 'react'
import { myResults } from './elsewhere-queries.ts'
import styles from './elsewhere.module.css'
import { lengthWord } from './length-word.ts'
import { StepTable } from './step-table.tsx'

const Result = ({ result }: { result: OwnResult }) => (
  <article className={styles.result}>
    <h3>
      {result.Title}
      <strong className={styles.score}>{scoreWord(result.Score)} 分</strong>
      {!result.Finished && <Tag tone="warning">未完成</Tag>}
      {result.Counts && <Tag tone="success">计入成绩</Tag>}
    </h3>
    <p className={styles.note}>
      {longMomentOf(result.StartedAt)} 开始，用时 {lengthWord(result.Seconds)}；
      {longMomentOf(result.ReceivedAt)} 送达
    </p>
    <StepTable result={result} />
  </article>
)

/** 外部实验: what an experiment elsewhere told of a round, with every step; the evidence of its score. */
export const MyResults = ({ progressId }: { progressId: string }) => {
  const id = useId()
  const { data, error, refetch } = useQuery(myResults(progressId))
  return (
    <section className={styles.results} aria-labelledby={id}>
      <h2 id={id}>外部实验</h2>
      {error && !data && (
        <Failure head="外部实验记录加载失败" error={error} onRetry={() => void refetch()} />
      )}
      {!error && !data && <Skeleton height="160px" shape="block" />}
      {data?.length === 0 && <p className={styles.note}>还没有收到外部实验的成绩。</p>}
      {data?.map((result) => (
        <Result key={result.Id} result={result} />
      ))}
    </section>
  )
}
