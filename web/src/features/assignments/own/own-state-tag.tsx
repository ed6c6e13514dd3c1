import { Tag } from '#ui'
import {
  ownStateNames,
  type OwnState,
  workStateNames,
  type WorkState,
} from '@xinglin/contract/assignments'
import { CircleAlert, CircleCheck, CircleDashed, Clock, Lock, PenLine, Undo2 } from 'lucide-react'

const ownTones = {
  upcoming: ['neutral', Clock],
  open: ['neutral', CircleDashed],
  begun: ['school', PenLine],
  waiting: ['neutral', Clock],
  done: ['success', CircleCheck],
  overdue: ['danger', CircleAlert],
  closed: ['neutral', Lock],
} as const

/** How a student stands in a task. */
export const OwnStateTag = ({ state }: { state: OwnState }) => {
  const [tone, Icon] = ownTones[state]
  return (
    <Tag tone={tone} icon={<Icon size={13} aria-hidden />}>
      {ownStateNames[state]}
    </Tag>
  )
}

const workTones = {
  locked: ['neutral', Lock],
  none: ['neutral', Clock],
  begun: ['school', PenLine],
  waiting: ['neutral', Clock],
  returned: ['warning', Undo2],
  done: ['success', CircleCheck],
  missed: ['danger', CircleAlert],
} as const

/** How a student's item stands. */
export const WorkStateTag = ({ state }: { state: WorkState }) => {
  const [tone, Icon] = workTones[state]
  return (
    <Tag tone={tone} icon={<Icon size={13} aria-hidden />}>
      {workStateNames[state]}
    </Tag>
  )
}
