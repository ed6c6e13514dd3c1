import { DecidedMark, WorkFiles } from '#marking'
import { Card, longMomentOf, ReadingText, Tag } from '#ui'
import type { HandedVersion } from '@xinglin/contract/assignments'
import styles from './handing.module.css'

/** What was handed in, the newest first: receipt, text, files, and what its teacher said of it. */
export const HandedVersions = ({
  versions,
  isReturned,
}: {
  versions: readonly HandedVersion[]
  /** What was said of the newest stands above already. */
  isReturned: boolean
}) => (
  <ol className={styles.versions} aria-label="提交记录">
    {versions.map((one, at) => (
      <li key={one.No}>
        <Card roomy>
          <article className={styles.version} aria-label={`第 ${one.No} 版`}>
            <p className={styles.facts}>
              <strong>第 {one.No} 版</strong>
              <span>提交于 {longMomentOf(one.HandedAt)}</span>
              <span>回执 {one.Digest}</span>
              {one.LateDays > 0 && <Tag tone="danger">逾期 {one.LateDays} 天</Tag>}
              {one.Decided?.Outcome === 'returned' && <Tag tone="warning">已退回</Tag>}
            </p>
            {one.Decided && !(isReturned && at === 0) && <DecidedMark decided={one.Decided} />}
            <details open={at === 0 && one.Decided === null}>
              <summary>提交的内容</summary>
              {one.Body !== '' && <ReadingText html={one.Body} />}
              {one.Files.length > 0 && <WorkFiles files={one.Files} />}
            </details>
          </article>
        </Card>
      </li>
    ))}
  </ol>
)
