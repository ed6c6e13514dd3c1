import { TextField } from '#ui'
import { columnsSaidOnce, type SaidOnce } from '@xinglin/contract/imports'
import type { Mapping } from './recognise.ts'

/** What a sheet with classes says nowhere, said once for everybody. */
export const WholeSheetFields = ({
  mapping,
  saidOnce,
  onChange,
}: {
  mapping: Mapping
  saidOnce: SaidOnce
  onChange: (saidOnce: SaidOnce) => void
}) =>
  mapping.includes('班级') &&
  columnsSaidOnce
    .filter((name) => !mapping.includes(name))
    .map((name) => (
      <TextField
        key={name}
        label={`名单中没有“${name}”一列，全部是`}
        autoComplete="off"
        maxLength={40}
        hint={name === '院系' ? '确定班级须有院系' : '班级名称中已写明的可不填'}
        value={saidOnce[name]}
        onChange={({ target }) => onChange({ ...saidOnce, [name]: target.value })}
      />
    ))
