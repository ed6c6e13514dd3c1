import { Columns3 } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../controls/button.tsx'
import { Checkbox } from '../../forms/checkbox.tsx'
import styles from './column-chooser.module.css'
import { columnsWord, type ListColumn } from './list-columns.ts'

/** A button that opens the columns of a list, of which those with a tick are shown. Escape and a press elsewhere close it. */
export const ColumnChooser = <Row,>({
  columns,
  shown,
  hasNoRoom,
  onChoose,
}: {
  columns: readonly ListColumn<Row>[]
  shown: readonly string[]
  /** Whether a chosen column has no room in this window. */
  hasNoRoom: (id: string) => boolean
  /** Hears the word for the address. */
  onChoose: (word: string) => void
}) => {
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (!open) return undefined
    place.current?.querySelector('input')?.focus()
    const elsewhere = (event: PointerEvent) => {
      if (event.target instanceof Node && !place.current?.contains(event.target)) setOpen(false)
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      place.current?.querySelector('button')?.focus()
    }
    document.addEventListener('pointerdown', elsewhere)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', elsewhere)
      document.removeEventListener('keydown', escape)
    }
  }, [open])
  const free = columns.filter(({ fixed }) => !fixed)
  return (
    <div ref={place} className={styles.place}>
      <Button
        size="small"
        icon={<Columns3 size={15} aria-hidden />}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        显示列
      </Button>
      {open && (
        <fieldset id={id} className={styles.list}>
          <legend className={styles.legend}>显示的列</legend>
          {free.map((column) => (
            <div key={column.id} className={styles.item}>
              <Checkbox
                checked={shown.includes(column.id)}
                // The last one stays: an address without columns means the usual ones.
                disabled={
                  shown.includes(column.id) &&
                  free.filter((one) => shown.includes(one.id)).length === 1
                }
                onChange={({ target }) =>
                  onChoose(
                    columnsWord(
                      columns,
                      target.checked
                        ? [...shown, column.id]
                        : shown.filter((one) => one !== column.id),
                    ),
                  )
                }
              >
                {column.name}
              </Checkbox>
              {hasNoRoom(column.id) && <span className={styles.note}>窗口放不下</span>}
            </div>
          ))}
          <button type="button" className={styles.usual} onClick={() => onChoose('')}>
            恢复默认
          </button>
        </fieldset>
      )}
    </div>
  )
}
