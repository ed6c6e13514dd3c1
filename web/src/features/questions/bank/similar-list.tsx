import { useQuery } from '@tanstack/react-query'
import { type QuestionContent, questionStateNames } from '@xinglin/contract/questions'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import styles from './bank.module.css'
import { similarQuestions } from './bank-queries.ts'

const pauseMs = 1_500

/** What of the bank says much the same as what is being written; asked for when somebody pauses. */
export const SimilarList = ({
  id,
  content,
  addressOf,
}: {
  id: string
  content: QuestionContent
  addressOf: (id: string) => string
}) => {
  const [paused, setPaused] = useState(content)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(content), pauseMs)
    return () => clearTimeout(timer)
  }, [content])
  const { data } = useQuery(similarQuestions(id, paused))
  return (
    <section className={styles.similar} aria-label="相似的题目">
      <h2 className={styles.head}>相似的题目</h2>
      <output>
        {data?.List.length === 0 && <p className={styles.note}>题库中没有相似的题目。</p>}
        {data?.List.map((one) => (
          <p key={one.Id}>
            <Link to={addressOf(one.Id)} target="_blank">
              {one.Stem}
            </Link>
            <span className={styles.note}>
              （相似度 {one.Likeness}%，{questionStateNames[one.State]}）
            </span>
          </p>
        ))}
      </output>
    </section>
  )
}
