import type { OutputOf } from '@xinglin/contract/call'
import type { conductProcedure } from '@xinglin/contract/workshop'
import { ConductPanel } from './conduct-panel.tsx'
import type { EditingProcedure } from './editing-procedure.ts'
import { PatientsForm } from './patients-form.tsx'
import { PlayPanel } from './play-panel.tsx'
import { ProcedureTrial } from './procedure-trial.tsx'
import { WeightsForm } from './weights-form.tsx'

/** The parts of the form: 患者变式, 名称与分值. */
export const partsOf = (
  editing: EditingProcedure,
  patient: number,
  onPatient: (at: number) => void,
) => [
  {
    value: 'patients',
    name: '患者变式',
    panel: () => <PatientsForm editing={editing} patient={patient} onPatient={onPatient} />,
  },
  {
    value: 'weights',
    name: '名称与分值',
    panel: () => <WeightsForm editing={editing} />,
  },
]

/** The panels that stand beside the form: 应有的处置, 试做, 校对与试演. */
export const panelsOf = ({
  procedureId,
  patient,
  conduct,
  error,
  onSave,
}: {
  procedureId: string
  patient: number
  conduct: OutputOf<typeof conductProcedure> | undefined
  error: Error | null
  /** Saves what is typed, so that what is tried is what stands there; whether that went well. */
  onSave: () => Promise<boolean>
}) => [
  {
    value: 'conduct',
    name: '应有的处置',
    panel: () => <ConductPanel conduct={conduct} error={error} />,
  },
  {
    value: 'try',
    name: '试做',
    panel: () => (
      <ProcedureTrial key={patient} procedureId={procedureId} patient={patient} onSave={onSave} />
    ),
  },
  {
    value: 'proof',
    name: '校对与试演',
    panel: () => (
      <PlayPanel procedureId={procedureId} problems={conduct?.Problems ?? []} onSave={onSave} />
    ),
  },
]
