import type { ManagedCourse } from '@xinglin/contract/courses'
import type { moves } from '../tables.ts'

/** What is done to a course in its flow. */
export type Move = (typeof moves)[number]

/** Where a course stands: ExamineType and PublishType, and where the draft stands that is written beside what was approved. */
export type Stand = {
  readonly examineType: number
  readonly publishType: number
  readonly revision: number | null
}

type Step = {
  readonly words: string
  readonly from: (at: Stand) => boolean
  readonly to: (at: Stand) => Stand
  /** The reason must be given. */
  readonly reason?: true
  /** For those who examine it alone. */
  readonly examines?: true
}

const draft = 0
const pending = 1
const approved = 2
const returned = 3

/** The state of what is being written: of the first draft, or of the revision of what was approved. */
const stateOf = ({ examineType, revision }: Stand): number => revision ?? examineType

const inState = (at: Stand, state: number): Stand =>
  at.revision === null ? { ...at, examineType: state } : { ...at, revision: state }

/** Whether what a course will teach may be changed as it stands. */
export const isOpen = (at: Stand): boolean => stateOf(at) === draft || stateOf(at) === returned

/** Whether something of a course was ever approved: learners may have met it. */
export const wasApproved = ({ examineType, publishType }: Stand): boolean =>
  examineType === approved || publishType !== 0

/** The flow: a draft is submitted, examined, published, taken down, and published again; what was approved is revised beside itself. */
export const flow: Readonly<Record<Move, Step>> = {
  submit: {
    words: '提交审核',
    from: isOpen,
    to: (at) => inState(at, pending),
  },
  withdraw: {
    words: '撤回',
    from: (at) => stateOf(at) === pending,
    to: (at) => inState(at, draft),
  },
  approve: {
    words: '审核通过',
    from: (at) => stateOf(at) === pending,
    to: (at) => ({ ...at, examineType: approved, revision: null }),
    examines: true,
  },
  return: {
    words: '退回',
    from: (at) => stateOf(at) === pending,
    to: (at) => inState(at, returned),
    reason: true,
    examines: true,
  },
  publish: {
    words: '发布',
    from: ({ examineType, publishType }) => examineType === approved && publishType !== 1,
    to: (at) => ({ ...at, publishType: 1 }),
    examines: true,
  },
  takeDown: {
    words: '下架',
    from: ({ publishType }) => publishType === 1,
    to: (at) => ({ ...at, publishType: 2 }),
    reason: true,
    examines: true,
  },
  revise: {
    words: '开始修订',
    from: ({ examineType, revision }) => examineType === approved && revision === null,
    to: (at) => ({ ...at, revision: draft }),
  },
  discard: {
    words: '放弃修订',
    from: (at) => at.revision !== null && isOpen(at),
    to: (at) => ({ ...at, revision: null }),
  },
}

const all = Object.keys(flow) as Move[]
const ofContent: readonly Move[] = ['revise', 'discard']

/** How somebody stands to a course. */
export type CourseRights = {
  /** They run the school. */
  readonly runs: boolean
  /** It is theirs, or they run the school. */
  readonly writes: boolean
  /** They approve or return it. */
  readonly approves: boolean
}

/** Whether somebody may take a step: who examines approves and returns, who runs the school also publishes and takes down. */
export const mayTake = (move: Move, { runs, writes, approves }: CourseRights): boolean => {
  if (move === 'approve' || move === 'return') return approves
  return flow[move].examines ? runs : writes
}

/** What somebody may do next with a course; what is held elsewhere has no content. */
export const actionsFrom = (
  at: Stand,
  { elsewhere, ...rights }: CourseRights & { readonly elsewhere: boolean },
): ManagedCourse['Actions'] => {
  const { runs, writes } = rights
  const isUnseen = !wasApproved(at) && isOpen(at)
  return [
    ...all.filter(
      (move) =>
        flow[move].from(at) && mayTake(move, rights) && !(elsewhere && ofContent.includes(move)),
    ),
    ...(runs || (writes && isUnseen) ? (['edit'] as const) : []),
    ...(elsewhere || (!writes && isOpen(at)) ? [] : (['content'] as const)),
    ...(writes && !elsewhere && isUnseen ? (['delete'] as const) : []),
  ]
}
