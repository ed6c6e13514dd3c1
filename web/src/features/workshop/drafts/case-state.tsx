import { Tag } from '#ui'
import { type CaseLine, caseStateNames, caseStates } from '@xinglin/contract/workshop'
import { CircleCheck, Clock3, PenLine, Undo2 } from 'lucide-react'

const signs = {
  [caseStates.draft]: { tone: 'neutral', Icon: PenLine },
  [caseStates.submitted]: { tone: 'warning', Icon: Clock3 },
  [caseStates.approved]: { tone: 'success', Icon: CircleCheck },
  [caseStates.returned]: { tone: 'danger', Icon: Undo2 },
} as const

/** Where a case stands, as a sign and a word. */
export const CaseState = ({ line: { State: state } }: { line: Pick<CaseLine, 'State'> }) => {
  const { tone, Icon } = signs[state as keyof typeof signs] ?? signs[0]
  return (
    <Tag tone={tone} icon={<Icon size={13} aria-hidden />}>
      {caseStateNames[state]}
    </Tag>
  )
}
