import { checkedSections, readSection, type ReportSection } from '@xinglin/simulation/practical'
import { TriangleAlert } from 'lucide-react'
import styles from './figures-read.module.css'

/** What of a section cannot be held against the recording, as it stands there and why. */
const unreadIn = (text: string): { text: string; why: string }[] =>
  readSection(text).unread.map(({ from, to, why }) => ({ text: text.slice(from, to), why }))

/** What cannot be read in a whole report, as a clause for whoever is about to hand it in; empty where all can. */
export const unreadWord = (sections: Readonly<Partial<Record<ReportSection, string>>>): string => {
  const unread = checkedSections.flatMap((section) => unreadIn(sections[section] ?? ''))
  if (unread.length === 0) return ''
  const some = unread.slice(0, 3).map(({ text: figure, why }) => `“${figure}”（${why}）`)
  return `有 ${unread.length} 处数值读不出，不会与记录核对：${some.join('、')}${unread.length > 3 ? '等' : ''}。`
}

/** Figures that are not written as they are read: 46，2 is 46.2. */
const otherwise = (text: string): string[] =>
  readSection(text).figures.flatMap(({ from, to, value, unit }) => {
    const figure = text.slice(from, to)
    return unit && figure !== String(value) ? [`“${figure}”读作 ${value} ${unit.zh}`] : []
  })

/** Beneath a section that is held against the recording: how its figures are read, before it is handed in. */
export const FiguresRead = ({ section, text }: { section: ReportSection; text: string }) => {
  if (!checkedSections.includes(section)) return
  const unread = unreadIn(text)
  const count = readSection(text).figures.filter(({ unit }) => unit).length
  const others = otherwise(text)
  if (count === 0 && unread.length === 0) return
  return (
    <div className={styles.figures}>
      {count > 0 && (
        <p>
          读出带单位的数值 {count} 个{others.length > 0 && `：${others.join('；')}`}。
        </p>
      )}
      {unread.length > 0 && (
        <ul aria-live="polite">
          {unread.map(({ text: figure, why }, at) => (
            <li key={`${at} ${figure}`}>
              <TriangleAlert size={14} aria-hidden />“{figure}”读不出：{why}。
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
