import { Button, Tag } from '#ui'
import type { Annotation } from '@xinglin/contract/marking'
import { reportNames, reportSections } from '@xinglin/simulation/practical'
import { MessageSquarePlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { figureWord } from '../session/words.ts'
import type { Marking } from './marking-queries.ts'
import styles from './remarked-text.module.css'
import type { Section } from './section.ts'
import { piecesOf } from './stretches.ts'

type On =
  | { readonly from: number; readonly to: number; readonly kind: 'remark' }
  | {
      readonly from: number
      readonly to: number
      readonly kind: 'check'
      readonly check: Marking['Checks'][number]
    }

const checkWord = ({ Recorded, Unit, What }: Marking['Checks'][number]): string =>
  Recorded === null
    ? `没有记录到以 ${Unit} 为单位的数据`
    : `与记录不符：最接近的${What}是 ${figureWord(Recorded)} ${Unit}`

const Piece = ({ text, on }: { text: string; on: readonly On[] }): ReactNode => {
  const off = on.find((one) => one.kind === 'check')
  const doubted = off ? (
    <span className={styles.doubted} title={checkWord(off.check)}>
      {text}
    </span>
  ) : (
    text
  )
  if (!on.some((one) => one.kind === 'remark')) return doubted
  return <mark className={styles.remarked}>{doubted}</mark>
}

/** What was written, section by section, with the remarks on it and the figures that the recording does not bear out. */
export const RemarkedText = ({
  marking,
  annotations,
  onRemark,
}: {
  marking: Marking
  /** In the order of the text. */
  annotations: readonly Annotation[]
  /** Begins a remark on a section; absent where none may be made. */
  onRemark?: (section: Section) => void
}) => (
  <div className={styles.text}>
    {reportSections.map((section) => {
      const text = marking.Sections[section] ?? ''
      const before = marking.Before?.[section]
      const on: On[] = [
        ...annotations.flatMap(({ Section, From, To }): On[] =>
          Section === section ? [{ from: From, to: To, kind: 'remark' }] : [],
        ),
        ...marking.Checks.flatMap((check): On[] =>
          check.Section === section && !check.Fits
            ? [{ from: check.From, to: check.To, kind: 'check', check }]
            : [],
        ),
      ]
      const isChanged = marking.Before !== null && (before ?? '') !== text
      return (
        <section key={section} className={styles.section} aria-label={reportNames[section]}>
          <div className={styles.head}>
            <h2>{reportNames[section]}</h2>
            {isChanged && <Tag tone="apricot">本版有改动</Tag>}
            {onRemark && text.trim() !== '' && (
              <Button
                size="small"
                kind="plain"
                icon={<MessageSquarePlus size={15} aria-hidden />}
                aria-label={`批注：${reportNames[section]}`}
                // What is selected stays so while the button is pressed.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onRemark(section)}
              >
                批注
              </Button>
            )}
          </div>
          {text.trim() === '' ? (
            <p className={styles.nothing}>（未写）</p>
          ) : (
            <p data-section={section} className={styles.body}>
              {piecesOf(text, on).map((piece) => (
                <Piece key={piece.from} text={text.slice(piece.from, piece.to)} on={piece.on} />
              ))}
            </p>
          )}
          {isChanged && before !== undefined && (
            <details className={styles.before}>
              <summary>上一版</summary>
              <p>{before}</p>
            </details>
          )}
        </section>
      )
    })}
  </div>
)
