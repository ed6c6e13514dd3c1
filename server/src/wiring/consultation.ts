import type { Logger } from 'pino'
import {
  consultationRoom,
  languageModel,
  modelUnderstanding,
  type Service,
  type Understand,
  wordingsBy,
} from '#simulations/consultation'
import { hostOf } from '#learning'
import type { Database } from '#platform/database'
import { outboundStream } from '#platform/outbound'
import { kinds } from './simulations.ts'

const modelAnswersAtMost = 262_144

/** The virtual patients: who understands what is said to them, and who words what they say. */
export const openPatients = ({
  database,
  logger,
  understand,
  service,
}: {
  readonly database: Database
  readonly logger: Logger
  readonly understand: Understand | undefined
  readonly service: Service | undefined
}) => {
  // The installation's own setting may lie in the own network.
  const stream = service && outboundStream([new URL(service.baseUrl).hostname], modelAnswersAtMost)
  const wordings =
    service &&
    stream &&
    wordingsBy(languageModel(service, stream), database, (fields, text) =>
      logger.info(fields, text),
    )
  return {
    room: consultationRoom({
      understand: understand ?? modelUnderstanding(),
      host: hostOf(kinds, 'consultation'),
      wordings,
    }),
    close: async () => wordings?.close(),
  }
}
