import { toast, useLeaveGuard } from '#ui'
import type { Action, Happened, Protocol, Sections } from '@xinglin/contract/simulations/experiment'
import { useState } from 'react'
import { Bench } from './bench.tsx'
import styles from './laboratory.module.css'
import { Recording } from './recorder/recording.ts'

/** What was done in a trial: every action with its step of the engine, where it ended, and what was written. */
export type TriedRun = {
  readonly done: readonly { readonly Steps: number; readonly Action: Action }[]
  readonly steps: number
  readonly sections: Sections
}

/** The bench for whoever tries a protocol: the same engine, recorder and tray; nothing is kept, and nothing counts. */
export const TrialLaboratory = ({
  protocol,
  seed,
  back,
  pending,
  onAssess,
}: {
  protocol: Protocol
  seed: number
  back: { readonly to: string; readonly name: string; readonly hint: string }
  pending: boolean
  /** Asks what it would have been worth. */
  onAssess: (tried: TriedRun) => void
}) => {
  const [recording] = useState(() => new Recording(protocol, seed))
  const [events, setEvents] = useState<readonly Happened[]>([])
  const [sections, setSections] = useState<Sections>({})
  useLeaveGuard(events.length > 0)
  const take = (action: Action): boolean => {
    if (recording.ahead > 0) return false
    const { steps } = recording
    const refusal = action.type === 'do' ? recording.perform(action.deed, action.values) : undefined
    if (refusal !== undefined) {
      toast.warning(refusal)
      return false
    }
    // The pre-test and the hypotheses are the first two; captures are named by their numbers.
    setEvents((before) => [...before, { seq: before.length + 3, at: 0, steps, action }])
    if (action.type === 'wait') recording.runOn(action.seconds)
    return true
  }
  const assess = () =>
    onAssess({
      done: events.map(({ steps, action }) => ({ Steps: steps, Action: action as Action })),
      steps: recording.steps,
      sections,
    })
  return (
    <Bench
      protocol={protocol}
      recording={recording}
      experiment={{ events, take, lost: '' }}
      report={{
        sections,
        write: (section, text) => setSections((now) => ({ ...now, [section]: text })),
        state: '试做：不保存',
        dirty: false,
        keep: async () => true,
      }}
      back={back}
      pending={pending}
      onSubmit={assess}
    >
      <p className={styles.trial} role="note">
        试做：不记入任何学生的成绩，离开后不保留。预习测验和假设已跳过；提交报告可以看到评分。
      </p>
    </Bench>
  )
}
