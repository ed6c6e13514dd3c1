import { newId } from '#call'
import { Skeleton, Button } from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { QuestionContent } from '@xinglin/contract/questions'
import { useState } from 'react'
import { QuestionView } from '../shown/question-view.tsx'
import styles from './bank.module.css'
import { computedInstances } from './bank-queries.ts'

/** Some instances of a computed question with their keys, so that its author sees what readers will be asked. */
export const ComputedInstances = ({ content }: { content: QuestionContent }) => {
  const [seed, setSeed] = useState(newId)
  const { data, error } = useQuery(computedInstances(content, seed))
  return (
    <section className={styles.instances} aria-label="几位考生会得到的题目">
      <div className={styles.between}>
        <h2 className={styles.head}>几位考生会得到的题目</h2>
        <Button size="small" onClick={() => setSeed(newId())}>
          换一组
        </Button>
      </div>
      {error && <p className={styles.fault}>{error.message}</p>}
      {!error && !data && <Skeleton height="200px" shape="block" />}
      {!error &&
        data?.List.map(({ Question, Key }, at) => (
          <div key={`${seed} ${at}`} className={styles.instance}>
            <QuestionView
              question={Question}
              no={at + 1}
              answering={{
                answers: {},
                results: new Map([[Question.QuestionId, Key]]),
                isKey: true,
                onChange: () => undefined,
              }}
            />
          </div>
        ))}
    </section>
  )
}
