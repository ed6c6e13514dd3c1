import { Button } from '#ui'
import type { Annotation } from '@xinglin/contract/marking'
import { reportNames, reportSections } from '@xinglin/simulation/practical'
import { Pencil, Trash2 } from 'lucide-react'
import styles from './mark-panel.module.css'
import { isSection } from './section.ts'

const placeOf = ({ Section }: Annotation): number =>
  isSection(Section) ? reportSections.indexOf(Section) : -1

/** Remarks in the order of the report. */
export const inOrder = (annotations: readonly Annotation[]): Annotation[] =>
  annotations.toSorted((a, b) => placeOf(a) - placeOf(b) || a.From - b.From || a.To - b.To)

/** The remarks with what they stand on; with the deeds of whoever may change them. */
export const RemarkList = ({
  annotations,
  onChange,
  onDrop,
}: {
  annotations: readonly Annotation[]
  onChange?: (one: Annotation) => void
  onDrop?: (one: Annotation) => void
}) => (
  <ol className={styles.remarks}>
    {annotations.map((one) => (
      <li key={one.Id}>
        <p className={styles.quote}>
          {isSection(one.Section) && reportNames[one.Section]}：“
          {one.Quote.length > 60 ? `${one.Quote.slice(0, 60)}…` : one.Quote}”
        </p>
        <p>{one.Text}</p>
        {onChange && onDrop && (
          <div className={styles.deeds}>
            <Button
              size="small"
              kind="plain"
              icon={<Pencil size={14} aria-hidden />}
              aria-label={`修改批注：${one.Text}`}
              onClick={() => onChange(one)}
            >
              修改
            </Button>
            <Button
              size="small"
              kind="plain"
              icon={<Trash2 size={14} aria-hidden />}
              aria-label={`删除批注：${one.Text}`}
              onClick={() => onDrop(one)}
            >
              删除
            </Button>
          </div>
        )}
      </li>
    ))}
  </ol>
)
