import { Button } from '#ui'
import { questionLimits, type QuestionPart } from '@xinglin/contract/questions'
import styles from './bank.module.css'
import { emptyPart } from './blank-content.ts'
import { FlexibleText } from './flexible-text.tsx'
import { OptionsField } from './options-field.tsx'

/** The parts of A3, A4 and 案例分析: what becomes known with each, what it asks, its options. */
export const PartsField = ({
  type,
  parts,
  onChange,
}: {
  type: 'A3' | 'A4' | 'analysis'
  parts: readonly QuestionPart[]
  onChange: (parts: QuestionPart[]) => void
}) => (
  <>
    {parts.map((part, at) => {
      const name = `第${at + 1}小题`
      const change = (some: Partial<QuestionPart>) =>
        onChange(parts.map((one) => (one.Id === part.Id ? { ...one, ...some } : one)))
      return (
        <section key={part.Id} className={styles.part} aria-label={name}>
          <h3 className={styles.head}>{name}</h3>
          {type !== 'A3' && at > 0 && (
            <FlexibleText
              label={`${name}新增的病情`}
              html={part.Reveal}
              rows={2}
              most={questionLimits.stem}
              onChange={(Reveal) => change({ Reveal })}
            />
          )}
          <FlexibleText
            label={`${name}题干`}
            html={part.Stem}
            rows={2}
            most={questionLimits.stem}
            onChange={(Stem) => change({ Stem })}
          />
          <OptionsField
            type={type}
            name={name}
            options={part.Options}
            onChange={(Options) => change({ Options })}
          />
          <FlexibleText
            label={`${name}解析`}
            html={part.Explanation}
            rows={3}
            most={questionLimits.explanation}
            onChange={(Explanation) => change({ Explanation })}
          />
          <Button
            kind="plain"
            size="small"
            onClick={() => onChange(parts.filter(({ Id }) => Id !== part.Id))}
          >
            删除{name}
          </Button>
        </section>
      )
    })}
    {parts.length < questionLimits.parts && (
      <Button size="small" onClick={() => onChange([...parts, emptyPart(type)])}>
        增加小题
      </Button>
    )}
  </>
)
