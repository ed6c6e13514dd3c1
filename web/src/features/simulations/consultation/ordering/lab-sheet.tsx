import { VisuallyHidden } from '#ui'
import type { TestResult } from '@xinglin/contract/simulations/consultation'
import styles from './lab-sheet.module.css'

const flags: Readonly<Record<string, string>> = { '↑': '偏高', '↓': '偏低', '*': '异常' }

/** A laboratory sheet: each figure with its range, what lies beyond it marked by arrow, word and weight. */
export const LabSheet = ({
  name,
  lines,
}: {
  name: string
  lines: NonNullable<TestResult['lines']>
}) => (
  <table className={styles.sheet}>
    <caption>
      <VisuallyHidden>{name}</VisuallyHidden>
    </caption>
    <thead>
      <tr>
        <th scope="col">项目</th>
        <th scope="col">结果</th>
        <th scope="col">单位</th>
        <th scope="col">参考范围</th>
      </tr>
    </thead>
    <tbody>
      {lines.map(({ id, zh, value, unit, range, flag }) => (
        <tr key={id} className={flag === '' ? undefined : styles.flagged}>
          <th scope="row">{zh}</th>
          <td>
            {value}
            {flag !== '' && (
              <>
                <span aria-hidden="true"> {flag}</span>
                <VisuallyHidden>{flags[flag]}</VisuallyHidden>
              </>
            )}
          </td>
          <td>{unit}</td>
          <td>{range}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
