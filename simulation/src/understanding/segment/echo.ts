import { isAsked, normalise, plain } from '../text/normalise.ts'

// What may come and go when an answer is said again (都是喝粥, 更多了).
const filler = /[您他她的了呢吧啊呀哦噢嗯诶哎那就是都也还很太]/g
/** So much of a clause must stand in the answer, in pieces of two characters or more. */
const minSaid = 0.7
/** A clause of one character repeats an answer that is hardly longer. */
const terse = 3

const bareOf = (text: string): string => plain(normalise(text)).replaceAll(/[，。、\s]/g, '')

/** Which share of a text stands in another, in pieces of two characters or more. */
const shareIn = (text: string, other: string): number => {
  if (text.length === 1) return other.length <= terse && other.includes(text) ? 1 : 0
  let held = 0
  for (let at = 0; at < text.length;) {
    let length = 0
    while (at + length < text.length && other.includes(text.slice(at, at + length + 1))) length += 1
    if (length > 1) held += length
    at += length > 1 ? length : 1
  }
  return held / text.length
}

/** Tells which clauses only say again what was just answered (黏液，有没有血丝): they ask for nothing themselves. */
export const echoOf = (answer: string | undefined): ((clause: string) => boolean) => {
  if (answer === undefined) return () => false
  const answered = bareOf(answer).replaceAll(filler, '')
  return (clause) => {
    if (isAsked(clause)) return false
    const bare = bareOf(clause).replaceAll(filler, '')
    return bare !== '' && shareIn(bare, answered) >= minSaid
  }
}

/** The clauses of a turn without those that only repeat the answer before it; all of them where nothing else is said. */
export const withoutEchoes = <T extends { readonly text: string }>(
  clauses: readonly T[],
  answer: string | undefined,
): readonly T[] => {
  const isEcho = echoOf(answer)
  const own = clauses.filter((clause) => !isEcho(clause.text))
  return own.length > 0 ? own : clauses
}
