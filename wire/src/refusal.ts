import { codes, type CodeName } from './codes.ts'

/** A refused envelope: `code` names the outcome, `message` is the sentence for people, `reason` is for the log and must never be sent. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: CodeName
  readonly reason: string

  constructor(code: CodeName, reason: string) {
    super(codes[code].msg)
    this.code = code
    this.reason = reason
  }
}
