import { CallError } from '#call'
import { Empty, Failure } from '#ui'
import { withheld } from '@xinglin/contract/simulations/kernel'
import type { ReactNode } from 'react'

/** A report that is not there: before its release that is no failure, and trying again changes nothing. */
export const ReportFailure = ({
  head,
  error,
  onRetry,
  leave,
}: {
  head: string
  error: unknown
  onRetry: () => void
  /** The way back. */
  leave: ReactNode
}) =>
  error instanceof CallError && error.message === withheld.withheld[1] ? (
    <Empty
      head="成绩未公布"
      note="作答已经提交。任课教师公布后，在这里查看成绩和报告。"
      next={leave}
    />
  ) : (
    <Failure head={head} error={error} onRetry={onRetry} other={leave} />
  )
