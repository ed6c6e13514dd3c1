import type { Study } from '@xinglin/contract/resources'
import styles from './imaging.module.css'

const actions = { removed: '删除', emptied: '清空', replaced: '替换' } as const

/** What of a study did not stay: attributes by tag and name, never by value; files that were not taken. */
export const RemovalList = ({ study: { removals, skipped } }: { study: Study }) => (
  <details className={styles.removals}>
    <summary>去标识清单（{removals.length} 项）</summary>
    <p className={styles.note}>
      依据 DICOM PS3.15 附录 E
      基本方案，并删除与成像无关的全部标签；原值未保存，清单只列标签与处理方式。
    </p>
    {skipped.map(({ reason, files }) => (
      <p key={reason} className={styles.note}>
        未收入 {files} 个文件：{reason}
      </p>
    ))}
    {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- longer than its place: it is moved along by keys too */}
    <section className={styles.rows} tabIndex={0} aria-label="去标识清单">
      <table>
        <thead>
          <tr>
            <th scope="col">标签</th>
            <th scope="col">名称</th>
            <th scope="col">处理</th>
            <th scope="col">文件数</th>
          </tr>
        </thead>
        <tbody>
          {removals.map(({ tag, name, action, files }) => (
            <tr key={`${tag} ${action}`}>
              <td>{tag}</td>
              <td>{name}</td>
              <td>{actions[action]}</td>
              <td>{files}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  </details>
)
