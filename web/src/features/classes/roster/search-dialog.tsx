import { Button, Checkbox, ComboBox, Dialog, useLeaveGuard } from '#ui'
import { X } from 'lucide-react'
import { useState } from 'react'
import { studentsFound } from './find-students.ts'
import type { RosterChange } from './roster-change.ts'
import styles from './roster.module.css'

type One = { readonly id: string; readonly name: string; readonly note?: string }

/** Students who are found by name or number, one after the other, and then taken into a class together. */
export const SearchDialog = ({
  moves,
  onApply,
  onClose,
}: {
  /** Whoever is in another class may be moved into this one. */
  moves: boolean
  /** Answers whether it was done. */
  onApply: (change: RosterChange) => Promise<boolean>
  onClose: () => void
}) => {
  const [chosen, setChosen] = useState<readonly One[]>([])
  const [move, setMove] = useState(false)
  const [pending, setPending] = useState(false)
  useLeaveGuard(chosen.length > 0)
  const apply = async () => {
    setPending(true)
    const done = await onApply({ add: chosen.map(({ id }) => id), drop: [], move })
    setPending(false)
    if (done) onClose()
  }
  return (
    <Dialog
      title="添加学生"
      hold
      onClose={onClose}
      foot={
        <Button
          kind="primary"
          pending={pending}
          disabled={chosen.length === 0}
          onClick={() => void apply()}
        >
          {chosen.length === 0 ? '添加' : `添加 ${chosen.length} 人`}
        </Button>
      }
    >
      <div className={styles.input}>
        <ComboBox
          key={chosen.length}
          label="查找学生"
          placeholder="输入姓名、拼音或学号"
          find={studentsFound}
          chosen={undefined}
          onChoose={(one) =>
            setChosen((before) =>
              before.some(({ id }) => id === one.id) ? before : [...before, one],
            )
          }
        />
        {chosen.length > 0 && (
          <ul className={styles.chosen} aria-label="将添加的学生">
            {chosen.map((one) => (
              <li key={one.id} className={styles.one}>
                <span>
                  {one.name}
                  {one.note && `（${one.note}）`}
                </span>
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={`不添加 ${one.name}`}
                  onClick={() => setChosen(chosen.filter(({ id }) => id !== one.id))}
                >
                  <X size={15} aria-hidden />
                </button>
              </li>
            ))}
          </ul>
        )}
        {moves && (
          <Checkbox checked={move} onChange={({ target }) => setMove(target.checked)}>
            已在其他行政班的学生转入本班（保留原班经历）
          </Checkbox>
        )}
      </div>
    </Dialog>
  )
}
