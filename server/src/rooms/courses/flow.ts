import type { ManagedCourse } from '@xinglin/contract/courses'

/** What is done to a course in its flow. */
export type Move = 'submit' | 'approve' | 'return' | 'publish' | 'takeDown'

/** Where a course stands: ExamineType and PublishType. */
export type Stand = { readonly examineType: number; readonly publishType: number }

type Step = {
  readonly words: string
  readonly from: (at: Stand) => boolean
  readonly to: (at: Stand) => Stand
  /** The reason must be given. */
  readonly reason: boolean
}

/** The flow: a draft is submitted, examined, published, taken down, and published again. */
export const flow: Readonly<Record<Move, Step>> = {
  submit: {
    words: '提交审核',
    from: ({ examineType }) => examineType === 0 || examineType === 3,
    to: (at) => ({ ...at, examineType: 1 }),
    reason: false,
  },
  approve: {
    words: '审核通过',
    from: ({ examineType }) => examineType === 1,
    to: (at) => ({ ...at, examineType: 2 }),
    reason: false,
  },
  return: {
    words: '退回',
    from: ({ examineType }) => examineType === 1,
    to: (at) => ({ ...at, examineType: 3 }),
    reason: true,
  },
  publish: {
    words: '发布',
    from: ({ examineType, publishType }) => examineType === 2 && publishType !== 1,
    to: (at) => ({ ...at, publishType: 1 }),
    reason: false,
  },
  takeDown: {
    words: '下架',
    from: ({ publishType }) => publishType === 1,
    to: (at) => ({ ...at, publishType: 2 }),
    reason: true,
  },
}

const moves = Object.keys(flow) as Move[]

/** What may be done next. */
export const movesFrom = (at: Stand): ManagedCourse['Actions'] => [
  ...moves.filter((move) => flow[move].from(at)),
  'edit',
]
