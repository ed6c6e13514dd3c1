import { useAddressState } from '#ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { CompositionDesk, type DeskGiven } from '../compositions/composition-desk.tsx'
import { CompositionEditor } from '../compositions/composition-editor.tsx'
import { CompositionList } from '../compositions/composition-list.tsx'
import { useCompositionDraft } from '../compositions/use-composition-draft.ts'
import type { EditingProtocol, ProtocolForm } from './editing-protocol.ts'
import { ParametersForm } from './parameters-form.tsx'
import { findingsOf, protocolKind } from './protocol-kind.ts'
import { QuestionsForm } from './questions-form.tsx'
import { ResultsPanel } from './results-panel.tsx'
import { StepsForm } from './steps-form.tsx'
import { TextsForm } from './texts-form.tsx'
import { TrayForm } from './tray-form.tsx'

const parts = ['parameters', 'tray', 'steps', 'questions', 'texts']
const usual = { part: 'parameters', step: 0 }
const allowed = { part: parts }

const partsOf = (editing: EditingProtocol, step: number, onStep: (at: number) => void) => [
  {
    value: 'parameters',
    name: '标本参数',
    panel: () => <ParametersForm editing={editing} />,
  },
  { value: 'tray', name: '药物与操作', panel: () => <TrayForm editing={editing} /> },
  {
    value: 'steps',
    name: '实验项目',
    panel: () => <StepsForm editing={editing} step={step} onStep={onStep} />,
  },
  { value: 'questions', name: '预习测验', panel: () => <QuestionsForm editing={editing} /> },
  { value: 'texts', name: '名称与文字', panel: () => <TextsForm editing={editing} /> },
]

const panelsOf = (given: ComponentProps<typeof ResultsPanel>) => [
  { value: 'results', name: '校对与应有的结果', panel: () => <ResultsPanel {...given} /> },
]

/** The desk at which a protocol is written: parameters, tray, steps, questions and texts, and beside them what the engine finds. */
const ProtocolDesk = ({ base, file, onSaved, onMoved }: DeskGiven) => {
  const [at, go] = useAddressState(usual, allowed)
  const queries = useQueryClient()
  const { Line: line } = file
  const edited = useCompositionDraft(protocolKind, file, onSaved)
  const { draft, put } = edited
  const findings = useQuery(findingsOf(line.Id, edited.version()))
  const problems = findings.data?.Problems ?? []
  const editing: EditingProtocol = {
    draft,
    put,
    readOnly: !line.Actions.includes('edit'),
    form: file.Form as ProtocolForm,
    faultAt: (path) => problems.find((one) => one.path === path)?.zh,
    faultIn: (path) =>
      problems.find((one) => one.path === path || one.path.startsWith(`${path}.`))?.zh,
  }
  return (
    <CompositionDesk
      kind={protocolKind}
      base={base}
      file={file}
      edited={edited}
      onMoved={onMoved}
      onFaulty={() => void findings.refetch()}
      form={{
        label: '内容',
        chosen: at.part,
        onChoose: (part) => go({ part }),
        tabs: partsOf(editing, at.step, (step) => go({ step })),
      }}
      beside={{
        label: '校对与试演',
        chosen: 'results',
        onChoose: () => undefined,
        tabs: panelsOf({
          id: line.Id,
          trial: `${base}/${line.Id}/trial`,
          editing,
          findings: findings.data,
          error: findings.error,
          onSave: edited.flush,
          onPlayed: (next) =>
            queries.setQueryData(findingsOf(line.Id, edited.version()).queryKey, next),
        }),
      }}
    />
  )
}

/** A composed protocol in its editor. */
export const ProtocolEditor = ({ base, protocolId }: { base: string; protocolId: string }) => (
  <CompositionEditor kind={protocolKind} base={base} id={protocolId} Desk={ProtocolDesk} />
)

/** 实验工坊: the protocols that one writes upon those of the school. */
export const ProtocolList = ({ base }: { base: string }) => (
  <CompositionList kind={protocolKind} base={base} />
)
