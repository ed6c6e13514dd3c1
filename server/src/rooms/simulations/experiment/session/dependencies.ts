import type { Keys } from '#platform/keys'
import type { OutboundFetch } from '#platform/outbound'
import type { Computing } from '../computing/computing.ts'
import type { ElsewhereHost, Host as HostOf } from '#simulations/kernel'
import type { Runs } from './runs.ts'

/** The item of a course in which somebody experiments. */
export type ExperimentItem = {
  readonly courseId: string
  readonly attemptId: string
  readonly itemId: string
  readonly protocolId: string
  /** An examination is taken once; absent: practice. */
  readonly mode?: 'practice' | 'examination'
  /** A teacher trying the own course. */
  readonly tester: boolean
}

/** What hosts experiments: the room of learning, handed in from above. */
export type Host = HostOf<ExperimentItem>

/** What sharing step scores stands on. */
export type SharingServices = {
  readonly keys: Keys
  readonly outbound: OutboundFetch
  /** Whether an address may be asked, as far as its text tells. */
  readonly mayAsk: (address: string) => boolean
  /** Something waits to be delivered. */
  readonly nudge: () => void
}

/** What the room of experiments is given, and what it remembers. */
export type ExperimentDeps = {
  readonly host: Host
  readonly runs: Runs
  readonly computing: Computing
  readonly sharing: SharingServices
  /** What hosts experiments that are held elsewhere. */
  readonly elsewhere: ElsewhereHost
  /** Whether an address is a proxy of ours, which everybody comes by. */
  readonly isProxy: (address: string) => boolean
}
