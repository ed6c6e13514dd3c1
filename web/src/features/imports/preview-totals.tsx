import { Button, figure } from '#ui'
import type { OutputOf } from '@xinglin/contract/call'
import type { getImport } from '@xinglin/contract/imports'
import styles from './import.module.css'

type ImportFigures = Pick<
  OutputOf<typeof getImport>,
  'Total' | 'New' | 'Changed' | 'Same' | 'Clash' | 'ClashChanged' | 'Wrong'
>

const Line = ({
  name,
  count,
  tone,
}: {
  name: string
  count: number
  tone?: string | undefined
}) => (
  <div className={tone}>
    <dt>{name}</dt>
    <dd>{figure(count)} 行</dd>
  </div>
)

/** What an import would do, in figures, and what that means. */
export const PreviewTotals = ({
  figures,
  onTakeAll,
}: {
  figures: ImportFigures
  onTakeAll: () => void
}) => (
  <div>
    <h2 className={styles.head}>核对结果</h2>
    <dl className={styles.totals}>
      <Line name="共" count={figures.Total} />
      <Line name="新增" count={figures.New} tone={styles.good} />
      <Line name="更新" count={figures.Changed + figures.ClashChanged} />
      <Line name="无变化" count={figures.Same} />
      {figures.Clash > 0 && <Line name="有冲突" count={figures.Clash} tone={styles.bad} />}
      <Line name="有问题" count={figures.Wrong} tone={figures.Wrong > 0 ? styles.bad : undefined} />
    </dl>
    {figures.Clash > 0 && (
      <div className={styles.note}>
        <p>
          有冲突的内容与平台现有的不同，而平台的内容不是来自上次导入的表格（手动填写或修改过），将保留平台现有的值。
          {figures.ClashChanged > 0 &&
            `其中 ${figure(figures.ClashChanged)} 行另有变化，照常更新，已计入“更新”。`}
        </p>
        <Button size="small" onClick={onTakeAll}>
          冲突全部以表格为准
        </Button>
      </div>
    )}
    {figures.Wrong > 0 && (
      <p className={styles.note}>
        有问题的行不会导入：点击单元格即可在这里改正，改后立即重新核对。
      </p>
    )}
  </div>
)
