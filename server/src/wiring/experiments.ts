import type { Logger } from 'pino'
import {
  computingWith,
  endExperimentStation,
  experimentCalls,
  experimentRoom,
  openEngines,
  reportSource,
  serveElsewhere,
  startDelivery,
} from '#simulations/experiment'
import { hostElsewhere, hostOf } from '#learning'
import type { Database } from '#platform/database'
import type { Server } from '#platform/http'
import type { Keys } from '#platform/keys'
import type { OutboundFetch } from '#platform/outbound'
import type { VisitedSchool } from '#platform/visit'
import { kinds } from './simulations.ts'

type Given = {
  readonly database: Database
  readonly keys: Keys
  readonly outbound: OutboundFetch
  /** Whether an address may be asked, as far as its text tells. */
  readonly mayAsk: (address: string) => boolean
  /** Whether an address is a proxy of ours. */
  readonly isProxy: (address: string) => boolean
  readonly logger: Logger
}

/** Opens the room of experiments with its engines, what delivers step scores, and what answers experiments elsewhere. */
export const openLaboratory = (given: Given) => {
  const { database, keys, outbound, mayAsk, isProxy, logger } = given
  const delivery = startDelivery({ database, keys, outbound, logger })
  const engines = openEngines()
  const computing = computingWith(engines)
  const elsewhere = hostElsewhere(kinds)
  const sharing = { keys, outbound, mayAsk, nudge: delivery.nudge }
  const room = experimentRoom({
    host: hostOf(kinds, 'experiment'),
    computing,
    sharing,
    elsewhere,
    isProxy,
  })
  return {
    computing,
    /** Ends an experiment that is a station. */
    endStation: endExperimentStation({ engines, database, logger }),
    answers: experimentCalls(room),
    /** Its reports, as marking needs them. */
    reports: reportSource(room),
    serve: (
      server: Server,
      schoolAt: (host: string) => Promise<VisitedSchool | undefined>,
      allowHttp: boolean,
    ) => serveElsewhere(server, { database, keys, host: elsewhere, schoolAt, allowHttp, isProxy }),
    stop: () => delivery.stop(),
    /** When nobody is answered any more. */
    closeEngines: () => engines.close(),
  }
}
