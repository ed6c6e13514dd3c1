import type { QuestionMove, QuestionState } from '@xinglin/contract/questions'

/** Where a question stands: what of it is out, and what is being written. */
export type Standing = {
  readonly state: 'unpublished' | 'approved' | 'retired'
  readonly revision: 'none' | 'draft' | 'waiting'
}

/** As which of the four states it is shown: what is out goes before what is being written. */
export const shownState = ({ state, revision }: Standing): QuestionState => {
  if (state !== 'unpublished') return state
  return revision === 'waiting' ? 'waiting' : 'draft'
}

type Step = {
  readonly from: (at: Standing) => boolean
  readonly to: Partial<Standing>
  /** For those who examine it alone. */
  readonly examines?: true
}

/** The flow: a draft is submitted, approved or returned; what is approved is retired, restored, and revised while it stays out. */
const flow: Readonly<Record<QuestionMove, Step>> = {
  submit: { from: ({ revision }) => revision === 'draft', to: { revision: 'waiting' } },
  withdraw: { from: ({ revision }) => revision === 'waiting', to: { revision: 'draft' } },
  approve: {
    from: ({ revision }) => revision === 'waiting',
    to: { state: 'approved', revision: 'none' },
    examines: true,
  },
  return: {
    from: ({ revision }) => revision === 'waiting',
    to: { revision: 'draft' },
    examines: true,
  },
  discard: {
    from: ({ state, revision }) => state === 'approved' && revision === 'draft',
    to: { revision: 'none' },
  },
  retire: {
    from: ({ state, revision }) => state === 'approved' && revision === 'none',
    to: { state: 'retired' },
  },
  restore: { from: ({ state }) => state === 'retired', to: { state: 'approved' } },
  // What was approved may be named by an answer somewhere.
  delete: {
    from: ({ state, revision }) => state === 'unpublished' && revision === 'draft',
    to: {},
  },
}

/** A step by its name. */
export const stepOf = (move: QuestionMove): Step => flow[move]

/** What somebody may do with a question that they may write, or examine. */
export const actionsOf = (
  at: Standing,
  { writes, examines }: { readonly writes: boolean; readonly examines: boolean },
): ('edit' | QuestionMove)[] => {
  const isOpen = at.revision !== 'waiting' && at.state !== 'retired'
  const moves = (Object.keys(flow) as QuestionMove[]).filter(
    (move) => flow[move].from(at) && (flow[move].examines ? examines : writes),
  )
  return [...(writes && isOpen ? (['edit'] as const) : []), ...moves]
}
