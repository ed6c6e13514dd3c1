import { Empty } from '#ui'
import { examinationOf } from '@xinglin/simulation/catalogue'
import { cluesIn } from '../deciding/claims.ts'
import styles from './notebook.module.css'
import type { Event, Known } from '../session/queries.ts'
import { Suspicions } from '../deciding/suspicions.tsx'
import type { Deed } from '../session/use-consultation.ts'
import { clueGroups } from '../session/words.ts'

/** What was found on the body, the newest of each examination, in the order in which they were done. */
const findingsOf = (events: readonly Event[]): readonly { item: string; text: string }[] => {
  const newest = new Map<string, string>()
  for (const { observations } of events)
    for (const one of observations) if (one.type === 'finding') newest.set(one.item, one.text)
  return [...newest].flatMap(([item, text]) =>
    examinationOf(item)?.region === 'preparation' ? [] : [{ item, text }],
  )
}

/** The student's notebook: what was found out, ordered as a history is, and what they think of. */
export const Notebook = ({
  view,
  events,
  onDeed,
}: {
  view: Known
  events: readonly Event[]
  onDeed: (deed: Deed) => Promise<unknown>
}) => {
  const findings = findingsOf(events)
  const groups = clueGroups
    .map(({ group, name }) => ({
      name,
      clues: cluesIn(view.clues, group),
    }))
    .filter(({ clues }) => clues.length > 0)
  return (
    <div className={styles.notebook}>
      <Suspicions codes={view.suspicions} onKeep={(codes) => onDeed({ type: 'suspect', codes })} />
      {groups.length + findings.length === 0 && (
        <Empty head="还没有线索" note="问到的、查到的会记在这里。" />
      )}
      {groups.map(({ name, clues }) => (
        <section key={name} className={styles.group}>
          <h3>
            {name}
            <span>{clues.length}</span>
          </h3>
          <ul>
            {clues.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      ))}
      {findings.length > 0 && (
        <section className={styles.group}>
          <h3>
            体格检查<span>{findings.length}</span>
          </h3>
          <ul>
            {findings.map(({ item, text }) => (
              <li key={item}>{text}</li>
            ))}
          </ul>
        </section>
      )}
      {view.results.length > 0 && (
        <section className={styles.group}>
          <h3>
            辅助检查<span>{view.results.length}</span>
          </h3>
          <ul>
            {view.results.map(({ test, zh, minute, lines = [] }) => {
              const flagged = lines.filter(({ flag }) => flag !== '')
              return (
                <li key={`${test}/${minute}`}>
                  {zh}
                  {flagged.length > 0 &&
                    `：${flagged.map((one) => `${one.zh} ${one.value}${one.flag}`).join('，')}`}
                  {view.reports[test] && `：${view.reports[test]}`}
                </li>
              )
            })}
          </ul>
        </section>
      )}
    </div>
  )
}
