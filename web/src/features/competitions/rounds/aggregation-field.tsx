import { SelectField, TextField } from '#ui'
import { type Aggregation, aggregationNames, aggregations } from '@xinglin/contract/competitions'
import type { ComponentProps } from 'react'

const ways = aggregations.map((value) => ({ value, name: aggregationNames[value] }))

/** How the marks of several judges become one, and by how much they may differ; `line` ties the bound to the form. */
export const AggregationField = ({
  aggregation,
  line,
  onChoose,
}: {
  aggregation: Aggregation
  line: Omit<ComponentProps<typeof TextField>, 'label'>
  onChoose: (aggregation: Aggregation) => void
}) => (
  <>
    <SelectField label="评委给分" options={ways} value={aggregation} onChoose={onChoose} />
    <TextField
      label="评委分差上限"
      inputMode="numeric"
      hint="百分制，超过时标出并须说明后结算；0 为不限"
      {...line}
    />
  </>
)
