import { scoreWord } from '@xinglin/simulation/assessment'
import styles from './report.module.css'
import { levelSentence } from './score.ts'

/** What is said of a round beside its score: 完成时间 and the like. */
export type Fact = { readonly name: string; readonly value: string }

/** The level in a ring, the composite, what it means for what to do next, and the facts beside it. */
export const ScoreSum = ({
  composite,
  level,
  facts,
}: {
  composite: number | null
  level: string
  facts: readonly Fact[]
}) => (
  <div className={styles.sum}>
    <p className={styles.level}>
      <span className={styles.letter}>{level || '—'}</span>
      <span>等级</span>
    </p>
    <div className={styles.told}>
      <p className={styles.score}>
        <strong>{scoreWord(composite)}</strong>
        <span>综合成绩</span>
      </p>
      <p>{levelSentence(level)}</p>
    </div>
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </div>
)
