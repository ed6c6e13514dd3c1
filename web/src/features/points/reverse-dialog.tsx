import { call } from '#call'
import { Button, Dialog, FormFault, messageOf, TextField, toast } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { type PointEntry, pointRuleWords, reversePoints } from '@xinglin/contract/points'
import { useState } from 'react'
import { pointsKey } from './point-queries.ts'

/** Takes points back from a student, with a reason that they read. */
export const ReverseDialog = ({ entry, onClose }: { entry: PointEntry; onClose: () => void }) => {
  const queries = useQueryClient()
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState('')
  const [isPending, setPending] = useState(false)
  const reverse = async () => {
    setFault('')
    setPending(true)
    try {
      await call(reversePoints, { Id: entry.Id, Reason: reason })
      toast.success(`已撤销 ${entry.Points} 分`)
      onClose()
      await queries.invalidateQueries({ queryKey: pointsKey })
    } catch (error) {
      setFault(messageOf(error))
    } finally {
      setPending(false)
    }
  }
  return (
    <Dialog
      title={`撤销“${pointRuleWords[entry.Rule].name}”的 ${entry.Points} 分？`}
      hold
      onClose={onClose}
      foot={
        <Button
          kind="primary"
          pending={isPending}
          disabled={reason.trim() === ''}
          onClick={() => void reverse()}
        >
          撤销积分
        </Button>
      }
    >
      <FormFault>{fault}</FormFault>
      <p>原记录保留，另记一笔撤销；学生能看到原因。撤销后不会自动恢复。</p>
      <TextField
        label="原因"
        value={reason}
        maxLength={100}
        autoComplete="off"
        onChange={({ target }) => setReason(target.value)}
      />
    </Dialog>
  )
}
