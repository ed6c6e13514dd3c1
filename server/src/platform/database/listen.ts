import pg from 'pg'

const retryMs = 1_000
const askEveryMs = 20_000

/** What is said on a channel, and that some of it may have been onMissed. */
export type ChannelListener = {
  readonly onMessage: (payload: string) => void
  readonly onMissed: () => void
}

/** Listens on a connection of its own, for as long as the process lives. */
export type Listening = {
  /** Settled once it was tried to listen; what is said from then on is onMessage. */
  readonly begun: Promise<void>
  readonly stop: () => Promise<void>
}

/**
 * Hears what any process says on a channel. A connection that is lost is made anew, and `onMissed` says so: what was said
 * meanwhile nobody repeats.
 */
export const listenOn = (
  options: pg.ClientConfig,
  channel: string,
  { onMessage, onMissed }: ChannelListener,
): Listening => {
  let client: pg.Client | undefined
  let isOver = false
  let timer: NodeJS.Timeout | undefined
  const begin = async (again: boolean): Promise<void> => {
    const one = new pg.Client({ ...options, keepAlive: true })
    client = one
    let isLost = false
    // A connection whose other end is gone says nothing by itself.
    const asking = setInterval(() => {
      one.query('select 1').catch(lost)
    }, askEveryMs)
    asking.unref()
    const lost = (): void => {
      if (isLost) return
      isLost = true
      clearInterval(asking)
      one.end().catch(() => undefined)
      if (!isOver) timer = setTimeout(() => void begin(true), retryMs)
    }
    one.on('error', lost)
    one.on('end', lost)
    one.on('notification', ({ payload = '' }) => onMessage(payload))
    try {
      await one.connect()
      await one.query(`listen ${channel}`)
      if (again) onMissed()
    } catch {
      lost()
    }
  }
  return {
    begun: begin(false),
    async stop() {
      isOver = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}
