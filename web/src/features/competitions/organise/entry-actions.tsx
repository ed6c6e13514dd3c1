import { call } from '#call'
import { Button, toast, messageOf } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { type Entry, reviewEntry } from '@xinglin/contract/competitions'
import { useState } from 'react'
import { contestsKey } from '../contest/game-queries.ts'
import styles from './organise.module.css'
import { ReasonDialog } from '../contest/reason-dialog.tsx'

/** What may be done with an entry: accepting it, refusing it with a reason. */
export const EntryActions = ({ entry }: { entry: Entry }) => {
  const queries = useQueryClient()
  const [isRefusing, setRefusing] = useState(false)
  const [isPending, setPending] = useState(false)
  const review = async (Accept: boolean, Reason = '') => {
    await call(reviewEntry, { Id: entry.Id, Accept, Reason, Version: entry.Version })
    await queries.invalidateQueries({ queryKey: contestsKey })
  }
  const accept = async () => {
    setPending(true)
    try {
      await review(true)
      toast.success(`“${entry.Name}”报名成功`)
    } catch (failure) {
      toast.error(messageOf(failure))
      await queries.invalidateQueries({ queryKey: contestsKey })
    } finally {
      setPending(false)
    }
  }
  return (
    <span className={styles.actions}>
      {entry.State !== 'accepted' && (
        <Button
          size="small"
          kind="primary"
          pending={isPending}
          disabled={entry.Missing.length > 0}
          title={entry.Missing.join('；') || undefined}
          aria-label={`通过${entry.Name}的报名`}
          onClick={() => void accept()}
        >
          通过
        </Button>
      )}
      {entry.State !== 'refused' && (
        <Button
          size="small"
          aria-label={`不通过${entry.Name}的报名`}
          onClick={() => setRefusing(true)}
        >
          不通过
        </Button>
      )}
      {isRefusing && (
        <ReasonDialog
          title={`不通过“${entry.Name}”的报名`}
          label="原因"
          note="报名者会看到。"
          yes="不通过"
          onClose={() => setRefusing(false)}
          onSend={(reason) => review(false, reason)}
        />
      )}
    </span>
  )
}
