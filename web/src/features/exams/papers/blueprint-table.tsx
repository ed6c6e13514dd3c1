import type { PaperForm, PaperQuestion } from '@xinglin/contract/exams'
import { blueprintOf, type Sum } from './blueprint-totals.ts'
import styles from './paper.module.css'

const Cell = ({ sum: { count, tenths } }: { sum: Sum }) => (
  <td className={styles.figure}>{count === 0 ? '' : `${count}/${tenths / 10}`}</td>
)

/** The blueprint (双向细目表) of a paper: questions and points by theme, type and difficulty. */
export const BlueprintTable = ({
  form,
  known,
  themes,
}: {
  form: PaperForm
  known: ReadonlyMap<string, PaperQuestion>
  themes: ReadonlyMap<string, string>
}) => {
  const table = blueprintOf(form, known)
  if (table.whole.count === 0)
    return <p className={styles.note}>添加题目或细目后，这里显示分布。</p>
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
    <section className={styles.scrolls} tabIndex={0} aria-label="双向细目表">
      <table className={styles.blueprint}>
        <caption>题数/分值，按主题、题型和难度</caption>
        <thead>
          <tr>
            <th scope="col">主题</th>
            {table.columns.map(({ key, type, level }) => (
              <th key={key} scope="col">
                {type}
                <span>{level}</span>
              </th>
            ))}
            <th scope="col">合计</th>
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ theme, cells, total }) => (
            <tr key={theme}>
              <th scope="row">{theme === '' ? '不限' : (themes.get(theme) ?? theme)}</th>
              {cells.map((sum, at) => (
                <Cell key={table.columns[at]?.key} sum={sum} />
              ))}
              <Cell sum={total} />
            </tr>
          ))}
          {table.stations.count > 0 && (
            <tr>
              <th scope="row" colSpan={table.columns.length + 1}>
                考站
              </th>
              <Cell sum={table.stations} />
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">合计</th>
            {table.totals.map((sum, at) => (
              <Cell key={table.columns[at]?.key} sum={sum} />
            ))}
            <Cell sum={table.whole} />
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
