import { call } from '#call'
import { Button, Dialog, FormFault, SelectField, TextField, useForm } from '#ui'
import {
  type RunTeam,
  setSlot,
  type SlotState,
  slotStateNames,
  slotStates,
} from '@xinglin/contract/competitions'
import styles from './running.module.css'

const states = slotStates.map((value) => ({ value, name: slotStateNames[value] }))

/** Records how a team fared at one station: absent there, or void, or as usual. */
export const SlotDialog = ({
  team,
  slot,
  station,
  onClose,
  onDone,
}: {
  team: RunTeam
  slot: RunTeam['Slots'][number]
  station: string
  onClose: () => void
  onDone: () => Promise<void>
}) => {
  const { form, values, faults, pending, set, submit, line } = useForm({
    first: { State: slot.State, Reason: slot.Reason },
    check: ({ State, Reason }) =>
      State !== 'open' && Reason.trim() === '' ? { Reason: setSlot.refusals.reason[1] } : {},
    send: async ({ State, Reason }) => {
      await call(setSlot, { Id: slot.Id, State, Reason: Reason.trim() })
      await onDone()
      onClose()
    },
  })
  const isChanged = values.State !== slot.State
  return (
    <Dialog
      title={`${team.No}号 ${station}`}
      hold
      onClose={onClose}
      foot={
        <Button
          kind="primary"
          pending={pending}
          disabled={!isChanged}
          onClick={() => void submit()}
        >
          保存
        </Button>
      }
    >
      <form
        ref={form}
        className={styles.form}
        aria-label="考站记录"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <FormFault>{faults.whole}</FormFault>
        <p className={styles.note}>
          第 {slot.Step} 场，评委已提交 {slot.Locked} / {slot.Judges}
        </p>
        <SelectField
          label="本站"
          options={states}
          value={values.State}
          onChoose={(State: SlotState) => set({ State })}
        />
        <TextField label="原因" maxLength={200} {...line('Reason')} />
        <p className={styles.note}>缺考的考站计0分；作废的考站不计入总分。</p>
      </form>
    </Dialog>
  )
}
