import { Button, SelectField } from '#ui'
import { type ContentOf, questionLimits } from '@xinglin/contract/questions'
import { letterOf } from '../shown/letters.ts'
import styles from './bank.module.css'
import { emptyOption, emptyStem } from './blank-content.ts'
import { FlexibleText } from './flexible-text.tsx'

type Matching = ContentOf<'B1'>

/** A B1 group: the shared options first, then stems that choose among them. */
export const MatchingFields = ({
  content,
  onChange,
}: {
  content: Matching
  onChange: (content: Matching) => void
}) => {
  const { Options, Parts } = content
  const names = Options.map(({ Id }, at) => ({ value: Id, name: `选项${letterOf(at)}` }))
  const changePart = (id: string, some: Partial<Matching['Parts'][number]>) =>
    onChange({
      ...content,
      Parts: Parts.map((one) => (one.Id === id ? { ...one, ...some } : one)),
    })
  return (
    <>
      <fieldset className={styles.options}>
        <legend>备选答案（各小题共用）</legend>
        {Options.map((option, at) => (
          <div key={option.Id} className={styles.option}>
            <FlexibleText
              label={`备选答案${letterOf(at)}`}
              html={option.Text}
              most={questionLimits.optionLength}
              onChange={(Text) =>
                onChange({
                  ...content,
                  Options: Options.map((one) => (one.Id === option.Id ? { ...one, Text } : one)),
                })
              }
            />
            <Button
              kind="plain"
              size="small"
              aria-label={`删除备选答案${letterOf(at)}`}
              onClick={() =>
                onChange({ ...content, Options: Options.filter(({ Id }) => Id !== option.Id) })
              }
            >
              删除
            </Button>
          </div>
        ))}
        {Options.length < questionLimits.options && (
          <Button
            size="small"
            onClick={() => {
              const { Kind: _kind, ...option } = emptyOption()
              onChange({ ...content, Options: [...Options, option] })
            }}
          >
            增加备选答案
          </Button>
        )}
      </fieldset>
      {Parts.map((part, at) => (
        <section key={part.Id} className={styles.part} aria-label={`第${at + 1}小题`}>
          <h3 className={styles.head}>第{at + 1}小题</h3>
          <FlexibleText
            label={`第${at + 1}小题题干`}
            html={part.Stem}
            rows={2}
            most={questionLimits.stem}
            onChange={(Stem) => changePart(part.Id, { Stem })}
          />
          <SelectField
            label={`第${at + 1}小题的正确答案`}
            options={[{ value: '', name: '请选择' }, ...names]}
            value={names.some(({ value }) => value === part.Right) ? part.Right : ''}
            onChoose={(Right) => changePart(part.Id, { Right })}
          />
          <FlexibleText
            label={`第${at + 1}小题解析`}
            html={part.Explanation}
            rows={3}
            most={questionLimits.explanation}
            onChange={(Explanation) => changePart(part.Id, { Explanation })}
          />
          <Button
            kind="plain"
            size="small"
            onClick={() =>
              onChange({ ...content, Parts: Parts.filter(({ Id }) => Id !== part.Id) })
            }
          >
            删除第{at + 1}小题
          </Button>
        </section>
      ))}
      {Parts.length < questionLimits.parts && (
        <Button
          size="small"
          onClick={() => onChange({ ...content, Parts: [...Parts, emptyStem()] })}
        >
          增加小题
        </Button>
      )}
    </>
  )
}
