import type { Logger } from 'pino'
import type { Service, Understand } from '#simulations/consultation'
import type { SmsSender, WeChat } from '#sign-in-methods'
import type { Database } from '#platform/database'
import type { Keys } from '#platform/keys'
import type { AskCertificate } from '#platform/outbound'

/** What the application stands on. */
export type AppOptions = {
  readonly database: Database
  readonly keys: Keys
  readonly dataDir: string
  readonly encryption: boolean
  readonly allowHttp: boolean
  readonly demoAllowed: boolean
  readonly trustedProxies: readonly string[]
  /** How text messages go out; absent where none can. */
  readonly sms?: SmsSender | undefined
  /** WeChat, or what stands in for it; the real one unless said. */
  readonly wechat?: WeChat | undefined
  /** Asks a host for its certificate; over the network unless said. */
  readonly askCertificate?: AskCertificate
  /** Hosts on which the schools of the installation are chosen from. */
  readonly platformHosts?: readonly string[]
  /** Hosts of single sign-on that may lie in the own network. */
  readonly ssoHosts?: readonly string[]
  readonly logger?: Logger
  /** Who understands what is said to a virtual patient; by the model questions alone unless said. */
  readonly understand?: Understand
  /** The service whose language model words what patients say; none when absent. */
  readonly languageModel?: Service | undefined
  /** The converter of videos: a name on the path, or a path; none when absent. */
  readonly ffmpeg?: string
  /** Calls that one person may make in a minute; 600 unless said. */
  readonly callsPerMinute?: number | undefined
  /** Milliseconds after which a connection that stands still is ended; a minute unless said. */
  readonly stallMs?: number
  /** The built client; no pages are served without it. */
  readonly dist?: string
}
