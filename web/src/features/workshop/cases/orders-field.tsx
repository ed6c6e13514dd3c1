import { SelectField } from '#ui'
import { orderOf } from '@xinglin/simulation/catalogue'
import { useEditing } from './editing.tsx'
import { asGroup, asList, asText, type Path, valueAt } from '../drafts/path.ts'
import { orderOnly } from './sources.ts'
import { PickField } from './pick-field.tsx'
import styles from './fields.module.css'

type Ordered = { readonly id: string; readonly dose?: string }

const read = (value: unknown): readonly Ordered[] =>
  asList(value).flatMap((one): Ordered[] => {
    if (typeof one === 'string') return [{ id: one }]
    const { id, dose } = asGroup(one)
    return typeof id === 'string' ? [{ id, ...(typeof dose === 'string' && { dose }) }] : []
  })

/** Orders as an expert gives them, each with its dose where it has some to choose from. */
export const OrdersField = ({
  label,
  place,
  error,
}: {
  label: string
  place: Path
  error: string | undefined
}) => {
  const { draft, put, readOnly } = useEditing()
  const ordered = read(valueAt(draft, place))
  const keep = (next: readonly Ordered[]) =>
    put(
      place,
      next.map((one) => (one.dose === undefined ? one.id : one)),
    )
  return (
    <div className={styles.group}>
      <PickField
        label={label}
        error={error}
        offers={orderOnly(draft)}
        value={ordered.map(({ id }) => id)}
        most={40}
        readOnly={readOnly}
        onChange={(ids) => keep(ids.map((id) => ordered.find((one) => one.id === id) ?? { id }))}
      />
      {ordered.map(({ id, dose }) => {
        const known = orderOf(id)
        if (!known || known.doses.length === 0) return null
        return (
          <SelectField
            key={id}
            label={`${known.zh}：剂量`}
            options={[
              { value: '', name: '请选择剂量' },
              ...known.doses.map((one) => ({ value: one, name: one })),
            ]}
            value={asText(dose)}
            disabled={readOnly}
            onChoose={(chosen) =>
              keep(
                ordered.map((one) =>
                  one.id === id ? { id, ...(chosen !== '' && { dose: chosen }) } : one,
                ),
              )
            }
          />
        )
      })}
    </div>
  )
}
