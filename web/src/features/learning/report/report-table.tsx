import { scoreWord } from '@xinglin/simulation/assessment'
import type { Report } from '@xinglin/contract/learning'
import styles from './dimensions.module.css'

/** One of the eight dimensions of a report. */
export type Dimension = Report['Dimensions'][number]

const Score = ({ score }: { score: number | null }) =>
  score === null ? (
    <span className={styles.unset}>未设置</span>
  ) : (
    <span className={styles.value}>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.part} style={{ width: `${Math.min(100, score)}%` }} />
      </span>
      {scoreWord(score)}
    </span>
  )

/** The eight dimensions with their scores and what these rest on; those the course did not hold count for nothing. */
export const ReportTable = ({ dimensions }: { dimensions: readonly Dimension[] }) => (
  <table className={styles.table}>
    <thead>
      <tr>
        <th scope="col">维度</th>
        <th scope="col">得分</th>
        <th scope="col">依据</th>
      </tr>
    </thead>
    <tbody>
      {dimensions.map(({ Name, Score: score, Evidence }) => (
        <tr key={Name} className={score === null ? styles.empty : undefined}>
          <th scope="row">{Name}</th>
          <td>
            <Score score={score} />
          </td>
          <td className={styles.evidence}>{score === null ? '不计入总分' : Evidence}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
