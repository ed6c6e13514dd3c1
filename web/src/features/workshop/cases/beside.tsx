import { useState } from 'react'
import { CoveragePanel, type Laid } from './coverage-panel.tsx'
import type { DraftProblem } from './editing.tsx'
import { ProofPanel } from './proof-panel.tsx'
import { type Trial, TrialPanel, untried } from './trial-panel.tsx'

/** What stands beside the form and is kept while one looks at something else: a trial, questions that were laid over the case. */
export const useBeside = () => {
  const [trial, onTrial] = useState<Trial>(untried)
  const [laid, onLaid] = useState<Laid>({ text: '' })
  return { trial, onTrial, laid, onLaid }
}

/** The panels beside the form: 校对, 试问, 问法覆盖. */
export const besideOf = ({
  caseId,
  problems,
  trial,
  onTrial,
  laid,
  onLaid,
  onSave,
  onSection,
}: ReturnType<typeof useBeside> & {
  caseId: string
  problems: readonly DraftProblem[]
  /** Saves what is typed, so that what is tried is what stands there; whether that went well. */
  onSave: () => Promise<boolean>
  onSection: (key: string) => void
}) => [
  {
    value: 'proof',
    name: '校对',
    panel: () => (
      <ProofPanel caseId={caseId} problems={problems} onSave={onSave} onSection={onSection} />
    ),
  },
  {
    value: 'try',
    name: '试问',
    panel: () => <TrialPanel caseId={caseId} trial={trial} onTrial={onTrial} onSave={onSave} />,
  },
  {
    value: 'cover',
    name: '问法覆盖',
    panel: () => <CoveragePanel caseId={caseId} laid={laid} onLaid={onLaid} onSave={onSave} />,
  },
]
