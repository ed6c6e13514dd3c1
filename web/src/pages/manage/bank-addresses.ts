import type { BankAddresses } from '#questions'
import { base } from './screen.ts'

const list = `${base}/questions`

/** The addresses of the bank in the management area. */
export const managedBank: BankAddresses = {
  list,
  bring: `${list}/import`,
  one: (id) => `${list}/${id}`,
  write: (id) => (id === undefined ? `${list}/new` : `${list}/${id}/edit`),
}
