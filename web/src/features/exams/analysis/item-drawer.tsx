import { ButtonLink, Drawer, Tag } from '#ui'
import { examItemTypeNames, type ItemFigures, minAnalysed } from '@xinglin/contract/exams'
import styles from './analysis.module.css'
import { FigureList } from './figure-list.tsx'
import { formulas } from './formulas.ts'
import { digits, discriminationWord, idleOptions, itemNo, notesOn } from './item-notes.ts'
import { OptionUse } from './option-use.tsx'

/** One item with its figures, its options and what to look at. */
export const ItemPanel = ({ item, hasStem }: { item: ItemFigures; hasStem: boolean }) => {
  const word = discriminationWord(item)
  const notes = notesOn(item)
  const idle = idleOptions(item)
  return (
    <div className={styles.panel}>
      {hasStem && <p className={styles.stem}>{item.Stem}</p>}
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <FigureList
        figures={[
          { name: '难度 P', value: digits(item.Facility), formula: formulas.difficulty },
          {
            name: '区分度 D',
            value: digits(item.Discrimination),
            formula: formulas.discrimination,
            beside: word ? <Tag tone={word.tone}>{word.word}</Tag> : undefined,
          },
          { name: '题余相关', value: digits(item.ItemRest), formula: formulas.itemRest },
          { name: '题总相关', value: digits(item.ItemTotal), formula: formulas.itemTotal },
        ]}
      />
      <OptionUse item={item} />
      {idle && <p className={styles.note}>{idle}</p>}
      <p className={styles.note}>
        {item.Examinees} 人，高分组、低分组各 {item.GroupSize} 人，得分率 {digits(item.Upper)} 与{' '}
        {digits(item.Lower)}。
        {item.Examinees < minAnalysed && `样本不足（少于${minAnalysed}人），各项数值仅供参考。`}
      </p>
    </div>
  )
}

/** The same beside the list. */
export const ItemDrawer = ({
  item,
  address,
  regrade,
  onClose,
}: {
  item: ItemFigures
  /** Of its question; a station has none. */
  address: string | undefined
  /** Where it is regraded; absent for whoever may not. */
  regrade: string | undefined
  onClose: () => void
}) => (
  <Drawer
    wide
    title={`第${itemNo(item)}题 ${examItemTypeNames[item.Type].split(' ')[0]} ${item.Points}分`}
    onClose={onClose}
    foot={
      <>
        {address && <ButtonLink to={address}>查看题目（第{item.VersionNo}版）</ButtonLink>}
        {regrade && <ButtonLink to={regrade}>重新判分</ButtonLink>}
      </>
    }
  >
    <ItemPanel item={item} hasStem />
  </Drawer>
)
