import type { Debrief } from '@xinglin/contract/simulations/consultation'
import styles from './debrief-path.module.css'

type Row = { readonly minute: number; readonly own: string; readonly expert: string }

/** The two ways beside each other, by the minute of the illness. */
const rowsOf = ({ own, expert }: Debrief): readonly Row[] =>
  [
    ...own.map(({ zh, minute }) => ({ minute, own: zh, expert: '' })),
    ...expert.map(({ zh, minute }) => ({ minute, own: '', expert: zh })),
  ].toSorted((a, b) => a.minute - b.minute)

/** One's own way and an expert's, along the time of the illness. */
export const DebriefPath = ({ debrief }: { debrief: Debrief }) => (
  <table className={styles.path}>
    <thead>
      <tr>
        <th scope="col">我的路径</th>
        <th scope="col">分钟</th>
        <th scope="col">专家路径</th>
      </tr>
    </thead>
    <tbody>
      {rowsOf(debrief).map(({ minute, own, expert }, index) => (
        <tr key={index}>
          <td className={styles.own}>{own && <span>{own}</span>}</td>
          <th scope="row">
            <span>{minute}</span>
          </th>
          <td className={styles.expert}>{expert && <span>{expert}</span>}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
