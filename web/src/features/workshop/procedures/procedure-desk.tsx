import { useAddressState } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { CompositionDesk, type DeskGiven } from '../compositions/composition-desk.tsx'
import { CompositionEditor } from '../compositions/composition-editor.tsx'
import { CompositionList } from '../compositions/composition-list.tsx'
import { useCompositionDraft } from '../compositions/use-composition-draft.ts'
import { asList } from '../drafts/path.ts'
import type { ProcedureForm } from './editing-procedure.ts'
import { conductOf, procedureKind } from './procedure-kind.ts'
import { panelsOf, partsOf } from './procedure-panels.tsx'

const usual = { part: 'patients', panel: 'conduct', patient: 0 }
const allowed = { part: ['patients', 'weights'], panel: ['conduct', 'try', 'proof'] }

/** The desk at which a procedure is composed: patients and weights, and beside them the right conduct, a trial, what it earns. */
const ProcedureDesk = ({ base, file, onSaved, onMoved }: DeskGiven) => {
  const [at, go] = useAddressState(usual, allowed)
  const { Line: line } = file
  const edited = useCompositionDraft(procedureKind, file, onSaved)
  const { draft, put, flush } = edited
  const readOnly = !line.Actions.includes('edit')
  const patients = asList(draft['variants'])
  const patient = Math.max(0, Math.min(at.patient, patients.length - 1))
  const conduct = useQuery(conductOf(line.Id, patient, edited.version()))
  const problems = conduct.data?.Problems ?? []
  const faultAt = (path: string) => problems.find((one) => one.path === path)?.zh
  const editing = { draft, put, readOnly, form: file.Form as ProcedureForm, faultAt }
  return (
    <CompositionDesk
      kind={procedureKind}
      base={base}
      file={file}
      edited={edited}
      onMoved={onMoved}
      onFaulty={() => go({ panel: 'proof' })}
      form={{
        label: '内容',
        chosen: at.part,
        onChoose: (part) => go({ part }),
        tabs: partsOf(editing, patient, (next) => go({ patient: next })),
      }}
      beside={{
        label: '处置、试做与校对',
        chosen: at.panel,
        onChoose: (panel) => go({ panel }),
        tabs: panelsOf({
          procedureId: line.Id,
          patient,
          conduct: conduct.data,
          error: conduct.error,
          onSave: flush,
        }),
      }}
    />
  )
}

/** A composed procedure in its editor. */
export const ProcedureEditor = ({ base, procedureId }: { base: string; procedureId: string }) => (
  <CompositionEditor kind={procedureKind} base={base} id={procedureId} Desk={ProcedureDesk} />
)

/** 操作工坊: the procedures that one composes upon those of the school. */
export const ProcedureList = ({ base }: { base: string }) => (
  <CompositionList kind={procedureKind} base={base} />
)
