import { ContentIcon, Empty, longMomentOf, Tag } from '#ui'
import { scoreWord } from '@xinglin/simulation/assessment'
import styles from './attempt-items.module.css'
import type { AttemptDetail } from './record-queries.ts'
import { StateSign, stateWords } from '../report/state-sign.tsx'

type Item = AttemptDetail['Items'][number]

/** Consecutive items of one chapter together. */
const byChapter = (items: readonly Item[]): { chapter: string; items: Item[] }[] => {
  const chapters: { chapter: string; items: Item[] }[] = []
  for (const item of items) {
    const last = chapters.at(-1)
    if (last?.chapter === item.Chapter) last.items.push(item)
    else chapters.push({ chapter: item.Chapter, items: [item] })
  }
  return chapters
}

/** A cell that a narrow screen names, and leaves out where there is nothing in it. */
const Told = ({
  name,
  look: kind,
  value,
}: {
  name: string
  look: string | undefined
  value: string
}) => (
  <td className={kind} data-label={name} data-empty={value === '' ? true : undefined}>
    {value || '—'}
  </td>
)

const Row = ({ item }: { item: Item }) => (
  <tr>
    <th scope="row" className={styles.name}>
      <span className={styles.line}>
        <ContentIcon kind={item.Kind} size={15} />
        <span>{item.Title}</span>
        {!item.Required && <Tag>选学</Tag>}
      </span>
    </th>
    <td>
      <span className={styles.state}>
        <StateSign state={item.State} silent />
        {stateWords[item.State]}
      </span>
    </td>
    <Told
      name="成绩"
      look={styles.figure}
      value={item.BestScore === null ? '' : `${scoreWord(item.BestScore)} 分`}
    />
    <Told name="次数" look={styles.figure} value={item.Kind === 'quiz' ? String(item.Tries) : ''} />
    <Told name="完成时间" look={styles.when} value={item.DoneAt ? longMomentOf(item.DoneAt) : ''} />
    <Told
      name="说明"
      look={styles.why}
      value={item.Why === stateWords[item.State] ? '' : item.Why}
    />
  </tr>
)

/** Every item of a round by chapter: how far it is, its score and tries, when it was complete, and why it stands as it does. */
export const AttemptItems = ({ items }: { items: readonly Item[] }) => {
  if (items.length === 0) return <Empty head="暂无学习数据" />
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">内容</th>
          <th scope="col">状态</th>
          <th scope="col">成绩</th>
          <th scope="col">次数</th>
          <th scope="col">完成时间</th>
          <th scope="col">说明</th>
        </tr>
      </thead>
      {byChapter(items).map(({ chapter, items: own }, index) => (
        <tbody key={index}>
          <tr className={styles.chapter}>
            <th scope="rowgroup" colSpan={6}>
              {chapter}
            </th>
          </tr>
          {own.map((item) => (
            <Row key={item.Id} item={item} />
          ))}
        </tbody>
      ))}
    </table>
  )
}
