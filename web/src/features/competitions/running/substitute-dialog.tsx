import { call } from '#call'
import { Button, Dialog, FormFault, SelectField, TextField, useForm } from '#ui'
import { type RunTeam, setTeam } from '@xinglin/contract/competitions'
import styles from './running.module.css'

/** Asks which substitute takes whose place, and why. */
export const SubstituteDialog = ({
  roundId,
  team,
  onClose,
  onDone,
}: {
  roundId: string
  team: RunTeam
  onClose: () => void
  onDone: () => Promise<void>
}) => {
  const playing = team.Members.filter(({ Position }) => Position !== '')
  const spare = team.Members.filter(({ Position }) => Position === '')
  const { form, values, faults, pending, set, submit, line } = useForm({
    first: { Out: String(playing[0]?.At ?? ''), In: String(spare[0]?.At ?? ''), Reason: '' },
    check: ({ Reason }) => (Reason.trim() === '' ? { Reason: setTeam.refusals.reason[1] } : {}),
    send: async ({ Out, In, Reason }) => {
      await call(setTeam, {
        RoundId: roundId,
        EntryId: team.EntryId,
        Action: 'substitute',
        In: Number(In),
        Out: Number(Out),
        Reason: Reason.trim(),
      })
      await onDone()
      onClose()
    },
  })
  return (
    <Dialog
      title={`${team.No}号${team.Name}：替补上场`}
      hold
      onClose={onClose}
      foot={
        <Button kind="primary" pending={pending} onClick={() => void submit()}>
          替换
        </Button>
      }
    >
      <form
        ref={form}
        className={styles.form}
        aria-label="替补上场"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <FormFault>{faults.whole}</FormFault>
        <SelectField
          label="下场队员"
          options={playing.map(({ At, Name, Position }) => ({
            value: String(At),
            name: `${Position} ${Name}`,
          }))}
          value={values.Out}
          onChoose={(Out) => set({ Out })}
        />
        <SelectField
          label="上场替补"
          options={spare.map(({ At, Name }) => ({ value: String(At), name: Name }))}
          value={values.In}
          onChoose={(In) => set({ In })}
        />
        <TextField label="原因" maxLength={200} {...line('Reason')} />
      </form>
    </Dialog>
  )
}
