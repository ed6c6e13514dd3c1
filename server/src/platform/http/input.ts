import { codes, type JsonObject } from '@xinglin/wire'
import { withoutEmpty, type Call } from '@xinglin/contract/call'
import { Refused } from '#platform/visit'

/** Rules on a field that has the right type; every other issue means that the shape itself is wrong. */
const fieldRules = new Set(['too_small', 'too_big', 'invalid_format', 'custom', 'not_multiple_of'])

/**
 * The input a handler gets: optional members that are null or the empty text count as absent, unknown ones are dropped. A
 * wrong shape is −10006 without a reason, a broken field rule −10008 with its
 * sentence.
 */
export const parseInput = (call: Call, body: JsonObject): unknown => {
  const read = call.input.safeParse(withoutEmpty(call.input, body))
  if (read.success) return read.data
  const issue = read.error.issues[0]
  const { badField, badBody } = codes
  if (issue && fieldRules.has(issue.code)) {
    const sentence = /\p{Script=Han}/u.test(issue.message) ? issue.message : badField.msg
    throw new Refused(badField.code, sentence)
  }
  throw new Refused(badBody.code, badBody.msg, {
    reason: JSON.stringify(read.error.issues).slice(0, 500),
  })
}
