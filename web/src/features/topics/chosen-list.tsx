import { ComboBox, type FindOffers, SortList } from '#ui'
import { X } from 'lucide-react'
import { useMemo } from 'react'
import styles from './managed-topics.module.css'
import type { Chosen } from './topic-form.ts'

/** Finds what may be chosen by words. */
export type Find = FindOffers

/** Things that are chosen one after the other and put into an order, by mouse or keyboard. */
export const ChosenList = ({
  label,
  add,
  placeholder,
  chosen,
  without = chosen,
  find,
  onChange,
}: {
  label: string
  add: string
  placeholder: string
  chosen: readonly Chosen[]
  /** What is not offered: what is chosen, here or elsewhere. */
  without?: readonly Chosen[]
  find: Find
  onChange: (chosen: readonly Chosen[]) => void
}) => {
  const taken = without.map(({ Id }) => Id).join()
  // The field asks anew whenever it is given another function.
  const offer = useMemo<Find>(
    () => async (words, signal) =>
      (await find(words, signal)).filter(({ id }) => !taken.split(',').includes(id)),
    [find, taken],
  )
  return (
    <div className={styles.chosen}>
      {chosen.length > 0 && (
        <SortList
          label={label}
          rows={chosen.map(({ Id, Name }) => ({
            id: Id,
            name: Name,
            content: (
              <>
                <span className={styles.chosenName}>{Name}</span>
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={`移除 ${Name}`}
                  onClick={() => onChange(chosen.filter((one) => one.Id !== Id))}
                >
                  <X size={16} aria-hidden />
                </button>
              </>
            ),
          }))}
          onSort={(ids) => onChange(ids.flatMap((id) => chosen.find((one) => one.Id === id) ?? []))}
        />
      )}
      <ComboBox
        // What was chosen goes into the list, and the field is empty again.
        key={chosen.map(({ Id }) => Id).join()}
        label={add}
        placeholder={placeholder}
        chosen={undefined}
        find={offer}
        onChoose={({ id, name }) => onChange([...chosen, { Id: id, Name: name }])}
      />
    </div>
  )
}
