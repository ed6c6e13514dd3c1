import { createHmac } from 'node:crypto'

/** A message to a telephone: which of the installation's templates, with what in its places, and as it reads. */
export type SmsMessage = {
  readonly template: 'code' | 'registered' | 'declined' | 'message'
  /** Stands before the text in brackets, as messages are signed: the name of the school. */
  readonly sign: string
  readonly params: Readonly<Record<string, string>>
  readonly text: string
}

/** Sends text messages. */
export type SmsSender = {
  /** Nothing leaves this machine: for trying, and never in production. */
  readonly pretends: boolean
  readonly send: (phone: string, message: SmsMessage) => Promise<void>
}

/** Writes messages to the log instead of sending them, so that the doors can be tried without a provider. */
export const logSender = (write: (line: string) => void): SmsSender => ({
  pretends: true,
  send: async (phone, { sign, text }) => write(`SMS (not sent) to ${phone}: 【${sign}】${text}`),
})

const patienceMs = 10_000

/**
 * Hands messages to a gateway by HTTP: a JSON body of phone, sign, template, params and text, with the time in
 * `X-Timestamp` and the HMAC-SHA256 of time, line break and body under the shared key in `X-Signature`. Campus gateways and
 * the adapters of providers speak this; any status of 2xx is a message taken.
 */
export const gatewaySender = (url: string, key: string): SmsSender => ({
  pretends: false,
  async send(phone, message) {
    const body = JSON.stringify({ phone, ...message })
    const at = String(Date.now())
    const signature = createHmac('sha256', key).update(`${at}\n${body}`).digest('hex')
    const answered = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'x-timestamp': at,
        'x-signature': signature,
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    })
    await answered.body?.cancel()
    if (!answered.ok) throw new Error(`the gateway of messages answered ${answered.status}`)
  },
})
