import * as z from 'zod/mini'

/** The most telephones and addresses to which one invitation is sent. */
export const maxSentTo = 200

const telephone = /^1[3-9]\d{9}$/
const mail = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

/** By which way an address is reached: a mobile telephone or mail; undefined for anything else. */
export const channelOfAddress = (address: string): 'sms' | 'email' | undefined => {
  if (telephone.test(address)) return 'sms'
  return mail.test(address) && address.length <= 100 ? 'email' : undefined
}

/** Telephones and addresses as somebody pasted them: one a line, or between commas or spaces; each once. */
export const addressesIn = (text: string): string[] => [
  ...new Set(
    text
      .normalize('NFKC')
      .split(/[\s,;、，；]+/)
      .map((one) => one.trim())
      .filter((one) => one !== ''),
  ),
]

/** What became of an invitation that was sent. */
export const SentInvitation = z.strictObject({
  Waiting: z.number(),
  Sent: z.number(),
  Failed: z.number(),
  /** What was not sent, the first twenty, with the reason. */
  Failures: z.array(z.strictObject({ To: z.string(), Reason: z.string() })),
})
export type SentInvitation = z.output<typeof SentInvitation>
