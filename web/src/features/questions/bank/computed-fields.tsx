import { Skeleton, Chips, Failure, SelectField, TextField } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { type ComputedFamily, type ContentOf, questionLimits } from '@xinglin/contract/questions'
import styles from './bank.module.css'
import { computedFamilies } from './bank-queries.ts'
import { ComputedInstances } from './computed-instances.tsx'
import { FlexibleText } from './flexible-text.tsx'

type Content = ContentOf<'computed'>
type Range = ComputedFamily['Ranges'][number]

const optionsOf = (families: readonly ComputedFamily[]) => [
  { value: '', name: '请选择' },
  ...families.map(({ Id, Name, Group, HasFigure }) => ({
    value: Id,
    name: `${Group} / ${Name}${HasFigure ? '（读曲线）' : ''}`,
  })),
]

const RangeFields = ({
  range,
  content,
  onChange,
}: {
  range: Range
  content: Content
  onChange: (content: Content) => void
}) => {
  const { Name, Label, Unit, Least, Most, Step } = range
  const own = content.Ranges.find((one) => one.Name === Name) ?? { Name, Least, Most }
  const put = (part: Partial<typeof own>) => {
    const next = { ...own, ...part }
    const isWhole = next.Least === Least && next.Most === Most
    onChange({
      ...content,
      Ranges: [...content.Ranges.filter((one) => one.Name !== Name), ...(isWhole ? [] : [next])],
    })
  }
  const bounds = { type: 'number', min: Least, max: Most, step: Step } as const
  return (
    <div className={styles.range}>
      <TextField
        label={`${Label}${Unit === '' ? '' : `（${Unit}）`}从`}
        {...bounds}
        value={own.Least}
        onChange={({ target }) => put({ Least: Number(target.value) })}
      />
      <TextField
        label="到"
        {...bounds}
        value={own.Most}
        onChange={({ target }) => put({ Most: Number(target.value) })}
      />
    </div>
  )
}

/** A computed question: its kind, how it is answered, within what its figures are drawn, and some of its instances. */
export const ComputedFields = ({
  content,
  onChange,
}: {
  content: Content
  onChange: (content: Content) => void
}) => {
  const { data, error, refetch } = useQuery(computedFamilies)
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="160px" shape="block" />
  const family = data.List.find(({ Id }) => Id === content.Family)
  // What the server made for reading is no part of what is written.
  const { Instance: _read, ...written } = content
  return (
    <>
      <SelectField
        label="计算题类型"
        options={optionsOf(data.List)}
        value={content.Family}
        onChoose={(Family) => {
          const isNamed = data.List.some(({ Id, IsNamed }) => Id === Family && IsNamed)
          onChange({
            ...written,
            Family,
            Ranges: [],
            Asks: isNamed ? 'choice' : written.Asks,
          })
        }}
      />
      {family && (
        <>
          <p className={styles.note}>出处：{family.Source}</p>
          <Chips
            label="作答方式"
            options={[
              ...(family.IsNamed
                ? []
                : [{ value: 'blank' as const, name: '填空（按允许误差判分）' }]),
              { value: 'choice' as const, name: '单选（干扰项来自常见错误）' },
            ]}
            chosen={content.Asks}
            onChoose={(Asks) => onChange({ ...written, Asks })}
          />
          <fieldset className={styles.ranges}>
            <legend>参数范围</legend>
            {family.Ranges.map((range) => (
              <RangeFields
                key={`${family.Id} ${range.Name}`}
                range={range}
                content={written}
                onChange={onChange}
              />
            ))}
          </fieldset>
          <FlexibleText
            label="补充解析（推导过程自动生成）"
            html={content.Explanation}
            rows={2}
            most={questionLimits.explanation}
            onChange={(Explanation) => onChange({ ...written, Explanation })}
          />
          <ComputedInstances content={written} />
        </>
      )}
    </>
  )
}
