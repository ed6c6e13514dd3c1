import { SelectField } from '#ui'
import { importColumns } from '@xinglin/contract/imports'
import type { Name } from './headings.ts'
import styles from './column-mapping.module.css'
import { columnName, type List, type Mapping } from './recognise.ts'

const shownSamples = 3
const options: readonly { readonly value: Name | ''; readonly name: string }[] = [
  { value: '', name: '不导入' },
  ...importColumns.map((name) => ({ value: name, name })),
]

const samplesOf = ({ sheet, head }: List, column: number): string =>
  sheet.rows
    .slice(head + 1)
    .flatMap((row) => row[column] || [])
    .slice(0, shownSamples)
    .join('、')

/** The columns of a list that hold anything, each with some of it. */
const columnsOf = (list: List) =>
  list.headings.flatMap((heading, column) => {
    const samples = samplesOf(list, column)
    const name = columnName(list.headings, column)
    return heading === '' && samples === '' ? [] : [{ column, name, samples }]
  })

/** What each column of a sheet is, with what stands in it; a column that is empty is not shown. */
export const ColumnMapping = ({
  list,
  mapping,
  onChange,
}: {
  list: List
  mapping: Mapping
  onChange: (mapping: Mapping) => void
}) => (
  <table className={styles.table}>
    <caption className={styles.caption}>各列的含义（可以修改，下次自动沿用）</caption>
    <thead>
      <tr>
        <th scope="col">表格中的列</th>
        <th scope="col">内容举例</th>
        <th scope="col">导入为</th>
      </tr>
    </thead>
    <tbody>
      {columnsOf(list).map(({ column, name, samples }) => (
        <tr key={column}>
          <th scope="row">{name}</th>
          <td className={styles.samples}>{samples || '（空）'}</td>
          <td>
            <SelectField
              compact
              label={`“${name}”导入为`}
              options={options}
              value={mapping[column] ?? ''}
              onChoose={(value) =>
                onChange(mapping.map((one, at) => (at === column ? value : one)))
              }
            />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
