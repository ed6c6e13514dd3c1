import type { SessionReport } from '@xinglin/contract/simulations/consultation'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './debrief.module.css'
import { meaningWord, outcomes } from '../meanings/meaning-words.ts'

type Turn = SessionReport['Debrief']['understood'][number]

/** One thing that a part was taken for, and what became of it. */
const Meaning = ({ outcome: { key, outcome } }: { outcome: Turn['said'][number] }) => (
  <span className={styles.meaning}>
    {meaningWord(key)} <em>{outcomes[outcome] ?? ''}</em>
  </span>
)

/** What is said of each part of a summing up. */
const verdicts = { true: '相符', false: '不符', open: '未能核实' } as const

/** The parts of a summing up are one thing that was said, and each is told by itself with its verdict. */
const withoutRepeats = ({ said, claims }: Pick<Turn, 'said' | 'claims'>) =>
  claims?.length
    ? said.filter(({ key }, at) => said.findIndex((other) => other.key === key) === at)
    : said

/** What each part of a turn was taken for, and which parts of a summing up are so. */
export const Meanings = ({ turn }: { turn: Pick<Turn, 'said' | 'jargon' | 'claims'> }) => (
  <>
    {withoutRepeats(turn).map((outcome, at) => (
      <Meaning key={`${outcome.part}/${outcome.key}/${at}`} outcome={outcome} />
    ))}
    {turn.claims?.map(({ text, verdict }, at) => (
      <span className={styles.meaning} key={`${text}/${at}`}>
        “{text}” <em>{verdicts[verdict]}</em>
      </span>
    ))}
    {turn.jargon.length > 0 && <em>术语：{turn.jargon.join('、')}</em>}
  </>
)

/** How every sentence was understood, with what may be done about it. */
export const Understood = ({
  report: { Debrief: debrief, Mine: mine },
  beside,
  askAt,
}: {
  report: SessionReport
  beside: (turn: Turn) => ReactNode
  /** Where one asks about a turn; absent where it is not one's own. */
  askAt?: (turn: number) => string
}) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
  <section className={styles.scroll} tabIndex={0} aria-label="每句话被理解为">
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">步</th>
          <th scope="col">{mine ? '我说的' : '学生说的'}</th>
          <th scope="col">被理解为</th>
        </tr>
      </thead>
      <tbody>
        {debrief.understood.map((turn) => (
          <tr key={turn.seq}>
            <td>{turn.seq}</td>
            <td>{turn.text}</td>
            <td>
              <Meanings turn={turn} />
              {beside(turn)}
              {askAt && (
                <Link className={styles.ask} to={askAt(turn.seq)}>
                  向老师提问
                </Link>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
