import type { SmsSender } from '#sign-in-methods'

/** A message as a telephone would have shown it. */
export type SentMessage = {
  readonly phone: string
  readonly text: string
  readonly params: Readonly<Record<string, string>>
}

/** A sender that keeps what it was given to send. */
export const keptMessages = (): { sender: SmsSender; sent: SentMessage[] } => {
  const sent: SentMessage[] = []
  return {
    sent,
    sender: {
      pretends: false,
      send: async (phone, { text, params }) => void sent.push({ phone, text, params }),
    },
  }
}
