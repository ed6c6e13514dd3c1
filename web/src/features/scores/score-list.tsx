import { classes, longDayOf, Tag } from '#ui'
import { scoreWord } from '@xinglin/simulation/assessment'
import { recheckStateNames } from '@xinglin/contract/marking'
import { type ScoreLine, scoreKindNames } from '@xinglin/contract/scores'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import styles from './score-list.module.css'

const Score = ({ line: { State, Score: score, Level, Grade } }: { line: ScoreLine }) => {
  if (Grade !== '')
    return (
      <p className={styles.score}>
        <strong>{Grade}</strong>
        <span>总评</span>
      </p>
    )
  if (State === 'waiting') return <Tag tone="warning">待发布</Tag>
  return (
    <p className={classes(styles.score, score === null && styles.none)}>
      {score === null ? (
        '未计分'
      ) : (
        <>
          <strong>{scoreWord(score)}</strong>
          <span>{Level} 级</span>
        </>
      )}
    </p>
  )
}

/** Scores in a list, each leading to what it came from where `addressOf` knows it. */
export const ScoreList = ({
  lines,
  addressOf,
}: {
  lines: readonly ScoreLine[]
  addressOf: ((line: ScoreLine) => string) | undefined
}) => (
  <ul className={styles.list}>
    {lines.map((line) => (
      <li key={line.Id} className={styles.line}>
        <div className={styles.words}>
          <p className={styles.name}>
            {addressOf ? <Link to={addressOf(line)}>{line.Name}</Link> : line.Name}
          </p>
          <p className={styles.about}>
            <span>{scoreKindNames[line.Kind]}</span>
            {line.AttemptNo > 0 && <span>第 {line.AttemptNo} 次</span>}
            <span>{longDayOf(line.At)}</span>
            {line.Recheck && <span>{recheckStateNames[line.Recheck]}</span>}
          </p>
        </div>
        <Score line={line} />
        {addressOf && <ChevronRight className={styles.go} size={18} aria-hidden />}
      </li>
    ))}
  </ul>
)
