import type { Happened } from '@xinglin/contract/simulations/operation'
import styles from './bedside.module.css'

/** What the actions brought to light, the newest first; read out as it comes. */
export const Log = ({ events }: { events: readonly Happened[] }) => (
  <section className={styles.log} aria-label="观察记录">
    <h2>观察记录</h2>
    <ol aria-live="polite" reversed>
      {events.toReversed().flatMap(({ seq, observations }) =>
        observations.map(({ type, zh }, at) => (
          <li key={`${seq}-${String(at)}`} data-type={type}>
            {zh}
          </li>
        )),
      )}
    </ol>
  </section>
)
