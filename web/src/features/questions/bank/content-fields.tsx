import { Chips, RichTextField } from '#ui'
import { type QuestionContent, questionLimits } from '@xinglin/contract/questions'
import { BlanksField } from './blanks-field.tsx'
import { ComputedFields } from './computed-fields.tsx'
import { FlexibleText } from './flexible-text.tsx'
import { MatchingFields } from './matching-fields.tsx'
import { OptionsField } from './options-field.tsx'
import { PartsField } from './parts-field.tsx'
import { RubricField } from './rubric-field.tsx'

const stemHints: Partial<Record<QuestionContent['Type'], string>> = {
  blank: '每个空用三个以上下划线表示，如：成人静息心率为____次/分。',
}

/** What a question says, by its type. */
export const ContentFields = ({
  content,
  onChange,
}: {
  content: QuestionContent
  onChange: (content: QuestionContent) => void
}) => {
  if (content.Type === 'computed') return <ComputedFields content={content} onChange={onChange} />
  if (content.Type === 'B1') return <MatchingFields content={content} onChange={onChange} />
  const stem = (
    <RichTextField
      label={'Parts' in content ? '共用题干' : '题干'}
      value={content.Stem}
      hint={stemHints[content.Type]}
      onChange={(Stem) => onChange({ ...content, Stem })}
    />
  )
  if (content.Type === 'A3' || content.Type === 'A4' || content.Type === 'analysis')
    return (
      <>
        {stem}
        <PartsField
          type={content.Type}
          parts={content.Parts}
          onChange={(Parts) => onChange({ ...content, Parts })}
        />
      </>
    )
  return (
    <>
      {stem}
      {(content.Type === 'A1' || content.Type === 'A2' || content.Type === 'X') && (
        <OptionsField
          type={content.Type}
          name=""
          options={content.Options}
          onChange={(Options) => onChange({ ...content, Options })}
        />
      )}
      {content.Type === 'judge' && (
        <Chips
          label="正确答案"
          options={[
            { value: 'null', name: '未指定' },
            { value: 'true', name: '正确' },
            { value: 'false', name: '错误' },
          ]}
          chosen={String(content.Truth)}
          onChoose={(word) =>
            onChange({ ...content, Truth: word === 'null' ? null : word === 'true' })
          }
        />
      )}
      {content.Type === 'blank' && (
        <BlanksField
          blanks={content.Blanks}
          onChange={(Blanks) => onChange({ ...content, Blanks })}
        />
      )}
      {(content.Type === 'short' || content.Type === 'case') && (
        <>
          <FlexibleText
            label="参考答案"
            html={content.Reference}
            rows={4}
            most={questionLimits.explanation}
            onChange={(Reference) => onChange({ ...content, Reference })}
          />
          <RubricField
            rubric={content.Rubric}
            onChange={(Rubric) => onChange({ ...content, Rubric })}
          />
        </>
      )}
      <FlexibleText
        label="解析"
        html={content.Explanation}
        rows={4}
        most={questionLimits.explanation}
        onChange={(Explanation) => onChange({ ...content, Explanation })}
      />
    </>
  )
}
