import { caseStates, type CaseLine } from '@xinglin/contract/workshop'
import type { moves } from './case-tables.ts'

/** What is done to a case. */
export type Move = (typeof moves)[number]

const { draft, submitted, approved, returned } = caseStates

type Stand = { readonly state: number; readonly versionNo: number; readonly shared: boolean }

type Step = {
  readonly words: string
  readonly from: (at: Stand) => boolean
  /** The state it leads to; absent where it stays. */
  readonly to?: number
  /** For those who examine it alone. */
  readonly examines?: true
}

/** The flow: a draft is submitted, approved or returned, and revised again; what was approved may be shared. */
export const flow = {
  submit: {
    words: '提交审核',
    from: ({ state }) => state === draft || state === returned,
    to: submitted,
  },
  withdraw: { words: '撤回', from: ({ state }) => state === submitted, to: draft },
  approve: {
    words: '审核通过',
    from: ({ state }) => state === submitted,
    to: approved,
    examines: true,
  },
  return: { words: '退回', from: ({ state }) => state === submitted, to: returned, examines: true },
  revise: { words: '开始修订', from: ({ state }) => state === approved, to: draft },
  share: {
    words: '共享给本校教师',
    from: ({ versionNo, shared }) => versionNo > 0 && !shared,
  },
  unshare: { words: '取消共享', from: ({ shared }) => shared },
} as const satisfies Partial<Record<Move, Step>>

/** A step of the flow that somebody takes. */
export type FlowMove = keyof typeof flow

const steps: Readonly<Record<FlowMove, Step>> = flow

/** A step by its name. */
export const stepOf = (move: FlowMove): Step => steps[move]

const otherWords: Partial<Record<Move, string>> = { create: '新建', copy: '复制', import: '导入' }

/** What a step is called in the history. */
export const wordsOf = (move: Move): string =>
  move in steps ? steps[move as FlowMove].words : (otherWords[move] ?? move)

/** Whether what it says may be changed as it stands. */
export const isOpen = ({ state }: Pick<Stand, 'state'>): boolean =>
  state === draft || state === returned

/** What somebody may do with a case that they may edit, or examine. */
export const actionsOf = (
  at: Stand,
  { edits, examines }: { readonly edits: boolean; readonly examines: boolean },
): CaseLine['Actions'] => [
  ...(edits && isOpen(at) ? (['edit'] as const) : []),
  ...(Object.keys(steps) as FlowMove[]).filter(
    (move) => steps[move].from(at) && (steps[move].examines ? examines : edits),
  ),
  ...(edits && at.versionNo === 0 && at.state !== submitted ? (['delete'] as const) : []),
]
