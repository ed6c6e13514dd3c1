import { call } from '#call'
import { Button, ComboBox, Tag } from '#ui'
import { chooseAdministrative } from '@xinglin/contract/classes'
import { X } from 'lucide-react'
import type { DepartureValues } from './departure-form.ts'
import styles from './departures.module.css'

const maxClasses = 200

const findClasses = async (words: string, signal: AbortSignal) => {
  const { List: list } = await call(chooseAdministrative, { SearchKey: words }, { signal })
  return list.map(({ Id, Name, StudentCount }) => ({
    id: Id,
    name: Name,
    note: `${StudentCount} 人`,
  }))
}

/** The 行政班 of which everybody leaves. */
export const LeavingClasses = ({
  classes,
  onChange,
}: {
  classes: DepartureValues['Classes']
  onChange: (classes: DepartureValues['Classes']) => void
}) => (
  <div className={styles.classes}>
    {classes.length < maxClasses && (
      <ComboBox
        // Empty again for the next one.
        key={classes.length}
        label="行政班（选填，可多选）"
        placeholder="输入名称查找"
        find={findClasses}
        chosen={undefined}
        onChoose={({ id, name }) =>
          onChange([...classes.filter(({ Id }) => Id !== id), { Id: id, Name: name }])
        }
      />
    )}
    {classes.length > 0 && (
      <ul className={styles.chosen} aria-label="已选行政班">
        {classes.map(({ Id, Name }) => (
          <li key={Id}>
            <Tag tone="school">{Name}</Tag>
            <Button
              kind="plain"
              size="small"
              aria-label={`移除 ${Name}`}
              icon={<X size={14} aria-hidden />}
              onClick={() => onChange(classes.filter((one) => one.Id !== Id))}
            />
          </li>
        ))}
      </ul>
    )}
  </div>
)
