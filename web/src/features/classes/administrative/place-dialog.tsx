import { call, classesKey } from '#call'
import { Button, ComboBox, Dialog, FormFault, inPortions, type Outcome, TextField } from '#ui'
import { changeAdministrativeRoster } from '@xinglin/contract/classes'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import styles from '../actions/classes.module.css'
import { findClasses } from './administrative-queries.ts'

const maxAtOnce = 100

/** Puts students from anywhere into a 行政班, out of the one that they are in; `onEnd` hears what came of each, or nothing. */
export const PlaceDialog = ({
  personIds,
  onProgress,
  onEnd,
}: {
  personIds: readonly string[]
  onProgress: (done: number) => void
  onEnd: (outcomes: readonly Outcome[] | undefined) => void
}) => {
  const queries = useQueryClient()
  const [to, setTo] = useState<{ readonly id: string; readonly name: string }>()
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState('')
  const [pending, setPending] = useState(false)
  const find = useMemo(() => findClasses(''), [])
  const place = async () => {
    if (!to) return setFault('请选择转入的班级')
    setPending(true)
    const put = async (ids: readonly string[]) => {
      await call(changeAdministrativeRoster, {
        ClassId: to.id,
        Add: [...ids],
        Drop: [],
        Move: true,
        Reason: reason,
      })
      return ids.map((key) => ({ key, done: true }))
    }
    // One who cannot go would keep all of a portion: those of one that failed go one by one.
    const outcomes = await inPortions(
      personIds,
      { size: maxAtOnce, keyOf: (id) => id, onProgress },
      (some) =>
        put(some).catch(() =>
          inPortions(some, { size: 1, keyOf: (id) => id, onProgress: () => undefined }, put),
        ),
    )
    await queries.invalidateQueries({ queryKey: classesKey })
    onEnd(outcomes)
  }
  return (
    <Dialog
      title={`转入行政班（${personIds.length} 人）`}
      hold
      onClose={() => onEnd(undefined)}
      foot={
        <Button kind="primary" pending={pending} onClick={() => void place()}>
          转入
        </Button>
      }
    >
      <div className={styles.form}>
        <FormFault>{fault}</FormFault>
        <p className={styles.hint}>学生今天离开原来的行政班，原班经历会保留；院系随班级改变。</p>
        <ComboBox
          label="转入的班级"
          placeholder="输入班级或专业名称"
          find={find}
          chosen={to}
          onChoose={({ id, name }) => {
            setTo({ id, name })
            setFault('')
          }}
        />
        <TextField
          label="原因（选填）"
          autoComplete="off"
          placeholder="如：转专业、留级、分班调整"
          maxLength={100}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
    </Dialog>
  )
}
