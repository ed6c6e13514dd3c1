import { call } from '#call'
import { Button, Dialog, FormFault, SelectField, TextField, useForm } from '#ui'
import {
  type RunTeam,
  seatStateNames,
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
    first: { State: slot.State, Minutes: '', Reason: slot.Reason },
    check: ({ State, Minutes, Reason }) =>
      (State !== 'open' || Minutes !== '') && Reason.trim() === ''
        ? { Reason: setSlot.refusals.reason[1] }
        : {},
    send: async ({ State, Minutes, Reason }) => {
      await call(setSlot, {
        Id: slot.Id,
        State,
        Minutes: Number(Minutes) || 0,
        Reason: Reason.trim(),
      })
      await onDone()
      onClose()
    },
  })
  const isSat = slot.Seats.length > 0
  const isChanged = values.State !== slot.State || (Number(values.Minutes) || 0) > 0
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
          第 {slot.Step} 场
          {isSat
            ? slot.ExtraMinutes > 0 && `，已为该队延长 ${slot.ExtraMinutes} 分钟`
            : `，评委已提交 ${slot.Locked} / ${slot.Judges}`}
        </p>
        {isSat && (
          <ul className={styles.seats}>
            {slot.Seats.map(({ Name, State, Left }) => (
              <li key={Name}>
                {Name}：{seatStateNames[State]}
                {Left > 0 && `，离开页面 ${Left} 次`}
              </li>
            ))}
          </ul>
        )}
        <SelectField
          label="本站"
          options={states}
          value={values.State}
          onChoose={(State: SlotState) => set({ State })}
        />
        {isSat && (
          <TextField label="为该队延长（分钟，选填）" inputMode="numeric" {...line('Minutes')} />
        )}
        <TextField label="原因" maxLength={200} {...line('Reason')} />
        <p className={styles.note}>缺考的考站计0分；作废的考站不计入总分。</p>
      </form>
    </Dialog>
  )
}
