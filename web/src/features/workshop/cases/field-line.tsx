import { Checkbox, SelectField, TagsField, TextArea, TextField } from '#ui'
import { problemsAt, problemsWithin, problemBeside, useEditing } from './editing.tsx'
import { asText, asTexts, type Path, valueAt } from '../drafts/path.ts'
import type { Field } from './form-field.ts'
import { GroupField } from './group-field.tsx'
import { LinesField } from './lines-field.tsx'
import { ListField } from './list-field.tsx'
import { OrdersField } from './orders-field.tsx'
import { PickField } from './pick-field.tsx'
import { RecordField } from './record-field.tsx'
import { ValuesField } from './values-field.tsx'
import { VariantField } from './variant-field.tsx'

type Plain = Readonly<Record<string, unknown>>

const numberOf = (text: string): number | undefined => {
  const number = Number(text)
  return text.trim() === '' || !Number.isFinite(number) ? undefined : number
}

/** What a line says below itself: what it is for, and what the proofreader advises. */
const hintOf = ({ hint }: Field, item: Plain, advice: string | undefined): string | undefined =>
  [typeof hint === 'function' ? hint(item) : hint, advice].filter(Boolean).join(' · ') || undefined

/** One line of a form, by its kind. */
export const FieldLine = ({ field, path, item }: { field: Field; path: Path; item: Plain }) => {
  const { draft, problems, put, readOnly } = useEditing()
  const place = [...path, field.name]
  const value = valueAt(draft, place)
  const { label } = field
  const leaf = problemBeside(problemsWithin(problems, place))
  const own = problemBeside(problemsAt(problems, place))
  const hint = hintOf(field, item, leaf.advice)
  const emptied = <T,>(next: T, isEmpty: boolean): T | undefined =>
    isEmpty && !field.always ? undefined : next
  const text = {
    label,
    error: leaf.error,
    readOnly,
    value: asText(value),
    onChange: ({ target }: { target: { value: string } }) =>
      put(place, emptied(target.value, target.value === '')),
  }
  switch (field.kind) {
    case 'text':
      return <TextField {...text} hint={hint} maxLength={field.most * 2} autoComplete="off" />
    case 'area':
      return (
        <TextArea
          {...text}
          label={hint ? `${label}（${hint}）` : label}
          most={field.most}
          rows={field.rows ?? 2}
        />
      )
    case 'number':
      return (
        <TextField
          {...text}
          label={field.unit ? `${label}（${field.unit}）` : label}
          hint={hint}
          type="number"
          step="any"
          inputMode="decimal"
          onChange={({ target }) => put(place, numberOf(target.value) ?? emptied('', true))}
        />
      )
    case 'choice': {
      const options = [
        ...(field.none !== undefined || value === undefined
          ? [{ value: '', name: field.none ?? '请选择' }]
          : []),
        ...field.options.map((one) => ({ value: String(one.value), name: one.name })),
      ]
      return (
        <SelectField
          label={label}
          options={options}
          value={asText(value)}
          disabled={readOnly}
          onChoose={(chosen) =>
            put(place, field.options.find((one) => String(one.value) === chosen)?.value)
          }
        />
      )
    }
    case 'flag':
      return (
        <Checkbox
          checked={value === true}
          disabled={readOnly}
          onChange={({ target }) => put(place, target.checked ? true : undefined)}
        >
          {label}
        </Checkbox>
      )
    case 'words':
      if (readOnly) return <TextField label={label} readOnly value={asTexts(value).join('、')} />
      return (
        <TagsField
          label={label}
          value={asTexts(value)}
          error={leaf.error}
          {...(hint && { hint })}
          most={field.most}
          longest={field.longest}
          onChange={(words) => put(place, emptied(words, words.length === 0))}
        />
      )
    case 'lines':
    case 'tokens':
      return <LinesField field={field} place={place} messages={{ error: leaf.error, hint }} />
    case 'pick':
      return (
        <PickField
          label={label}
          hint={hint}
          error={leaf.error}
          offers={field.from(draft)}
          value={asTexts(value)}
          most={field.most}
          readOnly={readOnly}
          onChange={(ids) => put(place, emptied(ids, ids.length === 0))}
        />
      )
    case 'one':
      return (
        <PickField
          label={label}
          hint={hint}
          error={leaf.error}
          offers={field.from(draft)}
          value={typeof value === 'string' && value !== '' ? [value] : []}
          most={1}
          readOnly={readOnly}
          onChange={([id]) => put(place, id ?? emptied('', true))}
        />
      )
    case 'group':
      return <GroupField field={field} place={place} error={own.error} />
    case 'list':
      return <ListField field={field} place={place} />
    case 'record':
      return <RecordField field={field} place={place} />
    case 'variant':
      return <VariantField field={field} place={place} error={leaf.error} />
    case 'values':
      return <ValuesField label={label} place={place} item={item} />
    case 'orders':
      return <OrdersField label={label} place={place} error={leaf.error} />
  }
}
