import { Tag } from '#ui'
import type { OutputOf } from '@xinglin/contract/call'
import type { enrolTeams } from '@xinglin/contract/competitions'
import styles from './team-sheet.module.css'

/** The teams of a sheet as the server judged them: what is wrong first. */
export const TeamSheetTable = ({
  teams,
  isTeam,
}: {
  teams: OutputOf<typeof enrolTeams>['Teams']
  isTeam: boolean
}) => (
  <section className={styles.scroll} aria-label="核对结果">
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">行</th>
          {isTeam && <th scope="col">队名</th>}
          <th scope="col">{isTeam ? '队员' : '姓名'}</th>
          <th scope="col">核对</th>
        </tr>
      </thead>
      <tbody>
        {teams
          .toSorted((one, other) => Number(other.Faults.length > 0) - Number(one.Faults.length > 0))
          .map(({ RowNo, Name, Members, Faults }) => (
            <tr key={RowNo}>
              <td>{RowNo}</td>
              {isTeam && <th scope="row">{Name || '（空）'}</th>}
              <td>{Members.join('、')}</td>
              <td>
                {Faults.length === 0 ? (
                  <Tag tone="success">可以报名</Tag>
                ) : (
                  <ul className={styles.faults}>
                    {Faults.map((fault) => (
                      <li key={fault}>{fault}</li>
                    ))}
                  </ul>
                )}
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  </section>
)
