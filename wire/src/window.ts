import type { Bundle } from './bundle.ts'
import { Refusal } from './refusal.ts'

/** How far `TimeStamp` may lie from the server's clock, in milliseconds, both edges included. */
export const windowMs = 300_000

/** Refuses (-10005) a bundle signed more than `windowMs` before or after `nowMs` (Unix milliseconds). */
export const checkTime = ({ TimeStamp }: Pick<Bundle, 'TimeStamp'>, nowMs: number): void => {
  if (!(Math.abs(nowMs - Number(TimeStamp)) <= windowMs))
    throw new Refusal('outsideWindow', TimeStamp)
}
