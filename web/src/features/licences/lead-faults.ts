import { messageOf } from '#ui'
import { CallError, code } from '#call'
import { addLead } from '@xinglin/contract/licences'

/** The lines of the contact form. */
export type Lead = { readonly Name: string; readonly Phone: string; readonly Message: string }

/** What is wrong with each line, as a sentence, and with the form as a whole; empty where nothing is. */
export type Faults = Lead & { readonly whole: string }

/** A form that nobody has touched, and one without faults. */
export const emptyLead: Lead = { Name: '', Phone: '', Message: '' }
export const noFaults: Faults = { ...emptyLead, whole: '' }

const isLine = (name: unknown): name is keyof Lead => typeof name === 'string' && name in emptyLead

/** What the contract says against a form, line by line, so that server and browser say the same. */
export const faultsOf = (lead: Lead): Faults | undefined => {
  const read = addLead.input.safeParse({ CourseId: '', ...lead })
  if (read.success) return undefined
  const messages = read.error.issues.flatMap(({ path: [line], message }) =>
    isLine(line) ? [[line, message] as const] : [],
  )
  // The first objection to a line is the one that helps.
  return { ...noFaults, ...Object.fromEntries(messages.toReversed()) }
}

/** Where a refusal of the server belongs. */
export const refusalOf = (error: unknown, lead: Lead): Faults => {
  const message = messageOf(error)
  const sensitive = error instanceof CallError && error.code === code.sensitive
  return sensitive && lead.Message
    ? { ...noFaults, Message: message }
    : { ...noFaults, whole: message }
}
