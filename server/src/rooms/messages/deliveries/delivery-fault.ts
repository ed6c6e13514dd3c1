import { TooNear } from '#platform/outbound'
import { GatewayRefused } from './gateway.ts'
import { nextTry } from './rules.ts'

/** What becomes of a delivery that a gateway did not take at a try: it is tried again later, or has failed. */
export const afterFault = (tries: number, at: Date, error: unknown) => {
  if (error instanceof GatewayRefused) return { state: 'failed', reason: error.message } as const
  if (error instanceof TooNear) return { state: 'failed', reason: '网关地址指向内网' } as const
  const nextAt = nextTry(tries, at)
  const reason = '网关无法连接，或没有在时限内应答'
  return nextAt
    ? ({ state: 'waiting', reason, nextAt } as const)
    : ({ state: 'failed', reason: `${reason}（已尝试 ${tries} 次）` } as const)
}
