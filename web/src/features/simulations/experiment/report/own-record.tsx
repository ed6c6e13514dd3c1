import { askAddress } from '#simulations/kernel'
import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router'
import { evidenceWords } from '../session/evidence.ts'
import type { Marked } from '../session/queries.ts'
import styles from './marked-report.module.css'

/** What one did in the experiment, event by event, each with the way to ask about it. */
export const OwnRecord = ({ marked }: { marked: Marked }) => (
  <section aria-labelledby="record">
    <h2 id="record">操作记录</h2>
    <details className={styles.dimension}>
      <summary>
        <ChevronDown size={16} aria-hidden />
        <span>按先后查看每一步，有疑问可以就这一步向老师提问</span>
      </summary>
      <ul>
        {marked.Events.map(({ seq }) => {
          const [words] = evidenceWords(marked, [seq])
          return (
            words && (
              <li key={seq}>
                <span>
                  {seq}. {words}
                </span>
                <Link to={askAddress(marked, 'event', seq)} aria-label={`就第 ${seq} 步提问`}>
                  提问
                </Link>
              </li>
            )
          )
        })}
      </ul>
    </details>
  </section>
)
