import { classes, Tag } from '#ui'
import type { ItemFigures } from '@xinglin/contract/exams'
import styles from './analysis.module.css'
import { countOf, letterAt } from './item-notes.ts'

const percent = (part: number, whole: number): string =>
  whole === 0 ? '—' : `${Math.round((100 * part) / whole)}%`

const kindTags = { right: '正确', key: '关键', irrelevant: '无关', wrong: '' } as const

type Use = NonNullable<ItemFigures['Omitted']>

const Share = ({ name, part, whole }: { name: string; part: number; whole: number }) => (
  <td className={styles.share} data-name={name}>
    {percent(part, whole)}
    <span className={styles.quiet}>{countOf(part)}人</span>
  </td>
)

const Row = ({
  letter,
  text,
  tag,
  isRight,
  use,
  item,
}: {
  letter: string
  text: string
  tag: string
  isRight: boolean
  use: Use
  item: ItemFigures
}) => (
  <tr>
    <th scope="row" className={styles.option}>
      {letter && <b>{letter}</b>} {text} {tag && <Tag tone="success">{tag}</Tag>}
      <span className={styles.track} aria-hidden="true">
        <span
          className={classes(styles.bar, isRight && styles.barRight)}
          style={{ width: percent(use.Count, item.Examinees) }}
        />
      </span>
    </th>
    <Share name="全体" part={use.Count} whole={item.Examinees} />
    <Share name="高分组" part={use.Upper} whole={item.GroupSize} />
    <Share name="低分组" part={use.Lower} whole={item.GroupSize} />
  </tr>
)

/** Who chose which option of an item: all, and the two groups side by side. */
export const OptionUse = ({ item }: { item: ItemFigures }) => {
  if (item.Omitted === null)
    return <p className={styles.note}>本题没有选项，按得分计算难度与区分度。</p>
  return (
    <table className={styles.uses} aria-label="选项">
      <thead>
        <tr>
          <th scope="col">选项</th>
          <th scope="col">全体</th>
          <th scope="col">高分组</th>
          <th scope="col">低分组</th>
        </tr>
      </thead>
      <tbody>
        {item.Options.map((option, at) => (
          <Row
            key={option.OptionId}
            letter={letterAt(at)}
            text={option.Text}
            tag={kindTags[option.Kind]}
            isRight={option.Kind === 'right' || option.Kind === 'key'}
            use={option}
            item={item}
          />
        ))}
        <Row letter="" text="未选" tag="" isRight={false} use={item.Omitted} item={item} />
      </tbody>
    </table>
  )
}
